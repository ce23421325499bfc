### El menú de lo que se puede crear, y el formulario de un torneo para esta noche.

tonight-menu = ¿Qué quieres organizar? Si ya están todos, pulsa *Esta noche*.
tonight-presets = Torneos completos, listos para jugar
tonight-formats = Sistemas
tonight-form-title = Torneo de esta noche
tonight-default-name = Torneo de esta noche
tonight-rounds-help = Déjalo vacío y se ajusta al número de jugadores.
tonight-yes = Sí
tonight-no = No
tonight-labels-name = Nombre
tonight-labels-kind = Sistema
tonight-labels-rounds = Rondas (solo sistema suizo)
tonight-labels-best-of = Un duelo es
tonight-labels-third-place = Partida por el tercer puesto
# One kind of tournament in the list.
tonight-kind = { $title }: { $summary }
# One line of the menu.
tonight-choice = **{ $title }**: { $summary }
# How many games a match has.
tonight-series =
    { $games ->
        [1] una partida
       *[other] al mejor de { $games }
    }
# That kind of tournament has nothing of that sort.
tonight-not-in = En «{ $kind }» no existe. Déjalo como estaba.
# The number of rounds cannot be read.
tonight-whole-number = Un número entero de 1 a { $most }, o nada.
# It is there, and people can join.
tonight-opened = **{ $title }** está abierto en <#{ $channel }>: la gente pulsa *Inscribirme* en la tarjeta.
tonight-opened-teams = **{ $title }** está abierto en <#{ $channel }>: la gente pulsa *Unirme a un equipo* o *Equipo nuevo* en la tarjeta.
tonight-press-start = Cuando estén todos, pulsa *Empezar*.
tonight-starts-then = Empieza { $at } automáticamente, con quienes hayan hecho el check-in. El check-in abre un cuarto de hora antes.
tonight-goes-on =
    Cada ronda siguiente sale sola { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } después del último resultado, y también la clasificación final. *Esperar* en la tarjeta lo impide.
tonight-two-stages-title = Dos fases
tonight-labels-first = Primera fase
tonight-labels-groups = Grupos (solo fase de grupos)
tonight-labels-second = Segunda fase
tonight-groups-help = Cuántos; vacío: grupos de hasta cuatro.
tonight-field-help = 8, 9-16 o groups 1-2 +8. Dos finales en paralelo: groups 1-2; groups 3-4
tonight-then = { $first }, luego { $second }
tonight-choose-title = Torneo nuevo
