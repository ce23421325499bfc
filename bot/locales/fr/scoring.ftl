scoring-mine = Ton score
scoring-started = Qui a commencé ?
scoring-i-started = Moi
scoring-correct = Corriger
scoring-theirs = Score de { $opponent }
scoring-they-started = { $opponent }
scoring-form-title = Ta partie contre { $opponent }
