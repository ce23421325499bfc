### Chances of every place.

odds-odds = Chances
odds-chances = Chances
odds-after = Depois de
odds-none = Não há chances: este formato não é simulado, ou tudo já foi jogado.
odds-not-running = As chances existem enquanto o torneio está em andamento.
odds-no-chances = As chances são acompanhadas a partir da primeira rodada completa, se o formato for simulado.
odds-how-exact-at-most = Porcentagem das simulações. O erro padrão é no máximo { $error }: em duas de cada três vezes, o valor real está dentro dele. Um traço quer dizer nunca. O arquivo tem todos os lugares.
odds-top = Top { $best }
odds-chances-caption = Porcentagem de { $simulations } simulações depois de cada rodada; ratings não entram.
odds-chances-caption-rated = Porcentagem de { $simulations } simulações depois de cada rodada; as partidas saem como os ratings indicam (Elo).
odds-caption = O resto, simulado { $simulations } vezes a partir da classificação depois da rodada { $after }; ratings não entram.
odds-caption-rated = O resto, simulado { $simulations } vezes a partir da classificação depois da rodada { $after }; as partidas saem como os ratings indicam (Elo).
odds-caption-start = O resto, simulado { $simulations } vezes a partir da classificação depois do início; ratings não entram.
odds-caption-start-rated = O resto, simulado { $simulations } vezes a partir da classificação depois do início; as partidas saem como os ratings indicam (Elo).
odds-whole = As posições são as do torneio inteiro, com as fases que faltam.
