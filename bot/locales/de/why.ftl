### Rund um die Gründe.

why-why = Warum?
why-pairing = Die Paarung
why-bye = Das Freilos
why-no-game = Keine Partie
why-time = Die Zeit der Partie
why-whole-round = Die Runde als Ganzes
why-standing = Der Platz in der Tabelle
why-seed = Der Setzplatz
why-changes = Änderungen nach der Veröffentlichung
why-not-in-round = Nicht in dieser Runde.
why-numbers-decide = Die Zahlen entscheiden; es gab keinen Gleichstand aufzulösen.
why-no-round = So eine Runde ist nicht veröffentlicht.
why-idle = In dieser Runde nicht gepaart; das ist kein Freilos.
why-seeded-by-strength = Die Reihenfolge am Start richtet sich nach der Stärke.
why-seeded-by-standings = Die Reihenfolge am Start richtet sich nach der Tabelle der vorigen Phase.
why-mended = angepasst, weil jemand ausgestiegen ist
why-by-director = durch die Turnierleitung
why-place = { $rank } Platz, { $came_to }.
why-seed-2 = Setzplatz { $number } von { $of }.
why-cited = { $text } (Regel { $rule }).
why-read-a-rule = Eine Regel nachlesen: `/tournament rules rule:{ $rule }`.
why-result = Das Ergebnis
why-seeded-by-hand = Die Reihenfolge am Start wurde von Hand festgelegt.
why-seeded-by-lot = Die Reihenfolge am Start wurde ausgelost.
why-seeded-by-entry = Die Reihenfolge am Start ist die der Anmeldung.
