### Lo que dicen los formatos.

format-score-group-swiss-title = Suizo por grupos de puntos

format-score-group-swiss-summary = Todos juegan cada ronda, contra alguien nuevo con más o menos los mismos puntos.

format-score-group-swiss-lots = Se sacaron números para esta ronda. Deciden entre jugadores igualados en puntos, SoS y puntuación.

format-score-group-swiss-round = Ronda { $round } de { $rounds }. Se empareja dentro de cada grupo de puntos, de arriba abajo de la lista.

format-score-group-swiss-wins-needed = Con tantos jugadores, { $wins } { $wins ->
    [one] victoria suele bastar
   *[other] victorias suelen bastar
    } para llegar a la final.

format-score-group-swiss-opposite = { $who1 } está en la mitad alta de los jugadores con { $points } y se enfrenta al mismo puesto de la mitad baja, { $who2 }.

format-score-group-swiss-searched = { $who1 } está en la mitad alta de los jugadores con { $points }; { $who2 }, número { $step } de la búsqueda, es posible.

format-score-group-swiss-next-below = { $who1 } está en la mitad baja de los jugadores con { $points } y se enfrenta al siguiente libre por debajo, { $who2 }.

format-score-group-swiss-searched-below = { $who1 } está en la mitad baja de los jugadores con { $points }; { $who2 }, número { $step } por debajo, es posible.

format-score-group-swiss-floated = No quedaba nadie con { $points } para { $who1 }, así que { $who2 } viene de los jugadores con { $lower_points }.

format-score-group-swiss-passed-met = { $who1 } no se enfrenta a { $who2 }: ya han jugado entre ellos.

format-score-group-swiss-passed-kept = { $who1 } no se enfrenta a { $who2 }: si no, a otro solo le quedaría un rival repetido.

format-score-group-swiss-repeat = { $who1 } y { $who2 } se enfrentan otra vez (veces antes: { $times }): ningún emparejamiento de esta ronda tiene menos repeticiones.

format-score-group-swiss-bye-lowest = { $who1 } descansa: el último de la lista que no había descansado.

format-score-group-swiss-bye-again = { $who1 } descansa otra vez: todos han descansado, y { $who1 } es el último.

format-score-group-swiss-bye-passed-had = { $who1 } está más abajo pero ya descansó.

format-score-group-swiss-bye-passed-needed = { $who1 } está más abajo pero debe jugar, o a alguien solo le quedaría un rival repetido.

format-score-group-swiss-parted-by-sos = { $who1 } está por encima de { $who2 }: mismos puntos, rivales más fuertes (SoS).

format-score-group-swiss-parted-by-rating = { $who1 } está por encima de { $who2 }: mismos puntos y SoS, mayor puntuación al principio.

format-score-group-swiss-parted-by-lot = { $who1 } está por encima de { $who2 }: igualados en puntos, SoS y puntuación; deciden los números de la ronda.

format-score-group-swiss-name-gold = oro

format-score-group-swiss-name-gold-2 = Oro

format-score-group-swiss-name-silver = plata

format-score-group-swiss-name-silver-2 = Plata

format-score-group-swiss-head-sos = SoS

format-score-group-swiss-column-sos = Suma de puntos de los rivales: cuanto mayor, más fuertes fueron.

format-score-group-swiss-head-rating = Puntuación

format-score-group-swiss-column-rating = La puntuación antes del torneo.

format-score-group-swiss-option-rounds-label = Rondas

format-score-group-swiss-option-rounds = Cuántas rondas se juegan; vacío: según la tabla de rondas.

format-score-group-swiss-option-bye-half-points-label = Medios puntos por descanso

format-score-group-swiss-option-bye-half-points = Lo que vale un descanso, en medios puntos; 2 es un punto entero.

format-score-group-swiss-option-deviation-label = Desviación

format-score-group-swiss-option-deviation = Cómo se toma la desviación típica de las puntuaciones para SoS: población o muestra (sample).

format-score-group-swiss-option-allow-repeats-label = Permitir repeticiones

format-score-group-swiss-option-allow-repeats = Si no todos pueden tener un rival nuevo: emparejar con las menos repeticiones, sin preguntar.
format-score-group-swiss-took-the-seat = { $who1 } llegó con la ronda ya publicada y juega contra { $who2 }, que descansaba.

format-score-group-swiss-rule-rounds = { $value } { $value ->
    [one] ronda se juega
   *[other] rondas se juegan
    }.

format-score-group-swiss-rule-bye-half-points-0 = Un descanso no vale nada.

format-score-group-swiss-rule-bye-half-points-1 = Un descanso vale medio punto.

format-score-group-swiss-rule-bye-half-points-2 = Un descanso vale un punto entero.

format-score-group-swiss-rule-deviation-population = SoS usa la desviación típica de las puntuaciones de todos los inscritos.

format-score-group-swiss-rule-deviation-sample = SoS usa la desviación típica de las puntuaciones como de una muestra.

format-score-group-swiss-rule-allow-repeats-yes = Si no todos pueden tener un rival nuevo, se empareja con las menos repeticiones.

format-score-group-swiss-rule-allow-repeats-no = Nadie se enfrenta dos veces al mismo rival; si no es posible, decide un director.
