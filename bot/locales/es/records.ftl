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
