### What the format Floating double elimination says in Brazilian Portuguese.

format-floating-double-elimination-title = Eliminação dupla flutuante
format-floating-double-elimination-summary = Fora com duas derrotas; cada rodada é pareada do zero, com o mínimo de repetições.
format-floating-double-elimination-took-the-seat = { $who1 } entrou com a rodada em andamento e joga contra { $who2 }, que tinha o bye.
format-floating-double-elimination-rule-earlier-meetings-count-yes = Partidas de fases anteriores contam como encontros, que são evitados.
format-floating-double-elimination-rule-earlier-meetings-count-no = Só partidas desta fase contam como encontros, que são evitados.
format-floating-double-elimination-rule-byes-count-as-wins-yes = Um bye conta como partida ganha na definição do segundo e do terceiro lugar.
format-floating-double-elimination-rule-byes-count-as-wins-no = Um bye não conta como partida ganha na definição do segundo e do terceiro lugar.
format-floating-double-elimination-missed-no-loss = Rodadas sem { $who1 } até agora: { $rounds }. Não contam nem como vitórias nem como derrotas.
format-floating-double-elimination-round = { $players } { $players ->
    [one] jogador continua
   *[other] jogadores continuam
    } dentro. Nenhum outro pareamento é melhor: { $repeats } { $repeats ->
    [one] repetição
   *[other] repetições
    }, { $unequal } { $unequal ->
    [one] partida
   *[other] partidas
    } entre jogadores com números de derrotas diferentes, quadrados das diferenças de posição { $squares }.
format-floating-double-elimination-pair = { $who1 } (posição { $rank }, derrotas { $losses }) enfrenta { $who2 } (posição { $other_rank }, derrotas { $other_losses }).
format-floating-double-elimination-repeat = Este é o encontro número { $meeting } de { $who1 } e { $who2 }: nenhum pareamento da rodada o evita.
format-floating-double-elimination-unequal-losses = { $who1 } e { $who2 } têm números de derrotas diferentes: as regras que vêm antes (repetições, o bye) não deixam jeito melhor.
format-floating-double-elimination-bye = { $who1 } tem o bye (byes até agora { $byes }, derrotas { $losses }, cabeça de chave { $seed }).
format-floating-double-elimination-bye-passed-had = { $who1 } era o próximo da fila para o bye, mas já teve mais byes.
format-floating-double-elimination-bye-passed-repeat = { $who1 } era o próximo da fila para o bye, mas aí mais adversários antigos se enfrentariam de novo.
format-floating-double-elimination-play-off = { $who1 } e { $who2 } jogam pelo lugar { $place }: { $tied } jogadores ganharam o mesmo número de partidas.
format-floating-double-elimination-champion = { $who1 } é quem sobrou por último e ganhou as finais.
format-floating-double-elimination-no-champion = Não sobrou ninguém: as finais não têm campeão até a direção decidir.
format-floating-double-elimination-far-in-lost = ainda dentro, uma derrota
format-floating-double-elimination-far-out = fora na rodada { $number }
format-floating-double-elimination-parted-by-wins = { $who1 } está acima de { $who2 }: mais partidas ganhas nas finais.
format-floating-double-elimination-parted-by-out = { $who1 } está acima de { $who2 }: tantas partidas ganhas quanto, mas caiu mais tarde nas finais.
format-floating-double-elimination-parted-by-seed = { $who1 } está acima de { $who2 }: em tudo igual, mas melhor cabeça de chave.
format-floating-double-elimination-won-play-off = { $who1 } ganhou o playoff contra { $who2 } pelo lugar { $place }.
format-floating-double-elimination-parted-by-play-off = { $who1 } está acima de { $who2 }: ganhou o playoff entre os dois.
format-floating-double-elimination-name-gold = ouro
format-floating-double-elimination-name-gold-2 = Ouro
format-floating-double-elimination-name-silver = prata
format-floating-double-elimination-name-silver-2 = Prata
format-floating-double-elimination-name-play-off = Playoff
format-floating-double-elimination-head-last-round = Últ. rodada
format-floating-double-elimination-column-last-round = A última rodada jogada nas finais; mais tarde é melhor. Um traço para quem ainda está dentro.
format-floating-double-elimination-column-seed = O lugar na preliminar.
format-floating-double-elimination-option-earlier-meetings-count-label = Contar encontros anteriores
format-floating-double-elimination-option-earlier-meetings-count = Partidas de fases anteriores contam como encontros quando se evitam repetições?
format-floating-double-elimination-option-byes-count-as-wins-label = Byes contam como vitórias
format-floating-double-elimination-option-byes-count-as-wins = Um bye conta como partida ganha na definição do segundo e do terceiro lugar?
