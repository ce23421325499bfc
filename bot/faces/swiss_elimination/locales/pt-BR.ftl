### What the face of Swiss elimination shows.

## Live matches: the heat as everybody sees it, and the judge's panel.

swiss-elimination-judging-panel = Painel do juiz
swiss-elimination-judging-not-started = O relógio não foi iniciado. As duas folhas viradas para baixo, mãos nos cronômetros?
swiss-elimination-judging-no-spare-sheets = Não há folhas de reserva suficientes, então não há folhas novas nesta bateria.
swiss-elimination-judging-held = ⏸️ Em espera: os juízes estão vendo uma falha.
swiss-elimination-judging-ready = tudo pronto
swiss-elimination-judging-no-winner = Não vale.
swiss-elimination-judging-refresh = Atualizar
swiss-elimination-judging-next-heat = Próxima bateria
swiss-elimination-judging-more = Mais
swiss-elimination-judging-back = Voltar ao painel
swiss-elimination-judging-open-panel = Painel do juiz
swiss-elimination-judging-more-help = Raramente necessário. As decisões dos juízes são definitivas; o último lançamento pode ser desfeito.
swiss-elimination-judging-called-by-judges = Os juízes chamam cada bateria; o relógio e os vereditos dela aparecem aqui.
swiss-elimination-judging-called = Os juízes chamam cada confronto; o relógio e o veredito dele aparecem aqui.
swiss-elimination-judging-text-field = O que aconteceu?
swiss-elimination-judging-text-help = Todo mundo pode ler.
swiss-elimination-judging-timer-field = Cronômetro de precisão
swiss-elimination-judging-timer-help = O que ele marca desde a última partida, como 6:43.2
swiss-elimination-judging-start-true = Começar a bateria
swiss-elimination-judging-start-false = Começar, sem folhas de reserva
swiss-elimination-judging-labels-stop = Parar
swiss-elimination-judging-labels-official-time = Cronômetro
swiss-elimination-judging-labels-correct = Correta
swiss-elimination-judging-labels-incorrect = Incorreta
swiss-elimination-judging-labels-sheet-back = Devolver folha
swiss-elimination-judging-labels-new-sheet = Folha nova
swiss-elimination-judging-labels-timer = Anunciar
swiss-elimination-judging-labels-time-limit = Tempo esgotado
swiss-elimination-judging-labels-too-close = Perto demais para decidir
swiss-elimination-judging-labels-malfunction = Falha
swiss-elimination-judging-labels-go-on = Seguir
swiss-elimination-judging-labels-decision = Decidir a favor de
swiss-elimination-judging-labels-take-back = Desfazer o último lançamento
swiss-elimination-judging-heat = { $round_title } · Bateria { $number }
swiss-elimination-judging-match = **{ $code }** { $better } (melhor cabeça de chave) – { $worse }
swiss-elimination-judging-new-sheet-taken = no puzzle, em uma folha nova
swiss-elimination-judging-handed-in = entregue em { $at_ms }
swiss-elimination-judging-right = **correta**, tempo oficial { $official_ms }. Ainda não anunciada
swiss-elimination-judging-announce-at = A resposta correta é anunciada { $at } ({ $at_distance }), ou quando as duas folhas estiverem corrigidas.
swiss-elimination-judging-verdict = **Veredito:** { $sentence }
swiss-elimination-judging-wins = { $name } ganha.
swiss-elimination-judging-heat-of = Bateria { $number }: { $matches }.
swiss-elimination-judging-clock = ⏱️ O relógio começou { $began }. O tempo da pior cabeça de chave acaba { $over } ({ $over_distance }).
swiss-elimination-judging-began = ⏱️ O relógio começou { $began }.
swiss-elimination-judging-time-up = ⏱️ O tempo da pior cabeça de chave acaba { $over } ({ $over_distance }).
swiss-elimination-judging-at-the-puzzle =
    no puzzle{ $new_sheet ->
        [yes] , tem uma folha nova
       *[no] {""}
    }
swiss-elimination-judging-at-the-puzzle-again =
    de novo no puzzle, depois de { $count ->
        [one] { $count } resposta errada
       *[other] { $count } respostas erradas
    }{ $new_sheet ->
        [yes] , tem uma folha nova
       *[no] {""}
    }
swiss-elimination-judging-with-grader = entregue, tempo oficial { $time }
swiss-elimination-judging-with-grader-until = entregue, tempo oficial { $time }; quem corrige tem até { $until }
swiss-elimination-judging-wrong = {""}**incorreta**, entregue em { $time }
swiss-elimination-judging-wrong-until = {""}**incorreta**, entregue em { $time }; a folha volta { $until } ({ $until_distance })
swiss-elimination-judging-no-match = Nenhum confronto ao vivo espera por um juiz. O painel abre quando uma rodada ao vivo é publicada.
swiss-elimination-judging-round-ready =
    {""}**{ $round }** está no ar. **{ $panel }** abre o painel de { $heats ->
        [one] { $heats } bateria
       *[other] { $heats } baterias
    }; cada juiz pode ter um aberto.
swiss-elimination-judging-entry-start = o relógio foi iniciado
swiss-elimination-judging-entry-stop = { $name } entregou em { $time }
swiss-elimination-judging-entry-official = tempo oficial de { $name }: { $time }
swiss-elimination-judging-entry-correct = a resposta de { $name } está correta (corrigida em { $time })
swiss-elimination-judging-entry-incorrect = a resposta de { $name } está incorreta (corrigida em { $time })
swiss-elimination-judging-entry-sheet-back = { $name } recebeu a folha de volta em { $time }
swiss-elimination-judging-entry-new-sheet = { $name } pegou uma folha nova em { $time }
swiss-elimination-judging-entry-timer = anunciado em { $time }
swiss-elimination-judging-entry-time-limit = o tempo acabou em { $time }
swiss-elimination-judging-entry-too-close = perto demais para decidir
swiss-elimination-judging-entry-malfunction = falha: { $text }
swiss-elimination-judging-entry-go-on = o confronto segue
swiss-elimination-judging-entry-decision = os juízes decidiram a favor de { $name }: { $text }
swiss-elimination-judging-entry-take-back = o último lançamento foi desfeito
swiss-elimination-judging-taken-back = A direção desfez isto. Não conta mais.
swiss-elimination-judging-held-at = ⏸️ Em espera: os juízes estão vendo uma falha. O relógio deste confronto está parado em { $timer }.
swiss-elimination-judging-stood = ⏱️ O relógio deste confronto ficou parado por { $time }. O tempo da pior cabeça de chave acaba { $over } ({ $over_distance }).
swiss-elimination-judging-labels-ran-on = Seguir, relógio não parou

## The online stage: players on the clock, and what directors bring along.

swiss-elimination-solving-title = Puzzles online
swiss-elimination-solving-begin = Começar o relógio agora
swiss-elimination-solving-all-puzzles = Todos os puzzles
swiss-elimination-solving-hand-in-help = Mande quantas vezes quiser: vale a última resposta, com o tempo dela. Não digo se está certa.
swiss-elimination-solving-not-in-the-log = Uma senha só aparece para quem começa o puzzle, uma resposta para ninguém; nenhuma das duas fica no registro.
swiss-elimination-solving-answer-field = Sua resposta
swiss-elimination-solving-answer-help = Como o puzzle pede, nessa ordem
swiss-elimination-solving-right = Certa
swiss-elimination-solving-wrong = Errada
swiss-elimination-solving-take-over = Importar
swiss-elimination-solving-all-checked = Todas as respostas que contam foram conferidas.
swiss-elimination-solving-problems-no-puzzles = a primeira linha precisa dar nome às colunas: puzzle, password, link, answer; depois, uma linha por puzzle
swiss-elimination-solving-problems-no-names = a primeira linha precisa dar nome às colunas, uma delas “name”; depois, uma linha por jogador ou envio
swiss-elimination-solving-problems-no-times = não há nem uma coluna por puzzle nem as colunas “puzzle” e “time”
swiss-elimination-solving-problems-unknown-puzzle = “{ $value }” não é um puzzle deste conjunto
swiss-elimination-solving-problems-doubled = “{ $value }” já está no arquivo
swiss-elimination-solving-problems-unknown-player = ninguém com vaga se chama “{ $value }”
swiss-elimination-solving-problems-several-players = vários jogadores se chamam “{ $value }”
swiss-elimination-solving-problems-bad-time = “{ $value }” não é um tempo; escreva como 6:43.2
swiss-elimination-solving-problems-bad-result = “{ $value }” precisa ser correct, wrong ou unchecked
swiss-elimination-solving-reminder = Ainda não começados: **{ $left }**. A fase online acaba { $due }.
swiss-elimination-solving-start = Começar { $name }
swiss-elimination-solving-hand-in = Mandar { $code }
swiss-elimination-solving-password-again = Senha de { $code }
swiss-elimination-solving-password = Senha: **{ $text }**
swiss-elimination-solving-link = Puzzle: { $url }
swiss-elimination-solving-rechecked =
    { $count ->
        [one] { $count } resposta mandada antes foi conferida
       *[other] { $count } respostas mandadas antes foram conferidas
    } com o gabarito.
swiss-elimination-solving-times-read =
    { $times ->
        [one] { $times } envio
       *[other] { $times } envios
    } de { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }. Os outros puzzles deles ficam como estão.
swiss-elimination-solving-times-taken =
    Tempos de { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    } importados. Continuam sigilosos; os jogadores não são avisados.
swiss-elimination-solving-button = Resolver
swiss-elimination-solving-problem-at = Linha { $line }: { $problem }
swiss-elimination-solving-opened =
    {""}**A fase online está aberta{ $has_due ->
        [yes] {" "}até { $due }
       *[no] {""}
    }**: { $players } { $players ->
        [one] jogador
       *[other] jogadores
    }, { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    }, { $minutes } cada, em qualquer ordem. **{ $button }** mostra os seus puzzles; um relógio começa quando você pede a senha. Adversários, puzzles escolhidos e tempos ficam em sigilo até a revelação: guarde os seus para você.
swiss-elimination-solving-told =
    A fase online está aberta{ $has_due ->
        [yes] {" "}até { $due }
       *[no] {""}
    }: { $reached }.
swiss-elimination-solving-overview =
    { $minutes } por puzzle, a partir do momento em que você começa.{ $has_due ->
        [yes] {" "}A fase acaba { $due }.
       *[no] {""}
    }
swiss-elimination-solving-fresh = • **{ $name }**: não começado
swiss-elimination-solving-on-the-clock = • **{ $name }**: no relógio até { $until } ({ $until_distance }), { $said }
swiss-elimination-solving-over = • **{ $name }**: acabou, { $said }
swiss-elimination-solving-said = enviado: “{ $answer }”
swiss-elimination-solving-said-nothing = nada enviado
swiss-elimination-solving-before =
    {""}**{ $name }**: você tem { $minutes } a partir do momento em que apertar, e o relógio não para.{ $has_end ->
        [yes] {" "}A fase acaba { $end }: isso cortaria o seu tempo.
       *[no] {""}
    }
swiss-elimination-solving-running =
    {""}**{ $name }**: o relógio está correndo{ $has_end ->
        [yes] {" "}até { $until } ({ $until_distance })
       *[no] {""}
    }.
swiss-elimination-solving-late = {""}**{ $name }**: “{ $answer }” chegou depois de { $time }. O tempo tinha acabado: fica guardada, mas não conta.
swiss-elimination-solving-arrived =
    {""}**{ $name }**: “{ $answer }” chegou depois de { $time }.{ $has_end ->
        [yes] {" "}Você pode mudar até { $until } ({ $until_distance }).
       *[no] {""}
    }
swiss-elimination-solving-materials =
    { $count } { $count ->
        [one] puzzle importado
       *[other] puzzles importados
    }.
swiss-elimination-solving-without-password = Sem senha: { $puzzles }.
swiss-elimination-solving-without-key = Sem gabarito, para conferir com `/playoffs check`: { $puzzles }.
swiss-elimination-solving-to-check =
    {""}**{ $name }** Resposta: “{ $answer }”. Ainda por conferir: { $left } { $left ->
        [one] resposta
       *[other] respostas
    }, contando esta.
swiss-elimination-solving-bad-table = Nada foi importado. Corrija o arquivo e mande de novo.
swiss-elimination-solving-why-not-not-open = A fase online não está aberta. Eu aviso quando abrir.
swiss-elimination-solving-why-not-no-seat = Só quem tem vaga nos playoffs pode resolver estes puzzles.
swiss-elimination-solving-why-not-over = Seu tempo para este puzzle acabou.
swiss-elimination-solving-why-not-started = O relógio deste puzzle já está correndo. Mande sua resposta antes que acabe.
swiss-elimination-solving-still-to-start = Você ainda tem puzzles para começar; o botão mostra quais. A fase online acaba { $due }.
swiss-elimination-solving-closed = **A fase online acabou.** A direção encerrou; puzzles não podem mais ser começados nem enviados.
swiss-elimination-solving-problems-over-limit = “{ $value }” passa do tempo máximo de um puzzle
swiss-elimination-solving-problems-solved-twice = “{ $value }” já foi resolvido antes pelo mesmo jogador

## Who may play in playoffs: eligibility, seeds, reserves.

swiss-elimination-eligibility-title = Classificados
swiss-elimination-eligibility-seeds = Cabeças de chave
swiss-elimination-eligibility-about-seeds = Sobre as cabeças de chave
swiss-elimination-eligibility-name = Nome
swiss-elimination-eligibility-score = Pontuação
swiss-elimination-eligibility-status = Situação
swiss-elimination-eligibility-help = As melhores rodadas normais, somadas. Quem recebe convite diz se vem; os melhores entre os que vêm ganham uma posição de cabeça de chave.
swiss-elimination-eligibility-level = O desempate é pelos melhores lugares em rodadas isoladas, depois por sorteio.
swiss-elimination-eligibility-nothing = Não há tabela de classificados: ninguém se inscreveu, ou os playoffs já começaram.
swiss-elimination-eligibility-declined = não vem
swiss-elimination-eligibility-no-answer = ainda sem sim
swiss-elimination-eligibility-not-invited = sem convite
swiss-elimination-eligibility-closed = Estes jogadores estão dentro; se alguém sair antes da primeira rodada, as reservas sobem.
swiss-elimination-eligibility-list-stands = Acabou o prazo para responder. Estes jogadores estão dentro; se alguém sair antes da primeira rodada, as reservas sobem.
swiss-elimination-eligibility-seed = cabeça de chave { $number }
swiss-elimination-eligibility-reserve = reserva { $number }
swiss-elimination-eligibility-byes =
    { $count ->
        [one] { $count } vaga vazia: é um bye, por último entre as cabeças de chave, que perde
       *[other] { $count } vagas vazias: são byes, por último entre as cabeças de chave, que perdem
    } todo confronto.
swiss-elimination-eligibility-you-moved-up = Boa notícia: alguém saiu, e você está em **{ $title }** como cabeça de chave { $number }.
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names } não joga mais.
       *[other] { $names } não jogam mais.
    }
swiss-elimination-eligibility-came = {""}**{ $name }** sobe, como cabeça de chave { $number }.
swiss-elimination-eligibility-then = { $names }, depois { $name }
swiss-elimination-eligibility-order = Cabeças de chave pelos resultados da classificatória.
swiss-elimination-eligibility-rounds = Rodadas { $first } a { $last }.

## The rank board of playoffs, and their puzzles.

swiss-elimination-rank-board-title = Quadro de posições
swiss-elimination-rank-board-puzzles = Puzzles
swiss-elimination-rank-board-none = Não há quadro de posições: este torneio não tem playoffs, ou eles não começaram.
swiss-elimination-rank-board-before = era
swiss-elimination-rank-board-after = é
swiss-elimination-rank-board-name = Nome
swiss-elimination-rank-board-seed = C. chave
swiss-elimination-rank-board-places = Joga por
swiss-elimination-rank-board-help = ↑ e ↓ mostram quantas posições a rodada moveu alguém. A última coluna tem os lugares ainda possíveis.
swiss-elimination-rank-board-no-puzzles = Nenhuma rodada com puzzle foi publicada ainda.
swiss-elimination-rank-board-left = Ainda não usados
swiss-elimination-rank-board-after-2 = { swiss-elimination-rank-board-title } depois de { $round_title }
swiss-elimination-rank-board-puzzle = Rodada { $name }, { $venue }: { $title }
swiss-elimination-rank-board-button = Ordenar com cliques

## What is written on pictures of the playoffs.

swiss-elimination-playoff-pictures-matches = Confrontos
swiss-elimination-playoff-pictures-ranks = Posições de { $start } a { $end }
swiss-elimination-playoff-pictures-from = de { $rank }
swiss-elimination-playoff-pictures-leaving = Linhas que saem da imagem vêm de outras posições.
swiss-elimination-playoff-pictures-winners = vencedores
swiss-elimination-playoff-pictures-losers = perdedores
swiss-elimination-playoff-pictures-placement = colocação
swiss-elimination-playoff-pictures-championship = título
swiss-elimination-playoff-pictures-revealed = { $told } de { $seats } revelados até agora

## Preference lists by clicks.

swiss-elimination-preferences-title = Sua lista de preferências
swiss-elimination-preferences-back = Voltar um
swiss-elimination-preferences-hand-in = Enviar
swiss-elimination-preferences-other-round = Só para uma rodada
swiss-elimination-preferences-for-all = Para todas as rodadas
swiss-elimination-preferences-whole = A lista está completa. Envie, ou volte um.
swiss-elimination-preferences-rest-follows = Você também pode enviar agora: o resto vem depois, na ordem dos botões.
swiss-elimination-preferences-which-round = Para qual rodada é a lista? Rodadas sem lista própria usam a de todas as rodadas.
swiss-elimination-preferences-heading-every = Para todas as rodadas sem lista própria:
swiss-elimination-preferences-heading = Para a rodada { $name }:
swiss-elimination-preferences-next-place-place-1 = De qual puzzle você gosta mais?
swiss-elimination-preferences-next-place = Qual fica em { $place }?
swiss-elimination-preferences-for-round = Rodada { $name }

## What is revealed step by step.

swiss-elimination-scripts-reveal = Os resultados
swiss-elimination-scripts-next-step = Revelar o próximo passo
swiss-elimination-scripts-first-step = Começar a revelação
swiss-elimination-scripts-no-script = Não há nada para revelar passo a passo agora: já foi revelado, ou depende de um sorteio que vem antes.
swiss-elimination-scripts-all-told = Tudo foi revelado. As próprias rodadas podem vir agora.
swiss-elimination-scripts-publish = Publicar as rodadas online
swiss-elimination-scripts-next-is =
    O passo { $step } de { $steps } vem agora, e todo mundo vai ler:
    > { $sentences }
swiss-elimination-scripts-published =
    Revelado: { $rounds ->
        [one] { $rounds } rodada publicada
       *[other] { $rounds } rodadas publicadas
    }, cada uma com o puzzle, os resultados e o quadro de posições.
swiss-elimination-scripts-strategy-path = Caminho da estratégia
swiss-elimination-scripts-match-diagram = Confrontos
swiss-elimination-scripts-stage-open = A fase online está aberta até { $due } ({ $distance }). Ainda dá para resolver puzzles, então nada é revelado antes disso.
swiss-elimination-scripts-close-stage = Encerrar a fase agora
swiss-elimination-scripts-close-title = Encerrar a fase online antes da hora
swiss-elimination-scripts-close-word = encerrar
swiss-elimination-scripts-close-field = Digite “{ $word }” para encerrar para todos
swiss-elimination-scripts-close-help = Depois disso ninguém pode começar nem enviar um puzzle.
swiss-elimination-scripts-not-closed = A fase online continua aberta: nada mudou. Para encerrar, digite “{ $word }”.
swiss-elimination-scripts-path =
    Confronto { $match }: quem ganha { $winner ->
        [done] fica em { $best }º lugar
       *[other] vai para { $winner }
    }, quem perde { $loser ->
        [done] fica em { $worst }º lugar
       *[other] vai para { $loser }
    }.
swiss-elimination-judging-wins-by-forfeit = { $name } ganha: { $absent } não veio.
