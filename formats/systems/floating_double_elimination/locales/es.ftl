### Lo que dicen los formatos.

format-floating-double-elimination-title = Doble eliminación flotante

format-floating-double-elimination-summary = Fuera tras dos derrotas; cada ronda se empareja de nuevo, con las menos repeticiones posibles.

format-floating-double-elimination-round = Siguen dentro { $players } { $players ->
    [one] jugador
   *[other] jugadores
    }. Ningún otro emparejamiento es mejor: { $repeats } { $repeats ->
    [one] repetición
   *[other] repeticiones
    }, { $unequal } { $unequal ->
    [one] partida
   *[other] partidas
    } entre jugadores con derrotas desiguales, cuadrados de diferencias de puesto { $squares }.

format-floating-double-elimination-pair = { $who1 } (puesto { $rank }, derrotas { $losses }) se enfrenta a { $who2 } (puesto { $other_rank }, derrotas { $other_losses }).

format-floating-double-elimination-repeat = Es el enfrentamiento número { $meeting } de { $who1 } y { $who2 }: ningún emparejamiento de la ronda lo evita.

format-floating-double-elimination-unequal-losses = { $who1 } y { $who2 } tienen derrotas distintas: las reglas que van antes (repeticiones, descanso) no dejan nada mejor.

format-floating-double-elimination-bye = { $who1 } descansa (descansos hasta ahora { $byes }, derrotas { $losses }, cabeza de serie { $seed }).

format-floating-double-elimination-bye-passed-had = { $who1 } va antes para el descanso pero ha descansado más.

format-floating-double-elimination-bye-passed-repeat = { $who1 } va antes para el descanso, pero entonces se repetirían más rivales.

format-floating-double-elimination-play-off = { $who1 } y { $who2 } juegan por el puesto { $place }: { $tied } jugadores ganaron las mismas partidas.

format-floating-double-elimination-champion = { $who1 } es el último dentro y ha ganado la final.

format-floating-double-elimination-no-champion = No queda nadie: la final no tiene campeón hasta que decida un director.

format-floating-double-elimination-parted-by-wins = { $who1 } está por encima de { $who2 }: más partidas ganadas en la fase final.

format-floating-double-elimination-parted-by-out = { $who1 } está por encima de { $who2 }: mismas victorias, pero cayó más tarde en la fase final.

format-floating-double-elimination-parted-by-seed = { $who1 } está por encima de { $who2 }: igualados en lo demás, mejor cabeza de serie.

format-floating-double-elimination-parted-by-play-off = { $who1 } está por encima de { $who2 }: ganó su desempate.

format-floating-double-elimination-name-gold = oro

format-floating-double-elimination-name-gold-2 = Oro

format-floating-double-elimination-name-silver = plata

format-floating-double-elimination-name-silver-2 = Plata

format-floating-double-elimination-name-play-off = Desempate

format-floating-double-elimination-head-last-round = Últ. ronda

format-floating-double-elimination-column-last-round = La última ronda jugada en la fase final; más tarde es mejor. Un guion para quienes siguen dentro.

format-floating-double-elimination-column-seed = El puesto en la fase previa.

format-floating-double-elimination-option-earlier-meetings-count-label = Cuentan cruces anteriores

format-floating-double-elimination-option-earlier-meetings-count = ¿Cuentan las partidas de fases anteriores como enfrentamientos al evitar repeticiones?

format-floating-double-elimination-option-byes-count-as-wins-label = Descanso cuenta como victoria

format-floating-double-elimination-option-byes-count-as-wins = ¿Cuenta un descanso como victoria al reconocer segundo y tercer puesto?

format-floating-double-elimination-won-play-off = { $who1 } ganó el desempate contra { $who2 } por el puesto { $place }.
format-floating-double-elimination-took-the-seat = { $who1 } llegó con la ronda ya publicada y juega contra { $who2 }, que descansaba.
format-floating-double-elimination-missed-no-loss = Rondas sin { $who1 } hasta ahora: { $rounds }. No cuentan ni como victorias ni como derrotas.

format-floating-double-elimination-rule-earlier-meetings-count-yes = Las partidas de fases anteriores cuentan como enfrentamientos, que se evita repetir.

format-floating-double-elimination-rule-earlier-meetings-count-no = Solo las partidas de esta fase cuentan como enfrentamientos, que se evita repetir.

format-floating-double-elimination-rule-byes-count-as-wins-yes = Un descanso cuenta como victoria para el segundo y el tercer puesto.

format-floating-double-elimination-rule-byes-count-as-wins-no = Un descanso no es una victoria para el segundo y el tercer puesto.

format-floating-double-elimination-far-in-lost = sigue en juego, una derrota

format-floating-double-elimination-far-out = fuera en la ronda { $number }
