### What the format Swiss by score groups says in Brazilian Portuguese.

format-score-group-swiss-title = Suíço por grupos de pontos
format-score-group-swiss-summary = Todo mundo joga todas as rodadas, contra alguém novo com pontuação parecida.
format-score-group-swiss-took-the-seat = { $who1 } entrou com a rodada em andamento e joga contra { $who2 }, que tinha o bye.
format-score-group-swiss-rule-rounds = { $value ->
    [one] É jogada { $value } rodada
   *[other] São jogadas { $value } rodadas
    }.
format-score-group-swiss-rule-bye-half-points-0 = Um bye não vale nada.
format-score-group-swiss-rule-bye-half-points-1 = Um bye vale meio ponto.
format-score-group-swiss-rule-bye-half-points-2 = Um bye vale um ponto inteiro.
format-score-group-swiss-rule-deviation-population = O SoS usa o desvio padrão dos ratings de todos os jogadores.
format-score-group-swiss-rule-deviation-sample = O SoS usa o desvio padrão dos ratings como de uma amostra.
format-score-group-swiss-rule-allow-repeats-yes = Se nem todo mundo puder ter um adversário novo, vale o pareamento com menos repetições.
format-score-group-swiss-rule-allow-repeats-no = Ninguém enfrenta o mesmo adversário duas vezes; onde isso for impossível, a direção decide.
format-score-group-swiss-lots = Foram sorteados números para esta rodada. Eles desempatam quem está igual em pontos, SoS e rating.
format-score-group-swiss-round = Rodada { $round } de { $rounds }. Os jogadores são pareados dentro do seu grupo de pontos, do topo da lista para baixo.
format-score-group-swiss-wins-needed = Com tantos jogadores, { $wins } { $wins ->
    [one] vitória costuma
   *[other] vitórias costumam
    } bastar para chegar às finais.
format-score-group-swiss-opposite = { $who1 } está na metade de cima dos jogadores com { $points } e enfrenta o mesmo lugar da metade de baixo, { $who2 }.
format-score-group-swiss-searched = { $who1 } está na metade de cima dos jogadores com { $points }; { $who2 }, número { $step } na busca, pode ser adversário.
format-score-group-swiss-next-below = { $who1 } está na metade de baixo dos jogadores com { $points } e enfrenta o próximo livre abaixo, { $who2 }.
format-score-group-swiss-searched-below = { $who1 } está na metade de baixo dos jogadores com { $points }; { $who2 }, número { $step } abaixo, pode ser adversário.
format-score-group-swiss-floated = Não sobrou ninguém com { $points } para { $who1 }, então { $who2 } vem dos jogadores com { $lower_points }.
format-score-group-swiss-passed-met = { $who1 } não enfrenta { $who2 }: os dois já jogaram entre si.
format-score-group-swiss-passed-kept = { $who1 } não enfrenta { $who2 }: senão outra pessoa só poderia ter um adversário repetido.
format-score-group-swiss-repeat = { $who1 } e { $who2 } se enfrentam de novo (vezes antes: { $times }): nenhum pareamento desta rodada tem menos repetições.
format-score-group-swiss-bye-lowest = { $who1 } tem o bye: o último da lista entre os que ainda não tiveram um.
format-score-group-swiss-bye-again = { $who1 } tem outro bye: todo mundo já teve um, e { $who1 } é o último da lista.
format-score-group-swiss-bye-passed-had = { $who1 } está mais abaixo, mas já teve um bye.
format-score-group-swiss-bye-passed-needed = { $who1 } está mais abaixo, mas precisa jogar; senão alguém só poderia ter um adversário repetido.
format-score-group-swiss-parted-by-sos = { $who1 } está acima de { $who2 }: mesmos pontos, adversários mais fortes (SoS).
format-score-group-swiss-parted-by-rating = { $who1 } está acima de { $who2 }: mesmos pontos e SoS, rating maior no início.
format-score-group-swiss-parted-by-lot = { $who1 } está acima de { $who2 }: iguais em pontos, SoS e rating; decidem os números sorteados para a rodada.
format-score-group-swiss-name-gold = ouro
format-score-group-swiss-name-gold-2 = Ouro
format-score-group-swiss-name-silver = prata
format-score-group-swiss-name-silver-2 = Prata
format-score-group-swiss-head-sos = SoS
format-score-group-swiss-column-sos = Soma dos pontos dos adversários: quanto maior, mais fortes eles foram.
format-score-group-swiss-head-rating = Rating
format-score-group-swiss-column-rating = O rating antes do torneio.
format-score-group-swiss-option-rounds-label = Rodadas
format-score-group-swiss-option-rounds = Quantas rodadas se jogam; vazio quer dizer: como manda a tabela de rodadas.
format-score-group-swiss-option-bye-half-points-label = Meios pontos por bye
format-score-group-swiss-option-bye-half-points = Quanto vale um bye, em meios pontos; 2 é um ponto inteiro.
format-score-group-swiss-option-deviation-label = Desvio padrão
format-score-group-swiss-option-deviation = Qual desvio padrão dos ratings o SoS usa: da população (population) ou de uma amostra (sample).
format-score-group-swiss-option-allow-repeats-label = Permitir repetições
format-score-group-swiss-option-allow-repeats = Se faltar adversário novo: parear com o mínimo de repetições em vez de perguntar à direção.
