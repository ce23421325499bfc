### Leagues and other groups of a stage.

groups-own-threads = Cada grupo tem seu próprio tópico neste canal, com tabela, partidas e resultados. Eles abrem um depois do outro: até o seu aparecer, aperte **{ $button }**.
groups-my-group = Meu grupo
groups-which-game = Qual das suas partidas acabou?
groups-timed-out-noted = Obrigado. A direção olha a partida e decide se foi perdida no tempo.
groups-lost-on-time = Perdida no tempo.
groups-ruled = Decidido: a partida foi perdida no tempo.
groups-games-played =
    { $games ->
        [one] { $played } de { $games } partida jogada
       *[other] { $played } de { $games } partidas jogadas
    }.
groups-stage-begins =
    {""}**{ $title }** começa com { $entrants ->
        [one] { $entrants } jogador
       *[other] { $entrants } jogadores
    } em { $groups ->
        [one] { $groups } grupo
       *[other] { $groups } grupos
    }.
groups-outside = Sem grupo: { $names }.
groups-group-begins-games-1 = **{ $title }** começa.
groups-group-begins =
    {""}**{ $title }** começa: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, tudo já aberto, na ordem que vocês quiserem.
groups-complete = { $title }: todas as partidas foram jogadas
groups-group-opens = **{ $title }** começa, com um tópico só seu.
groups-more-games = **{ $title }**: a próxima partida está aberta.
groups-see-thread = Seu tópico: <#{ $thread }>
groups-lost-on-time-2 = { $players }: { $absent } perdeu no tempo, ou não jogou.
groups-timed-out = **{ $player }** diz que **{ $opponent }** perdeu a partida no tempo. Olhe a partida e decida.
groups-how-to-report = Convide seus adversários, jogue e aperte **Informar resultado** quando uma partida acabar; qualquer um dos dois pode.
groups-time-control = Tempo de jogo: { $time_control }
groups-under-way = Em andamento
groups-parts-title = Dos grupos à final
