### Answers to directors and coordinators: what they did, what they are about to do.

directing-tie = Empate
directing-both = Ambos
directing-kinds-phase-changed = Inscrições, início e fim
directing-kinds-plan-changed = Configurações e opções
directing-kinds-entrants = Jogadores que entram, mudam e saem
directing-kinds-rounds = Rodadas
directing-kinds-game-times-set = Horários das partidas
directing-kinds-reports = Resultados informados
directing-kinds-results = Resultados
directing-kinds-ruling-made = Decisões, recursos e observações
directing-kinds-questions = Perguntas e respostas
directing-kinds-draws = Sorteios anunciados e palavras dadas para eles
directing-kinds-fee-marked = Taxas
directing-kinds-command-undone = Desfazer
directing-kinds-timetable-switched-deadline-passed = O cronograma
directing-kinds-form-asked-form-submitted-forms-seen = Formulários: pedidos, enviados, vistos
directing-kinds-match-noted = Check-in e outras anotações de partidas
directing-kinds-evenings = Noites de uma série
directing-kinds-branches = Eventos jogados ao lado
directing-kinds-announced-step-told = Avisos, e o que foi revelado
directing-all-played = Tudo já foi jogado. `/td advance` torna a classificação definitiva.
directing-published-already = Essa rodada já está publicada; nada foi feito duas vezes.
directing-nothing-done = Já estava assim; nada mudou.
directing-not-like-preview = Aconteceu algo depois da sua prévia, e a rodada agora está diferente. Confira de novo:
directing-finished = Acabou, então não há próximo passo. `/tournament standings` mostra como terminou.
directing-cancelled = Foi cancelado, então não há próximo passo.
directing-no-default-here = Os comandos neste canal não se referem mais a um torneio específico.
directing-save = Salvar
directing-correct = Corrigir
directing-really-cancel = Cancelar o torneio inteiro? Vou postar isso para todo mundo que está nele.
directing-cancel-now = Sim, cancelar
directing-override-title = Mudar o pareamento
directing-pairings-field = Pareamento
directing-reason-field = Motivo
directing-pairings-help = Um por linha: “Ana - Bo” (primeiro lado antes), “bye Eve”, “off Gil”, “idle Fay”.
directing-reason-help = Todo mundo pode ler.
directing-override-preview = A rodada vai ficar assim. Nada mudou ainda.
directing-override-now = Mudar a rodada
directing-publish-so = Publicar assim
directing-winner-field = Quem ganhou?
directing-score-field = Placar
directing-score-help = Só em partidas com placar, como 412:380, na ordem acima.
directing-announce-title = Aviso
directing-announce-field = O que você quer dizer?
directing-announced = Postado no canal.
directing-answer-field = Sua resposta
directing-draw-lots = Sortear
directing-type-number = Digitar um número
directing-newer = Mais novos
directing-older = Mais antigos
directing-take-over = Importar a lista
directing-list-preview = Nada mudou ainda. Confira a lista e depois importe.
directing-not-seen-by-them = Essa pessoa talvez ainda não veja `/td`, `/round`, `/players` e `/judge`: libere para ela nas configurações do servidor, em Integrações, Herald.
directing-imported-paused = O cronograma está pausado; `/td pause resume:True` coloca para andar.
directing-ways-walkover = W.O. para o adversário
directing-ways-repair = Ajustar a rodada
directing-ways-again = Parear a rodada de novo
directing-can-pair-again = Nada da rodada foi jogado ainda: também dá para desfazê-la e parear de novo sem essa pessoa.
directing-take-out = Retirar do torneio
directing-undo-note = O que já foi postado não some, mas vai ficar marcado como desfeito.
directing-signup-is-is-open = As inscrições para **{ $title }** estão abertas, e eu já postei.
directing-signup-is =
    As inscrições para **{ $title }** fecharam com { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }.
directing-with-options = { $title } (escolher opções)
directing-created = **{ $title }** está criado, e você dirige. `/td options` muda como se joga; `/td open` abre as inscrições em <#{ $channel }>.
directing-published = **{ $round_title }** está no ar.
directing-finished-2 = **{ $title }** acabou, e a classificação é definitiva.
directing-stage-passed = **{ $title }** não precisa de partidas: já está decidido.
directing-stage-begun = **{ $title }** começou. Ainda falta algo antes da primeira rodada: veja **{ $button }**.
directing-still-missing =
    O próximo passo espera por { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }. Lance um aqui, ou peça aos jogadores que informem.
directing-result-entered = { $players }: **{ $result }** lançado.
directing-without-score = Sem placar informado, esta partida não soma nada ao saldo.
directing-forfeit-ruled = { $players }: **{ $result }** lançado, e eu já postei.
directing-rematch-ordered = { $players } jogam de novo. Já avisei os dois lados.
directing-will-move = { $players } começariam { $at }. Li o seu horário no fuso { $zone }.
directing-twice-that-night = Nessa noite os relógios atrasam e mostram este horário duas vezes: { $first } ou { $second }?
directing-which-time = { $players }: o horário que você digitou tem dois sentidos. Qual deles?
directing-and-more = e mais { $count }
directing-moved = { $players } começam { $at }. Já avisei todo mundo.
directing-will-withdraw = Isto é o que acontece se **{ $name }** sair. Nada mudou ainda.
directing-is-out = **{ $name }** está fora, e eu já postei.
directing-is-back-waiting = **{ $name }** está na lista de espera.
directing-is-back = **{ $name }** está de volta.
directing-added-waiting = **{ $name }** está na lista de espera.
directing-added = **{ $name }** está dentro; agora são { $count }.
directing-data-changed-rating = **{ $name }** agora tem o rating { $rating }.
directing-data-changed = **{ $name }** agora está sem rating.
directing-replaced = { $new } fica com a vaga de { $old }.
directing-required = Anotado e mostrado a **{ $name }**. Se houver recusa, dê W.O. com `/judge forfeit`.
directing-timetable-running = O cronograma está andando.
directing-timetable = O cronograma está pausado: nada acontece automaticamente.
directing-role-given = { $name } agora tem a função: { $role }.
directing-role-taken = { $name } não tem mais a função: { $role }.
directing-no-director = Agora não há diretor. Um membro que possa gerenciar os eventos deste servidor pode assumir: `/td staff`.
directing-announced-in = A partir de agora, **{ $title }** é anunciado em <#{ $channel }>.
directing-voice = **{ $title }** mostra <#{ $channel }> no cartão e nos confrontos.
directing-no-voice = **{ $title }** não mostra mais nenhum canal de voz.
directing-default-here = Neste canal, comandos sem a opção `tournament` se referem a **{ $title }**.
directing-undo-what = O último passo foi de **{ $actor }**, { $at_distance }:
directing-undone =
    Desfeito ({ $count ->
        [one] { $count } item
       *[other] { $count } itens
    } do registro), e o canal foi avisado.
directing-overridden = O pareamento de **{ $round_title }** mudou, e já avisei os jogadores.
directing-log-imported = **{ $title }** está aqui agora, com todo o histórico (`{ $tournament }`), e você dirige.
directing-answered = A resposta é **{ $answer }**.
directing-between = Um número inteiro de { $low } a { $high }.
directing-opened =
    Publicado: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } para jogar.
directing-opened-part =
    {""}**{ $part }** no ar: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } para jogar.
directing-appeal-decided =
    { $accepted ->
        [yes] O recurso de **{ $name }** foi aceito, e todo mundo foi avisado.
       *[no] O recurso de **{ $name }** foi recusado, e todo mundo foi avisado.
    }
directing-fee-marked =
    { $state ->
        [paid] A taxa de **{ $name }** está marcada como paga.
        [returned] A taxa de **{ $name }** está marcada como devolvida.
        [kept] A taxa de **{ $name }** está marcada como retida.
       *[unpaid] A taxa de **{ $name }** está marcada como não paga.
    }
directing-imported-new-seed = O arquivo não traz o número aleatório, então os sorteios seguem com um novo.
directing-move = Marcar este horário
directing-move-to = Marcar para { $at }
directing-role-director = diretor
directing-role-coordinator = coordenador
directing-seat = Jogam esta rodada
directing-seat-offer = A rodada atual tem um bye: **{ $holder }** poderia jogar contra **{ $newcomer }**.
directing-seat-offer-several = A rodada atual tem um bye: **{ $holder }** poderia jogar contra um deles.
directing-seat-one = { $newcomer } joga
directing-seated = { $players }: jogam esta rodada, e já avisei os dois lados.
directing-undo-discards =
    ⚠️ Junto se { $entries ->
        [one] perderia { $entries } lançamento feito
       *[other] perderiam { $entries } lançamentos feitos
    } nas partidas dela desde então, por { $people ->
        [one] uma pessoa
       *[other] { $people } pessoas
    }, e as partidas começariam do zero.
directing-discard = Descartar e desfazer
directing-discard-word = descartar
directing-discard-field = Digite “{ $word }” para perder tudo de vez
directing-not-discarded = Nada foi desfeito: para perder esses lançamentos, digite “{ $word }”.
directing-has-result = ✓ { $game } ({ $result })
directing-kinds-servers = Servidores de jogos
directing-role-judge = juiz
directing-closes-then = **{ $title }** está criado, você dirige, e as inscrições ficam abertas em <#{ $channel }> até { $at }. Depois fecham automaticamente.
directing-signup-open-until = Fecham automaticamente { $at }.
directing-signup-open-endless = A data em que iam fechar já passou, então ficam abertas até você fechar ou marcar outra data com { $command }.
directing-created-for-a-list = **{ $title }** está criado, e você dirige. `/td options` muda como se joga; `/players import` traz os jogadores.
directing-games-help = Como 2:1, ou cada partida: 11-7 9-11 11-5; na ordem acima.
directing-judges-panel = Painel do juiz
directing-judges-need-no-command = Não precisam de comando: mando mensagem assim que uma rodada ao vivo é publicada, e o botão **{ $panel }** em cada bateria é para eles.
