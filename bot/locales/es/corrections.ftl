corrections-plain = **{ $players }** está registrado como **{ $before }** y pasaría a ser **{ $after }**. Ninguna partida posterior depende de ello; los emparejamientos publicados se quedan.
corrections-rests =
    {""}**{ $players }** está registrado como **{ $before }**, y { $count ->
        [0] ninguna partida posterior depende de ello, pero sí lo que se ha publicado desde entonces.
        [one] una partida posterior depende de ello: { $names }.
       *[other] { $count } partidas posteriores dependen de ello: { $names }.
    }
corrections-without-game = Pasó sin jugar: **{ $who }**.
corrections-leaving = No habría pasado: **{ $who }**.
corrections-entering = Habría pasado: **{ $who }**.
corrections-reseeded = Habrían pasado los mismos, pero a otros puestos.
corrections-on-server = Sigue en un servidor de juego, donde Herald no la termina; si se retira, no cuenta para nadie: { $games }
corrections-choose = **Retirarlas**: lo que depende de ello se empareja y se juega de nuevo. **Dejarlo así**: el resultado y lo publicado se quedan, por una decisión que todos ven con tu motivo.
corrections-place = { $who }: puesto { $before } → { $after }
corrections-places = Puestos que cambian ahora:
corrections-correct = Corregir
corrections-reset = Retirarlas
corrections-stand = Dejarlo así
corrections-stood = **{ $players }** se queda como está registrado; todos saben por qué.
corrections-ruling = **{ $players }** se queda en **{ $recorded }** por decisión de la dirección, aunque acabó **{ $actual }**: el torneo ya ha seguido a partir de ahí. { $why }
corrections-taken-back = Se ha corregido un resultado y el juego vuelve a estar como tras **{ $round_title }**. Lo que vino después se empareja de nuevo.
corrections-amended = Se ha corregido un resultado: lo que dependía de él en **{ $round_title }** se retira y se emparejará de nuevo.
corrections-all-the-same = Hacerlo igualmente
corrections-late-check-in = **{ $name } llegó demasiado tarde a { $players }**, y nadie estaba a tiempo. Nadie puede reclamar la partida: decide, por favor.
corrections-recorded-by-ruling = { $recorded } § (terminó { $actual })
corrections-note = § { $players } cuenta como **{ $recorded }** por decisión de un director, aunque terminó **{ $actual }**. { $why }
corrections-pictured =
    { $count ->
        [one] § un resultado por decisión
       *[other] § { $count } resultados por decisión
    }
corrections-prizes = Premios, tal como va ahora:
corrections-prize = { $prize }: { $before } → { $after }
