### Reporting a game by its scores.

scoring-mine = Tus puntos
scoring-started = ¿Quién empezó?
scoring-i-started = Yo
scoring-correct = Corregir
scoring-theirs = Puntos de { $opponent }
scoring-they-started = { $opponent }
scoring-form-title = Tu partida contra { $opponent }
scoring-games-field = Marcador de cada partida, el tuyo primero
scoring-games-help = En orden, como 11-7 9-11 11-5; o solo el resultado del encuentro, como 2-1.
