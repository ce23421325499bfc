### Sign-up: opening, closing, coming and going.

signup-how-to-join = Aperte **Quero jogar** ou use `/join`. Para sair, use `/leave`.
signup-really-leave = Sim, quero sair
signup-correct = Corrigir
signup-fee-returned = O valor volta para você no fim, a não ser que você perca por W.O. ou desista.
signup-opened = As inscrições para **{ $title }** estão abertas!
signup-closes = As inscrições fecham { $at }.
signup-ratings-fixed = Ratings e cabeças de chave são fixados { $at }.
signup-first-round = O jogo começa { $at }.
signup-capacity = Vagas: { $limit }; quem chegar depois vai para a lista de espera.
signup-fee-returned-2 = Taxa de inscrição: { $amount }. { signup-fee-returned }
signup-fee = Taxa de inscrição: { $amount }.
signup-reopened = As inscrições para **{ $title }** abriram de novo. { signup-how-to-join }
signup-waits = **{ $name }** está em { $place } na lista de espera.
signup-moved-up = Abriu uma vaga: **{ $name }** sai da lista de espera e está dentro.
signup-withdrew-before-play = **{ $name }** não joga mais.
signup-withdrew = **{ $name }** desistiu. As partidas já jogadas continuam valendo.
signup-disqualified = A direção desclassificou **{ $name }**.
signup-taken-out = A direção retirou **{ $name }** do torneio.
signup-back-waiting = **{ $name }** voltou, na lista de espera.
signup-back = **{ $name }** voltou e joga a partir da próxima rodada.
signup-called-off = **{ $title }** foi cancelado. Obrigado a todo mundo que se inscreveu!
signup-because = Motivo: { $text }
signup-really-leave-2 = Sair de **{ $title }**? Você perde por W.O. as partidas em aberto e não entra mais no pareamento. Depois do início, só a direção pode colocar você de volta.
signup-leave-before-play = Sair de **{ $title }**? Sua vaga vai para a primeira pessoa da lista de espera, se houver.
signup-form-title = Inscrição: { $title }
signup-not-entered = Você ainda não entrou: { $problems }. Corrija, por favor.
signup-and-more = e mais { $others }
signup-closed =
    Inscrições para **{ $title }** encerradas: { $entered ->
        [one] { $entered } jogador
       *[other] { $entered } jogadores
    }.
signup-closed-waiting =
    Inscrições para **{ $title }** encerradas: { $entered ->
        [one] { $entered } jogador
       *[other] { $entered } jogadores
    }, { $waiting } na lista de espera.
signup-entered = **{ $name }** está dentro ({ $count }).
signup-entered-limit = **{ $name }** está dentro ({ $count } de { $limit }).
signup-imported =
    { $count ->
        [one] { $count } jogador entrou
       *[other] { $count } jogadores entraram
    } pela lista da direção.
signup-imported-waiting =
    { $count ->
        [one] { $count } jogador entrou
       *[other] { $count } jogadores entraram
    } pela lista da direção; na lista de espera: { $waiting }.
signup-joined-late = **{ $name }** entra agora e joga a partir da próxima rodada.

signup-lost-unplayed = Partidas perdidas sem jogar: { $games }.

signup-void = Partidas que não contam mais: { $games }.
signup-field-set =
    A lista de **{ $title }** está completa: { $entered ->
        [one] { $entered } jogador
       *[other] { $entered } jogadores
    }.
signup-field-listed = A lista de **{ $title }** está completa: { $entrants }.
signup-back-before-play = **{ $name }** está de volta.
signup-teams = Equipes de até { $size }
signup-host = Quem organiza: { $name }
signup-starts-when-all-are-in = Começamos assim que todo mundo estiver dentro.
signup-length =
    Com { $players } jogadores: { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }, cerca de { $length } com { $minutes } minutos por partida.
