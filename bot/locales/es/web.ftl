### What the page on the web says.
web-skip = Ir al contenido
web-sections = Páginas de este torneo
web-home = Todos los torneos
web-tournaments = Torneos
web-none = No hay ningún torneo que mostrar aquí.
web-overview = Resumen
web-schedule = Calendario
web-pairings = Emparejamientos
web-standings = Clasificación
web-crosstable = Tabla cruzada
web-bracket = Cuadro
web-groups = Grupos
web-odds = Probabilidades
web-draws = Sorteos
web-players = Jugadores
web-entrants-left = { $entrants }, { $left } fuera
web-rules = Reglas
web-files = Archivos
web-chronicle = Novedades
web-report = El informe completo
web-live = En directo
web-offline = Esperando conexión
web-all-rounds = Rondas
web-all-stages = Fases
web-zone-label = Tu zona horaria
web-zone-show = Mostrar
web-zone-shown = Horas de { $zone }.
web-zone-own = Horas según tu reloj.
web-not-yet = Todavía no hay nada que mostrar.
web-why = ¿Por qué?
web-games-open = Partidas pendientes
web-without-time = Sin hora
web-tentative = provisional
web-history = Partidas
web-career = Otros torneos
web-download-tables = Tabla para hojas de cálculo (CSV)
web-download-trf = Para programas de ajedrez (TRF)
web-download-tsh = Para tsh
web-download-log = El registro completo, para comprobarlo
web-log-kept = El registro no se publica.
web-odds-now = Probabilidades ahora
web-odds-over-time = Probabilidades de ser primero tras cada ronda
web-odds-working = Se están calculando las probabilidades. Vuelve en un momento.
web-odds-games = Lo que vale una partida
web-odds-after-win = 1.º si gana
web-odds-after-loss = 1.º si pierde
web-odds-sure = Una victoria asegura el puesto { $place }.
web-rank-paths = Puestos tras cada ronda
web-missing-title = No está aquí
web-missing = Esta página no existe, o la dirección la ha cerrado.
web-busy-title = Un momento
web-busy = Esta página no se puede mostrar ahora. Inténtalo de nuevo dentro de un minuto.
web-made-by = Organizado con Herald. Cada emparejamiento, sorteo y puesto se explica, y cualquiera puede comprobarlo.
web-language = Idioma
web-privacy = Privacidad
web-consent-title = Vincular una cuenta
web-consent-given = Gracias. Copia la línea de abajo, vuelve al chat e introdúcela con /me account, como nombre. Vale unos minutos, y solo para ti.
web-consent-lacks = El servidor de juego no envió ningún consentimiento. No ha cambiado nada; puedes empezar de nuevo con /me account.
web-check-it-yourself = Compruébalo tú
web-check-how = Pon el registro en una copia de Herald (necesita Python 3.11 y make) y deja que tu propio ordenador repita cada emparejamiento y cada sorteo:
# Bajo el título, sobre un campo y un botón
web-check-what = Tu navegador recalcula hashes, sorteos, emparejamientos y clasificaciones a partir del registro. No se envía nada, y funciona sin conexión una vez cargada la página.
# Etiqueta del campo
web-check-head = Huella del registro, copiada del último mensaje en Discord
# Resultado: primera línea
web-check-fits = Todo lo que se ha comprobado aquí coincide.
web-check-no-head = El registro es coherente, pero solo la huella de Discord demuestra que es el que todos vieron.
# Resultado: primera línea; sigue una frase sobre el primer lugar
web-check-differs = Algo no coincide:
# Resultados, uno por línea
web-check-chain-ok = Los hashes de las { $lines } líneas coinciden: ninguna se ha cambiado, quitado ni añadido.
web-check-chain-wrong = La línea { $line } no coincide con su hash: ahí se cambió el registro.
web-check-chain-header = La cabecera del registro, con su título y sus nombres, no coincide con su sello: se cambió.
web-check-chain-cut = El registro acaba en la línea { $line }, pero su sello es de otro final.
web-check-head-ok = La huella coincide con la línea { $line }. Líneas posteriores que no cubre: { $after }.
web-check-head-wrong = La huella no coincide: se publicó para otro registro.
web-check-head-unreadable = Eso no es una huella. Copia el texto entero, que tiene dos guiones.
web-check-head-cut = Este registro acaba en la línea { $line }, antes de la línea para la que se publicó la huella.
web-check-head-names = La huella coincide con la línea { $line }, pero no con los nombres: algunos se cambiaron después de publicarla.
web-check-head-missing = No has indicado ninguna huella. Solo con ella se reconoce un registro con hashes nuevos.
web-check-draws-ok = Sorteos recalculados: { $draws }. Cada uno da el número registrado.
web-check-draws-wrong = Línea { $line }: este sorteo no da lo que está registrado.
web-check-beacon = Las firmas de la baliza pública necesitan el comando de abajo, porque esta página no puede verificarlas.
web-check-round-ok = Ronda { $round }: emparejamientos, descansos y lados se deducen de los resultados.
web-check-round-best = Ronda { $round }: no hay emparejamientos mejores. Cuál de los igual de buenos es necesita el comando de abajo, porque la prueba sería demasiado grande para esta página.
web-check-round-hand = Ronda { $round }: emparejada por un director.
web-check-round-no-proof = Ronda { $round }: necesita el comando de abajo, porque esta página no ha recibido su certificado.
web-check-round-simulated = Ronda { $round }: necesita el comando de abajo, porque su formato simula miles de torneos para emparejar.
web-check-round-no-script = Ronda { $round }: necesita el comando de abajo, porque esta página no tiene las reglas de su formato.
web-check-round-old-log = Ronda { $round }: necesita el comando de abajo, porque su registro es de una versión anterior.
web-check-round-wrong = Ronda { $round } (línea { $line }): los emparejamientos no se deducen de lo registrado antes.
web-check-line-wrong = La línea { $line } no se deduce de las anteriores.
web-check-standings-ok = { $stage }: la clasificación se deduce de los resultados.
web-check-standings-tie-breaks = { $stage }: la clasificación necesita el comando de abajo, porque esta página no tiene uno de sus desempates.
web-check-standings-no-script = { $stage }: la clasificación necesita el comando de abajo, porque esta página no tiene las reglas del formato.
web-check-standings-old-log = { $stage }: la clasificación necesita el comando de abajo, porque el registro es de una versión anterior.
web-check-standings-wrong = { $stage }: la clasificación no se deduce de los resultados.
web-check-unreadable = No se puede leer el registro.
# First page of a tournament: heading over what is going on
web-now = Ahora
# The same page: headings
web-latest-results = Últimos resultados
web-leaders = En cabeza
web-side-by-side = Se juegan en paralelo
# Link below the leaders
web-all-standings = Clasificación completa
# Beside a bar
web-progress = { $played } de { $games } partidas jugadas
# Link to the tournament's channel
web-channel = Abrir en Discord
# Where a game is played: $board is a number
web-board = Tablero { $board }
# Described to those who do not see it: the picture on the first page
web-board-picture = La clasificación o el cuadro como imagen
