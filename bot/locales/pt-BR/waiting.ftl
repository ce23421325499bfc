### What people read while something long is being worked out.

waiting-waiting = Um momento, ainda estou terminando outra coisa.
waiting-database = Trabalhando nisso. O banco de dados está ocupado com outra coisa; nada se perde.
waiting-done-already = Isso já acabou, ou foi parado; não há mais o que parar.
waiting-stopping = Parando…
waiting-so-far =
    Simulando, passo { $step }: { $done } de { $total }
    `{ $filled }{ $bar }`
