### The director's forms of settings and options.

plan-event = Evento
plan-dates = Datas
plan-week = Semana
plan-games = Partidas
plan-money = Dinheiro
plan-language = Idioma
plan-yes = Sim
plan-no = Não
plan-nothing = não definido
plan-empty = Isto não pode ficar vazio.
plan-empty-means = Vazio: { $value }.
plan-bad-number = Isto precisa ser um número inteiro.
plan-labels-title = Título
plan-labels-zone = Fuso horário
plan-labels-language = Idioma dos posts
plan-labels-capacity = Máximo de jogadores
plan-labels-rules-url = Link para as regras completas
plan-labels-director-may-play = Diretores podem jogar
plan-labels-coordinator-may-play = Coordenadores podem jogar
plan-labels-registration-closes = Fim das inscrições
plan-labels-ratings-fixed = Ratings e cabeças de chave fixados
plan-labels-first-round = Início do jogo
plan-labels-play-until = As partidas devem acabar até
plan-labels-silence-confirms-hours = Horas até o silêncio confirmar
plan-labels-answer-hours = Horas para responder perguntas
plan-labels-draw-minutes = Minutos antes de um sorteio
plan-labels-check-in-minutes = Minutos de check-in
plan-labels-forfeit-minutes = Minutos de atraso até o W.O.
plan-labels-reminder-minutes = Lembretes: minutos antes da partida
plan-labels-forfeit-removes = Um W.O. retira o jogador
plan-labels-appeals = Quem foi retirado pode recorrer
plan-labels-fee = Taxa de inscrição
plan-labels-game-fund = Fundo dos vencedores de partidas
plan-labels-prizes = Prêmios
plan-labels-fee-returned = Taxa volta, salvo W.O. ou saída
plan-labels-week-ask = Perguntar quando podem jogar
plan-labels-week-pair = O pareamento é publicado
plan-labels-week-fix = Horários ficam definitivos
plan-labels-week-play = Partidas começam de - até
plan-labels-week-slot-minutes = Minutos entre inícios
plan-labels-time-control = Tempo de jogo
plan-labels-take = Quem vai para esta fase
plan-labels-switches = Chaves liga/desliga
plan-help-title = Como o torneio se chama.
plan-help-week-ask = Como “sat 19:00”, no fuso do torneio. Todos os campos vazios: sem cronograma.
plan-help-week-pair = Como “mon 19:00”.
plan-help-week-fix = Como “tue 19:00”, depois do pareamento.
plan-help-week-play = Como “wed 19:00 - mon 17:00”, depois dos horários definitivos.
plan-help-week-slot-minutes = 30, 60, 90, 120, 180 ou 240.
plan-help-fee = Como “20.00 USD”. Nada é cobrado aqui.
plan-help-game-fund = Como “100 USD”; dividido entre as partidas da última fase.
plan-help-prizes = Um por linha: “1: a cup”, “class B 1: a book”. E: high game, best spread, high loss, high average.
plan-help-reminder-minutes = Até cinco números, como “1440, 60”.
plan-bad-fee = Isto precisa ser um valor como 20.00 USD.
plan-bad-game-fund = Isto precisa ser um valor como 20.00 USD.
plan-bad-prizes = Aqui vão linhas como “1: a cup” ou “high game: 20 USD”.
plan-bad-reminder-minutes = Aqui vão minutos, como 1440, 60.
plan-bad-ask = Aqui vai um dia da semana e um horário, como “sat 19:00”.
plan-bad-pair = Aqui vai um dia da semana e um horário, como “mon 19:00”.
plan-bad-fix = Aqui vai um dia da semana e um horário, como “tue 19:00”.
plan-bad-play = Aqui vão dois horários assim, “wed 19:00 - mon 17:00”.
plan-what-to-change = O que você quer mudar? Cada botão abre um formulário com a configuração atual.
plan-no-change = Nada mudou: já está configurado assim.
plan-changed = Mudou:
plan-to-save = Isto vai mudar. Confira os horários antes de salvar:
plan-switches-off-for-good = “{ $option }” não pode ser ligado de novo neste torneio, e todo mundo vê nas regras que está desligado.
plan-really-off-for-good = Desligar “{ $option }” de vez? Esta é a última pergunta.
plan-switch-off = Desligar
plan-times-in = No fuso { $zone }, como “5 jan 19:00”; vazio é nenhum.
plan-labels-spread-games = Espaçar partidas para o público
plan-labels-stages = Fases
plan-labels-options = Opções
plan-labels-together = Em conjunto
plan-wrong-missing = Isto está faltando.
plan-wrong-unknown = Não existe essa opção aqui.
plan-wrong-not-a-number = Aqui vai um número, como 1.5.
plan-wrong-no-such-number = Este número é grande demais.
plan-wrong-not-yes-or-no = Aqui vai sim ou não.
plan-wrong-not-a-moment = Aqui vão uma data e um horário, como 2026-03-01 18:00.
plan-wrong-not-a-text = Aqui vai um texto.
plan-wrong-not-a-list = Aqui vai uma lista, separada por vírgulas.
plan-wrong-bad-shape = Isto precisa ser escrito de outro jeito; a ajuda da opção tem um exemplo.
plan-wrong-week-out-of-order = Contando a partir do pareamento, os horários precisam ficar definitivos antes das primeiras partidas, e as últimas partidas vêm depois das primeiras.
plan-wrong-two-zones = O cronograma semanal precisa estar no fuso do próprio torneio.
plan-wrong-doubled = Indique cada um só uma vez.
plan-wrong-begun = Uma fase que já começou não muda mais.
plan-wrong-only-options = Depois que uma fase começa, só as opções dela podem mudar.
plan-wrong-fixed = “{ $option }” não pode mudar depois que a fase começou.
plan-wrong-off-for-good = “{ $option }” está desligado de vez e não pode ser ligado de novo.
plan-wrong-unreadable = Não consigo entender isto; a ajuda da opção diz o que ela aceita.
plan-wrong-unknown-zone = Não existe o fuso horário “{ $zone }”. Tente uma cidade grande, como São Paulo.
plan-wrong-not-a-choice = Aqui vai { $choices }.
plan-wrong-too-small =
    { $strict ->
        [yes] Isto precisa ser maior que { $limit }.
       *[no] Isto precisa ser { $limit } ou mais.
    }
plan-wrong-too-large =
    { $strict ->
        [yes] Isto precisa ser menor que { $limit }.
       *[no] Isto precisa ser { $limit } ou menos.
    }
plan-wrong-text-too-short =
    { $limit ->
        [one] Aqui vai pelo menos { $limit } caractere.
       *[other] Aqui vão pelo menos { $limit } caracteres.
    }
plan-wrong-text-too-long =
    { $limit ->
        [one] Aqui vai no máximo { $limit } caractere.
       *[other] Aqui vão no máximo { $limit } caracteres.
    }
plan-wrong-too-few =
    { $limit ->
        [one] Aqui vai pelo menos { $limit } item.
       *[other] Aqui vão pelo menos { $limit } itens.
    }
plan-wrong-too-many =
    { $limit ->
        [one] Aqui vai no máximo { $limit } item.
       *[other] Aqui vão no máximo { $limit } itens.
    }
plan-labels-fund-forfeits = Vitórias por W.O. entram no fundo
plan-labels-fund-play-offs = Playoffs entram no fundo
plan-labels-one-prize = Um prêmio por jogador
plan-labels-time-claim-hours = Horas para responder sobre o tempo
plan-labels-check-in-opens = O check-in abre
plan-labels-check-in-closes = O check-in fecha
plan-labels-late-entry = Jogadores podem entrar depois
plan-server = Servidor de jogos
plan-no-server = nenhum
plan-labels-game-server = As partidas são jogadas em
plan-labels-game-terms = Tabuleiro, regras, tempo
plan-labels-server-results = Resultados de lá
plan-at-once = valem na hora
plan-confirmed = valem depois de confirmados
plan-help-game-terms = Como no servidor, por exemplo “{ $example }”.
plan-bad-game-terms = O servidor não consegue ler estas condições de jogo.
plan-labels-goes-on-minutes = Minutos até seguir
plan-first-pairing = A rodada 1 é pareada { $at }, no primeiro horário semanal a partir daí.
plan-labels-round-off-hours = Horas para pedir folga
plan-labels-match-posts = Botões de resultado
plan-match-posts-none = em nenhum lugar
plan-match-posts-round = no post da rodada
plan-match-posts-threads = em um tópico por confronto
plan-match-posts-by-size = pelo tamanho: tópicos a partir de 8 jogadores
plan-labels-silence-confirms-minutes = Minutos até o silêncio confirmar
plan-labels-no-show-minutes = Minutos para vir quando faltar
plan-labels-no-show-asks = Direção decide sobre ausências
plan-wrong-bad-field = Isto não escolhe ninguém de uma fase anterior. Tente 8, 9-16, groups 1-2 +8 ou losers 1.
plan-wrong-no-groups = Essa fase não tem grupos de onde escolher lugares.
plan-wrong-not-in-branch = Uma fase jogada ao lado das outras vem depois de todas as fases principais. As fases que a seguem tiram os jogadores dela.
plan-labels-fewest = Mínimo de jogadores
plan-evening = A noite
plan-everything = Todo o resto
