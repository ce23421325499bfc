## The arrangement of a new cycle.

tiered-league-arrangement-title = Vista previa: reparto
tiered-league-arrangement-not-published = Nadie más ve esto todavía. Revísalo y publícalo: todas las partidas de todas las ligas se abren a la vez.
tiered-league-arrangement-worth-a-look = Conviene revisar
tiered-league-arrangement-leagues = Ligas
tiered-league-arrangement-nothing-odd = Nada raro: todos los inscritos tienen plaza y todos tienen rating.
tiered-league-arrangement-moves-up = Sube
tiered-league-arrangement-moves-down = Baja
tiered-league-arrangement-moves-new = Nuevo
tiered-league-arrangement-moves-same = En el mismo nivel
tiered-league-arrangement-entrant = nombre
tiered-league-arrangement-rating = rating
tiered-league-arrangement-before = nivel anterior
tiered-league-arrangement-now = nivel
tiered-league-arrangement-league = liga
tiered-league-arrangement-move = cambio
tiered-league-arrangement-why = motivo
tiered-league-arrangement-size =
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
tiered-league-arrangement-holder = **{ $name }** defiende el título.
tiered-league-arrangement-not-in = Inscritos, pero fuera ({ $count }): { $names }. No han aceptado.
tiered-league-arrangement-without-rating = Sin rating ({ $count }): { $names }. Van detrás de todos los que tienen.
tiered-league-arrangement-disqualified = Descalificados en el último ciclo ({ $count }): { $names }. No reciben bonificación.
tiered-league-arrangement-story = Del último ciclo a este
tiered-league-arrangement-more = { $count } más

## What is written on pictures of the pyramid besides names and numbers.

tiered-league-pyramid-leagues = Ligas
tiered-league-pyramid-moves = Movimientos
tiered-league-pyramid-this-cycle = Este ciclo
tiered-league-pyramid-next-cycle = Próximo ciclo
tiered-league-pyramid-champion = campeón
tiered-league-pyramid-carried = A dónde lleva este puesto, si el próximo ciclo tiene tantos niveles.
tiered-league-pyramid-tier = Nivel { $letter }
tiered-league-pyramid-pyramid = Pirámide de la liga
tiered-league-pyramid-key = ↑ suben, ↓ bajan
tiered-league-pyramid-key-and-text = ↑ suben, ↓ bajan; más nombres en el texto
tiered-league-pyramid-from-to = { $before } y { $after }
tiered-league-pyramid-up-and-down = suben { $up }, bajan { $down }
tiered-league-pyramid-goes-up = { $name } sube de { $before } a { $after }.
tiered-league-pyramid-goes-down = { $name } baja de { $before } a { $after }.
tiered-league-pyramid-stays = { $name } sigue en { $league }.
tiered-league-pyramid-leaves = { $name } deja { $league }.
tiered-league-pyramid-joins = { $name } entra en { $league }.
tiered-league-pyramid-new = Nuevos
tiered-league-pyramid-out = fuera
tiered-league-pyramid-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
tiered-league-pyramid-in-leagues =
    { $count ->
        [one] { $count } liga
       *[other] { $count } ligas
    }
