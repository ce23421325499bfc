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
ratings-title-list = Wertungsliste
ratings-preview-list =
    { $count ->
        [one] { $count } Person würde
       *[other] { $count } Personen würden
    } sich ändern. Noch ist nichts geändert.
ratings-same-as-list = Alle, die in der Liste stehen, haben schon ihre Werte.
ratings-doubtful = Nicht sicher
ratings-not-in-list = Nicht in der Liste
ratings-which = Welche Zeile der Liste ist diese Person?
ratings-nobody = keine davon
ratings-ask = Wer ist wer?
ratings-taken-from-list =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    } geändert.
