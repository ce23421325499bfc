### Rounds that are paired before the results they would wait for.

ahead-standings-after-base = a classificação depois da rodada { $base }
ahead-standings-after = as cabeças de chave
ahead-button = Parear a rodada { $number } com base em { $base }
ahead-based-on = Pareada antes, com base em: { $base }.
ahead-published = { $title } estão no ar.
ahead-on-standings = Com base em: { $standings }.
ahead-still-open =
    { $count ->
        [one] { $count } partida ainda em aberto.
       *[other] { $count } partidas ainda em aberto.
    }
