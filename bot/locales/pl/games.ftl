games-bye = wolny los
games-idle = pauzuje
games-open-game = otwarta
games-tentative = wstępny
games-final = ostateczny
games-no-time = jeszcze bez terminu
games-marks = + wygrana, - przegrana, = remis, > < walkowerem, x nie liczy się, ? otwarta
games-round = runda { $number }
games-void = nie liczy się
games-forfeit = { $score }, walkower
games-both-absent = { $score }, obie strony nieobecne
games-outcome =
    { $word ->
        [won] wygrana
        [lost] przegrana
       *[tied] remis
    }
games-outcome-forfeit =
    { $word ->
        [won] wygrana walkowerem
        [lost] przegrana walkowerem
       *[tied] remis walkowerem
    }
games-round-off = wolna runda
