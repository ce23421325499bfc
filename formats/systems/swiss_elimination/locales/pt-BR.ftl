### What the format Swiss elimination says in Brazilian Portuguese.

format-swiss-elimination-title = Eliminação suíça
format-swiss-elimination-summary = Confrontos por posição segundo uma tabela; quem ganha fica com a melhor, e todo lugar é disputado.
format-swiss-elimination-rule-table-eight = 8 jogadores têm vaga.
format-swiss-elimination-rule-table-thirty-two = 32 jogadores têm vaga.
format-swiss-elimination-rule-table-wpf-gp-2023 = 16 jogadores têm vaga, e se enfrentam como no Grand Prix de 2023.
format-swiss-elimination-rule-matches = Os confrontos seguem uma tabela da direção: { $value }.
format-swiss-elimination-rule-puzzle-choice-preferences = Os jogadores escolhem os puzzles pelas listas de preferências.
format-swiss-elimination-rule-puzzle-choice-predetermined = Os puzzles são jogados na ordem dos conjuntos.
format-swiss-elimination-rule-online-puzzles = Puzzles da fase online: { $value }.
format-swiss-elimination-rule-live-puzzles = Puzzles da fase ao vivo: { $value }.
format-swiss-elimination-rule-complete-lists-yes = Uma lista de preferências que acaba cedo é completada na ordem do conjunto.
format-swiss-elimination-rule-complete-lists-no = Uma lista de preferências precisa indicar todos os puzzles.
format-swiss-elimination-rule-best-rounds = Para a classificatória { $value ->
    [one] conta a melhor { $value } rodada normal
   *[other] somam-se as melhores { $value } rodadas normais
    }.
format-swiss-elimination-rule-invited = Os { $value } melhores da classificatória recebem convite.
format-swiss-elimination-rule-sign-up-confirms-yes = Quem não diz que não conta como quem vem.
format-swiss-elimination-rule-sign-up-confirms-no = Só quem diz que sim tem vaga.
format-swiss-elimination-rule-online-minutes = Um puzzle online pode levar { $value } { $value ->
    [one] minuto
   *[other] minutos
    }.
format-swiss-elimination-rule-unsolved-minutes = Uma resposta errada ou que falta conta como { $value } { $value ->
    [one] minuto
   *[other] minutos
    } a mais que isso.
format-swiss-elimination-rule-live-limit-minutes = Ao vivo, a pior cabeça de chave precisa resolver em menos de { $value } { $value ->
    [one] minuto
   *[other] minutos
    }.
format-swiss-elimination-unknown-table = Não existe essa tabela de confrontos; conheço { $known }.
format-swiss-elimination-bad-table = A tabela de confrontos não pode ser jogada: veja a linha { $line }.
format-swiss-elimination-doubled-puzzle = Dois puzzles do conjunto { $venue } têm o mesmo código.
format-swiss-elimination-too-few-puzzles = A fase { $venue } tem { $rounds } rodadas; o conjunto dela precisa de tantos puzzles, ou de nenhum.
format-swiss-elimination-listed-unclear = escreva yes ou no, ou deixe vazio
format-swiss-elimination-listed-score = lugar { $place }: { $score } pontos de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
    }
format-swiss-elimination-listed-score-outside = lugar { $place }, sem convite: { $score } pontos de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
    }
format-swiss-elimination-listed-rating = lugar { $place }: { $score } pontos, dados como rating
format-swiss-elimination-listed-rating-outside = lugar { $place }, sem convite: { $score } pontos, dados como rating
format-swiss-elimination-listed-nothing = sem pontuação em nenhuma rodada
format-swiss-elimination-seeded-by-round-places = { $who1 } vem antes de { $who2 } entre as cabeças de chave: mesma pontuação na classificatória, mas lugares melhores em rodadas normais isoladas.
format-swiss-elimination-reserve = { $who1 } está na reserva (lugar { $place }) e sobe se alguém sair antes da primeira rodada.
format-swiss-elimination-not-invited = { $who1 } (lugar { $place }) não está entre quem recebe convite.
format-swiss-elimination-not-coming = { $who1 } (lugar { $place }) não disse sim às finais ao vivo.
format-swiss-elimination-reveal = Revelar os resultados online? Até lá só a direção vê listas, puzzles e tempos. Ainda faltam tempos de { $missing } de { $players } jogadores; respostas ainda não conferidas, que contariam como erradas: { $unchecked }.
format-swiss-elimination-draw-list = Ninguém mandou lista de preferências, então vale uma sorteada para todas as rodadas. Sortear agora?
format-swiss-elimination-choose-live = { $who1 } tem a posição { $rank } e escolhe o puzzle da rodada { $round }.
format-swiss-elimination-matches = Rodada { $round }, { $venue }: { $matches } { $matches ->
    [one] confronto
   *[other] confrontos
    }.
format-swiss-elimination-heats = Os confrontos são jogados nas baterias { $heats } com um só puzzle: mantenha as baterias seguintes longe dele.
format-swiss-elimination-predetermined = O puzzle da rodada é { $puzzle }, como fixado antes.
format-swiss-elimination-picked = O puzzle da rodada é { $puzzle }, o primeiro não usado na lista de { $who1 }, a quem cabe a escolha.
format-swiss-elimination-picked-reversed = O puzzle da rodada é { $puzzle }, o último não usado na lista de { $who1 }, a quem cabe a escolha, mas que não resolve nesta rodada.
format-swiss-elimination-picked-by-lot = O puzzle da rodada é { $puzzle }, o primeiro não usado na lista sorteada.
format-swiss-elimination-chosen = O puzzle da rodada é { $puzzle }, escolhido por { $who1 }, que tem a posição { $rank }.
format-swiss-elimination-pick-passed-no-list = A { $who1 } caberia a escolha antes de { $who2 }, mas não mandou lista.
format-swiss-elimination-pick-passed-done = A { $who1 } caberia a escolha antes de { $who2 }, mas não resolve mais puzzles online.
format-swiss-elimination-pick-passed-bracket = { $who1 } é melhor cabeça de chave que { $who2 }, mas está em uma chave pior ({ $bracket }).
format-swiss-elimination-match = { $who1 } tem a posição { $rank }, { $who2 } a posição { $other_rank }: confronto { $code }, { $bracket }.
format-swiss-elimination-heat = Bateria { $heat }.
format-swiss-elimination-bye = { $who1 } tem a posição { $rank }: o confronto { $code } é contra um bye virtual.
format-swiss-elimination-opponent-gone = { $who1 } ganha o confronto { $code } sem jogar: { $who2 } não está.
format-swiss-elimination-online-faster = { $who1 } foi mais rápido que { $who2 }: { $time } contra { $other_time }.
format-swiss-elimination-online-unsolved = { $who1 } resolveu o puzzle em { $time }, { $who2 } não.
format-swiss-elimination-online-equal = { $who1 } e { $who2 } têm o mesmo tempo oficial, { $time }; ganha a melhor cabeça de chave.
format-swiss-elimination-live-faster = { $who1 } foi mais rápido que { $who2 }: { $time } contra { $other_time }.
format-swiss-elimination-live-only-correct = { $who1 } tinha a única resposta correta ({ $time }) quando o confronto parou.
format-swiss-elimination-live-none-correct = Não havia resposta correta quando o confronto parou: { $who1 } é a melhor cabeça de chave.
format-swiss-elimination-live-over-limit = { $who2 } não chegou a tempo ({ $other_time }, o limite é { $limit }): { $who1 } é a melhor cabeça de chave.
format-swiss-elimination-live-equal = { $who1 } e { $who2 } têm o mesmo tempo oficial, { $time }; ganha a melhor cabeça de chave.
format-swiss-elimination-live-too-close = Os juízes não conseguem dizer quem foi mais rápido: { $who1 } é a melhor cabeça de chave.
format-swiss-elimination-live-decided = Os juízes decidiram a favor de { $who1 }; a decisão deles é definitiva.
format-swiss-elimination-both-absent = Nem { $who1 } nem { $who2 } apareceram: { $who1 } é a melhor cabeça de chave.
format-swiss-elimination-reveal-final = { $who1 } termina no lugar { $place }.
format-swiss-elimination-reveal-one-match = { $who1 } e { $who2 } jogam um confronto pelos lugares { $best } e { $worst }.
format-swiss-elimination-reveal-alone = { $who1 } tem a posição { $rank } e joga { $matches } pelos lugares { $best } a { $worst }.
format-swiss-elimination-reveal-two = { $who1 } e { $who2 } têm as posições { $rank } e { $other_rank } e jogam { $matches } pelos lugares { $best } a { $worst }.
format-swiss-elimination-champion = { $who1 } ganhou os playoffs.
format-swiss-elimination-finished = { $who1 } terminou no lugar { $place }.
format-swiss-elimination-to-play = { $who1 } joga { $matches } pelos lugares { $best } a { $worst }.
format-swiss-elimination-no-seat = { $who1 } não tem vaga nos playoffs.
format-swiss-elimination-problem-unknown-puzzle = não é um puzzle do conjunto
format-swiss-elimination-problem-unknown-round = não é uma rodada da tabela
format-swiss-elimination-problem-live-round = é jogada ao vivo: nenhuma lista é lida para ela
format-swiss-elimination-problem-not-asked = aqui não se pedem listas de preferências
format-swiss-elimination-problem-unreadable = não dá para ler
format-swiss-elimination-problem-bad-time = tem um tempo que não dá para ler; escreva como 6:43.2
format-swiss-elimination-problem-closed = isto não pode mais ser enviado: o torneio seguiu em frente
format-swiss-elimination-problem-not-open-yet = isto pode ser enviado quando a fase online começar
format-swiss-elimination-problem-no-seat = só quem tem vaga nos playoffs pode enviar isto
format-swiss-elimination-problem-started-before = já foi começado: o relógio está correndo
format-swiss-elimination-problem-not-started-yet = não foi começado
format-swiss-elimination-problem-nothing-to-check = não tem resposta dentro do tempo para conferir
format-swiss-elimination-problem-judges-only = só juízes fazem este lançamento
format-swiss-elimination-problem-nothing-to-take-back = não há lançamento para desfazer
format-swiss-elimination-problem-not-started = o confronto não foi começado
format-swiss-elimination-problem-already-started = o confronto já foi começado
format-swiss-elimination-problem-not-handed-in = a folha deste jogador não foi entregue
format-swiss-elimination-problem-not-solving = este jogador não está no puzzle agora
format-swiss-elimination-problem-not-graded-now = a folha deste jogador não está com quem corrige
format-swiss-elimination-problem-before-handed-in = a folha não tinha sido entregue nessa hora
format-swiss-elimination-problem-minute-missing = falta o minuto da resposta errada neste tempo oficial
format-swiss-elimination-problem-minute-not-up = a folha volta quando o minuto inteiro tiver passado
format-swiss-elimination-problem-nothing-to-return = não há folha para devolver a este jogador
format-swiss-elimination-problem-no-spare-sheets = não há folhas de reserva neste confronto
format-swiss-elimination-problem-second-new-sheet = este jogador já teve uma folha nova neste confronto
format-swiss-elimination-problem-held = o confronto está em espera: faça-o seguir antes, ou decida
format-swiss-elimination-problem-not-held = o confronto não está em espera
format-swiss-elimination-problem-limit-not-reached = o limite de tempo não foi atingido
format-swiss-elimination-problem-may-be-in-time = a folha da pior cabeça de chave ainda pode estar a tempo: precisa ser corrigida antes
format-swiss-elimination-problem-not-in-this-match = este jogador não está neste confronto
format-swiss-elimination-name-round-number = Rodada { $number }
format-swiss-elimination-name-round-number-online = Rodada { $number }, online
format-swiss-elimination-name-round-number-live = Rodada { $number }, ao vivo
format-swiss-elimination-name-online = online
format-swiss-elimination-name-live = ao vivo
format-swiss-elimination-name-winners-bracket = chave dos vencedores
format-swiss-elimination-name-losers-bracket = chave dos perdedores
format-swiss-elimination-name-placement-bracket = chave de colocação
format-swiss-elimination-name-championship = título
format-swiss-elimination-name-one-more-match = mais um confronto
format-swiss-elimination-name-matches-more-matches = mais { $matches } confrontos
format-swiss-elimination-name-fewest-to-most-more-matches = mais { $fewest } a { $most } confrontos
format-swiss-elimination-choice-reveal-yes = Revelar
format-swiss-elimination-name-for-all-rounds = Para todas as rodadas:
format-swiss-elimination-name-for-all-other-rounds = Para todas as outras rodadas:
format-swiss-elimination-name-for-round-number = Para a rodada { $number }:
format-swiss-elimination-field-round = A pontuação na rodada normal { $number }; vazio se não jogou.
format-swiss-elimination-column-seed = A cabeça de chave; ela decide empates.
format-swiss-elimination-head-best = Melhor
format-swiss-elimination-column-best = O melhor lugar final ainda possível.
format-swiss-elimination-head-worst = Pior
format-swiss-elimination-column-worst = O pior lugar final ainda possível.
format-swiss-elimination-field-coming = Se o jogador vem às finais ao vivo: yes ou no.
format-swiss-elimination-form-preferences = Preferências de puzzles
format-swiss-elimination-form-preferences-help = Ponha os puzzles em ordem, o de que você mais gosta primeiro. Uma linha vale para todas as rodadas; uma linha que começa com uma rodada online, C: P8 P7, vale para ela. O que uma linha deixa de fora vem na ordem do conjunto.
format-swiss-elimination-form-preferences-lists = Sua lista
format-swiss-elimination-form-online-times = Tempos online
format-swiss-elimination-form-online-times-help = Um envio por linha: o puzzle, o tempo desde a senha, e wrong ou unchecked.
format-swiss-elimination-form-online-times-times = Envios
format-swiss-elimination-option-table-label = Tabela de confrontos
format-swiss-elimination-option-table = A tabela de confrontos pelo nome: eight (8 vagas), thirty_two (32 vagas), wpf_gp_2023 (16 vagas).
format-swiss-elimination-option-matches-label = Sua própria tabela de confrontos
format-swiss-elimination-option-matches = Sua própria tabela, um confronto por item: F F1 1-2 winners live heat 1.
format-swiss-elimination-option-puzzle-choice-label = Escolha dos puzzles
format-swiss-elimination-option-puzzle-choice = Os jogadores escolhem os puzzles, ou eles vêm na ordem dos conjuntos?
format-swiss-elimination-option-online-puzzles-label = Puzzles online
format-swiss-elimination-option-online-puzzles = O conjunto online: um código por puzzle e, depois de um espaço, o que é. Pode ficar vazio.
format-swiss-elimination-option-live-puzzles-label = Puzzles ao vivo
format-swiss-elimination-option-live-puzzles = O conjunto da fase ao vivo, escrito do mesmo jeito. Pode ficar vazio.
format-swiss-elimination-option-complete-lists-label = Completar listas
format-swiss-elimination-option-complete-lists = Completar na ordem do conjunto uma lista que acaba cedo, ou recusá-la?
format-swiss-elimination-option-best-rounds-label = Melhores rodadas
format-swiss-elimination-option-best-rounds = Quantas das melhores rodadas normais se somam na classificatória.
format-swiss-elimination-option-invited-label = Quantos recebem convite
format-swiss-elimination-option-invited = Quantos dos melhores da classificatória recebem convite.
format-swiss-elimination-option-sign-up-confirms-label = Inscrever-se confirma
format-swiss-elimination-option-sign-up-confirms = Quem não diz que não conta como quem vem? Senão só quem diz que sim vira cabeça de chave.
format-swiss-elimination-option-online-minutes-label = Minutos online
format-swiss-elimination-option-online-minutes = O tempo máximo de um puzzle online.
format-swiss-elimination-option-unsolved-minutes-label = Minutos a mais por puzzle não resolvido
format-swiss-elimination-option-unsolved-minutes = Uma resposta errada ou que falta conta como tantos minutos a mais que o tempo máximo.
format-swiss-elimination-option-live-limit-minutes-label = Limite de tempo ao vivo em minutos
format-swiss-elimination-option-live-limit-minutes = Ao vivo, a pior cabeça de chave precisa resolver em menos de tantos minutos.
