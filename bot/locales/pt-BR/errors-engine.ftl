### Sentences for what the engine refuses.

errors-engine-phases-nothing = ainda não existe
errors-engine-phases-draft = ainda está sendo preparado
errors-engine-phases-registration = está com as inscrições abertas
errors-engine-phases-closed = está com a lista fechada e ainda não começou
errors-engine-phases-running = está em andamento
errors-engine-phases-finished = acabou
errors-engine-phases-cancelled = foi cancelado
errors-engine-phases-series = é uma série de noites
errors-engine-statuses-active = está dentro
errors-engine-statuses-waiting = está na lista de espera
errors-engine-statuses-withdrawn = desistiu
errors-engine-statuses-removed = está fora depois de um W.O.
errors-engine-statuses-disqualified = está fora por desclassificação
errors-engine-statuses-outside-stage = não está nesta fase, que começou sem essa pessoa
errors-engine-field-codes-too-few = Jogadores até agora: { $found }; este formato precisa de pelo menos { $limit }. Espere por mais gente, ou escolha outro formato.
errors-engine-field-codes-too-many = Jogadores: { $found }; este formato aceita no máximo { $limit }.
errors-engine-field-codes-too-many-rounds = Rodadas planejadas: { $found }; com estes jogadores só há adversários novos para { $limit }. Planeje menos rodadas, ou permita repetições.
errors-engine-no-pairing-codes-everybody-met = Não sobrou ninguém que { $who } ainda não tenha enfrentado. Permita repetições nas opções, ou faça o pareamento à mão com `/judge override`.
errors-engine-no-pairing-codes-never-meet = Estes jogadores nunca se enfrentam, e qualquer pareamento desta rodada teria uma partida dessas: { $who }. Mude quem pode jogar com quem em `/td options`, ou faça o pareamento à mão com `/judge override`.
errors-engine-no-pairing-codes-never-meet-fixed = Estes jogadores nunca se enfrentam, e toda rodada que as regras da FIDE permitem teria uma partida dessas: { $who }. Isso é fixado antes da rodada 1, então faça o pareamento à mão com `/judge override`.
errors-engine-no-pairing-codes-no-complete-round = As regras da FIDE não permitem nenhuma rodada completa (C1 a C3). Faça o pareamento à mão com `/judge override`.
errors-engine-form-codes-unknown = não existe esse formulário aqui
errors-engine-form-codes-unknown-note = não é algo que dê para anotar nesta partida
errors-engine-form-codes-missing = está faltando
errors-engine-form-codes-doubled = aparece duas vezes
errors-engine-form-codes-unknown-item = não é conhecido
errors-engine-form-codes-outdated = é sobre algo que mudou desde então
errors-engine-form-codes-past = está no passado
errors-engine-form-codes-unreadable = não dá para ler
errors-engine-form-codes-not-sealed = não é sigiloso: não é preciso registrar quem vê
errors-engine-sentence = Não deu certo, e não sei dizer por quê. Tente de novo e, se continuar, avise a direção.
errors-engine-invariant = A culpa é minha, não sua. Está no log; avise a direção, por favor.
errors-engine-newer-event = Isto foi escrito por uma versão mais nova do Herald. Atualize primeiro; nada se perde.
errors-engine-not-ahead = A rodada { $round_number } não pode ser pareada antes: neste formato, cada rodada usa a classificação mais recente.
errors-engine-work-stopped = Parado. Nada mudou.
errors-engine-unknown-entrant = Não encontro esse jogador neste torneio. Escolha um da lista enquanto digita.
errors-engine-unknown-pairing = Não encontro essa partida: talvez a rodada tenha sido pareada de novo. Veja `/tournament pairings`.
errors-engine-not-your-game = Só quem joga a partida pode fazer isso, e { $entrant } não joga: { $pairing }.
errors-engine-wrong-phase = O torneio { $now }. Isto só funciona enquanto ele { $needs }. `/tournament board` mostra o que vem depois.
errors-engine-already-entered = Nada a fazer: { $entrant } já está dentro.
errors-engine-not-in = Agora não dá: { $entrant } { $status }.
errors-engine-ratings-fixed = Os ratings e as cabeças de chave estão fixados e não mudam mais.
errors-engine-unknown-format = Não há formato nem modelo chamado “{ $key }”. Escolha um da lista enquanto digita.
errors-engine-format-not-loaded = O formato “{ $key }” não pode ser usado agora: o código dele não carrega. O log do bot diz por quê.
errors-engine-not-next = Esse não é mais o próximo passo; provavelmente outro diretor foi mais rápido. Confira com `/round preview`.
errors-engine-results-missing = A rodada ainda não acabou. Falta o resultado destas partidas: { $pairings }.
errors-engine-prompt-open =
    Antes { $count ->
        [one] é preciso responder { $count } pergunta
       *[other] é preciso responder { $count } perguntas
    }: veja `/round answer`.
errors-engine-no-such-prompt = Tarde demais: essa pergunta já foi respondida, ou o torneio seguiu em frente.
errors-engine-already-answered = A resposta já chegou: **{ $answer }**.
errors-engine-no-such-draw = Nenhum sorteio chamado “{ $draw }” foi anunciado.
errors-engine-already-drawn = O sorteio “{ $draw }” já foi feito. As palavras só contam antes.
errors-engine-already-contributed = { $entrant } já deu uma palavra para este sorteio, e cada pessoa tem só uma.
errors-engine-result-exists = { $pairing } já tem resultado. Se estiver errado, peça à direção que corrija.
errors-engine-no-report = Não há resultado informado em aberto para { $pairing }. Para dizer como acabou, use `/match report`.
errors-engine-own-report = Foi o seu lado que informou esse resultado, então o outro lado precisa confirmar. Errou? Você pode retirá-lo.
errors-engine-too-early = Cedo demais: isto é possível a partir de { $allowed_from }.
errors-engine-too-late = Tarde demais: isto era possível até { $allowed_until }. Talvez a direção ainda possa ajudar.
errors-engine-no-game-time = { $pairing } ainda não tem horário definitivo. Eu posto quando estiver marcado.
errors-engine-not-here = Faça o check-in antes: aperte **Estou aqui** ou use `/match here`.
errors-engine-opponent-here = Quem joga com você está aqui, então não há W.O. a pedir. Boa partida!
errors-engine-more-time-granted = Você deu mais tempo ao outro lado. Dá para pedir o W.O. { $until_distance }.
errors-engine-round-closed = Isto só funciona na última rodada, e { $name } não é. Ainda dá para corrigir os resultados dela.
errors-engine-nothing-to-undo = Não há mais nada para desfazer.
errors-engine-not-last-command = Outra coisa aconteceu desde então, e desfazer volta um passo de cada vez. Abra `/td undo` de novo.
errors-engine-deadline-passed = O cronograma já fez isso. Nada foi feito duas vezes.
errors-engine-bad-form = Ainda não está certo: { $error }. Nada foi salvo; corrija, por favor.
errors-engine-form-closed = Tarde demais: o prazo era { $due }. A direção ainda pode mandar por você.
errors-engine-no-appeal = Não há recurso a apresentar nem a decidir para { $entrant } agora.
errors-engine-reason-needed = Esta decisão precisa de um motivo que todo mundo possa ler. Escreva um, por favor.
errors-engine-field = Com estes jogadores não dá para usar este formato (há: { $found }, limite: { $limit }). Confira as opções.
errors-engine-no-pairing = As regras não permitem nenhum pareamento para esta rodada. Faça o pareamento à mão com `/judge override`.
errors-engine-report-winner-not-seated = Quem você indicou como vencedor não joga em { $game }. Escolha um dos dois jogadores.
errors-engine-report-scores-contradict = O placar de { $game } não bate com quem ganhou. Confira de quem é cada número.
errors-engine-report-no-ties = Aqui não há empates: { $game } tem vencedor. Diga quem ganhou.
errors-engine-bad-report = Este resultado não combina com { $game }. Confira, por favor.
errors-engine-remedies = Você pode { $ways }.
errors-engine-remedy-invite =
    convidar mais { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
errors-engine-remedy-take-out =
    retirar { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    } com `/players withdraw`
errors-engine-remedy-take-out-first =
    retirar { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    } com `/players withdraw` (pelas regras, primeiro: { $first })
errors-engine-options =
    Estas opções não combinam:
    { $problems }
    Nada mudou; corrija, por favor.
errors-engine-bad-answer = “{ $answer }” não é uma das respostas possíveis. Escolha uma das oferecidas.
errors-engine-no-answer = A resposta não pode ficar vazia. Escolha uma das oferecidas.
errors-engine-bad-round = Todo mundo precisa estar na rodada exatamente uma vez.
errors-engine-check-round = Confira o pareamento.
errors-engine-bad-round-part =
    { $what ->
        [missing] Falta: { $who }.
        [doubled] Aparece duas vezes: { $who }.
       *[unknown] Não está nesta rodada: { $who }.
    }
errors-engine-bad-round-boards =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } com o número errado.
errors-engine-handmade =
    { $code ->
        [no_match_for] Fora dos confrontos desta rodada: { $who }. Quem joga nos confrontos pode trocar de lugar entre si; mais ninguém pode entrar.
        [different_parts] { $who } estão em partes diferentes da rodada e não podem se enfrentar nela. Troque lugares dentro de uma parte.
        [left_out] Sem partida e sem bye: { $who }. Quem continua dentro precisa de um dos dois.
        [other_number] A rodada tem tantas partidas e byes quanto as regras dizem. Mude quem joga com quem, não a quantidade de partidas.
        [must_stay] O confronto de { $who } fica como está: é jogado de novo, ou o adversário saiu.
        [no_rounds_off] Ninguém pode ter folga neste formato: { $who }. Dê uma partida ou um bye.
        [out] Já está fora: { $who }. Não pode jogar nesta rodada.
       *[same_couples] Quem joga com quem é fixo nesta rodada. Você só pode mudar quem vem primeiro.
    }
errors-engine-seed-unknown = Este registro foi exportado antes do fim e não traz o número aleatório, então este sorteio não pode ser feito com ele.
errors-engine-dependent-games =
    { $count ->
        [0] O que foi publicado depois depende deste resultado. A direção precisa decidir com `/round result` o que acontece.
        [one] { $count } partida posterior depende deste resultado. A direção precisa decidir com `/round result` o que acontece com ela.
       *[other] { $count } partidas posteriores dependem deste resultado. A direção precisa decidir com `/round result` o que acontece com elas.
    }
errors-engine-branch-played = { $title } já está sendo jogado com estes jogadores. Cancele lá antes com `/td cancel` e tente de novo: vai recomeçar com os jogadores certos.
errors-engine-came-late = Você fez o check-in tarde demais para pedir o W.O. Se nenhum dos dois estava a tempo, a direção decide.
errors-engine-forfeit-stands = { $pairing } foi perdida por W.O. Pelas regras, um W.O. não pode virar partida repetida, seja qual for o motivo.
errors-engine-game-time =
    { $code ->
        [past] Esse horário já passou. Escolha um mais tarde.
        [final] O horário de { $pairing } era definitivo, e pelas regras horários definitivos não mudam.
       *[outside] As partidas desta rodada vão de { $earliest } a { $latest }; este horário fica fora disso.
    }
errors-engine-number-told = Este sorteio já foi feito, e todo mundo conhece o número: { $told }. Não dá para trocá-lo.
errors-engine-beacon-missing = Não consigo acessar agora o beacon indicado para este sorteio, então o sorteio espera por ele. Tente de novo mais tarde. A direção também pode sortear sem ele: isso é público, com o motivo.
errors-engine-no-seat = A rodada atual não tem partida para { $entrant }: já está nela, ninguém nela tem bye, ou os dois já se enfrentaram. Pode jogar a partir da próxima rodada.
errors-engine-unknown-refusal = Outra versão do Herald recusou, por um motivo que esta não conhece.
errors-engine-no-time-claim = Não há o que responder: em { $pairing }, ninguém espera a sua palavra sobre o tempo.
errors-engine-no-doubt = Não há mais nada a decidir sobre { $game }.
errors-engine-other-seats = Isto é sobre outros jogadores, não os de { $game }.
errors-engine-report-contradicted = Quem joga { $game } informou outra coisa.
errors-engine-already-member = Nada a fazer: { $entrant } já tem essa pessoa.
errors-engine-member-elsewhere = Essa pessoa já joga nele, e ninguém joga duas vezes: { $entrant }.
errors-engine-not-member = Nada a fazer: essa pessoa não age por { $entrant }.
errors-engine-not-guest = { $entrant } está no Discord e não precisa de ninguém que fale em seu lugar. Se forem jogar equipes, a direção define antes o tamanho delas: `/td options`.
errors-engine-team-full = Sem vaga: { $entrant } tem { $most }, e esse é o limite. Alguém precisa sair antes: `/team remove`.
errors-engine-report-no-series = Não salvei: { $game } é uma partida só. Um placar basta.
errors-engine-report-too-many-games = Não salvei: são mais partidas do que { $game } pode ter.
errors-engine-report-played-on = Não salvei: { $game } já estava decidido antes da última destas partidas. Confira, por favor.
errors-engine-report-too-few-games = Não salvei: estas partidas ainda não decidem { $game }. Informe o placar de cada uma, como `11-7 9-11 11-5`.
errors-engine-report-games-contradict = Não salvei: os placares das partidas de { $game } não batem com o resultado. Confira os dois.
errors-engine-no-round-left = Tarde demais: não sobrou rodada em que você possa folgar.
errors-engine-not-a-round-off = A rodada { $round_number } não pode ser mudada aqui. Escolha uma rodada de { $first } a { $last }; a direção ainda pode ajudar com uma rodada prestes a sair.
errors-engine-no-rounds-off = Ninguém pode folgar neste formato: nele, quem joga com quem é fixo. Peça à direção que mude sua partida, ou saia com `/leave`.
errors-engine-untimed-game = { $pairing } não tem horário marcado, então não sei dizer quando alguém está atrasado. Fale com a direção se o outro lado não aparecer.
errors-engine-directors-decide = A direção decide sobre { $pairing }; já pedi.
errors-engine-no-teams = Aqui cada um joga por si. Para haver equipes, a direção define antes o tamanho delas: `/td options`.
errors-engine-no-free-players = Ninguém procura equipe ainda. Os jogadores apertam **Entrar em equipe** antes.
errors-engine-stale-teams = Um jogador ou uma equipe acabou de entrar ou sair. Aperte **Formar equipes** de novo.
errors-engine-no-latecomers = Tarde demais, já começou: **{ $title }** não aceita jogadores novos depois disso.
