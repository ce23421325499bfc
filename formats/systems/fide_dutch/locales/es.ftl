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
