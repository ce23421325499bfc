### Stages, rounds, pairings and game times.

rounds-field-by-seed = Jogadores, por cabeça de chave
rounds-field-as-listed = Os jogadores e a ordem deles estão na lista acima.
rounds-why-seeded = Como foram desempatadas as cabeças de chave
rounds-order-by-rating = Cabeças de chave pela força antes do torneio.
rounds-order-by-standings = Cabeças de chave pela classificação da fase anterior.
rounds-pairings = Pareamento
rounds-byes = Byes
rounds-idle = Não jogam esta rodada
rounds-warnings = Vale conferir
rounds-no-warnings = Nada de estranho: sem repetições, sem segundos byes, nada mais a conferir.
rounds-more-warnings = … e mais { $count } no arquivo de texto.
rounds-many-idle = Não jogam esta rodada: { $count } jogadores
rounds-preview = Prévia
rounds-not-published = Ninguém mais vê isto ainda.
rounds-why-link = Por que este pareamento? Veja `/tournament why`.
rounds-near-misses = Sem horário em comum
rounds-many-level-seeds = Em { $count } casos, dois vizinhos estavam iguais. `/tournament why` mostra como foi o desempate.
rounds-time-control = Tempo de jogo: { $text }
rounds-tentative-until = Os horários são provisórios até { $fix_at }. Converse com quem joga com você e atualize seus horários com `/me availability` antes disso.
rounds-play-between = As partidas começam entre { $play_from } e { $play_until }.
rounds-arrange-yourselves = Combine um horário com quem joga com você, joguem e informe o resultado com `/match report`.
rounds-times-fixed = Os horários de **{ $round_title }** agora são definitivos.
rounds-other-times-stay = Os horários que não mudaram estão no post da rodada.
rounds-game-moved = A direção marcou o horário de { $players }: { $at }.
rounds-no-time-found = { $players }: não achei horário. A direção vai marcar um.
rounds-paired-by-director = Pareamento feito pela direção: { $reason }
rounds-amended-by-director = A direção mudou o pareamento de **{ $round_title }**.
rounds-amended-after-withdrawal = O pareamento de **{ $round_title }** mudou porque alguém saiu.
rounds-round-undone = A direção desfez **{ $round_title }**. O pareamento dela não conta mais; vem um novo.
rounds-step-undone = A direção desfez o último passo.
rounds-undone-list = Desfeito: { $things }.
rounds-timetable-paused = O cronograma fica pausado até a direção retomá-lo.
rounds-timetable-switched-running = O cronograma está andando de novo.
rounds-timetable-switched = O cronograma está pausado: nada acontece automaticamente até a direção retomá-lo.
rounds-times-tentative = Os horários provisórios de **{ $round_title }**:
rounds-new-time = Novo horário: { $at }.
rounds-stage-started =
    {""}**{ $title }** começa com { $entrants ->
        [one] { $entrants } jogador
       *[other] { $entrants } jogadores
    }.
rounds-stage-started-rounds =
    {""}**{ $title }** começa com { $entrants ->
        [one] { $entrants } jogador
       *[other] { $entrants } jogadores
    } e { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.
rounds-game-time =
    { $final ->
        [yes] { $at }, definitivo
       *[no] { $at }, provisório
    }
rounds-tentative-time = { $at }, provisório
rounds-reported = **{ $name }** informou: { $said }; vale { $until } se ninguém contestar
rounds-reported-early = **{ $name }** informou antes do início: { $said }; vale quando for confirmado
rounds-disputed = contestada; a direção vai decidir
rounds-here = aqui: { $names }
rounds-be-there = Faça o check-in em **Minha partida** perto do início. Para receber uma mensagem direta antes, aperte **Me mande mensagem**.
rounds-next-times = A próxima rodada é pareada { $pair_at }. Aperte **Meus horários** para dizer quando você pode jogar nela.
rounds-amended-for-newcomer = **{ $round_title }** tem mais uma partida: quem acabou de chegar joga contra quem tinha o bye.
rounds-played-elsewhere = Jogada em outro lugar.
rounds-here-waiting = aqui: **{ $name }**, esperando por **{ $opponent }** até { $until_time } ({ $until_distance })
rounds-play-and-report = Jogue e depois informe o resultado com `/match report`.
rounds-match-open = { $title }: o confronto de vocês está aberto, **{ $players }**. Joguem e depois informem o resultado com `/match report`.
rounds-on-hold = Em espera: nada acontece até a direção deixar seguir.
rounds-goes-on = Seguimos: o próximo passo volta a vir automaticamente.
rounds-standings-at-the-end = Todas as partidas foram jogadas. A classificação final está no fim do canal.
rounds-order-by-hand = Cabeças de chave definidas à mão.
rounds-order-by-lot = Cabeças de chave por sorteio.
rounds-order-by-entry = Cabeças de chave por ordem de inscrição.
