### The director's forms of settings and options.

plan-event = Evento
plan-dates = Fechas
plan-week = Semana
plan-games = Partidas
plan-money = Dinero
plan-language = Idioma
plan-yes = Sí
plan-no = No
plan-nothing = sin fijar
plan-empty = Esto no puede quedar vacío.
plan-empty-means = Vacío: { $value }.
plan-bad-number = Aquí va un número entero.
plan-labels-title = Título
plan-labels-zone = Zona horaria
plan-labels-language = Idioma de los mensajes
plan-labels-capacity = Cuántos pueden jugar
plan-labels-rules-url = Dirección de las reglas completas
plan-labels-director-may-play = Los directores pueden jugar
plan-labels-coordinator-may-play = Los coordinadores pueden jugar
plan-labels-registration-closes = Cierre de la inscripción
plan-labels-ratings-fixed = Ratings y cabezas de serie, fijos
plan-labels-first-round = Comienzo del juego
plan-labels-play-until = Las partidas deben terminar antes de
plan-labels-silence-confirms-hours = Horas hasta que un resultado vale sin más
plan-labels-answer-hours = Horas para responder preguntas
plan-labels-draw-minutes = Minutos antes de un sorteo
plan-labels-check-in-minutes = Minutos para «Estoy aquí»
plan-labels-forfeit-minutes = Minutos de retraso que cuestan la partida
plan-labels-reminder-minutes = Avisos: minutos antes de la partida
plan-labels-forfeit-removes = Una incomparecencia deja fuera
plan-labels-appeals = Quien queda fuera puede apelar
plan-labels-fee = Cuota de inscripción
plan-labels-game-fund = Fondo para ganadores de partidas
plan-labels-prizes = Premios
plan-labels-fee-returned = La cuota se devuelve a quien cumple
plan-labels-week-ask = Se pregunta a los jugadores por sus horas
plan-labels-week-pair = Se publican los emparejamientos
plan-labels-week-fix = Las horas quedan fijas
plan-labels-week-play = Las partidas empiezan desde - hasta
plan-labels-week-slot-minutes = Minutos entre horas de inicio
plan-labels-time-control = Ritmo de juego
plan-labels-take = Quiénes pasan a esta fase
plan-labels-switches = Interruptores
plan-help-title = Cómo se llama el torneo.
plan-help-week-ask = Como “sat 19:00”, en la zona del torneo. Todos los campos vacíos: sin calendario.
plan-help-week-pair = Como “mon 19:00”.
plan-help-week-fix = Como “tue 19:00”, después de los emparejamientos.
plan-help-week-play = Como “wed 19:00 - mon 17:00”, después de fijar las horas.
plan-help-week-slot-minutes = 30, 60, 90, 120, 180 o 240.
plan-help-fee = Como “20.00 USD”. Aquí no se cobra nada.
plan-help-game-fund = Como “100 USD”; se reparte entre las partidas de la última fase.
plan-help-prizes = Uno por línea: “1: una copa”, “class B 1: un libro”. También high game, best spread, high loss, high average.
plan-help-reminder-minutes = Hasta cinco números, como “1440, 60”.
plan-bad-fee = Aquí va un importe como 20.00 USD.
plan-bad-game-fund = Aquí va un importe como 20.00 USD.
plan-bad-prizes = Aquí van líneas como “1: una copa” o “high game: 20 USD”.
plan-bad-reminder-minutes = Aquí van minutos como 1440, 60.
plan-bad-ask = Aquí va un día y una hora como “sat 19:00”.
plan-bad-pair = Aquí va un día y una hora como “mon 19:00”.
plan-bad-fix = Aquí va un día y una hora como “tue 19:00”.
plan-bad-play = Aquí van dos momentos así: “wed 19:00 - mon 17:00”.
plan-what-to-change = ¿Qué quieres cambiar? Cada botón abre un formulario con lo que hay ahora.
plan-no-change = No ha cambiado nada: ya está así.
plan-changed = Ha cambiado:
plan-to-save = Esto va a cambiar. Revisa las horas antes de guardar:
plan-switches-off-for-good = «{ $option }» no se podrá volver a activar en este torneo, y todos verán en las reglas que está apagado.
plan-really-off-for-good = ¿Seguro que quieres apagar «{ $option }» para siempre? Es la última pregunta.
plan-switch-off = Apagar
plan-times-in = En la hora de { $zone }, como “5 jan 19:00”; vacío: ninguna.
plan-labels-spread-games = Repartir partidas (espectadores)
plan-labels-stages = Fases
plan-labels-options = Opciones
plan-labels-together = En conjunto
plan-wrong-missing = Esto falta.
plan-wrong-unknown = Aquí no hay una opción así.
plan-wrong-not-a-number = Aquí va un número, como 1.5.
plan-wrong-no-such-number = Este número es demasiado grande.
plan-wrong-not-yes-or-no = Aquí va sí o no.
plan-wrong-not-a-moment = Aquí van fecha y hora, como 2026-03-01 18:00.
plan-wrong-not-a-text = Aquí va un texto.
plan-wrong-not-a-list = Aquí va una lista separada por comas.
plan-wrong-bad-shape = Esto se escribe de otra forma; la ayuda de la opción trae un ejemplo.
plan-wrong-week-out-of-order = Desde el emparejamiento, las horas deben quedar fijas antes de las primeras partidas, y las últimas van después de las primeras.
plan-wrong-two-zones = El horario semanal debe estar en la zona horaria del torneo.
plan-wrong-doubled = Nombra cada uno una sola vez.
plan-wrong-begun = Una fase que ya empezó no se puede cambiar.
plan-wrong-only-options = De una fase que ya empezó solo cambian las opciones.
plan-wrong-fixed = «{ $option }» no se puede cambiar una vez empezada la fase.
plan-wrong-off-for-good = «{ $option }» se apagó para siempre y no se puede volver a activar.
plan-wrong-unreadable = No lo entiendo; la ayuda de la opción dice qué va aquí.
plan-wrong-unknown-zone = No hay una zona horaria «{ $zone }». Prueba con una ciudad grande, como Madrid.
plan-wrong-not-a-choice = Aquí va { $choices }.
plan-wrong-too-small =
    { $strict ->
        [yes] Tiene que ser más de { $limit }.
       *[no] Tiene que ser { $limit } o más.
    }
plan-wrong-too-large =
    { $strict ->
        [yes] Tiene que ser menos de { $limit }.
       *[no] Tiene que ser { $limit } o menos.
    }
plan-wrong-text-too-short = Hacen falta al menos { $limit } caracteres.
plan-wrong-text-too-long = Como máximo { $limit } caracteres.
plan-wrong-too-few =
    { $limit ->
        [one] Hace falta al menos { $limit } entrada.
       *[other] Hacen falta al menos { $limit } entradas.
    }
plan-wrong-too-many =
    { $limit ->
        [one] Como máximo { $limit } entrada.
       *[other] Como máximo { $limit } entradas.
    }
plan-labels-fund-forfeits = Ganar por incomparecencia da parte del fondo
plan-labels-fund-play-offs = Los desempates dan parte del fondo
plan-labels-one-prize = Un premio por persona
plan-labels-time-claim-hours = Horas para responder a «por tiempo»
plan-labels-check-in-opens = Apertura del check-in
plan-labels-check-in-closes = Cierre del check-in
plan-labels-late-entry = Se puede entrar tarde
plan-server = Servidor de juego
plan-no-server = ninguno
plan-labels-game-server = Se juega en
plan-labels-game-terms = Tablero, reglas, tiempo
plan-labels-server-results = Resultados de allí
plan-at-once = cuentan al momento
plan-confirmed = cuentan tras confirmarse
plan-help-game-terms = Como lo escribe el servidor, p. ej. «{ $example }».
plan-bad-game-terms = El servidor no entiende estas condiciones de juego.
plan-labels-goes-on-minutes = Minutos hasta que sigue solo
plan-first-pairing = La ronda 1 se empareja { $at }, a la primera hora semanal desde entonces.
plan-labels-round-off-hours = Horas para pedir ronda libre
plan-labels-match-posts = Botones de resultado
plan-match-posts-none = en ningún sitio
plan-match-posts-round = en el mensaje de la ronda
plan-match-posts-threads = en un hilo por encuentro
plan-match-posts-by-size = por tamaño: hilos desde 8 jugadores
plan-labels-silence-confirms-minutes = Minutos hasta que el silencio confirma
plan-labels-no-show-minutes = Minutos para llegar si te esperan
plan-labels-no-show-asks = La dirección decide si alguien falta
plan-wrong-bad-field = Esto no elige a nadie de una fase anterior. Prueba 8, 9-16, groups 1-2 +8 o losers 1.
plan-wrong-no-groups = Esa fase no tiene grupos de los que elegir puestos.
plan-wrong-not-in-branch = Una fase que se juega al lado de las demás va después de todas las fases principales. Las fases siguientes toman a sus jugadores de ella.
plan-labels-fewest = Mínimo de jugadores
# The form of the few fields of an evening
plan-evening = La velada
# A button: all other forms
plan-everything = Todo lo demás
