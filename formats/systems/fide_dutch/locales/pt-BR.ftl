### What the format FIDE Dutch says in Brazilian Portuguese.

format-fide-dutch-title = Suíço holandês da FIDE
format-fide-dutch-summary = Suíço pelas regras da federação de xadrez FIDE: o sistema holandês de 2026.
format-fide-dutch-name-white = brancas
format-fide-dutch-name-black = pretas
format-fide-dutch-name-lot = sorteio
format-fide-dutch-round = Rodada { $round } de { $rounds }, pareada pelo sistema holandês (C.04.3).
format-fide-dutch-same-score = { $who1 } e { $who2 } têm { $points }: números { $place } e { $other_place } do seu grupo de pontos.
format-fide-dutch-moved-down = { $who1 }, com { $points }, desce até { $who2 }, com { $other_points }: nem todos acima puderam ser pareados (C6 a C8).
format-fide-dutch-passed-met = { $who1 } não enfrenta { $who2 }, do lado oposto na ordem: os dois já jogaram entre si ({ $article }).
format-fide-dutch-passed-colour = { $who1 } não enfrenta { $who2 }, do lado oposto na ordem: cabe aos dois a mesma cor ({ $article }).
format-fide-dutch-passed-upfloat = { $who1 } não enfrenta { $who2 }, do lado oposto na ordem: { $who2 } enfrentou uma pontuação maior em uma das duas últimas rodadas ({ $article }).
format-fide-dutch-passed-order = { $who1 } não enfrenta { $who2 }, do lado oposto na ordem: com os pares anteriores, isso quebraria um critério para outra pessoa (C4 a C21).
format-fide-dutch-bye = { $who1 } tem o bye: { $points } é a menor pontuação que deixa um adversário a todos os outros (C5).
format-fide-dutch-no-bye = { $who1 } não pode ter o bye: já teve um, ou um ponto inteiro sem jogar (C2).
format-fide-dutch-colour-1 = { $who1 } joga de brancas e { $who2 } de pretas: cada um recebe a cor que lhe cabe ({ $article }).
format-fide-dutch-colour-2 = { $who1 } joga de brancas e { $who2 } de pretas: entre direitos iguais vale o mais forte ({ $article }).
format-fide-dutch-colour-3 = { $who1 } joga de brancas e { $who2 } de pretas: os dois trocam em relação à última vez que tiveram cores diferentes ({ $article }).
format-fide-dutch-colour-4 = { $who1 } joga de brancas e { $who2 } de pretas: com direitos iguais vale o de quem está mais acima ({ $article }).
format-fide-dutch-colour-5 = { $who1 } joga de brancas e { $who2 } de pretas: pela cor inicial e pelo número de quem está mais acima ({ $article }).
format-fide-dutch-rule-rounds = Rodadas: { $value }.
format-fide-dutch-rule-bye-half-points-1 = Um bye vale meio ponto.
format-fide-dutch-rule-bye-half-points-2 = Um bye vale um ponto inteiro.
format-fide-dutch-rule-initial-colour-lot = Um sorteio decide se os números ímpares começam de brancas.
format-fide-dutch-rule-initial-colour-white = Na rodada 1, os números ímpares começam de brancas.
format-fide-dutch-rule-initial-colour-black = Na rodada 1, os números ímpares começam de pretas.
format-fide-dutch-rule-acceleration-yes = A metade de cima começa com pontos virtuais, só para o pareamento (aceleração Baku).
format-fide-dutch-rule-acceleration-no = Todo mundo começa sem pontos.
format-fide-dutch-option-rounds-label = Rodadas
format-fide-dutch-option-rounds = Quantas rodadas se jogam; fixado antes da rodada 1.
format-fide-dutch-option-tie-breaks-label = Desempates
format-fide-dutch-option-tie-breaks = O que desempata, em ordem: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.
format-fide-dutch-option-bye-half-points-label = Meios pontos por bye
format-fide-dutch-option-bye-half-points = Quanto vale um bye, em meios pontos.
format-fide-dutch-option-initial-colour-label = Cor inicial
format-fide-dutch-option-initial-colour = A cor dos números ímpares na rodada 1: lot (sorteio), white (brancas) ou black (pretas).
format-fide-dutch-option-acceleration-label = Aceleração
format-fide-dutch-option-acceleration = Aceleração Baku: a metade de cima começa com pontos virtuais?
format-fide-dutch-field-title = O título de xadrez: GM, IM, WGM, FM, WIM, CM, WFM ou WCM.
format-fide-dutch-field-title-label = Título
format-fide-dutch-field-rating-label = Rating
format-fide-dutch-field-rating = O rating da FIDE, senão um nacional; vazio para nenhum.
format-fide-dutch-field-federation = A federação de xadrez em três letras, como BRA.
format-fide-dutch-field-federation-label = Federação
format-fide-dutch-by-hand-same = As regras da FIDE dão esta rodada como foi pareada à mão.
format-fide-dutch-by-hand-differs = As regras da FIDE pareiam esta rodada de outro jeito ({ $article }): { $kind ->
    [met] dois que já jogaram entre si se enfrentam de novo.
    [bye] o bye vai para quem não pode tê-lo.
    [colour] dois que precisam da mesma cor se enfrentam.
    [low_bye] o bye vai para uma pontuação mais alta do que o necessário.
    [fewest_down] mais jogadores do que o necessário descem para uma pontuação menor.
    [low_down] descem jogadores de pontuação mais alta do que o necessário.
    [next_bracket] mais jogadores precisam descer do próximo grupo de pontos.
    [unplayed] o bye vai para quem tem mais rodadas sem jogar.
    [third_colour] alguém recebe uma cor vezes demais.
    [colours] mais jogadores do que o necessário ficam sem a cor que lhes cabe.
    [down_again] desce de novo alguém que desceu há pouco.
    [up_again] enfrenta de novo uma pontuação maior alguém que o fez há pouco.
    [order] todo o resto é igualmente bom, mas outros pares vêm antes na ordem.
    [sides] os pares estão certos, mas as cores não.
    [byes] só um jogador pode ter o bye.
    [no_round] nenhuma rodada completa é possível, então a direção decide.
   *[other] dois que não podem se enfrentar se enfrentam.
}
format-fide-dutch-hand-met = { $who1 } e { $who2 } já jogaram entre si ({ $article }).
format-fide-dutch-hand-colour = { $who1 } e { $who2 } precisam da mesma cor ({ $article }).
format-fide-dutch-hand-bye = { $who1 } não pode ter o bye ({ $article }).
format-fide-dutch-hand-forbidden = { $who1 } e { $who2 } não podem se enfrentar.
format-fide-dutch-rule-fide-rules-yes = Modo FIDE: rodadas à mão são comparadas com as regras da FIDE, e os relatórios as declaram. O Herald não calcula normas de título.
format-fide-dutch-rule-fide-rules-no = O modo FIDE foi desligado: este torneio não segue mais as regras da FIDE, e os relatórios não as declaram. O Herald não calcula normas de título.
format-fide-dutch-option-fide-rules-label = Modo FIDE
format-fide-dutch-option-fide-rules = O livro de regras da FIDE obriga a direção? Desligado durante o jogo, fica desligado.
format-fide-dutch-only-never = Aqui jogadores só podem ser separados de forma rígida (Nunca se enfrentam): as regras da FIDE não têm lugar para preferências. Use Nunca se enfrentam, ou deixe isto vazio.
format-fide-dutch-not-in-report = O relatório da FIDE não pode ter estes pontos: vitórias por W.O. e byes de ponto inteiro contam como vitórias, byes de meio ponto como empates, byes sem ponto como derrotas por W.O., sem pontos de bônus.
format-fide-dutch-not-accelerated = A aceleração precisa de empate valendo meia vitória e derrota valendo nada. Mude os pontos, ou desligue a aceleração.
format-fide-dutch-not-of-fide = No modo FIDE, dois empates não podem dar mais que uma vitória e uma derrota, nem um bye mais que uma vitória.
format-fide-dutch-field-fide-id = O número da FIDE (FIDE ID); ratings e títulos de uma lista vêm por ele.
format-fide-dutch-field-fide-id-label = FIDE ID
