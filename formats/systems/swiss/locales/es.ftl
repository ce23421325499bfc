### Lo que dicen los formatos.

format-swiss-title = Suizo

format-swiss-summary = Todos juegan cada ronda, contra alguien nuevo con más o menos los mismos puntos.

format-swiss-round = Ronda { $round } de { $rounds }: cada cual se enfrenta a alguien nuevo con más o menos los mismos puntos.

format-swiss-same-score = { $who1 } y { $who2 } tienen { $points } (puestos { $place } y { $other_place } del orden).

format-swiss-floated = { $who1 } tiene { $points } y { $who2 } { $other_points }: no se pudo emparejar entre sí a todos los igualados.

format-swiss-passed-met = { $who1 } no se enfrenta a { $who2 }, que estaría enfrente: ya han jugado entre ellos.

format-swiss-repeat = { $who1 } y { $who2 } se enfrentan otra vez (veces antes: { $times }): ningún emparejamiento de esta ronda tiene menos repeticiones.

format-swiss-bye = { $who1 } descansa: el último del orden que puede hacerlo.

format-swiss-bye-again = { $who1 } descansa otra vez: todos han descansado tanto.

format-swiss-bye-passed-had = { $who1 } está más abajo pero ha descansado más.

format-swiss-bye-passed-needed = { $who1 } está más abajo pero debe jugar, o a alguien solo le quedaría un rival repetido.

format-swiss-option-rounds-label = Rondas

format-swiss-option-rounds = Cuántas rondas; vacío: tantas como necesitaría una eliminatoria.

format-swiss-option-tie-breaks-label = Desempates

format-swiss-option-tie-breaks = Qué desempata, en orden: buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins; o los de la FIDE: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-swiss-option-bye-half-points-label = Medios puntos por descanso

format-swiss-option-bye-half-points = Lo que vale un descanso, en medios puntos.

format-swiss-option-allow-repeats-label = Permitir repeticiones

format-swiss-option-allow-repeats = ¿Pueden repetirse rivales cuando no queda otro emparejamiento?
format-swiss-took-the-seat = { $who1 } llegó con la ronda ya publicada y juega contra { $who2 }, que descansaba.

format-swiss-rule-rounds = { $value } { $value ->
    [one] ronda se juega
   *[other] rondas se juegan
    }.

format-swiss-rule-bye-half-points-0 = Un descanso no vale nada.

format-swiss-rule-bye-half-points-1 = Un descanso vale medio punto.

format-swiss-rule-bye-half-points-2 = Un descanso vale un punto entero.

format-swiss-rule-allow-repeats-yes = Se puede repetir rival cuando no queda emparejamiento sin repeticiones.

format-swiss-rule-allow-repeats-no = Nadie se enfrenta dos veces al mismo rival; si no es posible, decide un director.

format-swiss-name-through-and-out = Clasificados y eliminados

format-swiss-option-wins-to-advance-label = Victorias para clasificarse

format-swiss-option-wins-to-advance = Con tantas victorias uno se clasifica y ya no juega; vacío: nadie.

format-swiss-option-losses-to-leave-label = Derrotas para caer

format-swiss-option-losses-to-leave = Con tantas derrotas uno queda fuera y ya no juega; vacío: nadie.

format-swiss-rule-wins-to-advance = Con { $value } { $value ->
    [one] victoria
   *[other] victorias
    } uno se clasifica y ya no juega.

format-swiss-rule-losses-to-leave = Con { $value } { $value ->
    [one] derrota
   *[other] derrotas
    } uno queda fuera y ya no juega.

format-swiss-mark-through = Clasificado, con { $games } { $games ->
    [one] victoria
   *[other] victorias
    }.

format-swiss-mark-out = Fuera, con { $games } { $games ->
    [one] derrota
   *[other] derrotas
    }.

format-swiss-through-so-far = { $players } { $players ->
    [one] jugador ya está clasificado
   *[other] jugadores ya están clasificados
    }.

format-swiss-out-so-far = { $players } { $players ->
    [one] jugador está fuera
   *[other] jugadores están fuera
    }.

format-swiss-parted-by-record = { $who1 } está por encima de { $who2 }: mejor balance de victorias y derrotas.

format-swiss-accelerated = La mitad superior, { $players } jugadores, se empareja con { $points } más (aceleración Bakú). En la clasificación no cuenta.

format-swiss-same-score-ahead = { $who1 } y { $who2 } tienen { $points } para emparejar, con la aceleración (puestos { $place } y { $other_place } del orden).

format-swiss-floated-ahead = { $who1 } tiene { $points } y { $who2 } { $other_points } para emparejar, con la aceleración: no se pudo emparejar entre sí a todos los igualados.

format-swiss-passed-side = { $who1 } no se enfrenta a { $who2 }, que estaría enfrente: uno de los dos tendría el mismo lado por tercera vez seguida.

format-swiss-third-side = { $who1 } o { $who2 } tiene el mismo lado por tercera vez seguida: ningún emparejamiento de esta ronda lo evita.

format-swiss-bye-passed-forfeit = { $who1 } está más abajo pero ha ganado por incomparecencia, y eso cuenta como descanso.

format-swiss-bye-passed-sides = { $who1 } está más abajo pero debe jugar, o dos se volverían a enfrentar, o alguien tendría el mismo lado por tercera vez seguida.

format-swiss-name-sides-and-floats = Lados y flotantes

format-swiss-option-no-third-side-label = Sin tercera partida en un lado

format-swiss-option-no-third-side = ¿Se evita una tercera partida seguida en el mismo lado, aunque los puntos encajen peor?

format-swiss-rule-no-third-side-yes = Nadie tiene el mismo lado tres veces seguidas si se puede evitar.
format-swiss-rule-no-third-side-no = Puede tocar el mismo lado tres veces seguidas.

format-swiss-option-remember-floats-label = Recordar flotantes

format-swiss-option-remember-floats = ¿Quien jugó con menos (o más) puntos la última ronda lo repite solo si hace falta?

format-swiss-rule-remember-floats-yes = Nadie juega dos veces seguidas con menos o con más puntos si no hace falta.
format-swiss-rule-remember-floats-no = Puede tocar dos veces seguidas un rival con menos o más puntos.

format-swiss-option-forfeit-counts-as-bye-label = Ganar sin jugar cuenta como descanso

format-swiss-option-forfeit-counts-as-bye = ¿Va el descanso antes a quienes no han ganado por incomparecencia?

format-swiss-rule-forfeit-counts-as-bye-yes = Quien ha ganado por incomparecencia descansa solo después de todos los demás.
format-swiss-rule-forfeit-counts-as-bye-no = Ganar por incomparecencia no cuenta como descanso.

format-swiss-option-acceleration-label = Aceleración

format-swiss-option-acceleration = Aceleración Bakú: ¿empieza la mitad superior con puntos virtuales?

format-swiss-rule-acceleration-yes = La mitad superior empieza con puntos virtuales, solo para emparejar (aceleración Bakú).
format-swiss-rule-acceleration-no = Nadie empieza con puntos virtuales.
