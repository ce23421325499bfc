### Reporting a game by its scores.

scoring-mine = Tus puntos
scoring-started = ¿Quién empezó?
scoring-i-started = Yo
scoring-correct = Corregir
scoring-theirs = Puntos de { $opponent }
scoring-they-started = { $opponent }
scoring-form-title = Tu partida contra { $opponent }
scoring-games-field = Marcador de cada partida, el tuyo primero
scoring-games-help = En el orden jugado, separados por espacios: también dicen quién ganó.
