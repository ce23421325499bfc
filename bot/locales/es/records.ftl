### Mejores puntuaciones.

records-title = Mejores puntuaciones
records-none = Todavía no hay partidas con puntos.
records-high-games = Puntuación más alta
records-best-spreads = Mayor diferencia
records-high-losses = Derrota más alta
records-averages = Promedios
records-games = Partidas
records-made = A favor
records-against = En contra
records-scored = **{ $name }** { $score } contra { $opponent }, ronda { $round }
records-high-average = Mejor promedio
records-average = **{ $name }** { $made } en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
records-performance = Perf.
