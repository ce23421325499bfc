### Titles and columns of the files people take away.

files-sights-podium = Podio
files-sights-standings = Clasificación
files-sights-crosstable = Cuadro cruzado
files-sights-groups = Grupos
files-sights-bracket = Cuadro
files-sights-lives = Vidas
files-exports-tables = tablas para hojas de cálculo
files-exports-report = un informe para leer e imprimir
files-exports-calendar = un calendario de partidas
files-exports-mine = un calendario de tus partidas
files-exports-log = el registro completo, para directores
files-exports-chess = un archivo para programas de ajedrez (TRF)
files-rounds = Todas las rondas
files-seeds = Cabezas de serie
files-draws = Sorteos
files-chronicle = Lo que se anunció a todos
files-availability = Horas en que se puede jugar
files-forms = Lo que se entregó
files-sealed = sellado
files-all-games = todas las partidas
files-where = Discord
files-tentative-time = Esta hora es provisional.
files-tables-exported = Todo en tablas para hojas de cálculo. Las horas están en UTC.
files-report-exported = Todo el torneo en una página, para todos. Se abre en cualquier navegador, también sin conexión, y se puede imprimir.
files-calendar-exported = Ábrelo con tu calendario. Cuando cambien las horas, pídelo otra vez: lo que ya está en tu calendario se mueve.
files-no-events = No puedo crear eventos en este servidor, así que las rondas no aparecen en *Eventos*. Si las quieres ahí, dame el permiso *Crear eventos*. Todo lo demás funciona sin él.
files-time-control = Ritmo de juego: { $text }
files-chess-exported =
    El archivo de informe de torneos de la federación de ajedrez (TRF), con { $rounds ->
        [one] { $rounds } ronda completa
       *[other] { $rounds } rondas completas
    }.
files-more-games =
    … y { $count ->
        [one] { $count } partida más
       *[other] { $count } partidas más
    }
files-no-subscribing = Aquí no se puede suscribir a calendarios: quien aloja este bot no tiene páginas. `/tournament export what:mine` te da un archivo.
files-calendar-address = Suscribe tu calendario a esta dirección: todas tus partidas, de todos los torneos, siempre al día. No la compartas, porque quien la tenga ve tus partidas:
files-calendar-renewed = La dirección antigua está cerrada. Esta es la nueva de tu calendario:
files-exports-games = las jugadas de las partidas en un servidor de juego (PGN)
files-games-exported = Las partidas que tienen resultado, con todas las jugadas. Los programas de ajedrez leen el archivo y un estudio de lichess lo admite: un capítulo por partida, hasta 64.
files-trf-continued =
    {""}**{ $title }** ya está aquí, y tú lo diriges: { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }, { $rounds } de { $planned } { $planned ->
        [one] ronda
       *[other] rondas
    }, partidas abiertas: { $open }. Todos son invitados; `/players replace` pone a un miembro de este servidor tras un nombre.
files-trf-gone =
    { $players } { $players ->
        [one] jugador está
       *[other] jugadores están
    } fuera, porque la próxima ronda no tiene partida ni puntos para ellos; `/players reinstate` los readmite.
