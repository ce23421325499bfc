### Während etwas Langes gerechnet wird.

waiting-waiting = Einen Moment, ich bin noch mit etwas anderem beschäftigt.
waiting-database = Bin dran. Die Datenbank ist gerade anderweitig beschäftigt; es geht nichts verloren.
waiting-done-already = Das ist schon fertig oder abgebrochen; es gibt nichts mehr abzubrechen.
waiting-stopping = Wird abgebrochen…
waiting-so-far =
    Simulation, Schritt { $step }: { $done } von { $total }
    `{ $filled }{ $bar }`
