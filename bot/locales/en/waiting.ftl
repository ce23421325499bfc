### What people read while something long is being worked out.

waiting-waiting = One moment, I'm still finishing something else.
waiting-database = Working on it. The database is busy with something else; nothing is lost.
waiting-done-already = That is already done, or was stopped; there is nothing left to stop.
waiting-stopping = Stopping…
# How far it has come, as a bar and in numbers.
waiting-so-far =
    Simulating, step { $step }: { $done } of { $total }
    `{ $filled }{ $bar }`
