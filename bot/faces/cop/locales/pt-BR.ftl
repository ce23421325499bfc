### What the face of COP shows.

## A round of COP in a few lines.

cop-preview-no-repeats = Sem repetições.
cop-preview-leader = O líder **{ $name }** enfrenta **{ $opponent }**.
cop-preview-window = Lugar { $place }; jogadores até o lugar { $lowest } também podem alcançar o líder, mas a rodada como um todo fica melhor assim.
cop-preview-window-lowest = Lugar { $place }, o último que ainda pode alcançar o líder.
cop-preview-gibsonized = Gibsonizados: { $names }.
cop-preview-contender = { $place } **{ $name }** (posição { $rank })
cop-preview-contenders = Últimos na briga pelos prêmios: { $names }.
cop-preview-repeat =
    { $players } (já { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    }, a última na rodada { $last })
cop-preview-repeats =
    { $count ->
        [one] { $count } repetição
       *[other] { $count } repetições
    }: { $pairs }.
cop-preview-more-repeats = … e mais { $count }.

## Changing over to tsh and back.

cop-tsh-problems-no-folder = isto não é um arquivo zip de uma pasta tsh: config.tsh e o arquivo de cada divisão precisam estar nele
cop-tsh-problems-unreadable = “{ $found }” não é um jogador: escreva nome, rating, adversários; depois os placares, após um ponto e vírgula
cop-tsh-problems-long-name = o nome “{ $found }” tem mais de 80 caracteres
cop-tsh-problems-no-such-opponent = não existe jogador número { $found }
cop-tsh-problems-self = o jogador enfrenta a si mesmo
cop-tsh-problems-not-mutual = o jogador { $found } não tem este jogador como adversário
cop-tsh-problems-gap = só alguns jogadores estão pareados ali, embora haja placares ou uma rodada posterior
cop-tsh-problems-too-few = um torneio precisa de dois jogadores, e há { $found }
cop-tsh-problems-too-many = há { $found } jogadores; o limite é 1.000
cop-tsh-problems-too-many-rounds = há { $found } rodadas; o limite é 60
cop-tsh-exported = A divisão como o tsh a lê, com uma configuração para começar: ponha os dois arquivos em uma pasta de evento do tsh. Lá os W.O. são byes, e uma vitória sem placar é escrita 1:0.
cop-tsh-mixed-spreads = O arquivo tem byes com saldos diferentes; aqui todo bye e toda ausência contam como { $spread }.
cop-tsh-refused = Não dá para importar o arquivo: { $problems }. Nada mudou; corrija e mande de novo.
cop-tsh-at-line = Linha { $line }: { $problem }
cop-tsh-at-line-and-round = Linha { $line }, rodada { $round }: { $problem }
cop-tsh-at-round = Rodada { $round }: { $problem }
cop-tsh-imported =
    {""}**{ $title }** está aqui agora, e você dirige: { $players } { $players ->
        [one] jogador
       *[other] jogadores
    }, { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    }, partidas em aberto: { $open }. Todos nele são convidados; `/players replace` põe um membro deste servidor no lugar de um convidado.
cop-tsh-exported-folder = Uma pasta de evento do tsh com as divisões { $divisions }. Lá os W.O. são byes, e uma vitória sem placar é escrita 1:0.
cop-tsh-one-value = Isto difere entre as divisões, mas o tsh tem um só valor para todas; vai o da divisão A: { $options }.
