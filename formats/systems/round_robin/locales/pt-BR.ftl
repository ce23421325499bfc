### What the format Round robin says in Brazilian Portuguese.

format-round-robin-title = Todos contra todos
format-round-robin-summary = Todo mundo joga contra todo mundo, uma ou várias vezes.
format-round-robin-round = Rodada { $round } de { $rounds } da tabela Berger para { $size }.
format-round-robin-table = { $who1 } e { $who2 } são os números { $first } e { $second } da tabela.
format-round-robin-free = { $who1 } fica livre: o número de jogadores é ímpar. Todos ficam livres o mesmo número de vezes.
format-round-robin-walkover = { $who1 } leva o ponto sem jogar: { $who2 } saiu.
format-round-robin-struck = { $who1 } sai com menos da metade de { $games } partidas: nenhuma das suas partidas conta.
format-round-robin-missed-walkovers = Rodadas sem { $who1 } até agora: { $rounds }. Elas não dão pontos, e dão um ponto inteiro a cada adversário.
format-round-robin-free-of-struck = { $who1 } fica livre: o adversário saiu, e nenhuma partida contra ele conta para ninguém.
format-round-robin-rule-legs-1 = Todo mundo enfrenta todo mundo uma vez.
format-round-robin-rule-legs = Todo mundo enfrenta todo mundo { $value } vezes.
format-round-robin-rule-exchange-last-rounds-yes = As duas últimas rodadas de um turno trocam de lugar, para os lados se alternarem até o próximo.
format-round-robin-rule-exchange-last-rounds-no = As rodadas seguem a ordem das tabelas Berger.
format-round-robin-rule-strike-below-half-yes = Todas as partidas de quem sai antes de jogar metade delas são anuladas.
format-round-robin-rule-strike-below-half-no = As partidas de quem sai continuam contando.
format-round-robin-option-legs-label = Turnos
format-round-robin-option-legs = Quantas vezes todo mundo enfrenta todo mundo.
format-round-robin-option-exchange-last-rounds-label = Trocar as últimas rodadas
format-round-robin-option-exchange-last-rounds = As duas últimas rodadas de um turno são trocadas, para os lados se alternarem até o próximo?
format-round-robin-option-tie-breaks-label = Desempates
format-round-robin-option-tie-breaks = O que desempata, em ordem: sodos, direct, wins; ou os da FIDE: DE SB SB/C1 PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.
format-round-robin-option-strike-below-half-label = Anular partidas de quem sai cedo
format-round-robin-option-strike-below-half = Anular todas as partidas de quem sai antes de jogar metade delas?
