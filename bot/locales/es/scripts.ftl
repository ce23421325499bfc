### What is revealed step by step.

scripts-reveal = Los resultados
scripts-next-step = Contar el siguiente paso
scripts-first-step = Empezar la revelación
scripts-no-script = Ahora no hay nada que contar paso a paso: ya se ha revelado, o depende de un sorteo que va antes.
scripts-all-told = Ya está todo contado. Ahora pueden seguir las rondas.
scripts-publish = Publicar las rondas en línea
scripts-next-is =
    Ahora viene el paso { $step } de { $steps }, y todos leerán:
    > { $sentences }
scripts-published =
    { $rounds ->
        [one] Revelado: { $rounds } ronda publicada, con su puzle, sus resultados y el tablero de puestos.
       *[other] Revelado: { $rounds } rondas publicadas, cada una con su puzle, sus resultados y el tablero de puestos.
    }
scripts-strategy-path = Camino estratégico
scripts-match-diagram = Cruces
scripts-stage-open = La fase en línea está abierta hasta { $due } ({ $distance }). Aún se pueden resolver puzles, así que nada se revela antes.
scripts-close-stage = Cerrar la fase ahora
scripts-close-title = Cerrar antes la fase en línea
scripts-close-word = cerrar
scripts-close-field = Escribe «{ $word }» para cerrarla
scripts-close-help = Después nadie puede empezar ni entregar un puzle.
scripts-not-closed = La fase en línea sigue abierta: no ha cambiado nada. Para cerrarla, escribe «{ $word }».
scripts-path =
    Partida { $match }: quien gana { $winner ->
        [done] ha terminado
       *[other] pasa a { $winner }
    }; quien pierde { $loser ->
        [done] ha terminado
       *[other] pasa a { $loser }
    }.
