### Leagues and other groups of a stage.

groups-own-threads = Cada grupo tiene su propio hilo en este canal: su tabla, sus partidas, sus resultados. Se abren uno tras otro: hasta que esté el tuyo, pulsa **{ $button }**.
groups-my-group = Mi grupo
groups-which-game = ¿Cuál de tus partidas ha terminado?
groups-timed-out-noted = Anotado. Un director mira la partida y decide si se perdió por tiempo.
groups-lost-on-time = Perdida por tiempo.
groups-ruled = Decidido: la partida está perdida por tiempo.
groups-games-played =
    { $games ->
        [one] { $played } de { $games } partida jugada.
       *[other] { $played } de { $games } partidas jugadas.
    }
groups-stage-begins =
    {""}**{ $title }** empieza con { $entrants ->
        [one] { $entrants } jugador
       *[other] { $entrants } jugadores
    } en { $groups ->
        [one] { $groups } grupo
       *[other] { $groups } grupos
    }.
groups-outside = Sin grupo: { $names }.
groups-group-begins-games-1 = **{ $title }** empieza.
groups-group-begins =
    {""}**{ $title }** empieza: { $games ->
        [one] { $games } partida, ya abierta.
       *[other] { $games } partidas, todas abiertas ya, en cualquier orden.
    }
groups-complete = { $title }: se han jugado todas las partidas
groups-group-opens = **{ $title }** empieza. Tiene su propio hilo.
groups-more-games = **{ $title }**: la siguiente partida está abierta.
groups-see-thread = Tu hilo: <#{ $thread }>
groups-lost-on-time-2 = { $players }: { $absent } ha perdido por tiempo, o no ha jugado.
groups-timed-out = **{ $player }** dice que **{ $opponent }** ha perdido su partida por tiempo. Mira la partida y decide, por favor.
groups-how-to-report = Invita a tus rivales, juega y, cuando acabe una partida, pulsa **Informar resultado**; puede hacerlo cualquiera de los dos.
groups-time-control = Ritmo de juego: { $time_control }
groups-under-way = En curso
groups-parts-title = De los grupos a la final
