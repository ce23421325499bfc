playing-i-won = Wygrana dla mnie
playing-tie = Był remis
playing-dispute-title = Zakwestionuj zgłoszenie
playing-dispute-field = Co się stało?
playing-dispute-help = Przeczyta to organizator i rozstrzygnie.
playing-appeal-title = Odwołanie do organizatorów
playing-appeal-field = Na co nie było wpływu?
playing-appeal-help = Przegrana zostaje przegraną; prosisz o grę w kolejnych rundach.
playing-report-again = Wycofane. Zgłoś grę jeszcze raz, gdy będziesz wiedzieć.
playing-can-accept = Nadal możesz przyjąć drugą wersję.
playing-really-claim = Weź walkower
playing-really-refuse = Odmawiam i wiem, co to kosztuje
playing-complies = Dzięki! Organizatorzy wiedzą, że się zastosujesz.
playing-refused = Organizatorzy wiedzą, że odmawiasz. Według zasad kosztuje cię to grę; rozstrzyga organizator.
playing-both-here = Jesteście oboje. Miłej gry! Gdy się skończy, naciśnij **Zgłoś wynik**.
playing-other-won = Wygrywa { $name }
playing-how-did-it-end = Jak skończyła się twoja gra? Przeciwnik: **{ $opponent }**
playing-settled = Ustalone: { $players }, **{ $score }**.
playing-here-alone = Obecność potwierdzona. **{ $opponent }** jeszcze się nie zjawia. Jeśli to się nie zmieni, od { $claimable_time } ({ $claimable_distance }) możesz wziąć walkower albo dać więcej czasu.
playing-here-late = Obecność potwierdzona, ale za późno, by wziąć walkower. **{ $opponent }** też się jeszcze nie zjawia; jeśli tak zostanie, rozstrzygnie organizator. Możesz dać więcej czasu.
playing-here-guest = Obecność potwierdzona. **{ $opponent }** nie jest na Discordzie i nie może tu potwierdzić obecności. W razie nieobecności rozstrzygnie organizator; możesz dać więcej czasu.
playing-guest-missed = {""}**{ $opponent }** nie jest na Discordzie, więc nie mogę wezwać tej osoby. Powiedz organizatorowi, który może wpisać wynik.
playing-how-much-time = Jak długo jeszcze poczekasz? Przeciwnik: **{ $opponent }**
playing-waits-until = **{ $opponent }** ma czas do { $until_time } ({ $until_distance }). Dopiero potem możesz wziąć walkower.
playing-really-refuse-2 =
    Wymaga się od ciebie: { $text }
    Odmowa oznacza przegraną walkowerem. Naprawdę odmawiasz?
playing-ask-claim =
    { $removes ->
        [yes] Walkower daje ci wygraną i usuwa z turnieju: **{ $opponent }**. Możesz też dać przeciwnikowi więcej czasu.
       *[no] Walkower daje ci wygraną. **{ $opponent }** może też dostać od ciebie więcej czasu.
    }
playing-checked-in = **{ $name }**: check-in do gry potwierdzony, przeciwnik **{ $opponent }**.
playing-they-won = Wygrana przeciwnika
playing-games-won = { $mine }–{ $theirs }
