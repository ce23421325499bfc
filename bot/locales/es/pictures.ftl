### What is written on pictures besides names and numbers.

pictures-points = Puntos
pictures-rank = Puesto
pictures-rating = Rating
pictures-record = G–P
pictures-start = Inicio
pictures-in-percent = En porcentaje.
pictures-prize-line = A la izquierda de la línea: puestos con premio (1 a { $places }).
pictures-final-places = Puestos finales
pictures-grand-final = Final
pictures-winners = Ganadores
pictures-losers = Perdedores
pictures-third-place = Tercer puesto
pictures-places = Puestos { $first } a { $last }
pictures-shaded = Los jugadores sombreados van por delante en su grupo.
pictures-shaded-for = Sombreados – { $meaning }
pictures-no-opponent-bye = Descanso
pictures-playing-now = ahora
pictures-no-opponent-idle = Descansa
pictures-byes-names = Descanso: { $names }
pictures-idle-shown = Descansan: { $count }
pictures-idle-names = Descansan: { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } simulación
       *[other] { $count } simulaciones
    }
pictures-times-in = { $round_title } · horas de { $value }
pictures-game-at = Partida: { $at } ({ $state })
pictures-outcomes = + ganada  − perdida  = empate  b descanso  ? sin jugar
pictures-round-number = R{ $number }
pictures-round-of-tree = Ronda { $number }
pictures-sheet = { $number } de { $count }
pictures-more-below = { $count } más: mira el texto o el archivo.
pictures-earlier-matches = Encuentros anteriores: mira el texto o el archivo.
pictures-last-rounds = Las últimas { $shown } de { $count } rondas.
pictures-last-games = Las últimas { $shown } de { $count } partidas.
pictures-columns-left-out = No se muestra aquí: { $names }.
pictures-comma = {", "}
pictures-line = { $label }: { $told }.
pictures-sentence = { $told }.
pictures-alt-head = { $shown }, { $title }
pictures-bracket = Cuadro
pictures-chances = Probabilidades
pictures-chances-of-places = Probabilidades de cada puesto
pictures-groups = Grupos
pictures-pairings = Emparejamientos
pictures-times-of = Horas de { $first } y { $second }
pictures-open = por decidir
pictures-beat = { $first } ganó a { $second }
pictures-against = { $first } contra { $second }
pictures-versus = vs
pictures-won-against = ganó a { $opponent }
pictures-lost-to = perdió contra { $opponent }
pictures-tied-with = empató con { $opponent }
pictures-to-play = por jugar contra { $opponent }
pictures-with-points = { $points } puntos
pictures-percent = { $share } %
pictures-chance-of-place = puesto { $place } { $chance }
pictures-out = Eliminados
pictures-lives-left =
    { $count ->
        [one] { $count } vida
       *[other] { $count } vidas
    }
pictures-ranks-so-far = Puestos
pictures-both = ambos
pictures-both-can = Ambos pueden
pictures-no-common-start = No hay ninguna hora que les venga bien a los dos.
pictures-chosen = Elegido
pictures-and-more = { $listed } y { $count } más
pictures-value = { $value } { $head }
pictures-kinds = Lo que puedes crear
pictures-sketch-bracket = un cuadro
pictures-sketch-double-bracket = un cuadro con segunda oportunidad
pictures-sketch-everybody = una tabla de todos contra todos
pictures-sketch-groups = grupos
pictures-sketch-groups-final = grupos y luego una final
pictures-sketch-lives = vidas
pictures-sketch-odds = probabilidades de cada puesto
pictures-sketch-path = caminos que suben y bajan
pictures-sketch-rounds = rondas
pictures-sketch-tiers = ligas, una sobre otra
pictures-sketch-then = { $first } y luego { $last }
