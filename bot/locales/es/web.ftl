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
# First page of a tournament: heading over what is going on
web-now = Ahora
# The same page: headings
web-latest-results = Últimos resultados
web-leaders = En cabeza
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
