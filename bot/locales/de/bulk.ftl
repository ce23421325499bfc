### Results of many games at once.

bulk-form-title = Ergebnisse
bulk-lines = Eine Partie je Zeile
bulk-lines-help = Etwa 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = So lese ich es. Noch ist nichts eingetragen.
bulk-enter = Alle eintragen
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } Ergebnis ist eingetragen.
       *[other] { $games } Ergebnisse sind eingetragen.
    }
