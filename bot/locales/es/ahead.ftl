### Rounds that are paired before the results they would wait for.

ahead-standings-after-base = la clasificación tras la ronda { $base }
ahead-standings-after = los cabezas de serie
ahead-button = Emparejar la ronda { $number } según { $base }
ahead-based-on = Emparejada por adelantado, según { $base }.
ahead-published = Publicadas: { $title }.
ahead-on-standings = Emparejada según { $standings }.
ahead-still-open =
    { $count ->
        [one] { $count } partida sigue abierta.
       *[other] { $count } partidas siguen abiertas.
    }
