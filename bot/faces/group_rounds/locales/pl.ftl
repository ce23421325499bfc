group-rounds-phases-to-come = przed nami
group-rounds-phases-goes-on = Zacienione: awans lub wygrana.
group-rounds-phases-opens =
    { $games ->
        [one] Otwiera się { $games } gra.
        [few] Otwierają się naraz { $games } gry, do rozegrania w dowolnej kolejności.
       *[many] Otwiera się naraz { $games } gier, do rozegrania w dowolnej kolejności.
    }
group-rounds-phases-others = i jeszcze { $count }
