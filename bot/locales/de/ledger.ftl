### Startgeld, Preise, Fonds.

ledger-ledger = Kassenbuch
ledger-fund = Fonds für Sieger von Partien
ledger-fees = Startgelder
ledger-nothing = In diesem Turnier gibt es kein Startgeld, keine Preise und keinen Fonds.
ledger-nothing-is-collected = Das ist nur eine Liste: Hier wird nichts kassiert und nichts ausgezahlt.
ledger-not-final = Nach jetzigem Stand; endgültig wird es mit der Tabelle.
ledger-headings-unpaid = Nicht bezahlt
ledger-headings-paid = Bezahlt
ledger-headings-owed-back = Zurückzuzahlen
ledger-headings-kept = Einbehalten
ledger-headings-returned = Zurückgezahlt
ledger-causes- = {""}
ledger-causes-forfeit = kampflos verloren
ledger-causes-drop-out = ausgestiegen
ledger-causes-director = Entscheidung der Turnierleitung
ledger-fund-none = { $amount }; in der letzten Phase wurde keine Partie gespielt.
ledger-fund-over =
    { $final ->
        [yes] { $amount }, verteilt auf { $games ->
            [one] { $games } Partie
           *[other] { $games } Partien
        }.
       *[no] { $amount }, verteilt auf { $games ->
            [one] { $games } bisher gespielte Partie
           *[other] { $games } bisher gespielte Partien
        }.
    }
