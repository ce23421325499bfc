### Results of many games at once.

bulk-form-title = Resultados
bulk-lines = Uma partida por linha
bulk-lines-help = Como 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = Foi assim que eu li. Nada está salvo ainda.
bulk-enter = Lançar tudo
bulk-entered =
    { $games ->
        [one] { $games } resultado lançado.
       *[other] { $games } resultados lançados.
    }
bulk-people-lines = Um jogador por linha
bulk-people-title =
    { $about ->
        [ratings] Ratings
        [fees] Taxas
        [check-ins] Check-ins
       *[seeds] Cabeças de chave
    }
bulk-people-help =
    { $about ->
        [ratings] Como Ana 1720
        [fees] Como Ana, Ana unpaid ou #7 returned; só o nome quer dizer pago
        [check-ins] Só o nome, ou #7
       *[seeds] Do mais forte ao mais fraco. Quem faltar vem depois, por rating
    }
bulk-people-entered =
    { $count ->
        [one] { $count } jogador atualizado.
       *[other] { $count } jogadores atualizados.
    }
bulk-answers-help = Como Ulrich yes, ou Ulrich: e o que a pessoa disse. Só o nome fica em aberto
bulk-left-open = Ainda em aberto: { $names }.
bulk-no-answer-there = Nenhuma linha tem resposta ainda, então não há o que lançar.
bulk-answers-entered =
    { $count ->
        [one] **{ $title }**: { $count } resposta lançada.
       *[other] **{ $title }**: { $count } respostas lançadas.
    } Para mudar uma, lance de novo.
