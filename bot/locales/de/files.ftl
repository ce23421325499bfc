### Dateien zum Mitnehmen.

files-sights-podium = Podium
files-sights-standings = Tabelle
files-sights-crosstable = Kreuztabelle
files-sights-groups = Gruppen
files-sights-bracket = Turnierbaum
files-sights-lives = Leben
files-exports-tables = Tabellen für Tabellenprogramme
files-exports-report = ein Bericht zum Lesen und Drucken
files-exports-calendar = ein Kalender der Partien
files-exports-mine = ein Kalender deiner Partien
files-exports-log = das ganze Protokoll, für Turnierleiter
files-exports-chess = eine Datei für Schachprogramme (TRF)
files-rounds = Alle Runden
files-seeds = Setzliste
files-draws = Auslosungen
files-chronicle = Was alle erfahren haben
files-availability = Wann die Spieler können
files-forms = Was abgegeben wurde
files-sealed = versiegelt
files-all-games = alle Partien
files-where = Discord
files-tentative-time = Diese Zeit ist vorläufig.
files-tables-exported = Alles als Tabellen für Tabellenprogramme. Die Zeiten sind in UTC.
files-report-exported = Das ganze Turnier auf einer Seite, für alle. Sie öffnet sich in jedem Browser, auch offline, und lässt sich drucken.
files-calendar-exported = Öffne die Datei mit deinem Kalender. Ändern sich Zeiten, hol sie dir noch einmal: Was schon im Kalender steht, verschiebt sich dann.
files-no-events = Ich darf auf diesem Server keine Events erstellen, deshalb erscheinen Runden nicht unter *Events*. Wenn du sie dort willst, gib mir die Berechtigung *Events erstellen*. Alles andere geht auch ohne.
files-time-control = Bedenkzeit: { $text }
files-chess-exported =
    Die Turnierdatei des Schachverbands (TRF), mit { $rounds ->
        [one] { $rounds } vollständigen Runde
       *[other] { $rounds } vollständigen Runden
    }.
files-more-games =
    … und { $count ->
        [one] { $count } weitere Partie
       *[other] { $count } weitere Partien
    }
files-no-subscribing = Kalender lassen sich hier nicht abonnieren: Wer diesen Bot betreibt, hat keine Seiten eingerichtet. `/tournament export what:mine` gibt dir eine Datei.
files-calendar-address = Abonniere diese Adresse in deinem Kalender: alle deine Spiele, aus allen Turnieren, immer aktuell. Behalte sie für dich, denn wer sie hat, sieht deine Spiele:
files-calendar-renewed = Die alte Adresse ist geschlossen. Das ist die neue deines Kalenders:
files-exports-games = die Züge der Partien auf einem Spielserver (PGN)
files-games-exported = Die Partien, die ein Ergebnis haben, mit allen Zügen. Schachprogramme lesen die Datei, und eine Studie auf lichess nimmt sie auf: ein Kapitel je Partie, bis zu 64.
files-trf-continued =
    {""}**{ $title }** ist jetzt hier, und du leitest es: { $players } { $players ->
        [one] Spieler
       *[other] Spieler
    }, { $rounds } von { $planned } { $planned ->
        [one] Runde
       *[other] Runden
    }, offene Partien: { $open }. Alle darin sind Gäste; `/players replace` stellt ein Mitglied dieses Servers hinter einen Namen.
files-trf-gone =
    { $players } { $players ->
        [one] Spieler ist
       *[other] Spieler sind
    } draußen, weil die nächste Runde weder Partie noch Punkte für sie hat; `/players reinstate` holt jemanden zurück.
