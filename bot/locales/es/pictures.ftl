### What is written on pictures besides names and numbers.

pictures-points = Puntos
pictures-rank = Puesto
pictures-won = Ganadas
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
pictures-shaded = Los jugadores sombreados van por delante en su grupo.
pictures-shaded-for = Sombreados – { $meaning }
pictures-no-opponent-bye = Descanso
pictures-no-opponent-idle = Sin emparejar
pictures-byes-names = Descanso: { $names }
pictures-idle-shown = Sin emparejar: { $count } jugadores
pictures-idle-names = Sin emparejar: { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } simulación
       *[other] { $count } simulaciones
    }
pictures-ranks = puestos { $first }–{ $second }
pictures-times-in = { $round_title } · horas de { $value }
pictures-game-at = Partida: { $at } ({ $state })
