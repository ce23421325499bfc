### Die Live-Tafel eines Turniers.

board-next = Als Nächstes
board-standings = Tabelle
board-leaders = In Führung
board-games = Noch zu spielen
board-all-played = Alle Partien sind gespielt; als Nächstes kommt die Endtabelle.
board-directors-pair = Die Turnierleitung startet die nächste Runde.
board-paused = Der Zeitplan pausiert.
board-draft = Die Anmeldung ist nicht offen.
board-not-posted = Es gibt noch keine Tafel: Sie kommt mit der Anmeldung.
board-posted-anew = Die Tafel steht jetzt wieder ganz unten im Kanal.
board-not-pinned = Ich konnte die Tafel dieses Turniers nicht anpinnen. Bitte gib mir in seinem Kanal die Berechtigung *Nachrichten anpinnen*, oder löse eine Nachricht, falls der Kanal voll davon ist; oder pinne die Tafel selbst an. Aktuell bleibt sie in jedem Fall.
board-round-played =
    {""}**{ $title }**: { $played } von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gespielt
board-questions =
    Bevor es weitergeht, { $count ->
        [one] fehlt noch { $count } Antwort
       *[other] fehlen noch { $count } Antworten
    }.
board-games-until = Gespielt wird bis { $at }
board-and-others = und { $count } mehr
board-branch-open = **{ $title }** wird daneben von { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spielern
} gespielt und hat noch keine Ergebnisse.
board-branch-begun = **{ $title }** wird daneben noch gespielt.
board-branch-held = **{ $title }** ist vorbei. Gewonnen: **{ $names }**.
board-branch-cancelled = **{ $title }** wurde abgesagt.
board-where = Die Tafel steht hier: { $url }
board-picture-of = Bild von { $at }; es wird höchstens einmal pro Minute erneuert.
board-on-hold = Angehalten: Weiter geht es, wenn die Turnierleitung es weitergehen lässt.
board-results =
    Es fehlen noch { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    }.
# What comes next in an evening. $at: in 2 minutes
board-soon = Gleich: { $what } { $at }
board-final-standings = Endstand
