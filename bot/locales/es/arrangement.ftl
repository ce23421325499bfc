### The arrangement of a new cycle.

arrangement-title = Vista previa: reparto
arrangement-not-published = Nadie más ve esto todavía. Revísalo y publícalo: todas las partidas de todas las ligas se abren a la vez.
arrangement-worth-a-look = Conviene revisar
arrangement-leagues = Ligas
arrangement-nothing-odd = Nada raro: todos los inscritos tienen plaza y todos tienen rating.
arrangement-moves-up = Sube
arrangement-moves-down = Baja
arrangement-moves-new = Nuevo
arrangement-moves-same = En el mismo nivel
arrangement-entrant = nombre
arrangement-rating = rating
arrangement-before = nivel anterior
arrangement-now = nivel
arrangement-league = liga
arrangement-move = cambio
arrangement-why = motivo
arrangement-size =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $leagues ->
        [one] { $leagues } liga
       *[other] { $leagues } ligas
    } en { $tiers ->
        [one] { $tiers } nivel
       *[other] { $tiers } niveles
    }.
arrangement-holder = **{ $name }** defiende el título.
arrangement-not-in = Inscritos, pero fuera ({ $count }): { $names }. No han aceptado.
arrangement-without-rating = Sin rating ({ $count }): { $names }. Van detrás de todos los que tienen.
arrangement-disqualified = Descalificados en el último ciclo ({ $count }): { $names }. No reciben bonificación.
arrangement-title-kept = El título sigue en manos de su poseedor, que no participa: nadie lo juega en este ciclo.
arrangement-story = Del último ciclo a este
arrangement-more = { $count } más
