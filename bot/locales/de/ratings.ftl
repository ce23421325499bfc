### Wertungszahlen von einer Spielplattform.

ratings-title = Wertungszahlen bei online-go.com
ratings-troubles-unreachable = der Server hat nicht geantwortet; versuch es später noch einmal
ratings-troubles-unreadable = in der Antwort des Servers steht keine Wertungszahl
ratings-not-read = Nicht gelesen
ratings-without-number = Keine Nummer angegeben
ratings-same = Alle Wertungszahlen sind schon so wie dort.
ratings-preview =
    { $count ->
        [one] { $count } Wertungszahl würde
       *[other] { $count } Wertungszahlen würden
    } sich ändern. Noch ist nichts geändert.
ratings-taken-over =
    { $count ->
        [one] { $count } Wertungszahl
       *[other] { $count } Wertungszahlen
    } übernommen.
ratings-change = { $name } ({ $there }): { $before } → { $after }
ratings-none = keine
ratings-title-at = Wertungszahlen bei { $server }
ratings-troubles-unknown-account = dieses Konto gibt es nicht
ratings-without-account = Kein Konto verknüpft
