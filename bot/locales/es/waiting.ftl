### What people read while something long is being worked out.

waiting-waiting = Un momento, todavía estoy terminando otra cosa.
waiting-database = Estoy en ello. La base de datos está ocupada con otra cosa; no se pierde nada.
waiting-done-already = Eso ya está hecho, o se ha parado; ya no hay nada que parar.
waiting-stopping = Parando…
waiting-so-far =
    Simulando, paso { $step }: { $done } de { $total }
    `{ $filled }{ $bar }`
