### Results of many games at once.

bulk-form-title = Resultados
bulk-lines = Una partida por línea
bulk-lines-help = Como 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = Así lo leo. Todavía no se ha anotado nada.
bulk-enter = Anotar todo
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } resultado anotado.
       *[other] { $games } resultados anotados.
    }
