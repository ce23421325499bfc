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
series-label-player-role = Cargo dos jogadores
series-label-winner-role = Cargo de quem vence
series-player-role = { $role } vai para quem jogou uma noite.
series-winner-role = { $role } vai para quem venceu a última noite, até alguém vencer a próxima.
series-roles-end = `/leave`, `/me data` (**Esquecer de mim …**) ou um resultado corrigido tiram um cargo. `no_roles` encerra isso.
series-roles-off = Sem mais cargos: todos perdem os que receberam aqui.
series-role-deleted = O cargo foi excluído. Escolha outro com `/td series`.
series-role-managed = **{ $role }** é do servidor ou de um aplicativo. Escolha um cargo que possa ser dado a membros.
series-role-permissions = **{ $role }** tem permissões. Desative todas ou escolha outro cargo: jogar não deve tornar ninguém moderador.
series-role-not-permitted = Para dar **{ $role }**, preciso da permissão *Gerenciar cargos*.
series-role-too-high = **{ $role }** não está abaixo do meu cargo. Arraste o meu para cima dele nas configurações do servidor, em *Cargos*.
series-role-not-yours = Você não pode dar **{ $role }** a membros, então não faço isso por você.
series-roles-stopped = Não posso dar nem tirar um cargo desta série. { $problem } As noites continuam sem ele.
