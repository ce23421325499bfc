### A player's tournaments, and what they bring along from one cycle to the next.

career-nothing = Nenhum torneio aqui ainda.
career-not-played = Inscrição feita; nenhuma partida.
career-nothing-new = Nada a importar: todo mundo já tem o lugar do ciclo anterior.
career-title = Torneios de { $name }
career-place = { $group }: { $rank } de { $of }, { $came_to } ({ $wins } vitórias, { $losses } derrotas)
career-preview =
    Isto seria importado de **{ $last }** para { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }. Nada mudou ainda.
career-taken-over =
    Importado para { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }.
career-created-after = Vem depois de **{ $last }**. Quando as ligas dele estiverem completas, importe os lugares dos jogadores com `/players fetch what:places`; a prévia lembra você.
career-outdated = Os lugares do ciclo anterior mudaram desde que você os importou, ou nunca foram importados. Importe antes de publicar, com `/players fetch what:places`.
career-nobody-known = Ninguém aqui é conhecido de **{ $last }**. Convidados são reconhecidos pelo mesmo nome, quando você confirma que são as mesmas pessoas.
career-same-name = Convidados de mesmo nome: são as mesmas pessoas?
career-not-there = Não estavam em { $last }
career-import-named = São as mesmas: importar todos os { $count }
career-different = São pessoas diferentes
career-different-again =
    { $count ->
        [one] { $count } convidado volta a ser outra pessoa
       *[other] { $count } convidados voltam a ser outras pessoas
    } em relação ao ciclo anterior. O que foi importado fica; `/td undo` desfaz.
