### The online stage: players on the clock.

solving-title = Puzles en línea
solving-begin = Poner el reloj en marcha ahora
solving-all-puzzles = Todos los puzles
solving-hand-in-help = Entrega cuantas veces quieras: vale la última respuesta, con su propio tiempo. No se te dirá si es correcta.
solving-not-in-the-log = Las contraseñas se muestran a quien empieza un puzle, las respuestas a nadie; ni unas ni otras están en el registro.
solving-answer-field = Tu respuesta
solving-answer-help = Como dice el puzle, en el orden que pide
solving-right = Correcta
solving-wrong = Incorrecta
solving-take-over = Importar
solving-all-checked = Todas las respuestas que valen están revisadas.
solving-problems-no-puzzles = la primera línea debe nombrar las columnas: puzzle, password, link, answer; después, una línea por puzle
solving-problems-no-names = la primera línea debe nombrar las columnas, una de ellas “name”; después, una línea por jugador o entrega
solving-problems-no-times = no hay ni una columna por puzle ni las columnas “puzzle” y “time”
solving-problems-unknown-puzzle = «{ $value }» no es ningún puzle de la lista
solving-problems-doubled = «{ $value }» ya está antes en el archivo
solving-problems-unknown-player = nadie con plaza se llama «{ $value }»
solving-problems-several-players = varios jugadores se llaman «{ $value }»
solving-problems-bad-time = «{ $value }» no es un tiempo; escríbelo como 6:43.2
solving-problems-bad-result = «{ $value }» no es ni correct, ni wrong, ni unchecked
solving-reminder = Sin empezar todavía: **{ $left }**. La fase en línea acaba el { $due }.
solving-start = Empezar { $name }
solving-hand-in = Entregar { $code }
solving-password-again = Contraseña de { $code }
solving-password = Contraseña: **{ $text }**
solving-link = Puzle: { $url }
solving-rechecked =
    { $count ->
        [one] { $count } respuesta entregada antes se ha revisado con la solución.
       *[other] { $count } respuestas entregadas antes se han revisado con la solución.
    }
solving-times-read =
    { $times ->
        [one] { $times } entrega
       *[other] { $times } entregas
    } de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Sus otros puzles se quedan como están.
solving-times-taken =
    Tiempos de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } importados. Siguen sellados; no se avisa a los jugadores.
solving-button = Resolver
solving-problem-at = Línea { $line }: { $problem }
solving-opened =
    {""}**La fase en línea está abierta{ $has_due ->
        [yes] {" "}hasta { $due }
       *[no] {""}
    }**: { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }, { $puzzles } { $puzzles ->
        [one] puzle
       *[other] puzles
    }, { $minutes } cada uno, en cualquier orden. **{ $button }** te muestra tus puzles; el reloj empieza cuando pides la contraseña. Rivales, puzles elegidos y tiempos son secretos hasta que se revelen: guarda los tuyos para ti.
solving-told =
    La fase en línea está abierta{ $has_due ->
        [yes] {" "}hasta { $due }
       *[no] {""}
    }; { $players } { $players ->
        [one] jugador avisado
       *[other] jugadores avisados
    }.
solving-overview =
    { $minutes } por puzle, desde que lo empiezas.{ $has_due ->
        [yes] {" "}La fase acaba { $due }.
       *[no] {""}
    }
solving-fresh = • **{ $name }**: sin empezar
solving-on-the-clock = • **{ $name }**: en marcha hasta { $until } ({ $until_distance }), { $said }
solving-over = • **{ $name }**: terminado, { $said }
solving-said = entregado: «{ $answer }»
solving-said-nothing = nada entregado
solving-before =
    {""}**{ $name }**: tienes { $minutes } desde que pulsas, y el reloj no se puede parar.{ $has_end ->
        [yes] {" "}La fase acaba { $end }: eso acortaría tu tiempo.
       *[no] {""}
    }
solving-running =
    {""}**{ $name }**: el reloj corre{ $has_end ->
        [yes] {" "}hasta { $until } ({ $until_distance })
       *[no] {""}
    }.
solving-late = {""}**{ $name }**: «{ $answer }» llegó tras { $time }. Se acabó el tiempo: se guarda, pero no cuenta.
solving-arrived =
    {""}**{ $name }**: «{ $answer }» llegó tras { $time }.{ $has_end ->
        [yes] {" "}Puedes cambiarlo hasta { $until } ({ $until_distance }).
       *[no] {""}
    }
solving-materials =
    { $count } { $count ->
        [one] puzle importado
       *[other] puzles importados
    }.
solving-without-password = Sin contraseña: { $puzzles }.
solving-without-key = Sin solución, a revisar con `/playoffs check`: { $puzzles }.
solving-to-check =
    {""}**{ $name }** Respuesta: «{ $answer }». Quedan { $left } { $left ->
        [one] respuesta
       *[other] respuestas
    } por revisar, contando esta.
solving-bad-table = No se importó nada. Corrige el archivo y envíalo otra vez.
solving-why-not-not-open = La fase en línea no está abierta. Te avisaremos cuando se abra.
solving-why-not-no-seat = Solo resuelven estos puzles jugadores con plaza en los playoffs.
solving-why-not-over = Se acabó tu tiempo para este puzle.
solving-why-not-started = El reloj de este puzle ya corre. Entrega tu respuesta antes de que acabe.
solving-still-to-start = Te quedan puzles sin empezar. La fase en línea termina { $due }; el botón muestra cuáles.
solving-closed = **La fase en línea ha terminado.** La dirección la ha cerrado; ya no se pueden empezar ni entregar puzles.
solving-problems-over-limit = «{ $value }» supera el tiempo máximo para un puzle
solving-problems-solved-twice = «{ $value }» ya lo había resuelto la misma persona
