### Heads, titles and captions of tables.

tables-name = Nombre
tables-federation = Fed.
tables-points = Pts
tables-standings = Clasificación
tables-crosstable = Cuadro cruzado
tables-lives = Vidas
tables-schedule = Horarios
tables-field = Participantes
tables-nobody = Todavía no se ha inscrito nadie.
tables-no-rounds = Todavía no se ha publicado ninguna ronda.
tables-no-games = No hay partidas que mostrar.
tables-waiting = Lista de espera
tables-no-longer-in = Ya no están
tables-left-withdrawn = Retirados
tables-left-removed = Fuera tras una incomparecencia
tables-left-disqualified = Descalificados
tables-wall-chart-help = Cada celda es el número del rival, el color con que se jugó y el resultado.
tables-chess-chart-help = Cada celda: número del rival, color y resultado: 1, ½ o 0; + o - por incomparecencia. U es un bye, H y F son rondas libres con puntos, -0 es sin partida.
tables-spread-chart-help = Una casilla: cómo fue la ronda y la diferencia acumulada después.
tables-bye-letter = D
tables-no-result = x
tables-grid-help = Cada celda es el resultado contra el participante de ese número, una marca por partida.
tables-lives-words- = ganada
tables-lives-words--2 = perdida
tables-lives-words--3 = empate
tables-lives-words--4 = ganada por incomparecencia
tables-lives-words--5 = perdida por incomparecencia
tables-lives-words-x = no vale
tables-lives-words--6 = abierta
tables-lives-words-b = descanso
tables-lives-words--7 = {""}
tables-lives-help = Cada columna es una ronda. b descanso, . sin partida.
tables-unbeaten = Invictos
tables-bye-cell = bye
tables-after-part-open-games =
    { $part }, { $open_games ->
        [one] { $open_games } partida abierta.
       *[other] { $open_games } partidas abiertas.
    }
tables-after-part = Tras { $part }.
tables-final = Clasificación final.
tables-before = Antes de la primera ronda.
tables-before-open =
    Antes de la primera ronda; { $open_games ->
        [one] { $open_games } partida sigue abierta.
       *[other] { $open_games } partidas siguen abiertas.
    }
tables-after = Tras la ronda { $played }
tables-after-of = Tras la ronda { $played } de { $planned }
tables-still-open =
    { $done }; { $open_games ->
        [one] { $open_games } partida sigue abierta.
       *[other] { $open_games } partidas siguen abiertas.
    }
tables-record = { $wins } ganadas, { $losses } perdidas
tables-record-ties = { $wins } ganadas, { $ties } empatadas, { $losses } perdidas
tables-losses =
    { $count ->
        [one] { $count } derrota
       *[other] { $count } derrotas
    }
tables-won = G
tables-tied = E
tables-lost = P
tables-after-named = Después de: { $round }
tables-reached = Alcanzado
tables-reserves = Reservas
