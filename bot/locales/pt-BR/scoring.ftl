### Reporting a game by its scores.

scoring-mine = Seu placar
scoring-started = Quem começou?
scoring-i-started = Eu
scoring-correct = Corrigir
scoring-theirs = Placar de { $opponent }
scoring-they-started = { $opponent }
scoring-form-title = Sua partida contra { $opponent }
scoring-games-field = Placar de cada partida, o seu primeiro
scoring-games-help = Em ordem, como 11-7 9-11 11-5; ou só o placar do confronto, como 2-1.
