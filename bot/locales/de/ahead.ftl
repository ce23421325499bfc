### Vorausgeloste Runden.

ahead-standings-after-base = Stand nach Runde { $base }
ahead-standings-after = Setzliste
ahead-button = Runde { $number } auslosen ({ $base })
ahead-based-on = Im Voraus ausgelost. Grundlage: { $base }.
ahead-published = Veröffentlicht: { $title }.
