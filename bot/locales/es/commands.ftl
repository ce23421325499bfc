### What Discord shows of slash commands: at most 100 characters each.
### Spanish: tú, without regional words. Ronda, descanso (bye), cabeza de serie, incomparecencia (forfeit), rating, director.
### Times and columns of files stay as they are typed: Herald reads them in English.

command-forms = Formularios de jugadores: pedir, leer, rellenar

command-forms-ask = Pedir un formulario con plazo; repítelo para mover el plazo

option-forms-ask-form = Qué formulario

option-forms-ask-until = En tu hora, por ejemplo: fri 19:00; vacío: sin plazo

option-forms-ask-tournament = Qué torneo (por defecto: el de este canal)

command-forms-fill = Entregar un formulario por alguien; el registro lo anota

option-forms-fill-entrant = Qué jugador

option-forms-fill-answer = Su respuesta, como yes; vacío abre el formulario

command-forms-list = Quién ha entregado qué formulario; nunca su contenido

option-forms-list-form = Qué formulario (por defecto: todos)

command-forms-look = Leer lo entregado; el registro anota que lo miraste

option-forms-look-entrant = De quién (por defecto: de todos)

command-guests = Para directores: jugadores sin Discord

command-guests-link = Una dirección secreta donde alguien sin Discord responde, o un archivo con todas

option-guests-link-entrant = De quién; vacío para todos los invitados

command-guests-merge = Un invitado está ahora en Discord: sus torneos pasan al miembro

option-guests-merge-guest = El invitado

option-guests-merge-member = El miembro que es la misma persona

command-help = Lo que puedes hacer ahora en este canal; buscar un comando

option-help-find = Qué buscas, por ejemplo: check-in, kick, report

command-join = Inscribirse en un torneo

command-judge = Para directores: incomparecencias, repeticiones, apelaciones

command-judge-appeal = Decidir la apelación de un jugador retirado

option-judge-appeal-entrant = La apelación de quién

option-judge-appeal-decision = Aceptarla lo devuelve al torneo; la partida sigue perdida

choice-judge-appeal-decision-accept = aceptar

choice-judge-appeal-decision-reject = rechazar

option-judge-appeal-reason = El motivo; se guarda y se muestra a todos

command-judge-forfeit = Dar por perdida una partida: uno o ambos no aparecieron

option-judge-forfeit-game = Qué partida

option-judge-forfeit-absent = Quién no apareció

option-judge-forfeit-reason = El motivo; se guarda y se muestra

command-judge-game-note = Anotar qué pasó en una partida, si el formato lo pide

command-judge-override = Emparejar tú la ronda actual o la siguiente

command-judge-rematch = Ordenar que se repita una partida de esta ronda

command-judge-time = Fijar la hora de una partida

option-judge-time-when = En tu hora, por ejemplo: fri 19:00 o 5 jan 7pm

command-leave = Retirarse de un torneo

command-match = Tu partida: presentarte, informar, confirmar, disputar

command-match-claim-forfeit = Reclamar la partida porque tu rival no apareció

option-match-claim-forfeit-game = Qué partida (por defecto: la que tienes abierta)

command-match-confirm = Aceptar el resultado que informó tu rival

command-match-here = Avisar de que estás aquí para tu partida

option-match-here-player = Directores: quién está

command-match-report = Di cómo terminó tu partida

option-match-report-winner = Quién ganó; déjalo vacío para que te pregunte

option-match-report-score = En partidas con puntos, los tuyos primero, como 412:380

command-me = Tu próxima partida, tus horas, tu zona y tus recordatorios

command-me-account = Vincula tu cuenta de un servidor de juego o mira las que tienes

option-me-account-server = En qué servidor de juego; déjalo vacío para ver las tuyas

option-me-account-name = Cómo te llamas allí, si se pide

command-me-availability = Di cuándo puedes jugar la próxima semana

option-me-availability-hours = Por ejemplo: thu 18-22, sat 10-14. Vacío: un formulario

option-me-availability-zone = La zona horaria de estas horas; solo hace falta una vez

command-me-claim = Jugaste aquí sin Discord: lo que inscribiste pasa a ser tuyo

option-me-claim-link = La dirección de tu enlace personal o el código del final

command-me-data = Mira qué se guarda sobre ti, o haz que se olvide

command-me-form = Rellenar o cambiar un formulario que pide el torneo

option-me-form-form = Qué formulario (por defecto: el que está abierto)

command-me-next = Tu próxima partida y qué tienes que hacer y hasta cuándo

command-me-reminders = Elegir qué recordatorios recibes, o ninguno

option-me-reminders-on = Recordatorios sí o no; déjalo vacío para un formulario

command-me-round-off = Descansar en una ronda, o ver en cuáles descansas

option-me-round-off-round = Qué ronda; vacío: ver las tuyas

option-me-round-off-through = La última de varias rondas seguidas

command-me-sent = Qué enviaste y cuándo llegó

command-me-timezone = Indicar tu zona horaria, para entender las horas que escribes

option-me-timezone-zone = Ciudad, país, zona o diferencia; déjalo vacío para ver la tuya

command-players = Para directores: inscribir, cambiar y sustituir jugadores

command-players-add = Inscribir a alguien: un miembro del servidor, un invitado o un equipo

option-players-add-member = Un miembro de este servidor; con un invitado, quien habla por él; con un equipo, su capitán

option-players-add-guest = El nombre de alguien sin cuenta de Discord, o de un equipo

option-players-add-rating = Su puntuación de juego (rating)

option-players-add-uncertainty = Qué incertidumbre tiene el rating

option-players-add-games = Partidas con rating jugadas

command-players-check-in = Check-in antes del torneo: abrirlo, ver quién está, cerrarlo

option-players-check-in-until = Abrirlo hasta entonces, en tu hora, como: fri 19:00

command-players-disqualify = Descalificar a un jugador; primero muestra qué pasa

option-players-disqualify-years = Anotarlo para otros torneos: se avisa a los directores si se inscribe durante estos años

command-players-edit-many = Respuestas, ratings, cuotas y más de muchos, uno por línea

option-players-edit-many-what = De qué tratan las líneas

choice-players-edit-many-what-answers = respuestas

choice-players-edit-many-what-availability = disponibilidad

choice-players-edit-many-what-ratings = ratings

choice-players-edit-many-what-fees = cuotas

choice-players-edit-many-what-check-ins = presentes en el check-in

choice-players-edit-many-what-seeds = siembra

choice-players-edit-many-what-names = nombres

option-players-edit-many-file = Un archivo de texto con una persona por línea, en vez del formulario

option-players-edit-many-form = Para respuestas: qué formulario (por defecto, lo que se pide ahora)

command-players-fee = Anotar si una cuota está pagada; aquí no se cobra nada

option-players-fee-entrant = La cuota de quién

option-players-fee-state = Qué pasó con ella

choice-players-fee-state-unpaid = sin pagar

choice-players-fee-state-paid = pagada

choice-players-fee-state-returned = devuelta

choice-players-fee-state-kept = retenida

command-players-fetch = Traer los ratings o los puestos del último ciclo

option-players-fetch-what = Qué traer

choice-players-fetch-what-ratings = Traer ratings del servidor de juego; primero muestra los cambios

choice-players-fetch-what-places = Importar los puestos del último ciclo; primero los muestra

command-players-import = Inscribir o cambiar a muchos a la vez con un archivo CSV

option-players-import-file = Columnas: name, discord, rating, uncertainty, games, joined

option-players-import-what = Qué contiene: jugadores, o ratings y títulos (una lista de la FIDE, una tabla)

choice-players-import-what-players = jugadores

option-players-import-kind = Qué rating

choice-players-import-kind-standard = clásico

choice-players-import-kind-rapid = rápido

choice-players-import-kind-blitz = relámpago

command-players-keep-apart = Dos que no deben enfrentarse; sin nombres: a quién se separa

option-players-keep-apart-entrant = Una de las dos personas

option-players-keep-apart-other = La otra

option-players-keep-apart-how = Nunca, solo si no hay otra forma, o pueden de nuevo

choice-players-keep-apart-how-never = nunca

choice-players-keep-apart-how-avoid = mejor que no

choice-players-keep-apart-how-may-meet = pueden

command-players-rating = Fijar el rating de un jugador, hasta que queden fijos

option-players-rating-entrant = El rating de quién

option-players-rating-rating = El rating

option-players-rating-uncertainty = Su incertidumbre

command-players-reinstate = Traer de vuelta a un jugador para las próximas rondas

option-players-reinstate-entrant = Quién vuelve

command-players-replace = Dar la plaza de un jugador a otra persona

option-players-replace-entrant = La plaza de quién

option-players-replace-member = Un miembro de este servidor

option-players-replace-guest = El nombre de un invitado

command-players-round-off = Dar una ronda libre a alguien, o ver quién la tiene

option-players-round-off-entrant = Quién; vacío: todos los que descansan

option-players-round-off-round = Qué ronda; vacío: ver las suyas

command-players-set-condition = Exigir algo a un jugador, por ejemplo una cámara web

option-players-set-condition-what = Qué tiene que hacer

command-players-withdraw = Retirar a un jugador; primero muestra qué pasa

option-players-withdraw-entrant = Quién se va

option-players-withdraw-at-their-wish = No: lo retira un director, y puede apelar

command-playoffs = Para directores de playoffs: puzles, revelación, panel del juez

command-playoffs-check = Revisar respuestas sin solución; el registro anota que miraste

command-playoffs-judge = El panel del juez para la manga en directo

command-playoffs-online = Abrir la fase en línea hasta un plazo; repítelo para moverlo

option-playoffs-online-until = En tu hora: 18 sep 20:00 (por defecto: hasta la revelación)

command-playoffs-puzzles = Contraseñas, enlaces y soluciones de los puzles desde un CSV

option-playoffs-puzzles-file = Columnas: puzzle, password, link, answer (separa varias con |)

command-playoffs-reveal = Revelar los resultados en línea paso a paso; queda anotado

command-playoffs-times = Importar los tiempos en línea desde un archivo CSV

option-playoffs-times-file = Columnas: name, puzzle, time, result; o una por puzle

command-puzzles = Playoffs: resolver en línea, ver elecciones y rangos

command-puzzles-eligibility = Playoffs: quién está clasificado, sembrado o en reserva

command-puzzles-picks = Playoffs: el puzle de cada ronda, quién lo eligió y por qué

command-puzzles-ranks = Playoffs: el tablero de puestos tras una ronda y cada camino

option-puzzles-ranks-round = Tras qué ronda (por defecto: la última)

command-puzzles-solve = Playoffs en línea: empezar un puzle, entregar tu respuesta

command-round = Para directores: ver y publicar rondas, poner resultados

command-round-answer = Qué espera el torneo; responder por alguien

option-round-answer-question = Qué pregunta; déjalo vacío para verlas todas

option-round-answer-answer = La respuesta

command-round-preview = Ver la próxima ronda, con motivos y avisos

option-round-preview-rounds = Cuántas rondas a la vez (por defecto: una)

option-round-preview-based-on = Emparejar según la tabla tras esta ronda; 0: cabezas de serie

command-round-publish = Publicar la próxima ronda

command-round-result = Poner o corregir el resultado de una partida

option-round-result-winner = Quién ganó; no hace falta con los puntos

option-round-result-score = En partidas con puntos, como 412:380, en el orden de la partida

option-round-result-reason = El motivo; se guarda, útil al corregir

option-round-result-also = Quién ganó otras partidas en disputa, con comas

command-round-results = Anotar muchos resultados, una partida por línea

option-round-results-file = Un archivo de texto con una partida por línea

command-schedule = Cuándo se juega: ver, proponer, esperar al rival

command-schedule-games = Cuándo se juegan las partidas de esta ronda, en tu hora

command-schedule-more-time = Dar más tiempo a tu rival

option-schedule-more-time-minutes = Cuántos minutos más; déjalo vacío para elegir

command-schedule-propose = Proponer una hora, mientras los horarios sean provisionales

option-schedule-propose-time = Por ejemplo: sat 19:00, en tu zona horaria

command-td = Para directores: crear, preparar y hacer avanzar un torneo

command-td-advance = Dar el siguiente paso, sea cual sea

option-td-advance-look = Decir qué viene después, con un botón para hacerlo

command-td-announce = Publicar un anuncio en el canal del torneo

option-td-announce-text = Qué decir; déjalo vacío para un formulario más grande

command-td-audit = Quién hizo qué y cuándo

option-td-audit-who = Quién lo hizo

option-td-audit-what = Qué pasó: elige, o escribe palabras que buscar

option-td-audit-entrant = De quién se trata

option-td-audit-since = Desde cuándo, por ejemplo: yesterday 19:00

option-td-audit-until = Antes de cuándo

command-td-cancel = Cancelar todo el torneo

command-td-close = Cerrar la inscripción

command-td-create = Crear un torneo a partir de una plantilla o un formato

option-td-create-what = Una plantilla (un torneo real, listo para jugar) o un formato

option-td-create-after = O el torneo del que este es el siguiente ciclo, con sus reglas

option-td-create-title = Cómo se llama (por defecto: el título de la plantilla)

option-td-create-channel = Dónde se anuncia (por defecto: este canal)

option-td-create-closes = Abrir la inscripción ya y cerrarla entonces, p. ej.: 5 jan 19:00

option-td-create-seed = De qué parten todos los sorteos (por defecto: el azar)

command-td-delivery = Qué se ha entregado, qué espera y por qué, y a quién no se puede llegar

command-td-import = Importar un torneo exportado, o el archivo de un torneo de ajedrez (TRF)

option-td-import-file = El registro exportado, o el archivo de otro programa o de un suizo de lichess

option-td-import-title = Cómo se llama el torneo (por defecto: como en el archivo)

option-td-import-rounds = Cuántas rondas en total (por defecto: las del archivo)

command-td-import-tsh = Continuar aquí una división de tsh

option-td-import-tsh-file = El archivo de división, como a.t, o toda la carpeta en un zip

option-td-import-tsh-title = Cómo se llama el torneo

option-td-import-tsh-rounds = Cuántas rondas en total (por defecto: 14, o las del archivo)

option-td-import-tsh-config = La configuración, config.tsh: rondas, premios, umbrales

command-td-invite = Poner aquí, en este canal, el botón de inscripción

command-td-open = Abrir la inscripción

command-td-options = Cambiar ajustes y opciones; no elijas nada y verás formularios

option-td-options-capacity = Cuántos pueden jugar; los demás van a la lista de espera

option-td-options-closes = Cuándo cierra la inscripción, como: 5 jan 19:00

option-td-options-first-round = Cuándo empieza el juego, como: 10 jan 19:00

option-td-options-ratings-fixed = Cuándo quedan fijos los ratings

option-td-options-zone = La zona horaria del torneo

option-td-options-language = El idioma de los mensajes

option-td-options-silence-hours = Tras cuántas horas vale un resultado sin disputa

command-td-page = Mostrar el torneo en la web: una página en directo para quien tenga el enlace

option-td-page-show = ¿Hay página?

option-td-page-find = ¿Pueden llevar a ella los buscadores y la lista de torneos?

option-td-page-log = Al final, ¿dar a todos el registro completo, con horarios y apelaciones?

command-td-pause = Pausar o reanudar el calendario

option-td-pause-resume = Reanudar el calendario

command-td-series = Jugar cada semana: inscripción, comienzo y puntos solos

option-td-series-when = Día y hora, como: fri 20:00

option-td-series-zone = Según qué reloj (por defecto: el tuyo)

option-td-series-opens-hours = Horas antes del comienzo en que se abre (por defecto: 72)

option-td-series-fewest = Con menos jugadores no hay velada (por defecto: 4)

option-td-series-points = Puntos por puesto, como: 10 8 6 5 4 3 2 1

option-td-series-best = Cuántas veladas cuentan (por defecto: todas)

option-td-series-season = Veladas de una temporada (por defecto: sin temporadas)

option-td-series-ratings = Puntuar por las partidas y ordenar así (por defecto: no)

option-td-series-title = Cómo se llama (por defecto: como el torneo)

option-td-series-player-role = Rol para quienes hayan jugado una velada (por defecto: ninguno)

option-td-series-winner-role = Rol de quien ganó la última velada (por defecto: ninguno)

option-td-series-no-roles = Retirar estos roles y no dar ninguno (por defecto: no)

command-td-set-channel = Fijar dónde se anuncia o el torneo por defecto del canal

option-td-set-channel-announce-in = Anunciar el torneo en este canal desde ahora

option-td-set-channel-means-here = Los comandos de este canal se refieren a este torneo

option-td-set-channel-voice = Canal de voz de los jugadores, en la tarjeta y en los encuentros

option-td-set-channel-no-voice = No mostrar ningún canal de voz

command-td-staff = Nombrar director (decide), coordinador (opera) o juez (partidas en vivo)

option-td-staff-member = Qué miembro

option-td-staff-role = En qué se convierte

choice-td-staff-role-director = director

choice-td-staff-role-coordinator = coordinador

choice-td-staff-role-judge = juez

option-td-staff-remove = Quitarle el papel a alguien

command-td-tonight = Jugar esta noche: nombre, inscripción y a empezar

option-td-tonight-teams = Personas por equipo, si juegan equipos

option-td-tonight-starts = Cuándo empieza solo, tras 15 minutos de check-in, p. ej.: 20:00

option-td-tonight-voice = Canal de voz donde hablan los jugadores

command-td-undo = Deshacer el último paso; primero muestra cuál fue

command-td-webhook = Enviar cada cambio a una dirección propia, como datos para programas

option-td-webhook-address = Adónde: https://… (vacío: muestra las que hay)

command-team = Quién juega en tu equipo

command-team-add = Añadir a alguien a tu equipo; dirección: a cualquier equipo, o como voz de un invitado

option-team-add-member = Quién se une

option-team-add-entrant = Qué equipo o invitado (por defecto: tu equipo)

option-team-add-guest = El nombre de alguien sin cuenta de Discord que juega en el equipo

command-team-remove = Sacar a alguien de tu equipo, o a ti

option-team-remove-member = Quién se va (por defecto: tú)

command-tournament = Ver torneos: emparejamientos, tablas, motivos

command-tournament-board = Qué pasa y qué viene, con un enlace al tablero en vivo

command-tournament-entrants = Quién está dentro y quién está en lista de espera

command-tournament-export = Exportar tablas, un informe, un calendario, archivo de ajedrez o partidas

option-tournament-export-what = Qué archivos (por defecto: tablas)

choice-tournament-export-what-tables = tablas para hojas de cálculo

choice-tournament-export-what-report = un informe para leer e imprimir

choice-tournament-export-what-calendar = un calendario de partidas

choice-tournament-export-what-mine = un calendario de tus partidas

choice-tournament-export-what-chess = un archivo para programas de ajedrez (TRF)

choice-tournament-export-what-games = las jugadas de las partidas en un servidor de juego (PGN)

choice-tournament-export-what-log = el registro completo, para directores

option-tournament-export-round = Del calendario o las partidas: qué ronda

option-tournament-export-entrant = Del calendario: las partidas de quién

option-tournament-export-place = Archivo de ajedrez: dónde se jugó

option-tournament-export-federation = Archivo de ajedrez: la federación, en tres letras

option-tournament-export-arbiter = Archivo de ajedrez: el árbitro principal

command-tournament-history = Todas las partidas de un jugador

option-tournament-history-entrant = De quién (por defecto: las tuyas)

command-tournament-info = Todo lo que quieres saber antes de inscribirte

command-tournament-list = Los torneos de aquí

option-tournament-list-player = Los torneos de un jugador en este servidor, ciclo a ciclo

command-tournament-odds = Las opciones de cada uno a cada puesto, por simulación

option-tournament-odds-entrant = Las opciones de quién, ronda a ronda (por defecto: todos, ahora)

option-tournament-odds-simulations = Cuántas; más es más exacto y tarda más

command-tournament-pairings = Los emparejamientos: quién juega con quién

option-tournament-pairings-round = Qué ronda (por defecto: la última)

command-tournament-prizes = Premios y fondo para ganadores de partidas; directores: también cuotas

command-tournament-rules = Cómo se juega el torneo, en palabras sencillas

option-tournament-rules-rule = Una regla por el número que citan las razones, como R8

command-tournament-standings = La clasificación, el cuadro, el cuadro cruzado, los récords o una liga

option-tournament-standings-what = Qué mostrar

choice-tournament-standings-what-standings = La clasificación

choice-tournament-standings-what-bracket = El cuadro, o quién tiene cuántas derrotas

choice-tournament-standings-what-auto = El cuadro cruzado: quién jugó con quién y cómo acabó

choice-tournament-standings-what-wall = El cuadro cruzado por rondas

choice-tournament-standings-what-grid = El cuadro cruzado, todos contra todos

choice-tournament-standings-what-records = Puntuaciones más altas, mayores diferencias, derrotas más altas, promedios

choice-tournament-standings-what-league = La tabla de una liga o grupo, con un enlace a su hilo

option-tournament-standings-stage = Qué fase (por defecto: la que se juega)

option-tournament-standings-league = Qué liga (por defecto: la tuya)

command-tournament-verify = Comprobar el registro o los sorteos

option-tournament-verify-what = Qué comprobar (por defecto: el registro)

choice-tournament-verify-what-log = Comprobar el registro, con la huella para comprobar una exportación

choice-tournament-verify-what-draws = Todos los sorteos y cómo comprobarlos

command-tournament-why = Por qué este rival, color, descanso, hora o puesto

option-tournament-why-entrant = De quién se trata (por defecto: tú, si juegas; si no, toda la ronda)

command-tsh = Para directores: llevar una división al programa tsh

command-tsh-export = Exportar la división como archivo tsh

option-tsh-export-others = Las otras divisiones, títulos separados por comas: todas en una carpeta de tsh

name-absent = ausente

name-account = cuenta

name-add = añadir

name-address = dirección-web

name-advance = avanzar

name-after = después-de

name-also = también

name-announce = anunciar

name-announce-in = anunciar_en

name-answer = respuesta

name-appeal = apelación

name-arbiter = árbitro

name-ask = pedir

name-at-their-wish = por_su_voluntad

name-audit = historial

name-availability = disponibilidad

name-based-on = según

name-best = mejores

name-board = tablero

name-cancel = cancelar

name-capacity = plazas

name-channel = canal

name-check = revisar

name-check-in = check-in

name-claim = reclamar

name-claim-forfeit = reclamar-incomparecencia

name-close = cerrar

name-closes = cierre

name-config = configuración

name-confirm = confirmar

name-create = crear

name-data = datos

name-decision = decisión

name-delivery = entregas

name-disqualify = descalificar

name-edit-many = editar-varios

name-eligibility = elegibilidad

name-entrant = participante

name-entrants = participantes

name-export = exportar

name-federation = federación

name-fee = cuota

name-fetch = obtener

name-fewest = mínimo

name-file = archivo

name-fill = rellenar

name-find = buscar

name-first-round = primera_ronda

name-forfeit = incomparecencia

name-form = formulario

name-forms = formularios

name-game = partida

name-game-note = nota-de-partida

name-games = partidas

name-guest = invitado

name-guests = invitados

name-help = ayuda

name-here = presente

name-history = partidas-jugadas

name-hours = horas

name-how = cómo

name-import = importar

name-import-tsh = importar-tsh

name-info = información

name-invite = invitar

name-join = unirse

name-judge = juez

name-keep-apart = separar

name-kind = tipo

name-language = idioma

name-league = liga

name-leave = salir

name-link = enlace

name-list = lista

name-log = registro

name-look = ver

name-match = encuentro

name-me = yo

name-means-here = vale_aquí

name-member = miembro

name-merge = unir

name-minutes = minutos

name-more-time = más-tiempo

name-name = nombre

name-next = siguiente

name-no-roles = sin_roles

name-no-voice = sin_voz

name-odds = probabilidades

name-on = activado

name-online = en-línea

name-open = abrir

name-opens-hours = abre_horas

name-options = opciones

name-other = otro

name-others = otras

name-override = a-mano

name-page = página

name-pairings = emparejamientos

name-pause = pausar

name-picks = elecciones

name-place = lugar

name-player = jugador

name-player-role = rol_de_jugadores

name-players = jugadores

name-playoffs = playoffs

name-points = puntos

name-preview = vista-previa

name-prizes = premios

name-propose = proponer

name-publish = publicar

name-puzzles = puzles

name-question = pregunta

name-ranks = rangos

name-rating = puntuación

name-ratings = puntuaciones

name-ratings-fixed = puntuaciones_fijas

name-reason = motivo

name-reinstate = readmitir

name-rematch = repetir-partida

name-reminders = recordatorios

name-remove = quitar

name-replace = sustituir

name-report = informar

name-result = resultado

name-results = resultados

name-resume = reanudar

name-reveal = revelar

name-role = rol

name-round = ronda

name-round-off = descansar-ronda

name-rounds = rondas

name-rule = regla

name-rules = reglas

name-schedule = horario

name-score = marcador

name-season = temporada

name-seed = número-aleatorio

name-sent = enviado

name-series = serie

name-server = servidor

name-set-channel = elegir-canal

name-set-condition = poner-condición

name-show = mostrar

name-silence-hours = horas_de_silencio

name-simulations = simulaciones

name-since = desde

name-solve = resolver

name-staff = equipo

name-stage = fase

name-standings = clasificación

name-starts = empieza

name-state = estado

name-td = dirigir

name-team = equipo

name-teams = equipos

name-text = texto

name-through = hasta-ronda

name-time = hora

name-times = tiempos

name-timezone = zona-horaria

name-title = título

name-tonight = esta-noche

name-tournament = torneo

name-tsh = tsh

name-uncertainty = incertidumbre

name-undo = deshacer

name-until = hasta

name-verify = verificar

name-voice = voz

name-webhook = webhook

name-what = qué

name-when = cuándo

name-who = quién

name-why = por-qué

name-winner = ganador

name-winner-role = rol_del_ganador

name-withdraw = retirar

name-years = años

name-zone = zona
