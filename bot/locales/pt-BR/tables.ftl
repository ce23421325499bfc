### Heads, titles and captions of tables.

tables-name = Nome
tables-federation = Fed
tables-points = Pts
tables-standings = Classificação
tables-crosstable = Tabela cruzada
tables-lives = Vidas
tables-schedule = Agenda
tables-field = Jogadores
tables-nobody = Ninguém se inscreveu ainda.
tables-no-rounds = Nenhuma rodada foi publicada ainda.
tables-no-games = Nenhuma partida para mostrar.
tables-waiting = Lista de espera
tables-no-longer-in = Não jogam mais
tables-left-withdrawn = Desistiu
tables-left-removed = Fora depois de um W.O.
tables-left-disqualified = Fora por desclassificação
tables-wall-chart-help = Cada célula tem o número do adversário, o lado e o resultado.
tables-chess-chart-help = Cada célula tem o número do adversário, a cor e o resultado: 1, ½ ou 0, + ou - por W.O. U é um bye, H e F são folgas com pontos, -0 é uma rodada sem partida.
tables-spread-chart-help = Cada célula mostra como foi a rodada e o saldo depois dela. V vitória, D derrota, E empate, B bye.
tables-bye-letter = B
tables-no-result = x
tables-grid-help = Cada célula é o resultado contra o jogador com esse número, um sinal por partida.
tables-lives-words- = ganhou
tables-lives-words--2 = perdeu
tables-lives-words--3 = empatou
tables-lives-words--4 = ganhou por W.O.
tables-lives-words--5 = perdeu por W.O.
tables-lives-words-x = não conta
tables-lives-words--6 = em aberto
tables-lives-words-b = bye
tables-lives-words--7 = {""}
tables-lives-help = Cada coluna é uma rodada. b bye, . sem partida.
tables-unbeaten = Invictos
tables-bye-cell = bye
tables-after-part-open-games =
    { $part }, { $open_games ->
        [one] { $open_games } partida
       *[other] { $open_games } partidas
    } em aberto.
tables-after-part = Depois de { $part }.
tables-final = Classificação final.
tables-before = Antes da primeira rodada.
tables-before-open =
    Antes da primeira rodada; { $open_games ->
        [one] { $open_games } partida
       *[other] { $open_games } partidas
    } ainda em aberto.
tables-after = Depois da rodada { $played }
tables-after-of = Depois da rodada { $played } de { $planned }
tables-still-open =
    { $done }; { $open_games ->
        [one] { $open_games } partida
       *[other] { $open_games } partidas
    } ainda em aberto.
tables-record = { $wins } V, { $losses } D
tables-record-ties = { $wins } V, { $ties } E, { $losses } D
tables-losses =
    { $count ->
        [one] { $count } derrota
       *[other] { $count } derrotas
    }
tables-won = V
tables-tied = E
tables-lost = D
tables-after-named = Depois de { $round }
tables-reached = Chegou a
tables-reserves = Reservas
