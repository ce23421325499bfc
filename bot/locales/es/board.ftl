### The live board of a tournament.

board-next = A continuación
board-standings = Clasificación
board-leaders = En cabeza
board-games = Por jugar
board-all-played = Se han jugado todas las partidas; ahora viene la clasificación final.
board-directors-pair = Los directores inician la próxima ronda.
board-paused = El calendario está en pausa.
board-draft = La inscripción no está abierta.
board-not-posted = Todavía no hay tablero: llega con la inscripción.
board-posted-anew = El tablero se ha vuelto a publicar, al final del canal.
board-not-pinned = No he podido fijar el tablero de este torneo. Dame el permiso *Fijar mensajes* en su canal, o quita algún mensaje fijado si ya hay demasiados; también puedes fijar el tablero tú. En cualquier caso se mantiene al día.
board-round-played =
    {""}**{ $title }**: { $games ->
        [one] { $played } de { $games } partida jugada
       *[other] { $played } de { $games } partidas jugadas
    }
board-questions =
    { $count ->
        [one] Falta { $count } respuesta
       *[other] Faltan { $count } respuestas
    } para poder seguir.
board-games-until = Las partidas se juegan hasta el { $at }
board-and-others = y { $count } más
board-branch-open = **{ $title }** se juega en paralelo con { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
} y aún no tiene resultados.
board-branch-begun = **{ $title }** sigue jugándose en paralelo.
board-branch-held = **{ $title }** ha terminado. Gana **{ $names }**.
board-branch-cancelled = **{ $title }** se canceló.
board-where = El tablero está aquí: { $url }
board-picture-of = Imagen de las { $at }; se actualiza como mucho una vez por minuto.
board-on-hold = En espera: sigue cuando un director lo reanude.
board-results =
    Falta { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }.
# What comes next in an evening. $at: in 2 minutes
board-soon = A continuación: { $what } { $at }
board-final-standings = clasificación final
