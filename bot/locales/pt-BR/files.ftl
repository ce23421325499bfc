### Titles and columns of the files people take away, and what is said beside them.

files-sights-podium = Pódio
files-sights-standings = Classificação
files-sights-crosstable = Tabela cruzada
files-sights-groups = Grupos
files-sights-bracket = Chave
files-sights-lives = Vidas
files-exports-tables = tabelas para planilhas
files-exports-report = um relatório para ler e imprimir
files-exports-calendar = um calendário de partidas
files-exports-mine = um calendário das suas partidas
files-exports-log = o registro completo, para a direção
files-exports-chess = um arquivo para programas de xadrez (TRF)
files-rounds = Todas as rodadas
files-seeds = Cabeças de chave
files-draws = Sorteios
files-chronicle = Avisos
files-availability = Quando os jogadores podem jogar
files-forms = O que chegou
files-sealed = sigiloso
files-all-games = todas as partidas
files-where = Discord
files-tentative-time = Este horário é provisório.
files-tables-exported = Tudo em tabelas para planilhas. Os horários estão em UTC.
files-report-exported = O torneio inteiro em uma página, para todo mundo. Abre em qualquer navegador, mesmo sem internet, e dá para imprimir.
files-calendar-exported = Abra com o seu calendário. Quando os horários mudarem, exporte de novo: as partidas que já estão no calendário mudam de lugar.
files-no-events = Não posso criar eventos neste servidor, então as rodadas não aparecem em *Eventos*. Se quiser que apareçam, me dê a permissão *Criar eventos*. Todo o resto funciona sem ela.
files-time-control = Tempo de jogo: { $text }
files-chess-exported =
    O arquivo de relatório de torneio da federação de xadrez (TRF), com { $rounds ->
        [one] { $rounds } rodada completa
       *[other] { $rounds } rodadas completas
    }.
files-more-games =
    … e mais { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
files-no-subscribing = Não dá para assinar calendários aqui: quem hospeda este bot não publica páginas. `/tournament export what:mine` dá um arquivo.
files-calendar-address = Assine este endereço no seu calendário: todas as suas partidas, de todos os torneios, sempre em dia. Guarde só para você, porque quem tiver o endereço vê suas partidas:
files-calendar-renewed = O endereço antigo está fechado. Este é o novo do seu calendário:
files-exports-games = os lances das partidas em um servidor de jogos (PGN)
files-games-exported = As partidas que têm resultado, com todos os lances. Programas de xadrez leem o arquivo, e um estudo no lichess também: um capítulo por partida, até 64.
files-trf-continued =
    {""}**{ $title }** está aqui agora, e você dirige: { $players } { $players ->
        [one] jogador
       *[other] jogadores
    }, { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    } de { $planned }, partidas em aberto: { $open }. Todos nele são convidados; `/players replace` põe um membro deste servidor no lugar de um convidado.
files-trf-gone =
    { $players } { $players ->
        [one] jogador está
       *[other] jogadores estão
    } fora, porque a próxima rodada não tem partida nem pontos para eles; `/players reinstate` traz alguém de volta.
