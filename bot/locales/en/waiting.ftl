### What people read while something long is being worked out.

waiting-waiting = Working on it. Something else is being worked out before.
waiting-database = Working on it. The database is busy with something else; nothing is lost.
waiting-done-already = That is done already, or has been stopped; there is nothing to stop any more.
waiting-stopping = Stopping…
# How far it has come, as a bar and in numbers.
waiting-so-far =
    Simulating, step { $step }: { $done } of { $total }
    `{ $filled }{ $bar }`
