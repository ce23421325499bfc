### Wie Leute ohne Namen heißen.

people-somebody = dieser Spieler
people-timetable = der Zeitplan
people-unknown-person = jemand, den ich nicht mehr kenne
people-nameless = Teilnehmer { $value }
