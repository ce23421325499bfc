tiered-league-arrangement-title = Podgląd: podział
tiered-league-arrangement-not-published = Poza tobą nikt tego jeszcze nie widzi. Obejrzyj, potem ogłoś: wszystkie gry wszystkich lig otwierają się naraz.
tiered-league-arrangement-worth-a-look = Warto spojrzeć
tiered-league-arrangement-leagues = Ligi
tiered-league-arrangement-nothing-odd = Nic niezwykłego: każdy zapisany ma miejsce i ranking.
tiered-league-arrangement-moves-up = W górę
tiered-league-arrangement-moves-down = W dół
tiered-league-arrangement-moves-new = Nowi
tiered-league-arrangement-moves-same = Ten sam poziom
tiered-league-arrangement-entrant = imię
tiered-league-arrangement-rating = ranking
tiered-league-arrangement-before = ostatni poziom
tiered-league-arrangement-now = poziom
tiered-league-arrangement-league = liga
tiered-league-arrangement-move = ruch
tiered-league-arrangement-why = dlaczego
tiered-league-arrangement-size =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }, { $leagues ->
        [one] { $leagues } liga
        [few] { $leagues } ligi
       *[many] { $leagues } lig
    } na { $tiers ->
        [one] { $tiers } poziomie
        [few] { $tiers } poziomach
       *[many] { $tiers } poziomach
    }.
tiered-league-arrangement-holder = **{ $name }** ma tytuł.
tiered-league-arrangement-not-in = Na liście zapisów, ale poza grą ({ $count }): { $names }. Brak przyjętego zaproszenia.
tiered-league-arrangement-without-rating = Bez rankingu ({ $count }): { $names }. Są za wszystkimi, którzy go mają.
tiered-league-arrangement-disqualified = Dyskwalifikacja w ostatnim cyklu ({ $count }): { $names }. Bez bonusu.
tiered-league-arrangement-story = Od ostatniego cyklu do tego
tiered-league-arrangement-more = jeszcze { $count }
tiered-league-pyramid-leagues = Ligi
tiered-league-pyramid-moves = Ruchy
tiered-league-pyramid-this-cycle = Ten cykl
tiered-league-pyramid-next-cycle = Następny cykl
tiered-league-pyramid-champion = mistrzostwo
tiered-league-pyramid-carried = Dokąd prowadzi to miejsce, jeśli następny cykl ma tyle samo poziomów.
tiered-league-pyramid-tier = Poziom { $letter }
tiered-league-pyramid-pyramid = Piramida lig
tiered-league-pyramid-key = ↑ w górę, ↓ w dół
tiered-league-pyramid-key-and-text = ↑ w górę, ↓ w dół; więcej imion w tekście
tiered-league-pyramid-from-to = Od: { $before }, do: { $after }
tiered-league-pyramid-up-and-down = { $up } w górę, { $down } w dół
tiered-league-pyramid-goes-up = { $name } w górę, { $before } → { $after }.
tiered-league-pyramid-goes-down = { $name } w dół, { $before } → { $after }.
tiered-league-pyramid-stays = { $name } zostaje, { $league }.
tiered-league-pyramid-leaves = { $name } odchodzi, { $league }.
tiered-league-pyramid-joins = { $name } dołącza, { $league }.
tiered-league-pyramid-new = Nowi
tiered-league-pyramid-out = poza
tiered-league-pyramid-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
tiered-league-pyramid-in-leagues =
    { $count ->
        [one] { $count } liga
        [few] { $count } ligi
       *[many] { $count } lig
    }
