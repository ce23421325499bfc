### What several formats and the engine say, in Brazilian Portuguese.

format-shared-time-director = A direção marcou este horário: { $text }
format-shared-time-both = { $who1 } e { $who2 } preferem este horário (inícios que servem para os dois: { $common }).
format-shared-time-one = { $who1 } prefere este horário, { $who2 } não (inícios que servem para os dois: { $common }).
format-shared-time-neither = Nem { $who1 } nem { $who2 } preferem este horário.
format-shared-time-fixed = Este horário já estava fixado.
format-shared-time-none-free = { $who1 } e { $who2 } têm outras partidas em todos os inícios possíveis.
format-shared-time-taken = Havia um horário melhor, mas { $who1 } ou { $who2 } tem outra partida nele.
format-shared-time-only = Não havia outro início para escolher.
format-shared-time-earliest = É o mais cedo de { $choices } inícios assim.
format-shared-time-spread = Dos { $choices } inícios assim, este deixa o público ver mais: partidas ao mesmo tempo { $together }, em vez de { $together_at_earliest } no mais cedo, { $earliest_at }.
format-shared-time-near-miss = Por pouco: { $who1 } em { $first_at }, { $who2 } em { $second_at }, com { $minutes } entre os dois.
format-shared-side-1 = { $who1 } joga de { $side }: no balanço, { $who1 } teve esse lado menos vezes que { $who2 }.
format-shared-side-2 = { $who1 } joga de { $side }: { $who1 } teve esse lado menos vezes nas partidas entre os dois.
format-shared-side-3 = { $who1 } joga de { $side }: assim os dois trocam o lado da última partida.
format-shared-side-4 = { $who1 } joga de { $side }: isso encerra a sequência mais longa do mesmo lado.
format-shared-side-5 = { $who1 } joga de { $side }: os dois trocam os lados da última partida entre si.
format-shared-side-6 = { $who1 } joga de { $side } por sorteio: nada mais diferencia os dois.
format-shared-side-7 = { $who1 } joga de { $side }: senão alguém teria o mesmo lado pela terceira vez seguida.
format-shared-took-the-gap = { $who1 } abre mão do bye e joga contra { $who2 }, que ficou sem adversário.
format-shared-seeded-by-uncertainty = { $who1 } vem antes de { $who2 } entre as cabeças de chave: mesmo rating, mas mais certo.
format-shared-seeded-by-games = { $who1 } vem antes de { $who2 } entre as cabeças de chave: mesmo rating e incerteza, mas mais partidas com rating.
format-shared-seeded-by-joined = { $who1 } vem antes de { $who2 } entre as cabeças de chave: iguais em todos os números, mas entrou antes.
format-shared-seeded-by-lot = { $who1 } vem antes de { $who2 } entre as cabeças de chave por sorteio: nada mais diferencia os dois.
format-shared-parted-by-buchholz-cut-1 = { $who1 } está acima de { $who2 }: os adversários, sem o mais fraco, fizeram mais pontos.
format-shared-parted-by-buchholz = { $who1 } está acima de { $who2 }: os adversários fizeram mais pontos (Buchholz).
format-shared-parted-by-median-buchholz = { $who1 } está acima de { $who2 }: os adversários, sem o mais fraco e o mais forte, fizeram mais pontos.
format-shared-parted-by-sodos = { $who1 } está acima de { $who2 }: pontuou contra adversários mais fortes (SODOS).
format-shared-parted-by-direct = { $who1 } está acima de { $who2 }: foi melhor nas partidas entre os que continuam empatados.
format-shared-parted-by-wins = { $who1 } está acima de { $who2 }: mais partidas ganhas.
format-shared-above = { $who1 } está acima de { $who2 }: o desempate { $tie_break } (C.07).
format-shared-rule-best-of-1 = Um confronto é uma partida.
format-shared-rule-best-of = Um confronto é melhor de { $value } partidas.
format-shared-rule-ties-yes = Um confronto pode acabar empatado.
format-shared-rule-ties-no = Todo confronto tem vencedor: não há empates.
format-shared-rule-replays-0 = Se um confronto acabar empatado, passa a melhor cabeça de chave.
format-shared-rule-replays = Um confronto empatado é jogado de novo, no máximo { $value } { $value ->
    [one] vez
   *[other] vezes
    }; depois passa a melhor cabeça de chave.
format-shared-rule-final-best-of = A final é melhor de { $value } partidas.
format-shared-rule-as-they-come-yes = Um confronto abre assim que se conhecem os dois jogadores; ninguém espera o resto da rodada.
format-shared-rule-as-they-come-no = Uma rodada começa quando a anterior acaba.
format-shared-rule-held = Estes confrontos esperam pela direção: { $value }.
format-shared-rule-name-sides-yes = Em cada partida está dito quem é o primeiro e quem é o segundo.
format-shared-rule-name-sides-no = Os jogadores combinam entre si quem começa.
format-shared-missed = Rodadas sem { $who1 } até agora: { $rounds }. Elas não dão pontos.
format-shared-missed-match = Rodadas sem { $who1 } até agora: { $rounds }. Um confronto que cairia nelas está perdido.
format-shared-round = { $title }: { $games ->
        [one] um confronto
       *[other] { $games } confrontos
    }.
format-shared-round-of-matches = { $title }. Um confronto abre assim que se conhecem os dois jogadores.
format-shared-match = { $title }: { $who1 } (cabeça de chave { $seed }) enfrenta { $who2 } (cabeça de chave { $other_seed }).
format-shared-replay = { $who1 } e { $who2 } empataram e jogam de novo com os lados trocados, partida { $game }.
format-shared-bye = { $who1 } tem bye: a chave tem mais lugares do que jogadores, e as melhores cabeças de chave passam sem jogar.
format-shared-bye-inside = { $who1 } passa sem jogar: ninguém chegou ao outro lugar deste confronto.
format-shared-walkover = { $who1 } passa sem jogar: { $who2 } saiu.
format-shared-champion = { $who1 } ganhou o último confronto e o torneio.
format-shared-no-champion = Não sobrou ninguém: não há campeão até a direção decidir.
format-shared-far-champion = campeão
format-shared-far-in = ainda dentro
format-shared-far-out = { $title }
format-shared-far-nowhere = fora
format-shared-far-third = terceiro lugar
format-shared-far-fourth = quarto lugar
format-shared-parted-by-still-in = { $who1 } está acima de { $who2 }: ainda está dentro.
format-shared-parted-by-out = { $who1 } está acima de { $who2 }: caiu mais tarde.
format-shared-parted-by-third-place = { $who1 } está acima de { $who2 }: ganhou a disputa de terceiro lugar.
format-shared-not-best-of = Este placar não é possível em { $game }: o confronto acaba quando um lado ganha a maioria das partidas; em melhor de 3, fica 2-0 ou 2-1.
format-shared-name-first = primeiro
format-shared-name-first-2 = Primeiro
format-shared-name-second = segundo
format-shared-name-second-2 = Segundo
format-shared-name-final = Final
format-shared-name-semi-finals = Semifinais
format-shared-name-quarter-finals = Quartas de final
format-shared-name-round-of-size = Fase de { $size }
format-shared-name-third-place = Terceiro lugar
format-shared-name-winners-round-number = Vencedores, rodada { $number }
format-shared-name-winners-final = Final dos vencedores
format-shared-name-losers-round-number = Perdedores, rodada { $number }
format-shared-name-losers-final = Final dos perdedores
format-shared-name-grand-final = Grande final
format-shared-name-second-grand-final = Segunda grande final
format-shared-name-round-played-again = { $round }, jogada de novo
format-shared-name-round-and-other-round = { $round } e { $other_round }
format-shared-head-buchholz-1 = Buchholz -1
format-shared-column-buchholz-1 = Os pontos de todos os adversários, menos os do que tem menos.
format-shared-head-buchholz = Buchholz
format-shared-column-buchholz = Os pontos de todos os adversários.
format-shared-head-median = Mediano
format-shared-column-median = Os pontos de todos os adversários, menos os do que tem menos e os do que tem mais.
format-shared-head-sodos = SODOS
format-shared-column-sodos = Sonneborn-Berger: os pontos de quem foi vencido, mais metade dos pontos de quem empatou.
format-shared-head-direct = Direto
format-shared-column-direct = Os pontos feitos contra os que continuam empatados.
format-shared-head-wins = Vitórias
format-shared-column-wins = Partidas ganhas.
format-shared-head-last = Último
format-shared-column-last = O código do último confronto.
format-shared-head-seed = C. chave
format-shared-column-seed = O lugar na ordem inicial.
format-shared-field-uncertainty = Quanta incerteza há no rating; com ratings iguais, a menor vem primeiro.
format-shared-field-games = Partidas com rating até agora; com rating e incerteza iguais, mais vem primeiro.
format-shared-field-joined = Quando o jogador entrou no site de jogo; depois disso, a data mais antiga vem primeiro.
format-shared-form-invitation = Convite
format-shared-form-invitation-help = Você tem um convite. Vai jogar? Vale a última resposta antes do início.
format-shared-form-invitation-answer = Você vai jogar?
format-shared-form-invitation-answer-yes = Sim, vou jogar
format-shared-form-invitation-answer-no = Não
format-shared-form-attendance = Check-in
format-shared-form-attendance-help = Aperte o botão se você está aqui. Senão, você fica de fora; /join coloca você de volta.
format-shared-form-attendance-here = Você está aqui?
format-shared-form-attendance-here-yes = Estou aqui!
format-shared-rule-points = Pontos por vitória, empate e derrota: { $value }.
format-shared-rule-forfeit-points = Pontos por vitória e derrota por W.O.: { $value }.
format-shared-rule-bye-points = Pontos por um bye, depois por uma folga de ponto inteiro, de meio ponto e sem ponto: { $value }.
format-shared-rule-bonus = Pontos de bônus por ganhar por tantos ou mais, e por perder por tantos ou menos: { $value }.
format-shared-rule-point-scale = { $value } destes pontos aparecem como um ponto.
format-shared-points-needed = Diga antes quanto valem vitória, empate e derrota (Pontos), depois o resto da tabela.
format-shared-points-negative = Pontos nunca são negativos: quem falta fica com 0, e jogar não pode valer menos. Dê 0 a uma derrota e mais ao resto.
format-shared-points-out-of-order = Uma vitória precisa dar mais pontos que uma derrota, e um empate nem mais que uma vitória nem menos que uma derrota.
format-shared-fide-tie-breaks = Os desempates da FIDE ficam sozinhos: tire os outros e use pontos sem bônus, em décimos, iguais para partidas e W.O.
format-shared-name-points = Pontos
format-shared-column-sodos-products = Sonneborn-Berger: os pontos de cada adversário vezes os pontos feitos contra ele.
format-shared-option-points-label = Pontos
format-shared-option-points = Pontos por vitória, empate e derrota, como 3-1-0; vazio: 1, ½ e 0.
format-shared-option-forfeit-points-label = Pontos por W.O.
format-shared-option-forfeit-points = Pontos por vitória e derrota por W.O., como 3-0; vazio: como as outras vitórias e derrotas.
format-shared-option-bye-points-label = Pontos por bye
format-shared-option-bye-points = Por um bye do pareamento, depois folgas de 1, ½ e 0 ponto; vazio: vitória, empate, 0.
format-shared-option-bonus-label = Pontos de bônus
format-shared-option-bonus = win by 20: 1, loss by 7: 1 dá 1 a mais por ganhar por 20 ou mais e por perder por 7 ou menos.
format-shared-option-point-scale-label = Partes de um ponto
format-shared-option-point-scale = Quantos destes números fazem um ponto: 2 para 2-1-0 aparecer como 1, ½, 0; vazio: 1.
format-shared-option-best-of-label = Melhor de
format-shared-option-best-of = Um confronto é melhor de tantas partidas, informado como um só resultado com o placar.
format-shared-option-ties-label = Empates
format-shared-option-ties = Um confronto pode acabar empatado, e é então jogado de novo?
format-shared-option-replays-label = Repetições
format-shared-option-replays = Quantas vezes um confronto empatado é repetido antes de passar a melhor cabeça de chave.
format-shared-option-final-best-of-label = Final melhor de
format-shared-option-final-best-of = A final é melhor de tantas partidas; vazio: tantas como qualquer confronto.
format-shared-option-as-they-come-label = Confrontos conforme surgem
format-shared-option-as-they-come = Um confronto abre assim que se conhecem os dois jogadores, antes de a rodada acabar?
format-shared-option-held-label = Confrontos retidos
format-shared-option-held = Códigos de confrontos que esperam até você publicar, como GF.
format-shared-option-name-sides-label = Indicar lados
format-shared-option-name-sides = Em cada partida está dito quem é o primeiro e quem é o segundo?
format-shared-option-zone = O fuso do torneio, um nome IANA como America/Sao_Paulo.
format-shared-option-week = O cronograma semanal; vazio quando a direção avança as rodadas.
format-shared-option-registration-closes = Quando as inscrições fecham automaticamente.
format-shared-option-ratings-fixed = Depois disto, ratings e cabeças de chave não mudam mais.
format-shared-option-ratings-from = De onde ratings podem ser lidos: ogs é o online-go.com, pelo número de cada um lá.
format-shared-option-first-round = O cronograma não pareia nada antes deste momento.
format-shared-option-play-until = Até quando devem acabar as partidas que os jogadores combinam entre si.
format-shared-option-capacity = Quem passar deste número vai para a lista de espera.
format-shared-option-late-entry = Jogadores ainda podem entrar depois do início, onde o formato aceita?
format-shared-option-director-may-play = Um diretor deste torneio também pode jogar nele?
format-shared-option-coordinator-may-play = Um coordenador também pode jogar?
format-shared-option-silence-confirms-hours = Um resultado informado que ninguém contesta por tantas horas vale.
format-shared-option-time-claim-hours = Horas para responder a quem diz que perdeu no tempo, antes da direção; 0: ela decide na hora.
format-shared-option-answer-hours = Horas para responder ou escolher; depois vale um padrão, ou a direção é avisada.
format-shared-option-check-in-opens = Quando se pergunta aos jogadores se estão aqui; quem não disser até o fim fica de fora.
format-shared-option-check-in-closes = Quando o check-in fecha; vazio quer dizer à mão.
format-shared-option-game-server = O servidor em que se jogam as partidas, pela chave dele; vazio para nenhum.
format-shared-option-game-terms = Como se joga lá: tabuleiro, regras, tempo, como esse servidor escreve.
format-shared-option-server-results = Um resultado do servidor vale na hora, ou quando quem ele prejudica concorda?
format-shared-option-spread-games = Espaçar horários para o público perder pouco? Se não, o mais cedo que serve para os dois.
format-shared-option-draw-minutes = Minutos entre anunciar um sorteio público e fazê-lo; até lá os jogadores dão palavras.
format-shared-option-goes-on-minutes = Minutos do último resultado até a próxima rodada e a classificação final; vazio: à mão.
format-shared-option-check-in-minutes = Quanto tempo antes e depois do início dá para fazer check-in.
format-shared-option-forfeit-minutes = Quanto um jogador pode atrasar antes de perder por W.O.
format-shared-option-forfeit-removes = Um W.O. retira o jogador das rodadas seguintes?
format-shared-option-appeals = Quem foi retirado pode recorrer à direção?
format-shared-option-reminder-minutes = Minutos antes de uma partida em que os jogadores recebem um lembrete.
format-shared-option-fee = Taxa de inscrição, anotada nas contas; nada é cobrado aqui.
format-shared-option-fee-returned = A taxa volta para quem não perde por W.O. nem desiste?
format-shared-option-game-fund = Dividido por igual entre as partidas da última fase, para quem ganha.
format-shared-option-fund-forfeits = Uma partida ganha por W.O. tem parte no fundo dos vencedores de partidas?
format-shared-option-fund-play-offs = Playoffs por lugares têm parte no fundo dos vencedores de partidas?
format-shared-option-one-prize = Cada jogador ganha só um prêmio, o maior? Os outros vão para quem vem a seguir.
format-shared-option-prizes = Prêmios por lugar, em palavras.
format-shared-option-rules-url = Onde se podem ler as regras completas.
format-shared-option-team-size = Quantas pessoas cabem em uma equipe, todas informam e respondem por ela; 1: sem equipes.
format-shared-option-language = O idioma dos posts, como en ou de.
format-shared-option-take = Quantos passam da fase anterior; vazio quer dizer todos.
format-shared-option-time-control = Aparece com cada pareamento desta fase.
format-shared-option-ask = Quando se pergunta quais horários servem, antes do pareamento.
format-shared-option-pair = Quando o pareamento é publicado, com horários provisórios.
format-shared-option-fix = Quando os horários das partidas ficam definitivos.
format-shared-option-play-from = Quando as primeiras partidas da semana podem começar.
format-week-option-play-until = Quando as últimas partidas da semana podem começar.
format-shared-option-slot-minutes = Minutos entre inícios possíveis.
format-shared-name-who-may-meet = Quem pode se enfrentar
format-shared-option-never-meet-label = Nunca se enfrentam
format-shared-option-never-meet = Quem nunca se enfrenta: club, country ou family (todos em comum), ou pares como Ada - Ben.
format-shared-option-never-meet-rounds-label = Nunca se enfrentam: rodadas
format-shared-option-never-meet-rounds = Em quantas das primeiras rodadas isso vale; vazio: em todas.
format-shared-option-avoid-meeting-label = Evitar que se enfrentem
format-shared-option-avoid-meeting = Quem só se enfrenta se não houver outro jeito: club, country, family, ou pares como Ada - Ben.
format-shared-option-avoid-meeting-rounds-label = Evitar que se enfrentem: rodadas
format-shared-option-avoid-meeting-rounds = Em quantas das primeiras rodadas isso é evitado; vazio: em todas.
format-shared-field-club-label = Clube
format-shared-field-club = O clube ou a equipe do jogador.
format-shared-field-country-label = País
format-shared-field-country = O país ou a federação do jogador.
format-shared-field-family-label = Família
format-shared-field-family = Um número que os membros de uma família têm em comum.
format-shared-kept-apart = { $who1 } não enfrenta { $who2 }: { $why ->
    [club] jogadores do mesmo clube
    [country] jogadores do mesmo país
    [family] membros da mesma família
   *[pair] os dois
    } ficam separados aqui.
format-shared-meet-anyway = { $who1 } e { $who2 } se enfrentam, embora { $why ->
    [club] jogadores do mesmo clube
    [country] jogadores do mesmo país
    [family] membros da mesma família
   *[pair] os dois
    } devessem ficar separados.
format-shared-bye-passed-apart = { $who1 } está mais abaixo, mas precisa jogar; senão alguém só poderia enfrentar um adversário repetido ou alguém de quem deve ficar separado.
format-shared-round-off-half = { $who1 } folga nesta rodada: bye de meio ponto.
format-shared-round-off-full = { $who1 } folga nesta rodada: bye de ponto inteiro.
format-shared-round-off-zero = { $who1 } folga nesta rodada, sem pontos.
format-shared-name-rounds-off = Folgas
format-shared-option-rounds-off-label = Folgas com pontos
format-shared-option-rounds-off = Quantas folgas dão pontos a um jogador; vazio: nenhuma. Outras folgas não dão pontos.
format-shared-option-round-off-half-points-label = Meios pontos por folga
format-shared-option-round-off-half-points = Quanto vale uma folga dessas, em meios pontos; vazio quer dizer 1.
format-shared-option-last-round-off-label = Última folga com pontos
format-shared-option-last-round-off = Folgas depois desta rodada não dão pontos; vazio: qualquer rodada pode.
format-shared-option-round-off-hours = Horas antes de o cronograma publicar uma rodada até quando se pode pedir folga nela.
format-shared-rule-rounds-off = Um jogador pode ter { $value } { $value ->
    [one] folga
   *[other] folgas
    } com pontos: /me round-off, antes de a rodada ser publicada.
format-shared-rule-round-off-half-points = { $value ->
    [1] Uma folga dá meio ponto.
   *[other] Uma folga dá um ponto inteiro.
    }
format-shared-rule-last-round-off = Folgas depois da rodada { $value } não dão pontos.
format-shared-moved-apart = { $who1 } fica como cabeça de chave { $seed } em vez de { $before }, para que jogadores que devem ficar separados se enfrentem tarde ou nunca.
format-shared-option-match-posts = Onde os botões de resultado ficam; pelo tamanho: tópicos a partir de 8, senão o post da rodada.
format-shared-option-silence-confirms-minutes = Minutos em vez dessas horas: o outro lado é mencionado na hora. Vazio: as horas.
format-shared-option-no-show-minutes = Sem horário marcado: minutos para vir após “O outro lado não veio”. Vazio: não se oferece.
format-shared-option-no-show-asks = A direção decide sobre uma ausência assim? Se não, é W.O.
format-shared-option-fewest = Com menos jogadores quando as inscrições fecham automaticamente, é cancelado. Vazio: nunca.
format-shared-option-report-lines = Linhas do relatório de xadrez do qual este torneio continua, que voltam para o arquivo.
format-shared-option-field = 8: 8 melhores; ou 9-16, groups 1-2 +8, losers 1; depois drawn, of stage 1, beside. Vazio: todos.
format-shared-parted-by-difference = { $who1 } está acima de { $who2 }: melhor saldo de placares.
format-shared-parted-by-scored = { $who1 } está acima de { $who2 }: placares mais altos.
format-shared-head-difference = Saldo
format-shared-column-difference = Os próprios placares menos os dos adversários.
format-shared-head-scored = Pró
format-shared-column-scored = Os próprios placares em todas as partidas.
format-shared-name-places-first-to-last = Lugares { $first } a { $last }
format-shared-name-place-place = Lugar { $place }
format-shared-far-place = lugar { $place }
format-shared-parted-by-place = { $who1 } está acima de { $who2 }: ganhou a disputa pelo lugar.

format-shared-head-de = DE

format-shared-column-de = Confronto direto: os pontos contra os que continuam empatados.

format-shared-head-bh-c1 = BH-C1

format-shared-column-bh-c1 = Buchholz com corte 1: as pontuações de todos os adversários, menos a mais baixa.

format-shared-head-bh = BH

format-shared-column-bh = Buchholz: as pontuações de todos os adversários.

format-shared-head-bh-m1 = BH-M1

format-shared-column-bh-m1 = Buchholz mediano: as pontuações de todos os adversários, menos a mais baixa e a mais alta.

format-shared-head-fb = FB

format-shared-column-fb = Buchholz previsto: como se todas as partidas da última rodada fossem empates.

format-shared-head-sb = SB

format-shared-column-sb = Sonneborn-Berger: a pontuação de cada adversário vezes os pontos feitos nessa partida.

format-shared-head-ps = PS

format-shared-column-ps = Pontuação progressiva: a soma das pontuações depois de cada rodada.

format-shared-head-ks = KS

format-shared-column-ks = Koya: os pontos contra adversários que fizeram pelo menos metade.

format-shared-head-win = WIN

format-shared-column-win = Rodadas com os pontos de uma vitória, jogada ou não.

format-shared-head-won = WON

format-shared-column-won = Partidas ganhas no tabuleiro.

format-shared-head-bpg = BPG

format-shared-column-bpg = Partidas jogadas de pretas.

format-shared-head-bwg = BWG

format-shared-column-bwg = Partidas ganhas de pretas.

format-shared-head-aro = ARO

format-shared-column-aro = O rating médio dos adversários.

format-shared-head-tpr = TPR

format-shared-column-tpr = O rating de performance no torneio.

format-shared-head-aob = AOB

format-shared-column-aob = A média dos Buchholz dos adversários.

format-shared-head-rep = REP

format-shared-column-rep = Rodadas em que o jogador escolheu jogar.

format-shared-head-std = STD

format-shared-column-std = Rodadas com mais pontos que o adversário, e metade das com a mesma quantidade.

format-shared-head-tpn = TPN

format-shared-column-tpn = O número no pareamento, o menor primeiro.

format-shared-head-ptp = PTP

format-shared-column-ptp = O menor rating do qual se espera essa pontuação.

format-shared-head-apro = APRO

format-shared-column-apro = O rating de performance médio dos adversários.

format-shared-head-appo = APPO

format-shared-column-appo = A performance perfeita (PTP) média dos adversários.

format-shared-head-rtng = RTNG

format-shared-column-rtng = O rating.
