### What the format COP says in Brazilian Portuguese.

format-cop-title = COP
format-cop-summary = Grupos ou todos contra todos, depois suíço, depois pareamento pesado por simulação do resto.
format-cop-rule-rounds = { $value ->
    [one] É jogada { $value } rodada
   *[other] São jogadas { $value } rodadas
    }.
format-cop-rule-opening-auto = Começa com um todos contra todos completo onde couber, senão com Initial Fontes.
format-cop-rule-opening-round-robin = Começa com um todos contra todos completo.
format-cop-rule-opening-initial-fontes = Começa com Initial Fontes.
format-cop-rule-opening-swiss = Começa com rodadas em suíço.
format-cop-rule-round-robin-margin = Um todos contra todos cabe se depois dele { $value ->
    [one] sobrar pelo menos { $value } rodada
   *[other] sobrarem pelo menos { $value } rodadas
    }.
format-cop-rule-first-cop-round = O COP pareia a partir da rodada { $value }.
format-cop-rule-first-cop-round-default = O COP pareia a partir da rodada { $value }, ou logo depois de um todos contra todos.
format-cop-rule-place-prizes = { $value } { $value ->
    [one] lugar ganha
   *[other] lugares ganham
    } prêmio.
format-cop-rule-class-prizes = Prêmios das classes B, C e assim por diante: { $value }.
format-cop-rule-simulations = Para cada pareamento, o resto é simulado { $value } vezes.
format-cop-rule-always-wins-simulations = { $value } simulações decidem quem controla o próprio destino.
format-cop-rule-always-wins-tolerance = Quem ganha todas menos, no máximo, esta parte delas conta como quem sempre ganha: { $value }.
format-cop-rule-gibson-spread = A maior diferença de uma partida, da última rodada para trás; o último valor continua: { $value }.
format-cop-rule-hopefulness = Quem está na briga chega a um lugar em mais do que esta parte das simulações, da última rodada para trás: { $value }.
format-cop-rule-control-loss-thresholds = O destino está em jogo se mais do que esta parte das vitórias se perde, da última rodada para trás: { $value }.
format-cop-rule-control-loss-activation-round = A partir da rodada { $value }, o adversário do líder é escolhido.
format-cop-rule-margins-uniform = As diferenças das partidas simuladas se distribuem por igual.
format-cop-rule-margins-half-normal = As diferenças das partidas simuladas se distribuem como meia curva normal.
format-cop-rule-bye-spread = Um bye ganha { $value } de saldo; um W.O. ou uma ausência perde a mesma coisa.
format-cop-rule-allow-repeat-byes-yes = Um jogador pode ter um segundo bye.
format-cop-rule-allow-repeat-byes-no = Ninguém tem um segundo bye onde isso puder ser evitado.
format-cop-rule-top-down-byes-yes = Byes vão antes para o topo da classificação.
format-cop-rule-top-down-byes-no = Byes vão antes para o fim da classificação.
format-cop-rule-lone-leader-bye-yes = Um líder gibsonizado que é o único gibsonizado pode ter o bye.
format-cop-rule-lone-leader-bye-no = Um líder gibsonizado que é o único gibsonizado não recebe o bye por isso.
format-cop-rule-usual-low = O Herald pergunta sobre placares abaixo de { $value }, mas aceita.
format-cop-rule-usual-high = O Herald pergunta sobre placares acima de { $value }, mas aceita.
format-cop-rule-usual-margin = O Herald pergunta sobre diferenças acima de { $value }, mas aceita.
format-cop-rule-prohibitive = O que não pode acontecer pesa { $value }.
format-cop-rule-based-on = Rodadas pareadas por classificações mais antigas, como 9:7 para a rodada 9 pela de depois da rodada 7: { $value }.
format-cop-rule-prepaired = Partidas fixadas antes: { $value }.
format-cop-took-the-seat = { $who1 } entrou com a rodada em andamento e joga contra { $who2 }, que tinha o bye.
format-cop-fixed-table = { $who1 } joga sempre na mesa { $table }.
format-cop-fixed-table-beyond = A mesa própria de { $who1 }, { $table }, fica além da última, { $last }: vai para a mesa { $board }.
format-cop-missed-lost = Rodadas sem { $who1 } até agora: { $rounds }. Contam como perdidas por { $spread }.
format-cop-column-repeats = Repetições: { $weight }. Partidas entre os dois até agora: { $times }.
format-cop-column-byes = Repetições: { $weight }. Byes até agora: { $times }.
format-cop-column-rank = Diferença de posições: { $weight }, o número de posições entre os dois. Nenhum prêmio depende disso.
format-cop-column-rank-cubed = Diferença de posições: { $weight }, a terceira potência de { $apart }. Ainda dá para ganhar um prêmio.
format-cop-column-window = Pode alcançar: { $weight }, o dobro da terceira potência de { $off }. O último que pode alcançar { $who1 } está na posição { $lowest }, e é ele que { $who1 } deve enfrentar.
format-cop-column-broken-last-round = King of the Hill: quebrado. Nem todos os vizinhos da última rodada puderam ser mantidos.
format-cop-column-broken-repeat-bye = Repetições: quebrado. Alguém precisou ter outro bye.
format-cop-column-broken-gibson = Gibson: quebrado. Nenhuma rodada mantém todos os gibsonizados longe de quem está na briga.
format-cop-column-broken-control = Controle: quebrado. Nenhuma rodada dá ao líder o adversário planejado.
format-cop-column-broken-beyond = Pode alcançar: quebrado. { $who2 } está abaixo do último que pode alcançar { $who1 }; nenhuma rodada evita isso.
format-cop-column-broken-back-to-back = Repetições: quebrado. Nenhuma rodada separa todos os adversários da última rodada.
format-cop-mark-gibsonized = Gibsonizado: não pode mais perder o lugar para ninguém de baixo.
format-cop-mark-first = Na briga pelo primeiro lugar: primeiro em mais de { $share } das simulações.
format-cop-mark-prize = Na briga por um prêmio ({ $prizes }): entre eles em mais de { $share } das simulações.
format-cop-mark-destiny-lost = Controle do destino: ganha o torneio vencendo o líder, e perde { $loss } dessa chance sem essa partida.
format-cop-mark-destiny-kept = Controle do destino: ganha o torneio vencendo todas, e perde só { $loss } dessa chance sem enfrentar o líder.
format-cop-mark-first-recorded = Na briga pelo primeiro lugar, no pareamento da rodada { $round }.
format-cop-mark-prize-recorded = Na briga por um prêmio, no pareamento da rodada { $round }.
format-cop-mark-destiny-lost-recorded = Controle do destino, no pareamento da rodada { $round }: perderia { $loss } da chance sem enfrentar o líder.
format-cop-mark-destiny-kept-recorded = Controle do destino, no pareamento da rodada { $round }: perderia só { $loss } da chance sem enfrentar o líder.
format-cop-too-new = Uma rodada só pode ser pareada por uma classificação anterior a ela.
format-cop-no-game = Uma partida fixada antes precisa de dois jogadores diferentes, ou de um jogador e bye.
format-cop-seated-twice = Um jogador está fixado duas vezes na mesma rodada.
format-cop-published = As regras publicadas deste evento têm o checksum { $check_sum }.
format-cop-published-changed = As regras publicadas mudaram: o checksum era { $before } e agora é { $check_sum }.
format-cop-round-round-robin = Rodada { $round } de { $rounds }: todos contra todos, rodada { $of_schedule } de { $schedule }.
format-cop-round-initial-fontes = Rodada { $round } de { $rounds }: grupos, rodada { $of_schedule } de { $schedule }.
format-cop-round-swiss = Rodada { $round } de { $rounds }: suíço sem repetições.
format-cop-round-cop = Rodada { $round } de { $rounds }: COP.
format-cop-older-standings = A rodada é pareada pela classificação depois da rodada { $round }.
format-cop-prepaired = Isto foi fixado antes pela direção.
format-cop-prepaired-dropped = Uma partida fixada antes para { $who1 } não é jogada: o outro jogador saiu, ou folga nesta rodada.
format-cop-fontes-group = O grupo { $group } foi sorteado: { $players } { $players ->
    [one] jogador
   *[other] jogadores
    }, espalhados por toda a ordem inicial.
format-cop-groups-lost = Os grupos sorteados não são mais conhecidos; a rodada é pareada em suíço.
format-cop-schedule = { $who1 } e { $who2 } se enfrentam pela tabela.
format-cop-bye-schedule = { $who1 } fica livre pela tabela.
format-cop-bye-left-alone = { $who1 } tem o bye: o adversário da tabela não está.
format-cop-swiss-level = { $who1 } (posição { $rank }) e { $who2 } (posição { $other_rank }) têm { $wins } { $wins ->
    [one] vitória
   *[other] vitórias
    }: metade de cima contra metade de baixo.
format-cop-swiss-float = { $who1 } (posição { $rank }, { $wins } { $wins ->
    [one] vitória
   *[other] vitórias
    }) e { $who2 } (posição { $other_rank }, { $other_wins } { $other_wins ->
    [one] vitória
   *[other] vitórias
    }) se enfrentam entre grupos.
format-cop-bye-swiss = { $who1 } tem o bye: entre quem teve menos byes, é a vez de { $who1 }.
format-cop-simulated = As últimas { $rounds_left } rodadas foram simuladas { $simulations } vezes para { $players } jogadores (maior fator { $factor }, diferenças { $margins }, { $games } partidas).
format-cop-gibsonized = { $who1 } está gibsonizado: ninguém de baixo pode mais chegar ao lugar { $place }.
format-cop-cashers = Até a posição { $hopeful_rank } ({ $who1 }), jogadores chegam a um dos { $prizes } prêmios em mais de { $share } das simulações; até a posição { $absolute_rank } ({ $who2 }), chegam a um em alguma delas.
format-cop-contender = Para o lugar { $place } ou melhor, o último na briga é { $who1 }, posição { $rank }.
format-cop-destiny-at-stake = { $who2 } (posição { $rank }) ganha o torneio vencendo todas as partidas contra o líder, mas perde { $loss } dessa chance de outro modo (vitórias em { $wins } de { $simulations } simulações; o limite é { $threshold }): o destino está em jogo.
format-cop-destiny-safe = { $who2 } (posição { $rank }) ganha o torneio vencendo todas as partidas contra o líder, e perde só { $loss } dessa chance de outro modo (vitórias em { $wins } de { $simulations } simulações; o limite é { $threshold }).
format-cop-nearly-destiny-at-stake = { $who2 } (posição { $rank }) ganha o torneio vencendo todas as partidas contra o líder (em { $always } de { $simulations } simulações), mas perde { $loss } dessa chance de outro modo (vitórias em { $wins }; o limite é { $threshold }): o destino está em jogo.
format-cop-nearly-destiny-safe = { $who2 } (posição { $rank }) ganha o torneio vencendo todas as partidas contra o líder (em { $always } de { $simulations } simulações), e perde só { $loss } dessa chance de outro modo (vitórias em { $wins }; o limite é { $threshold }).
format-cop-steered = O líder { $who1 } joga contra { $who2 } (posição { $rank }), ou contra quem está uma posição acima se sobrarem rodadas suficientes.
format-cop-steered-to-nobody = { $who2 } (posição { $rank }) deveria jogar contra o líder { $who1 }, mas os dois acabaram de se enfrentar.
format-cop-dropped-back-to-back = Não há outra rodada completa: { $pairs } { $pairs ->
    [one] par se enfrenta
   *[other] pares se enfrentam
    } de novo em seguida.
format-cop-dropped-beyond = Não há outra rodada completa: a janela de quem está na briga foi ampliada em { $ranks } { $ranks ->
    [one] posição
   *[other] posições
    } ({ $pairs } { $pairs ->
    [one] par
   *[other] pares
    }).
format-cop-dropped-control = Não há outra rodada completa: o líder joga contra alguém diferente do planejado.
format-cop-dropped-gibson = Não há outra rodada completa: um gibsonizado enfrenta alguém da briga, ou fica sem o bye.
format-cop-dropped-repeat-bye = Não há outra rodada completa: { $who1 } tem outro bye.
format-cop-dropped-last-round = Não há outra rodada completa: { $pairs } { $pairs ->
    [one] par sai
   *[other] pares saem
    } da ordem da última rodada.
format-cop-chances = Lugares ainda possíveis para { $who1 }: { $best } a { $worst }; um prêmio em { $prize } (lugares: { $counts }).
format-cop-weights-sum = Os pesos da rodada somam { $sum }; o que não pode acontecer pesa { $prohibitive }.
format-cop-pair-weights = { $who1 } (posição { $rank }) e { $who2 } (posição { $other_rank }) pesam { $total }.
format-cop-bye-weights = O bye de { $who1 } (posição { $rank }) pesa { $total }.
format-cop-hill = { $who1 } e { $who2 } são vizinhos que ainda podem ganhar um prêmio: King of the Hill.
format-cop-class-prize = { $who1 } e { $who2 } jogam por um prêmio da sua classe.
format-cop-destiny = O líder { $who1 } joga contra { $who2 }, o próximo a controlar o próprio destino.
format-cop-bye-gibson = { $who1 } está gibsonizado, e o bye vai antes para gibsonizados.
format-cop-bye-top-down = { $who1 } tem o bye: o melhor entre quem teve menos byes.
format-cop-bye-contender = { $who1 } tem o bye: todos que não tiveram nenhum podem sonhar com um prêmio, e { $who1 } é o último deles.
format-cop-repeat = { $who1 } e { $who2 } se enfrentam de novo; partidas entre os dois até agora: { $times }.
format-cop-back-to-back = { $who1 } e { $who2 } se enfrentaram na rodada anterior.
format-cop-parted-by-spread = { $who1 } está acima de { $who2 }: tantas vitórias quanto, saldo maior.
format-cop-name-rounds = Rodadas
format-cop-name-prizes = Prêmios
format-cop-name-thresholds = Limites
format-cop-name-simulations = Simulações
format-cop-name-byes = Byes
format-cop-name-scores = Placares
format-cop-name-by-hand = À mão
format-cop-head-spread = Saldo
format-cop-column-spread = A soma de todas as diferenças de placar.
format-cop-field-class = A classe para os prêmios de classe: B, C e assim por diante; vazio ou A é a classe mais alta.
format-cop-field-table = A mesa em que o jogador sempre joga, por uma câmera ou por acesso; vazio para nenhuma.
format-cop-option-rounds = Quantas rodadas se jogam.
format-cop-option-opening-label = Abertura
format-cop-option-opening = A abertura: auto usa um todos contra todos completo se couber, senão Initial Fontes.
format-cop-option-round-robin-margin-label = Margem do todos contra todos
format-cop-option-round-robin-margin = Um todos contra todos cabe se sobrarem pelo menos tantas rodadas depois dele.
format-cop-option-first-cop-round-label = Primeira rodada do COP
format-cop-option-first-cop-round = A primeira rodada pareada pelo COP; vazio quer dizer a segunda metade.
format-cop-option-place-prizes-label = Prêmios por lugar
format-cop-option-place-prizes = Quantos lugares ganham prêmio.
format-cop-option-class-prizes-label = Prêmios por classe
format-cop-option-class-prizes = Quantos prêmios têm as classes B, C, ...; A, a mais alta, não tem.
format-cop-option-simulations = Quantas vezes o resto é simulado.
format-cop-option-always-wins-simulations-label = Simulações de quem sempre ganha
format-cop-option-always-wins-simulations = Quantas simulações decidem quem controla o próprio destino.
format-cop-option-always-wins-tolerance-label = Tolerância de quem sempre ganha
format-cop-option-always-wins-tolerance = Quem ganha todas as simulações menos, no máximo, esta parte conta como quem sempre ganha.
format-cop-option-gibson-spread-label = Saldo de Gibson
format-cop-option-gibson-spread = A maior diferença de uma partida, da última rodada para trás; o último valor continua.
format-cop-option-hopefulness-label = Esperança
format-cop-option-hopefulness = Quem briga por um lugar chega nele em mais desta parte das simulações, da última rodada para trás.
format-cop-option-control-loss-thresholds-label = Limites da perda de controle
format-cop-option-control-loss-thresholds = Se mais vitórias que esta parte se perdem, o destino está em jogo; da última rodada para trás.
format-cop-option-control-loss-activation-round-label = Perda de controle desde a rodada
format-cop-option-control-loss-activation-round = Desde esta rodada se escolhe o adversário do líder; vazio: as últimas quatro rodadas.
format-cop-option-margins-label = Diferenças
format-cop-option-margins = Como se distribuem as diferenças das partidas simuladas.
format-cop-option-bye-spread-label = Saldo de um bye
format-cop-option-bye-spread = O saldo que um bye ganha, e que um W.O. ou uma ausência perde.
format-cop-option-allow-repeat-byes-label = Permitir byes repetidos
format-cop-option-allow-repeat-byes = Um jogador pode ter um segundo bye?
format-cop-option-top-down-byes-label = Byes de cima para baixo
format-cop-option-top-down-byes = Byes vão antes para o topo da classificação?
format-cop-option-lone-leader-bye-label = Bye para um líder sozinho
format-cop-option-lone-leader-bye = O bye vai para um líder gibsonizado que é o único gibsonizado?
format-cop-option-usual-low-label = Menor placar comum
format-cop-option-usual-low = O Herald pergunta sobre placares abaixo disto, mas aceita.
format-cop-option-usual-high-label = Maior placar comum
format-cop-option-usual-high = O Herald pergunta sobre placares acima disto, mas aceita.
format-cop-option-usual-margin-label = Maior diferença comum
format-cop-option-usual-margin = O Herald pergunta sobre diferenças maiores, mas aceita.
format-cop-option-prohibitive-label = Peso proibitivo
format-cop-option-prohibitive = O peso do que não pode acontecer; vazio quer dizer: acima de qualquer outra soma.
format-cop-option-based-on-label = Rodadas por classificações antigas
format-cop-option-based-on = Rodadas por classificações antigas: 9:7 quer dizer a rodada 9 pela de depois da rodada 7.
format-cop-option-prepaired-label = Partidas fixadas antes
format-cop-option-prepaired = Partidas fixadas antes: 9 Ada - Ben põe os dois frente a frente na rodada 9; 9 Ada - bye é um bye.
