format-double-elimination-title = Podwójna eliminacja
format-double-elimination-summary = Drabinka wygranych i przegranych oraz wielki finał: odpada się po dwóch porażkach.
format-double-elimination-rule-reset-yes = Jeśli wielki finał wygra zwycięzca drabinki przegranych, jest on powtarzany.
format-double-elimination-rule-reset-no = Wielki finał to jeden mecz.
format-double-elimination-option-reset-label = Powtórka wielkiego finału
format-double-elimination-option-reset = Czy wielki finał jest powtarzany, jeśli wygra go zwycięzca drabinki przegranych?
format-double-elimination-scores-contradict-winner = { $game }: punkty nie zgadzają się ze zwycięzcą. Sprawdź jedno i drugie.
