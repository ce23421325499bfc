### Every event as a sentence about the past, for the log of who did what.

audit-title = Registro de ações
audit-nothing-found = Nada no registro corresponde.
audit-phase-draft = pôs o torneio de volta em preparação
audit-phase-registration = abriu as inscrições
audit-phase-closed = fechou a lista
audit-phase-running = deu início ao jogo
audit-phase-finished = declarou a classificação definitiva
audit-phase-cancelled = cancelou o torneio
audit-phase-series = transformou em uma série
audit-series-planned = planejou a série
audit-evening-opened = abriu a noite { $number }
audit-evening-recorded = registrou a noite { $number }
audit-branch-opened = abriu { $title } para { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
audit-branch-taken-back = desfez { $title }, porque outros o jogam
audit-branch-recorded = registrou como está { $title }
audit-main-line-named = tornou isto parte de outro evento
audit-status-active = { $who } está dentro ({ $cause })
audit-status-waiting = { $who } está na lista de espera ({ $cause })
audit-status-withdrawn = { $who } desistiu ({ $cause })
audit-status-removed = { $who } está fora ({ $cause })
audit-status-disqualified = { $who } está fora por desclassificação ({ $cause })
audit-cause-withdrew = saiu
audit-cause-director = decisão da direção
audit-cause-forfeit = depois de um W.O.
audit-cause-moved-up = veio da lista de espera
audit-cause-reinstated = readmissão
audit-cause-appeal = depois de um recurso
audit-cause-withdrawal = depois de uma desistência
audit-source-agreed = os dois lados concordam
audit-source-silence = ninguém contestou a tempo
audit-source-claim = pedido por quem estava presente
audit-source-director = lançado pela direção
audit-source-withdrawal = por causa de uma desistência
audit-source-import = importado
audit-source-format = resulta do que chegou ou foi anotado
audit-fee-unpaid = não paga
audit-fee-paid = paga
audit-fee-returned = devolvida
audit-fee-kept = retida
audit-fee = marcou a taxa de { $who } como { $state }
audit-topic-requirement = Exigência
audit-topic-appeal-filed = Recurso
audit-topic-appeal-accepted = Recurso aceito
audit-topic-appeal-rejected = Recurso recusado
audit-topic-note = Observação
audit-note-here = { $who } está aqui
audit-note-more-time = { $who } dá mais tempo
audit-note-proposed-time = { $who } propõe um horário
audit-note-agreed-time = { $who } aceita o horário
audit-note-timed-out = { $who } diz que o tempo do outro lado acabou
audit-note-until = { $text } até { $until }
audit-page =
    { $entries } { $entries ->
        [one] item
       *[other] itens
    }, do mais novo para o mais antigo. Página { $page } de { $pages }.
audit-entry = `{ $seq }` { $at } **{ $actor }**: { $text }
audit-taken-back = ~~{ $text }~~ (desfeito)
audit-said = { $text }: { $words }
audit-created = criou **{ $title }**
audit-plan = mudou o plano ou as configurações
audit-timetable-runs = retomou o cronograma
audit-timetable-paused = pausou o cronograma
audit-entered = { $who } entrou
audit-entered-waiting = { $who } entrou na lista de espera
audit-entrant-changed = mudou os dados de { $who }
audit-stage-began =
    { $stage } começou com { $entrants } { $entrants ->
        [one] jogador
       *[other] jogadores
    }
audit-round-published = publicou { $stage }, { $round }
audit-round-amended = mudou o pareamento de { $stage }, { $round } ({ $cause })
audit-match-opened = abriu { $game } em { $stage }, { $round }
audit-match-passed = fez { $who } avançar sem jogar em { $stage }, { $round }
audit-match-empty = fechou um confronto de { $stage }, { $round } em que não sobrou ninguém
audit-times-final = marcou horários definitivos: { $games }
audit-times-tentative = marcou horários provisórios: { $games }
audit-reported = { $who } informou { $game }: { $claim }
audit-before-start = { $text } (antes do início)
audit-report-taken-back = { $who } retirou o resultado informado de { $game }
audit-disputed = { $who } contestou o resultado informado de { $game }
audit-disputed-with = { $who } contestou o resultado informado de { $game } ({ $claim })
audit-result = { $game }: { $result } ({ $source })
audit-rematch = mandou repetir { $game }
audit-form-asked = pediu “{ $form }”
audit-form-asked-until = pediu “{ $form }” até { $due }
audit-form-handed-in = { $who } mandou “{ $form }”
audit-form-handed-in-for = mandou “{ $form }” por { $who }
audit-form-seen = leu “{ $form }” de { $who }
audit-form-seen-all = leu “{ $form }” de todo mundo
audit-draw = anunciou o sorteio “{ $draw }”, de { $low } a { $high }
audit-word = { $who } deu “{ $word }” para o sorteio “{ $draw }”
audit-questions = perguntas em aberto agora: { $questions }
audit-no-questions = não há mais perguntas em aberto
audit-answered = “{ $prompt }” respondida: { $answer }
audit-answered-by = “{ $prompt }” respondida por { $who }: { $answer }
audit-answered-by-lot = “{ $prompt }” respondida por sorteio: { $answer }
audit-noted = { $game }: { $note }
audit-step = revelou o passo { $step } de { $stage }
audit-announced = anunciou
audit-dealt-with = tratou de { $what }
audit-undone = desfez o último passo
audit-seed-replaced = sorteou um novo número aleatório: o registro foi importado sem o antigo
audit-cause-correction = um resultado foi corrigido
audit-topic-stands = Mantido como registrado
audit-play-taken-back = desfez tudo depois de { $stage }, { $round }
audit-note-here-late = { $who } está aqui, tarde demais
audit-cause-newcomer = alguém entrou durante a rodada
audit-cause-declined = recusou o convite
audit-cause-unanswered = não respondeu ao convite
audit-cause-no-place = nenhuma liga tem vaga
audit-role =
    { $given ->
        [yes] deu a { $who } a função: { $role }
       *[no] tirou de { $who } a função: { $role }
    }
audit-person-replaced = passou a vaga de { $old } para { $new }
audit-not-done = não conseguiu tratar de { $what }: { $why }
audit-dealt-with-about = tratou de { $what } para { $about }
audit-due =
    { $topic ->
        [close_registration] o fim das inscrições
        [declined] convites recusados
        [invite] convites
        [next_game] a próxima partida
        [finish] o fim
        [pair] o próximo pareamento
        [fix] horários definitivos
        [silence] um resultado informado sem resposta
        [answer_default] uma pergunta sem resposta
        [choice_default] uma escolha que ninguém fez
        [lots] um sorteio
        [failed] um passo que falhou
        [digest] o que falta
        [form_due] o fim de um formulário
       *[other] um lembrete
    }
audit-form-closed = encerrou “{ $form }”: ninguém pode mais mandar
audit-note-time-admitted = { $who } concorda que perdeu no tempo
audit-note-time-denied = { $who } diz que não perdeu no tempo
audit-cause-not-here = não fez o check-in
audit-source-server = informado por { $server }
audit-server-linked = partidas em { $server }: { $games }
audit-server-doubted = { $server } sobre { $game }, não aceito: { $doubts }
audit-server-settled = decidiu sobre o que o servidor informou de { $game }: { $answer }
audit-server-reported = { $server } informou { $game }: { $claim }
audit-member =
    { $given ->
        [yes] permitiu que { $who } aja por { $entrant }
       *[no] tirou { $who } de { $entrant }
    }
audit-person-same = { $new } é { $old }, que tinha entrado sem Discord
audit-person-apart = { $old } e { $new } voltam a ser duas pessoas
audit-draw-delayed = não conseguiu acessar o beacon para o sorteio “{ $draw }”; próxima tentativa { $until }
audit-beacon-waived = mandou fazer o sorteio “{ $draw }” sem o beacon
audit-team-sought =
    { $given ->
        [yes] pôs { $who } na lista de jogadores livres
       *[no] tirou { $who } da lista de jogadores livres
    }
audit-teams-drawn = sorteou equipes (jogadores livres: { $count })
