### The words of the report of a whole tournament.

report-skip = Saltar a los resultados
report-contents = Contenido
report-result = Resultado
report-prizes = Premios
report-rules = Reglas
report-chronicle = Lo que se anunció a todos
report-draws = Sorteos
report-about = Sobre este informe
report-pictures = Imágenes
report-seeds = Orden inicial
report-standings = Clasificación
report-crosstable = Cuadro cruzado
report-rounds = Rondas
report-why = Por qué estos emparejamientos
report-why-order = Por qué en este orden
report-players = Jugadores
report-questions = Preguntas y respuestas
report-byes = Descansos
report-idle = Sin emparejar
report-sealed = Los emparejamientos y resultados de esta fase están sellados por ahora; solo los directores pueden verlos.
report-not-begun = El juego no ha empezado.
report-status = Estado
report-crosstable-points = Puntos
report-board = Mesa
report-first = Primero
report-second = Segundo
report-by-lot = por sorteo
report-by-somebody = respondió
report-statuses-active = dentro
report-statuses-waiting = en espera
report-statuses-withdrawn = se retiró
report-statuses-removed = fuera tras una incomparecencia
report-statuses-disqualified = descalificación
report-no-draws = No se sorteó nada.
report-public-draws = Sorteos prometidos en público
report-all-draws = Todos los sorteos
report-check-a-draw = Cualquier número se puede volver a calcular. Toma el SHA-256 del texto de la tabla, léelo como número entero y divídelo entre el tamaño del intervalo; el resto, contado desde el número más bajo del intervalo, es lo que se sorteó. En Python:
report-check-a-promise = Un sorteo público se promete con el SHA-256 de su secreto. Comprueba que el secreto revelado después da exactamente ese compromiso. Luego mezcla las palabras, una tras otra: cada vez, el nuevo secreto es el SHA-256 del anterior, una barra y la palabra. El último secreto va primero en el texto del hash.
report-check-the-seed = Todos los secretos salen de un solo número aleatorio. El secreto de un sorteo es el SHA-256 de ese número, una barra y el nombre que aparece en «Secreto de»; si los jugadores dieron palabras para todos los sorteos, antes se mezclaron en él.
report-recipe =
    from hashlib import sha256

    def drawn(text, low, high):
        number = int(sha256(text.encode()).hexdigest(), 16)
        return low + number % (high - low + 1)

report-small-print = Un hash tan grande que favorecería los números pequeños se salta: se añade /1 al texto, luego /2, y así sucesivamente. Con intervalos menores de un millón esto no pasa nunca en la práctica.
report-title = { $tournament }: informe
report-summary =
    { $phase } · { $entrants ->
        [one] { $entrants } participante
       *[other] { $entrants } participantes
    } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } con resultado
report-times-in = Las horas son las de { $zone } si no dicen otra cosa; cada una lleva su zona.
report-made-at = Creado el { $at }.
report-place = Puesto { $first }
report-stage = Fase { $number }: { $name }
report-played-as-time-control = { $system }. Ritmo de juego: { $time_control }.
report-out-of = de { $low } a { $high }
report-seed-no-revealed = Su SHA-256 es { $commitment }; el número se revela cuando acabe el torneo.
report-seed = Era { $revealed }; su SHA-256, publicado desde el principio, es { $commitment }.
report-origin =
    Creado por Herald a partir de un registro de { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }, escrito por la versión { $engine } de su motor. Los directores pueden exportar ese registro; python -m formats verify repite todos sus emparejamientos y sorteos.
report-head-seed = Inicial
report-head-name = Nombre
report-head-rating = Puntuación
report-head-rank = Puesto
report-head-points = Puntos
report-head-won = Ganadas
report-head-tied = Empates
report-head-lost = Perdidas
report-head-time = Hora
report-head-result = Resultado
report-head-number = Número
report-head-what = Qué
report-head-question = Pregunta
report-head-answer = Respuesta
report-head-how = Cómo
report-head-of = De
report-head-what-for = Para qué
report-head-text-to-hash = Texto para el hash
report-head-secret-of = Secreto
report-head-commitment = Compromiso publicado antes
report-head-words = Palabras añadidas
report-head-secret-told = Secreto revelado después
# News: what has happened, as sentences
report-news-draft = El torneo vuelve a prepararse.
report-news-registration = La inscripción está abierta.
report-news-closed = La lista de participantes está completa.
report-news-running = Ha empezado el juego.
report-news-finished = El torneo ha terminado y la clasificación es definitiva.
report-news-cancelled = El torneo se ha cancelado.
report-news-series = Ahora es una serie de veladas.
# $round is its name
report-news-round-out = Ya está { $round }.
# $cause: why
report-news-paired-again = { $round } tiene nuevos emparejamientos ({ $cause }).
# $game: both names
report-news-rematch = { $game } se jugará de nuevo.
report-news-withdrew = { $who } se ha retirado.
report-news-result = Un director ha anotado { $game }: { $result }.
