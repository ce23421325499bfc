### Results of many games at once.

bulk-form-title = Résultats
bulk-lines = Une partie par ligne
bulk-lines-help = Comme 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = Voici ce que je lis. Rien n'est encore enregistré.
bulk-enter = Tout enregistrer
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } résultat est enregistré.
       *[other] { $games } résultats sont enregistrés.
    }
