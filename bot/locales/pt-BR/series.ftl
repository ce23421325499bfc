### Events that come back: the same again next week, and series.

series-next-week = As inscrições para **{ $title }** estão abertas em <#{ $channel }>. Começa { $at }.
series-agenda = Abre a próxima noite
series-every = Toda semana: **{ $at }** ({ $zone })
series-next = Próxima noite: { $start }. As inscrições abrem { $opens }.
series-is-open = A noite desta semana está valendo.
series-is-stopped = A série está parada. Nenhuma noite nova abre.
series-stop = Parar a série
series-resume = Retomar a série
series-stopped = **{ $title }** está parada: nenhuma noite nova abre até você retomar. Uma noite já aberta continua.
series-goes-on = **{ $title }** continua. Até a próxima noite!
series-planned = **{ $title }** volta toda semana. As inscrições abrem e fecham, e o jogo começa, sem você.
series-too-few = **{ $title }** não acontece desta vez: vieram { $players } de no mínimo { $fewest } jogadores. Até a próxima!
series-leaderboard = Ranking
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = Quem ganhou da última vez: **{ $names }**
series-nothing-yet = Nenhum ponto ainda. Eles vêm com a primeira noite.
series-counts = Pontos por lugar: { $points }. Quem divide um lugar recebe todos os pontos dele.
series-best =
    { $best ->
        [1] Só conta a melhor noite.
       *[other] Contam as { $best } melhores noites.
    }
series-season-won = Temporada { $season }: **{ $names }** ({ $points })
series-head-rank = #
series-head-name = Jogador
series-head-points = Pontos
series-head-evenings = Noites
series-head-wins = Vitórias
series-label-at = Quando
series-label-zone = Fuso horário
series-label-points = Pontos
series-wrong-at = Um dia da semana e um horário, como `fri 20:00`
series-wrong-points = Números inteiros de 0 a 10000, como `10 8 6 5`
series-wrong-zone = Um fuso horário, como `America/Sao_Paulo`
series-event-description = Inscreva-se no cartão do canal.
series-head-rating = Rating
series-about-ratings = Os ratings vêm das partidas das noites. ± mostra quanta incerteza há neles. `/leave` tira você da série e dos ratings dela.
