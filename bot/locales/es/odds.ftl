### Chances of every place.

odds-odds = Probabilidades
odds-chances = Opciones
odds-after = Tras
odds-none = No hay probabilidades: este formato no se simula, o ya se ha jugado todo.
odds-not-running = Hay probabilidades mientras el torneo está en juego.
odds-no-chances = Las opciones se siguen desde la primera ronda completa, si el formato se puede simular.
odds-how-exact-at-most = Porcentaje de las simulaciones. El error estándar es como mucho { $error }: dos de cada tres veces el valor real está dentro. Una raya es que nunca pasó. El archivo tiene todos los puestos.
odds-top = Top { $best }
odds-chances-caption = Porcentaje de { $simulations } simulaciones tras cada ronda; los ratings no cuentan.
odds-chances-caption-rated = Porcentaje de { $simulations } simulaciones tras cada ronda; las partidas se ganan según los ratings (Elo).
odds-caption = El resto, simulado { $simulations } veces a partir de la clasificación tras la ronda { $after }; los ratings no cuentan.
odds-caption-rated = El resto, simulado { $simulations } veces a partir de la clasificación tras la ronda { $after }; las partidas se ganan según los ratings (Elo).
odds-caption-start = El resto, simulado { $simulations } veces desde el comienzo; los ratings no cuentan.
odds-caption-start-rated = El resto, simulado { $simulations } veces desde el comienzo; las partidas se ganan según los ratings (Elo).
odds-whole = Los puestos son los del torneo completo, con las fases que faltan.
