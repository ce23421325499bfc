### Torneos que vuelven: lo mismo la semana que viene, y series.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** está abierto en <#{ $channel }>. Empieza { $at }.
series-agenda = Se abre la próxima velada
series-every = Cada semana: **{ $at }** ({ $zone })
series-next = Próxima velada: { $start }. La inscripción se abre { $opens }.
series-is-open = La velada de esta semana está en marcha.
series-is-stopped = La serie está parada. No se abre ninguna velada.
series-stop = Parar la serie
series-resume = Seguir con la serie
series-stopped = **{ $title }** está parada: no se abre ninguna velada hasta que siga. Una velada abierta continúa.
series-goes-on = **{ $title }** sigue. ¡Nos vemos en la próxima velada!
series-planned = **{ $title }** vuelve cada semana. La inscripción y el comienzo van sin ti.
series-too-few = **{ $title }** no se juega esta vez: { $players } de al menos { $fewest } jugadores. ¡Hasta la próxima!
series-leaderboard = Clasificación de la serie
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = Victoria de la última vez: **{ $names }**
series-nothing-yet = Aún no hay puntos. Llegan con la primera velada.
series-counts = Puntos por puesto: { $points }. Quienes comparten puesto tienen sus puntos.
series-best =
    { $best ->
        [one] Solo cuenta la mejor velada.
       *[other] Cuentan las { $best } mejores veladas.
    }
series-season-won = Temporada { $season }: **{ $names }** ({ $points })
series-head-rank = #
series-head-name = Jugador
series-head-points = Puntos
series-head-evenings = Veladas
series-head-wins = Victorias
series-label-at = Cuándo
series-label-zone = Zona horaria
series-label-points = Puntos
series-wrong-at = Un día y una hora, como `fri 20:00`
series-wrong-points = Números enteros de 0 a 10000, como `10 8 6 5`
series-wrong-zone = Una zona horaria, como `Europe/Berlin`
series-event-description = Apúntate en la tarjeta del canal.
series-head-rating = Puntuación
series-about-ratings = La puntuación sale de las partidas de las veladas. ± indica su incertidumbre. Con `/leave` sales de la serie y de sus puntuaciones.
series-label-player-role = Rol para jugadores
series-label-winner-role = Rol para quien gana
series-player-role = { $role } es para quienes hayan jugado una velada.
series-winner-role = { $role } es para quien ganó la última velada, hasta que alguien gane la siguiente.
series-roles-end = `/leave`, `/me data` (**Olvídame…**) o un resultado corregido retiran un rol. `no_roles` acaba con esto.
series-roles-off = Ya no hay roles: todos pierden los que recibieron aquí.
series-role-deleted = El rol se eliminó. Elige otro con `/td series`.
series-role-managed = **{ $role }** pertenece al servidor o a una aplicación. Elige un rol que se pueda dar a los miembros.
series-role-permissions = **{ $role }** tiene permisos. Desactívalos todos o elige otro rol: jugar no debe convertir a nadie en moderador.
series-role-not-permitted = Para dar **{ $role }** necesito el permiso *Gestionar roles*.
series-role-too-high = **{ $role }** no está por debajo de mi rol. Pon el mío por encima en los ajustes del servidor, en *Roles*.
series-role-not-yours = No puedes dar **{ $role }** a los miembros, así que no lo hago por ti.
series-roles-stopped = No puedo dar o retirar un rol de esta serie. { $problem } Las veladas siguen sin él.
