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
