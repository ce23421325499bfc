### Lo que dicen los formatos.

format-fide-dutch-title = FIDE holandés

format-fide-dutch-summary = Sistema suizo según el reglamento de la federación de ajedrez FIDE: el sistema holandés de 2026.

format-fide-dutch-name-white = blancas

format-fide-dutch-name-black = negras

format-fide-dutch-name-lot = sorteo

format-fide-dutch-round = Ronda { $round } de { $rounds }, emparejada por el sistema holandés (C.04.3).

format-fide-dutch-same-score = { $who1 } y { $who2 } tienen { $points }: números { $place } y { $other_place } de su grupo de puntos.

format-fide-dutch-moved-down = { $who1 } con { $points } baja a jugar con { $who2 }, que tiene { $other_points }: arriba no se podía emparejar a todos (C6 a C8).

format-fide-dutch-passed-met = { $who1 } no juega con { $who2 }, que le corresponde por orden: ya han jugado entre sí ({ $article }).

format-fide-dutch-passed-colour = { $who1 } no juega con { $who2 }, que le corresponde por orden: a ambos les toca el mismo color ({ $article }).

format-fide-dutch-passed-upfloat = { $who1 } no juega con { $who2 }, que le corresponde por orden: { $who2 } ya jugó con alguien de más puntos en las dos últimas rondas ({ $article }).

format-fide-dutch-passed-order = { $who1 } no juega con { $who2 }, que le corresponde por orden: con las parejas anteriores eso incumple un criterio para otros (C4 a C21).

format-fide-dutch-bye = { $who1 } descansa: { $points } es la puntuación más baja que deja rival a todos los demás (C5).

format-fide-dutch-no-bye = { $who1 } no puede descansar: ya lo hizo, o tuvo un punto entero sin jugar (C2).

format-fide-dutch-colour-1 = { $who1 } lleva blancas y { $who2 } negras: cada uno recibe el color que le toca ({ $article }).

format-fide-dutch-colour-2 = { $who1 } lleva blancas y { $who2 } negras: de dos derechos iguales cuenta el más fuerte ({ $article }).

format-fide-dutch-colour-3 = { $who1 } lleva blancas y { $who2 } negras: ambos cambian respecto a la última vez que tuvieron colores distintos ({ $article }).

format-fide-dutch-colour-4 = { $who1 } lleva blancas y { $who2 } negras: con derechos iguales cuenta el del mejor clasificado ({ $article }).

format-fide-dutch-colour-5 = { $who1 } lleva blancas y { $who2 } negras: por el color inicial y el número del mejor clasificado ({ $article }).

format-fide-dutch-rule-rounds = Rondas: { $value }.

format-fide-dutch-rule-bye-half-points-1 = Descansar vale medio punto.

format-fide-dutch-rule-bye-half-points-2 = Descansar vale un punto entero.

format-fide-dutch-rule-initial-colour-lot = Un sorteo decide si los números impares empiezan con blancas.

format-fide-dutch-rule-initial-colour-white = En la ronda 1, los números impares llevan blancas.

format-fide-dutch-rule-initial-colour-black = En la ronda 1, los números impares llevan negras.

format-fide-dutch-rule-acceleration-yes = La mitad superior empieza con puntos virtuales, solo para emparejar (aceleración Bakú).

format-fide-dutch-rule-acceleration-no = Todos empiezan sin puntos.

format-fide-dutch-option-rounds-label = Rondas

format-fide-dutch-option-rounds = Cuántas rondas se juegan; se fija antes de la ronda 1.

format-fide-dutch-option-tie-breaks-label = Desempates

format-fide-dutch-option-tie-breaks = Qué deshace empates, por orden: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-fide-dutch-option-bye-half-points-label = Medios puntos por descansar

format-fide-dutch-option-bye-half-points = Cuánto vale descansar, en medios puntos.

format-fide-dutch-option-initial-colour-label = Color inicial

format-fide-dutch-option-initial-colour = El color de los impares en la ronda 1: lot (sorteo), white (blancas) o black (negras).

format-fide-dutch-option-acceleration-label = Aceleración

format-fide-dutch-option-acceleration = Aceleración Bakú: ¿empieza la mitad superior con puntos virtuales?

format-fide-dutch-head-de = DE

format-fide-dutch-column-de = Encuentro directo: los puntos contra quienes siguen empatados.

format-fide-dutch-head-bh-c1 = BH-C1

format-fide-dutch-column-bh-c1 = Buchholz corte 1: los puntos de todos los rivales menos el más bajo.

format-fide-dutch-head-bh = BH

format-fide-dutch-column-bh = Buchholz: los puntos de todos los rivales.

format-fide-dutch-head-bh-m1 = BH-M1

format-fide-dutch-column-bh-m1 = Buchholz mediano: los puntos de todos los rivales menos el más bajo y el más alto.

format-fide-dutch-head-fb = FB

format-fide-dutch-column-fb = Buchholz previo: como si todas las partidas de la última ronda fueran tablas.

format-fide-dutch-head-sb = SB

format-fide-dutch-column-sb = Sonneborn-Berger: los puntos de cada rival por los obtenidos en esa partida.

format-fide-dutch-head-ps = PS

format-fide-dutch-column-ps = Puntuación progresiva: la suma de los puntos tras cada ronda.

format-fide-dutch-head-ks = KS

format-fide-dutch-column-ks = Koya: los puntos contra rivales con al menos la mitad.

format-fide-dutch-head-win = WIN

format-fide-dutch-column-win = Rondas con los puntos de una victoria, jugadas o no.

format-fide-dutch-head-won = WON

format-fide-dutch-column-won = Partidas ganadas en el tablero.

format-fide-dutch-head-bpg = BPG

format-fide-dutch-column-bpg = Partidas jugadas con negras.

format-fide-dutch-head-bwg = BWG

format-fide-dutch-column-bwg = Partidas ganadas con negras.

format-fide-dutch-head-aro = ARO

format-fide-dutch-column-aro = El promedio de Elo de los rivales.

format-fide-dutch-head-tpr = TPR

format-fide-dutch-column-tpr = El rendimiento en el torneo, como Elo.

format-fide-dutch-field-title = El título de ajedrez: GM, IM, WGM, FM, WIM, CM, WFM o WCM.

format-fide-dutch-field-title-label = Título

format-fide-dutch-field-rating-label = Elo

format-fide-dutch-field-rating = El Elo FIDE o, si no hay, uno nacional; vacío si no se tiene.

format-fide-dutch-field-federation = La federación de ajedrez en tres letras, como ESP.

format-fide-dutch-field-federation-label = Federación

format-fide-dutch-by-hand-same = Las reglas FIDE dan esta ronda tal como se emparejó a mano.

format-fide-dutch-by-hand-differs = Las reglas FIDE emparejan esta ronda de otra forma ({ $article }): { $kind ->
    [met] dos se enfrentan otra vez.
    [bye] el bye es para alguien que no puede tenerlo.
    [colour] se enfrentan dos que necesitan el mismo color.
    [low_bye] el bye es para una puntuación más alta de lo necesario.
    [fewest_down] bajan más jugadores de los necesarios.
    [low_down] bajan jugadores con más puntos de los necesarios.
    [next_bracket] tienen que bajar más jugadores del grupo siguiente.
    [unplayed] el bye es para alguien con más rondas sin partida.
    [third_colour] alguien lleva un color demasiadas veces.
    [colours] más jugadores de los necesarios no tienen el color que les toca.
    [down_again] alguien vuelve a bajar poco después.
    [up_again] alguien vuelve a enfrentarse a más puntos poco después.
    [order] lo demás es igual de bueno, pero otras parejas van antes en el orden.
    [sides] las parejas son correctas, los colores no.
    [byes] solo un jugador puede tener el descanso.
    [no_round] no hay ronda completa posible; decide un director.
   *[other] se enfrentan dos que no deben.
}

format-fide-dutch-hand-met = { $who1 } y { $who2 } ya han jugado entre sí ({ $article }).

format-fide-dutch-hand-colour = { $who1 } y { $who2 } necesitan el mismo color ({ $article }).

format-fide-dutch-hand-bye = { $who1 } no puede tener el bye ({ $article }).

format-fide-dutch-hand-forbidden = { $who1 } y { $who2 } no deben enfrentarse.

format-fide-dutch-rule-fide-rules-yes = Modo FIDE: las rondas hechas a mano se comparan con las reglas FIDE, y los informes las declaran. Herald no calcula normas de títulos.

format-fide-dutch-rule-fide-rules-no = Se dejó el modo FIDE: el torneo ya no sigue las reglas FIDE y los informes no las declaran. Herald no calcula normas de títulos.

format-fide-dutch-option-fide-rules-label = Modo FIDE

format-fide-dutch-option-fide-rules = ¿Los directores siguen las reglas FIDE? Durante el torneo solo se puede apagar.

format-fide-dutch-only-never = Aquí solo se puede separar estrictamente a los jugadores (Nunca se enfrentan): las reglas de la FIDE no admiten deseos. Usa «Nunca se enfrentan» o déjalo vacío.

format-fide-dutch-not-in-report = El archivo de informe de la FIDE no admite estos puntos: las victorias por incomparecencia y los descansos de un punto cuentan como victorias, los de medio punto como empates y los de cero puntos como derrotas por incomparecencia, sin puntos extra.

format-fide-dutch-not-accelerated = La aceleración necesita que un empate valga media victoria y una derrota nada. Cambia los puntos o desactiva la aceleración.

format-fide-dutch-not-of-fide = En el modo FIDE dos empates no pueden dar más que una victoria y una derrota, ni un bye más que una victoria.

format-fide-dutch-field-fide-id = El número de la FIDE (FIDE ID); por él se toman ratings y títulos de una lista.

format-fide-dutch-field-fide-id-label = FIDE ID

format-fide-dutch-head-aob = AOB

format-fide-dutch-column-aob = El promedio del Buchholz de los rivales.

format-fide-dutch-head-rep = REP

format-fide-dutch-column-rep = Rondas en las que el jugador quiso jugar.

format-fide-dutch-head-std = STD

format-fide-dutch-column-std = Rondas con más puntos que el rival, y la mitad de las que tienen los mismos.

format-fide-dutch-head-tpn = TPN

format-fide-dutch-column-tpn = El número en el emparejamiento, primero el más bajo.

format-fide-dutch-head-ptp = PTP

format-fide-dutch-column-ptp = El rating más bajo del que se esperan tantos puntos.

format-fide-dutch-head-apro = APRO

format-fide-dutch-column-apro = El promedio del rating de actuación de los rivales.

format-fide-dutch-head-appo = APPO

format-fide-dutch-column-appo = El promedio de la actuación perfecta (PTP) de los rivales.

format-fide-dutch-head-rtng = RTNG

format-fide-dutch-column-rtng = El rating.
