### Reporting a game by its scores. Names come in as labels.

scoring-mine = Your score
scoring-started = Who started?
scoring-i-started = I did
scoring-correct = Correct it
# The other score.
scoring-theirs = Score of { $opponent }
# The other one started.
scoring-they-started = { $opponent } did
# The form.
scoring-form-title = Your game against { $opponent }
# The field for the scores of all games of a match.
scoring-games-field = Score of every game, yours first
# The help of that field: at most 100 characters.
scoring-games-help = In order, like 11-7 9-11 11-5; or just the score of the match, like 2-1.
