### What the format Swiss says in Brazilian Portuguese.

format-swiss-title = Suíço
format-swiss-summary = Todo mundo joga todas as rodadas, contra alguém novo com pontuação parecida.
format-swiss-rule-rounds = { $value ->
    [one] É jogada { $value } rodada
   *[other] São jogadas { $value } rodadas
    }.
format-swiss-rule-bye-half-points-0 = Um bye não vale nada.
format-swiss-rule-bye-half-points-1 = Um bye vale meio ponto.
format-swiss-rule-bye-half-points-2 = Um bye vale um ponto inteiro.
format-swiss-rule-allow-repeats-yes = Jogadores podem se enfrentar de novo quando não sobra pareamento sem repetições.
format-swiss-rule-allow-repeats-no = Ninguém enfrenta o mesmo adversário duas vezes; onde isso for impossível, a direção decide.
format-swiss-took-the-seat = { $who1 } entrou com a rodada em andamento e joga contra { $who2 }, que tinha o bye.
format-swiss-round = Rodada { $round } de { $rounds }: todo mundo enfrenta alguém novo com pontuação parecida.
format-swiss-same-score = { $who1 } e { $who2 } têm { $points } (lugares { $place } e { $other_place } na ordem).
format-swiss-floated = { $who1 } tem { $points } e { $who2 }, { $other_points }: não deu para parear todos com a mesma pontuação.
format-swiss-passed-met = { $who1 } não enfrenta { $who2 }, que estaria do lado oposto: os dois já jogaram entre si.
format-swiss-repeat = { $who1 } e { $who2 } se enfrentam de novo (vezes antes: { $times }): nenhum pareamento desta rodada tem menos repetições.
format-swiss-bye = { $who1 } tem o bye: o último da ordem que pode ter um.
format-swiss-bye-again = { $who1 } tem outro bye: todo mundo já teve a mesma quantidade.
format-swiss-bye-passed-had = { $who1 } está mais abaixo, mas já teve mais byes.
format-swiss-bye-passed-needed = { $who1 } está mais abaixo, mas precisa jogar; senão alguém só poderia ter um adversário repetido.
format-swiss-option-rounds-label = Rodadas
format-swiss-option-rounds = Quantas rodadas; vazio quer dizer tantas quanto um mata-mata precisaria.
format-swiss-option-tie-breaks-label = Desempates
format-swiss-option-tie-breaks = O que desempata, em ordem: buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins; ou os da FIDE: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.
format-swiss-option-bye-half-points-label = Meios pontos por bye
format-swiss-option-bye-half-points = Quanto vale um bye, em meios pontos.
format-swiss-option-allow-repeats-label = Permitir repetições
format-swiss-option-allow-repeats = Jogadores podem se enfrentar de novo quando não sobra pareamento sem repetições?
format-swiss-name-through-and-out = Passar e cair
format-swiss-option-wins-to-advance-label = Vitórias para passar
format-swiss-option-wins-to-advance = Quem tem tantas vitórias passa e não joga mais; vazio: ninguém.
format-swiss-option-losses-to-leave-label = Derrotas para cair
format-swiss-option-losses-to-leave = Quem tem tantas derrotas cai e não joga mais; vazio: ninguém.
format-swiss-rule-wins-to-advance = Com { $value } { $value ->
    [one] vitória
   *[other] vitórias
    } um jogador passa e não joga mais.
format-swiss-rule-losses-to-leave = Com { $value } { $value ->
    [one] derrota
   *[other] derrotas
    } um jogador cai e não joga mais.
format-swiss-mark-through = Passou, com { $games } { $games ->
    [one] vitória
   *[other] vitórias
    }.
format-swiss-mark-out = Fora, com { $games } { $games ->
    [one] derrota
   *[other] derrotas
    }.
format-swiss-through-so-far = { $players } { $players ->
    [one] jogador passou
   *[other] jogadores passaram
    }.
format-swiss-out-so-far = { $players } { $players ->
    [one] jogador está
   *[other] jogadores estão
    } fora.
format-swiss-parted-by-record = { $who1 } está acima de { $who2 }: melhor campanha de vitórias e derrotas.
format-swiss-accelerated = A metade de cima, { $players } jogadores, é pareada com { $points } a mais (aceleração Baku). A classificação não conta isso.
format-swiss-same-score-ahead = { $who1 } e { $who2 } têm { $points } para o pareamento, com a aceleração (lugares { $place } e { $other_place } na ordem).
format-swiss-floated-ahead = { $who1 } tem { $points } e { $who2 }, { $other_points } para o pareamento, com a aceleração: não deu para parear todos com a mesma pontuação.
format-swiss-passed-side = { $who1 } não enfrenta { $who2 }, que estaria do lado oposto: um dos dois teria o mesmo lado pela terceira vez seguida.
format-swiss-third-side = { $who1 } ou { $who2 } tem o mesmo lado pela terceira vez seguida: nenhum pareamento desta rodada evita isso.
format-swiss-bye-passed-forfeit = { $who1 } está mais abaixo, mas ganhou por W.O., o que conta como bye.
format-swiss-bye-passed-sides = { $who1 } está mais abaixo, mas precisa jogar; senão dois se enfrentariam de novo, ou alguém teria o mesmo lado pela terceira vez seguida.
format-swiss-name-sides-and-floats = Lados e flutuações
format-swiss-option-no-third-side-label = Sem terceira seguida do mesmo lado
format-swiss-option-no-third-side = Evitar a terceira partida seguida do mesmo lado, mesmo com pontuações menos próximas?
format-swiss-rule-no-third-side-yes = Ninguém tem o mesmo lado pela terceira vez seguida, se der para evitar.
format-swiss-rule-no-third-side-no = É possível uma terceira partida seguida do mesmo lado.
format-swiss-option-remember-floats-label = Lembrar flutuações
format-swiss-option-remember-floats = Quem pegou pontuação menor na última rodada só repete isso se preciso, e a maior também?
format-swiss-rule-remember-floats-yes = Ninguém pega pontuação menor ou maior duas vezes seguidas sem necessidade.
format-swiss-rule-remember-floats-no = É possível pegar pontuação menor ou maior duas vezes seguidas.
format-swiss-option-forfeit-counts-as-bye-label = Vitória por W.O. conta como bye
format-swiss-option-forfeit-counts-as-bye = O bye vai antes para quem não ganhou por W.O.?
format-swiss-rule-forfeit-counts-as-bye-yes = Quem ganhou por W.O. só tem bye depois de todos os outros.
format-swiss-rule-forfeit-counts-as-bye-no = Uma vitória por W.O. não conta como bye.
format-swiss-option-acceleration-label = Aceleração
format-swiss-option-acceleration = Aceleração Baku: a metade de cima começa com pontos virtuais?
format-swiss-rule-acceleration-yes = A metade de cima começa com pontos virtuais, só para o pareamento (aceleração Baku).
format-swiss-rule-acceleration-no = Ninguém começa com pontos virtuais.
