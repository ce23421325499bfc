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
