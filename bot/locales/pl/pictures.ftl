pictures-points = Punkty
pictures-rank = Miejsce
pictures-rating = Ranking
pictures-record = Wygr.–przegr.
pictures-start = Start
pictures-in-percent = W procentach.
pictures-prize-line = Na lewo od linii: miejsca z nagrodą (1 do { $places }).
pictures-final-places = Miejsca końcowe
pictures-grand-final = Finał
pictures-winners = Wygrani
pictures-losers = Przegrani
pictures-third-place = Trzecie miejsce
pictures-places = Miejsca { $first } do { $last }
pictures-shaded = Zacienieni gracze prowadzą w swojej grupie.
pictures-shaded-for = Zacienieni – { $meaning }
pictures-no-opponent-bye = Wolny los
pictures-playing-now = trwa
pictures-no-opponent-idle = Pauzuje
pictures-byes-names = Wolny los: { $names }
pictures-idle-shown = Pauzuje: { $count }
pictures-idle-names = Pauzują: { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } symulacja
        [few] { $count } symulacje
       *[many] { $count } symulacji
    }
pictures-times-in = { $round_title } · czas: { $value }
pictures-game-at = Gra: { $at } ({ $state })
pictures-outcomes = + wygrana  − przegrana  = remis  b wolny los  ? jeszcze przed grą
pictures-round-number = R{ $number }
pictures-round-of-tree = Runda { $number }
pictures-sheet = { $number } z { $count }
pictures-more-below = Jeszcze { $count }: zobacz tekst lub plik.
pictures-earlier-matches = Wcześniejsze mecze: zobacz tekst lub plik.
pictures-last-rounds = Ostatnie rundy: { $shown } z { $count }.
pictures-last-games = Ostatnie gry: { $shown } z { $count }.
pictures-columns-left-out = Tu pominięto: { $names }.
pictures-comma = { ", " }
pictures-line = { $label }: { $told }.
pictures-sentence = { $told }.
pictures-alt-head = { $shown }, { $title }
pictures-bracket = Drabinka
pictures-chances = Szanse
pictures-chances-of-places = Szanse na każde miejsce
pictures-groups = Grupy
pictures-pairings = Pary
pictures-times-of = Terminy: { $first } i { $second }
pictures-open = wolne
pictures-beat = { $first } wygrywa, { $second } przegrywa
pictures-against = { $first } kontra { $second }
pictures-versus = vs
pictures-won-against = wygrana, { $opponent }
pictures-lost-to = przegrana, { $opponent }
pictures-tied-with = remis, { $opponent }
pictures-to-play = do rozegrania, { $opponent }
pictures-with-points = punkty: { $points }
pictures-percent = { $share }%
pictures-chance-of-place = miejsce { $place } { $chance }
pictures-out = Poza grą
pictures-lives-left =
    { $count ->
        [one] Zostało { $count } życie
        [few] Zostały { $count } życia
       *[many] Zostało { $count } żyć
    }
pictures-ranks-so-far = Miejsca
pictures-both = oboje
pictures-both-can = Oboje mogą
pictures-no-common-start = Nie ma wspólnej godziny rozpoczęcia.
pictures-chosen = Wybrano
pictures-and-more = { $listed } i jeszcze { $count }
pictures-value = { $value } { $head }
pictures-kinds = Co możesz założyć
pictures-sketch-bracket = drabinka
pictures-sketch-double-bracket = drabinka z drugą szansą
pictures-sketch-everybody = tabela wszystkich
pictures-sketch-groups = grupy
pictures-sketch-groups-final = grupy, potem finał
pictures-sketch-lives = życia
pictures-sketch-odds = szanse na każde miejsce
pictures-sketch-path = droga w górę i w dół
pictures-sketch-rounds = rundy
pictures-sketch-tiers = ligi, jedna nad drugą
pictures-sketch-then = { $first }, potem { $last }
