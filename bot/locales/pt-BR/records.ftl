### High games, best spreads, averages.

records-title = Recordes
records-none = Nenhuma partida com placar foi jogada ainda.
records-high-games = Maior placar
records-best-spreads = Maior diferença
records-high-losses = Maior placar perdedor
records-averages = Médias
records-games = Partidas
records-made = Pró
records-against = Contra
records-scored = **{ $name }** { $score } contra { $opponent }, rodada { $round }
records-high-average = Maior média
records-average = **{ $name }** { $made } em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
records-performance = Perf.
