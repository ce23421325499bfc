### Results of many games at once.

bulk-form-title = Results
bulk-lines = One game per line
bulk-lines-help = Like 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = This is how I read it. Nothing has been entered yet.
bulk-enter = Enter all
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } result is recorded.
       *[other] { $games } results are recorded.
    }
