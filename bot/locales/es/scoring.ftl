### Reporting a game by its scores.

scoring-mine = Tus puntos
scoring-started = ¿Quién empezó?
scoring-i-started = Yo
scoring-correct = Corregir
scoring-theirs = Puntos de { $opponent }
scoring-they-started = { $opponent }
scoring-form-title = Tu partida contra { $opponent }
