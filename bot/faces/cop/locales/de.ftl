## Eine COP-Runde in wenigen Zeilen.

cop-preview-no-repeats = Keine Wiederholungen.
cop-preview-leader = Wer führt, **{ $name }**, spielt gegen **{ $opponent }**.
cop-preview-window = Platz { $place }; bis Platz { $lowest } können noch andere aufschließen, aber so ist die Runde im Ganzen besser.
cop-preview-window-lowest = Platz { $place }, der letzte, von dem aus man noch aufschließen kann.
cop-preview-gibsonized = Gibsonisiert: { $names }.
cop-preview-contender = { $place } **{ $name }** (Rang { $rank })
cop-preview-contenders = Die letzten Anwärter auf die Preise: { $names }.
cop-preview-repeat =
    { $players } ({ $times ->
        [one] einmal zuvor
       *[other] { $times }-mal zuvor
    }, zuletzt in Runde { $last })
cop-preview-repeats =
    { $count ->
        [one] Eine Wiederholung
       *[other] { $count } Wiederholungen
    }: { $pairs }.
cop-preview-more-repeats = … und { $count } weitere.

## Umzug zu tsh und zurück.

cop-tsh-problems-no-folder = das ist keine Zip-Datei eines tsh-Ordners: config.tsh und die Datei jeder ihrer Divisionen müssen darin sein
cop-tsh-problems-unreadable = „{ $found }“ ist kein Spieler: Schreib Name, Wertungszahl, Gegner; dann nach einem Semikolon die Punkte
cop-tsh-problems-long-name = der Name „{ $found }“ ist länger als 80 Zeichen
cop-tsh-problems-no-such-opponent = einen Spieler mit der Nummer { $found } gibt es nicht
cop-tsh-problems-self = der Spieler spielt gegen sich selbst
cop-tsh-problems-not-mutual = Spieler { $found } hat diesen Spieler nicht als Gegner
cop-tsh-problems-gap = dort sind nur manche Spieler gepaart, obwohl es Punkte oder eine spätere Runde gibt
cop-tsh-problems-too-few = ein Turnier braucht zwei Spieler, hier sind es { $found }
cop-tsh-problems-too-many = es sind { $found } Spieler, höchstens 1.000 gehen
cop-tsh-problems-too-many-rounds = es sind { $found } Runden, höchstens 60 gehen
cop-tsh-exported = Die Division, wie tsh sie liest, mit einer Konfiguration für den Anfang: Leg beide Dateien in einen Event-Ordner von tsh. Kampflose Partien sind dort Freilose, und ein Sieg ohne Punkte wird als 1:0 geschrieben.
cop-tsh-mixed-spreads = In der Datei sind Freilose verschieden viel wert; hier zählt jedes Freilos und jedes Fehlen mit der Differenz { $spread }.
cop-tsh-refused = Die Datei kann nicht übernommen werden: { $problems }. Nichts wurde geändert; bitte korrigiere sie und schick sie noch einmal.
cop-tsh-at-line = Zeile { $line }: { $problem }
cop-tsh-at-line-and-round = Zeile { $line }, Runde { $round }: { $problem }
cop-tsh-at-round = Runde { $round }: { $problem }
cop-tsh-imported =
    {""}**{ $title }** ist jetzt hier, und du leitest es: { $players } { $players ->
        [one] Spieler
       *[other] Spieler
    }, { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }, offene Partien: { $open }. Alle darin sind Gäste; `/players replace` stellt ein Mitglied dieses Servers hinter einen Namen.
cop-tsh-exported-folder = Ein Event-Ordner von tsh mit den Divisionen { $divisions }. Kampflose Partien sind dort Freilose, und ein Sieg ohne Punkte wird als 1:0 geschrieben.
cop-tsh-one-value = Das ist in den Divisionen verschieden, aber tsh hat einen Wert für alle; geschrieben ist der von Division A: { $options }.
