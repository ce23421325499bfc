### The live board of a tournament.

board-next = A seguir
board-standings = Classificação
board-leaders = Na liderança
board-games = Ainda por jogar
board-all-played = Todas as partidas foram jogadas. A seguir: a classificação final.
board-directors-pair = A direção inicia a próxima rodada.
board-paused = O cronograma está pausado.
board-draft = As inscrições ainda não abriram.
board-not-posted = Ainda não há painel: posto quando as inscrições abrirem.
board-posted-anew = Aqui está ele de novo, no fim do canal.
board-not-pinned = Não consegui fixar o painel deste torneio. Me dê a permissão *Fixar mensagens* no canal dele, desafixe algo se o canal estiver cheio de mensagens fixadas, ou fixe o painel você mesmo. De um jeito ou de outro, ele fica em dia.
board-round-played =
    {""}**{ $title }**: { $games ->
        [one] { $played } de { $games } partida jogada
       *[other] { $played } de { $games } partidas jogadas
    }
board-questions =
    Esperando { $count ->
        [one] { $count } resposta
       *[other] { $count } respostas
    } para seguir.
board-games-until = As partidas vão até { $at }
board-and-others = e mais { $count }
board-branch-open = **{ $title }** é jogado ao lado por { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
} e ainda não tem resultados.
board-branch-begun = **{ $title }** ainda está sendo jogado ao lado.
board-branch-held = **{ $title }** acabou. Venceu **{ $names }**.
board-branch-cancelled = **{ $title }** foi cancelado.
board-where = O painel está aqui: { $url }
board-picture-of = Imagem de { $at }; é atualizada no máximo uma vez por minuto.
board-on-hold = Em espera: o próximo passo vem quando a direção deixar seguir.
board-results =
    Esperando o resultado de { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }.
board-soon = A seguir: { $what } { $at }
board-final-standings = classificação final
