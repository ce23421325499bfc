### Während etwas Langes gerechnet wird.

waiting-waiting = Bin dran. Vorher wird noch etwas anderes berechnet.
waiting-done-already = Das ist schon fertig oder abgebrochen; es gibt nichts mehr abzubrechen.
waiting-stopping = Wird abgebrochen…
waiting-so-far =
    Simulation, Schritt { $step }: { $done } von { $total }
    `{ $filled }{ $bar }`
