### Chancen auf jeden Platz.

odds-odds = Chancen
odds-chances = Chancen
odds-after = Nach
odds-none = Es gibt keine Chancen: Dieses Format wird nicht simuliert, oder alles ist gespielt.
odds-not-running = Chancen gibt es, solange das Turnier läuft.
odds-no-chances = Chancen werden ab der ersten vollständigen Runde verfolgt, wenn das Format simuliert werden kann.
odds-how-exact-at-most = Prozent der Simulationen. Der Standardfehler ist höchstens { $error }: In zwei von drei Fällen liegt der wahre Anteil darin. Ein Strich kam nie vor. In der Datei steht jeder Platz.
odds-top = Top { $best }
odds-chances-caption = Prozent von { $simulations } Simulationen nach jeder Runde; Wertungszahlen spielen keine Rolle.
odds-chances-caption-rated = Prozent von { $simulations } Simulationen nach jeder Runde; Partien gehen aus, wie es die Wertungszahlen erwarten (Elo).
odds-caption = Der Rest, { $simulations }-mal simuliert nach dem Stand nach Runde { $after }; Wertungszahlen spielen keine Rolle.
odds-caption-rated = Der Rest, { $simulations }-mal simuliert nach dem Stand nach Runde { $after }; Partien gehen aus, wie es die Wertungszahlen erwarten (Elo).
odds-caption-start = Der Rest, { $simulations }-mal simuliert nach dem Stand am Start; Wertungszahlen spielen keine Rolle.
odds-caption-start-rated = Der Rest, { $simulations }-mal simuliert nach dem Stand am Start; Partien gehen aus, wie es die Wertungszahlen erwarten (Elo).
odds-whole = Die Plätze sind die des ganzen Turniers, mit den kommenden Phasen.
