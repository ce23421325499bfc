### Was Formate sagen.

format-tiered-league-title = Ligen in Stufen

format-tiered-league-summary = Ligen mit 5 bis 10 Spielern in Stufen, mit Auf- und Abstieg und einem Titelkampf.

format-tiered-league-left-over = Es gibt { $found } Spieler und Ligen für { $limit }: Die übrigen sind zu wenige für eine weitere Liga mit 5.
format-tiered-league-left-over-holder = Außer dem Titelinhaber gibt es { $found } Spieler und Ligen für { $limit }: Die übrigen sind zu wenige für eine weitere Liga mit 5.

format-tiered-league-tier-overfull = Bei { $found } Spielern führt der letzte Platz in dieselbe Stufe, in der nur Platz für { $limit } ist. Bitte korrigiere last_tier und last_rank.

format-tiered-league-bad-record = last_tier und last_rank können nicht unter 0 sein. Bitte korrigiere sie für { $who }.

format-tiered-league-two-holders = Nur ein Spieler kann den Titel haben (last_tier 0). Bitte korrigiere es bei einem von { $who }.

format-tiered-league-holder = { $who1 } hat den Titel und wartet auf den Sieger von Liga A.

format-tiered-league-full-tier = Stufe { $tier }: { $players } Spieler, Ligen: { $leagues }.

format-tiered-league-lowest-tier = Stufe { $tier }, die unterste: { $players } Spieler, Ligen: { $leagues }.

format-tiered-league-lost-title = { $who1 } hat den Titel verloren und spielt in Stufe { $tier }.

format-tiered-league-stays-on-top = { $who1 } bleibt in Stufe { $tier }: Platz { $rank } dort.

format-tiered-league-goes-up = { $who1 } steigt in Stufe { $tier } auf: Platz { $rank } in Stufe { $last }.

format-tiered-league-stays = { $who1 } bleibt in Stufe { $tier }: Platz { $rank } dort.

format-tiered-league-goes-down = { $who1 } steigt in Stufe { $tier } ab: Platz { $rank } in Stufe { $last }.

format-tiered-league-in-lowest = { $who1 } war auf Platz { $rank } in Stufe { $last } und spielt in Stufe { $tier }, der untersten.

format-tiered-league-drawn = { $who1 } füllt Stufe { $tier } auf: am besten von den übrigen, mit { $value }.

format-tiered-league-drawn-with-bonus = { $who1 } füllt Stufe { $tier } auf: am besten von den übrigen, mit { $rating } + { $bonus } = { $value }.

format-tiered-league-drawn-disqualified = { $who1 } füllt Stufe { $tier } auf: am besten von den übrigen, mit { $value }; kein Bonus nach einer Disqualifikation.

format-tiered-league-next-in-line = Als Nächstes für Stufe { $tier } kam { $who1 } mit { $value }.

format-tiered-league-left = { $who1 } spielt in Stufe { $tier }, der untersten, und hat keinen Platz aus dem letzten Zyklus.

format-tiered-league-league = { $who1 } ist Nummer { $number } in Stufe { $tier } ({ $rating }) und spielt in Liga { $league }.

format-tiered-league-round = Partien { $round } von { $rounds } jeder Liga. Alle Partien sind auf einmal offen; spielt sie in beliebiger Reihenfolge.

format-tiered-league-table = { $who1 } und { $who2 } sind beide in Liga { $league }, in der jeder gegen jeden spielt.

format-tiered-league-walkover = { $who1 } bekommt den Punkt ohne Partie: { $who2 } ist ausgeschieden.

format-tiered-league-title-game = Partie { $game } um den Titel: { $who1 } hat ihn, { $who2 } hat Liga A gewonnen. { $wins } { $wins ->
    [one] Sieg reicht
   *[other] Siege reichen
    }.

format-tiered-league-title-sides = { $who1 } hat in der ersten Partie per Los Schwarz; danach wechseln die Seiten jedes Mal.

format-tiered-league-line-title = ↑ Titelkampf

format-tiered-league-line-up = ↑ in Stufe { $tier }

format-tiered-league-line-down = ↓ in Stufe { $tier }

format-tiered-league-holds-title = { $who1 } hat den Titel.

format-tiered-league-won-title = { $who1 } gewinnt den Titel.

format-tiered-league-trophy = { $who1 } gewinnt den Pokal für Platz { $place } der Liga { $league }.

format-tiered-league-parted-by-sodos = { $who1 } steht vor { $who2 }: gleich viele Punkte, aber Siege gegen stärkere Gegner (SODOS).

format-tiered-league-parted-by-last-tier = { $who1 } steht vor { $who2 }: gleich nach Punkten und SODOS, aber im letzten Zyklus in einer höheren Stufe.

format-tiered-league-parted-by-last-rank = { $who1 } steht vor { $who2 }: gleich nach Punkten und SODOS, aber im letzten Zyklus besser platziert.

format-tiered-league-parted-by-rating = { $who1 } steht vor { $who2 }: gleich nach Punkten, SODOS und letztem Zyklus, aber höhere Wertungszahl.

format-tiered-league-parted-by-sign-up = { $who1 } steht vor { $who2 }: in allem gleich, aber früher angemeldet.

format-tiered-league-name-black = Schwarz

format-tiered-league-name-black-2 = Schwarz

format-tiered-league-name-white = Weiß

format-tiered-league-name-white-2 = Weiß

format-tiered-league-name-league-league = Liga { $league }

format-tiered-league-name-title-match = Titelkampf

format-tiered-league-name-no-rating = keine Wertungszahl

format-tiered-league-head-league = Liga

format-tiered-league-column-league = Die Liga und der Platz darin.

format-tiered-league-column-sodos = Die Punkte aller, die der Spieler besiegt hat.

format-tiered-league-head-possible = Möglich

format-tiered-league-column-possible = Die Plätze in der Liga, die der Spieler noch erreichen kann.

format-tiered-league-head-next = Danach

format-tiered-league-column-next = Die Stufe, in die dieser Platz führt, wenn der nächste Zyklus ebenso viele Stufen hat.

format-tiered-league-field-last-tier = Die Stufe im letzten Zyklus: 1 ist Liga A, 0 der Titel; leer für neue Spieler.

format-tiered-league-field-last-rank = Der Platz in der Liga des letzten Zyklus; 0 für den, der den Titel verloren hat.

format-tiered-league-field-last-disqualified = 1 bei Disqualifikation im letzten Zyklus, etwa nach Zeitüberschreitung; sonst 0.

format-tiered-league-option-invitations-label = Einladungen

format-tiered-league-option-invitations = Müssen alle Angemeldeten vor dem Beginn eine Einladung annehmen? Wer es nicht tut, ist nicht dabei.

format-tiered-league-option-invitation-days-label = Tage für die Einladung

format-tiered-league-option-invitation-days = Wie viele Tage man hat, um auf die Einladung zu antworten.

format-tiered-league-option-title-match = Fordert der Sieger der Liga A den Titelträger heraus? Nein, wenn dieser nicht mitspielt.

format-tiered-league-option-title-games-label = Titelpartien

format-tiered-league-option-title-games = Der Titelkampf geht über so viele Partien.

format-tiered-league-option-title-held = Hält jemand den Titel aus der Zeit davor? Wer ihn hält, behält ihn, wenn er nicht mitspielt.

format-tiered-league-option-title-held-label = Titelträger von zuvor

format-tiered-league-title-kept-by-absent = Der Titel bleibt bei seinem Träger, der nicht mitspielt: Niemand spielt um ihn.

format-tiered-league-name-title = Titel
format-tiered-league-missed-title-games = Runden ohne { $who1 } bisher: { $rounds }. In ihnen ging es nur um den Titel; in den Ligen zählen sie nichts.

format-tiered-league-listed-rank-0 = Platz 0 heißt, dass der Titel verloren wurde, und gehört zu Stufe 1

format-tiered-league-listed-holders = nur ein Spieler kann den Titel haben (Stufe 0)

format-tiered-league-listed-lost-title = nur ein Spieler kann den Titel verloren haben (Platz 0)

format-tiered-league-listed-places = { $found } Spieler auf Platz { $place } von Stufe { $tier }, die höchstens { $limit } { $limit ->
    [one] Liga
   *[other] Ligen
    } hatte

format-tiered-league-listed-holder = hat den Titel

format-tiered-league-listed-lost = hat den Titel verloren

format-tiered-league-listed-lost-in = hat den Titel verloren, jetzt Stufe { $tier }

format-tiered-league-listed-back = Platz { $rank } in Stufe { $last }

format-tiered-league-listed-back-in = Platz { $rank } in Stufe { $last }, jetzt Stufe { $tier }

format-tiered-league-listed-disqualified = Platz { $rank } in Stufe { $last }, disqualifiziert

format-tiered-league-listed-disqualified-in = Platz { $rank } in Stufe { $last }, disqualifiziert, jetzt Stufe { $tier }

format-tiered-league-listed-new = kein Platz aus dem letzten Zyklus

format-tiered-league-listed-new-in = kein Platz aus dem letzten Zyklus, jetzt Stufe { $tier }

format-tiered-league-rule-invitations-yes = Wer sich angemeldet hat, muss vor Beginn eine Einladung annehmen; wer das nicht tut, ist nicht dabei.

format-tiered-league-rule-invitations-no = Wer sich angemeldet hat, spielt; Einladungen gibt es nicht.

format-tiered-league-rule-invitation-days = Eine Einladung kann { $value } Tage lang beantwortet werden.

format-tiered-league-rule-title-held-yes = Jemand hat den Titel von früher und behält ihn, wenn er nicht mitspielt.

format-tiered-league-rule-title-held-no = Niemand hat den Titel von früher.

format-tiered-league-rule-title-match-yes = Wer Liga A gewinnt, fordert den Titelträger heraus.

format-tiered-league-rule-title-match-no = Um den Titel wird nicht gespielt.

format-tiered-league-rule-title-games-1 = Der Titelkampf ist eine Partie.

format-tiered-league-rule-title-games = Der Titelkampf geht über höchstens { $value } Partien; wer die meisten gewinnt, hat den Titel.

format-tiered-league-title-kept-by = { $who1 } spielt nicht mit und behält den Titel: Niemand spielt um ihn.

format-tiered-league-title-kept-by-still = { $who1 } hat nicht mitgespielt und behält den Titel.

format-tiered-league-title-kept-by-absent-still = Der Titel bleibt bei seinem Träger, der nicht mitgespielt hat.
