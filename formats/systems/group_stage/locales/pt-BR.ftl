### What the format Group stage says in Brazilian Portuguese.

format-group-stage-title = Fase de grupos
format-group-stage-summary = Grupos em que todos jogam contra todos.
format-group-stage-round = Rodada { $round } de { $rounds } dos grupos, pelas tabelas Berger.
format-group-stage-same-group = { $who1 } e { $who2 } estão no grupo { $group }.
format-group-stage-walkover = { $who1 } leva o ponto sem jogar: { $who2 } saiu.
format-group-stage-missed-walkovers = Rodadas sem { $who1 } até agora: { $rounds }. Elas não dão pontos, e dão um ponto inteiro a cada adversário.
format-group-stage-parted-by-seed = { $who1 } está acima de { $who2 }: melhor cabeça de chave, todo o resto é igual.
format-group-stage-rule-groups = Há { $value } grupos.
format-group-stage-rule-deal-snake = Os grupos são equilibrados: as cabeças de chave são distribuídas em vaivém.
format-group-stage-rule-deal-drawn = Os grupos são sorteados: cada um recebe um jogador de cada pote.
format-group-stage-rule-legs-1 = Em um grupo, todo mundo enfrenta todo mundo uma vez.
format-group-stage-rule-legs = Em um grupo, todo mundo enfrenta todo mundo { $value } vezes.
format-group-stage-name-group-group = Grupo { $group }
format-group-stage-option-groups-label = Grupos
format-group-stage-option-groups = Quantos grupos há; vazio: quantos derem grupos de até quatro.
format-group-stage-option-deal-label = Como se formam os grupos
format-group-stage-option-deal = snake: equilibrados, por cabeça de chave; drawn: por sorteio, um de cada pote.
format-group-stage-option-legs-label = Turnos
format-group-stage-option-legs = Quantas vezes todo mundo enfrenta todo mundo no grupo.
format-group-stage-option-tie-breaks-label = Desempates
format-group-stage-option-tie-breaks = O que desempata, em ordem: direct, sodos, wins, difference e scored (que precisam de placares).
format-group-stage-compared = { $who1 } está acima de { $who2 }: na comparação, sem resultados contra lugares depois do { $size }º dos grupos maiores.
