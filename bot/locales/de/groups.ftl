### Ligen und andere Gruppen.

groups-own-threads = Jede Gruppe hat in diesem Kanal ihren eigenen Thread: Tabelle, Partien, Ergebnisse. Sie öffnen sich nacheinander: Bis deiner da ist, drück **{ $button }**.
groups-my-group = Meine Gruppe
groups-which-game = Welche deiner Partien ist vorbei?
groups-timed-out-noted = Notiert. Die Turnierleitung sieht sich die Partie an und wertet sie als auf Zeit verloren.
groups-lost-on-time = Auf Zeit verloren.
groups-ruled = Entschieden: Die Partie ist auf Zeit verloren.
groups-games-played =
    { $played } von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gespielt.
groups-stage-begins =
    {""}**{ $title }** beginnt mit { $entrants ->
        [one] { $entrants } Spieler
       *[other] { $entrants } Spielern
    } in { $groups ->
        [one] { $groups } Gruppe
       *[other] { $groups } Gruppen
    }.
groups-outside = In keiner Gruppe: { $names }.
groups-group-begins-games-1 = **{ $title }** beginnt.
groups-group-begins =
    {""}**{ $title }** beginnt: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, ab sofort offen, in beliebiger Reihenfolge.
groups-complete = { $title }: Alle Partien sind gespielt
groups-group-opens = **{ $title }** beginnt. Es gibt dafür einen eigenen Thread.
groups-more-games = **{ $title }**: Die nächste Partie ist offen.
groups-see-thread = Dein Thread: <#{ $thread }>
groups-lost-on-time-2 = { $players }: { $absent } hat auf Zeit verloren oder nicht gespielt.
groups-timed-out = **{ $player }** sagt, dass **{ $opponent }** die Partie auf Zeit verloren hat. Bitte seht euch die Partie an und entscheidet.
groups-time-control = Bedenkzeit: { $time_control }
groups-how-to-report = Lade deine Gegner ein, spiel, und drücke **Ergebnis melden**, wenn eine Partie vorbei ist; das kann jeder von euch beiden.
groups-under-way = Im Gange
groups-parts-title = Von den Gruppen bis zum Finale
