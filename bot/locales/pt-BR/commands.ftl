### What Discord shows of slash commands: at most 100 characters each.
### Times and columns of files stay as they are typed: Herald reads them in English.

command-forms = Formulários dos jogadores: pedir, ler, preencher

command-forms-ask = Pedir um formulário até um prazo; repita para mudar o prazo

option-forms-ask-form = Qual formulário

option-forms-ask-until = No seu horário, por exemplo: fri 19:00; vazio é sem prazo

option-forms-ask-tournament = Qual torneio (padrão: o deste canal)

command-forms-fill = Mandar um formulário por alguém; o registro mostra isso

option-forms-fill-entrant = Qual jogador

option-forms-fill-answer = A resposta da pessoa, como yes; vazio abre o formulário

command-forms-list = Quem mandou qual formulário; nunca o conteúdo

option-forms-list-form = Qual formulário (padrão: todos)

command-forms-look = Ler o que chegou; o registro mostra que você viu

option-forms-look-entrant = De quem (padrão: de todo mundo)

command-guests = Para diretores: jogadores sem Discord

command-guests-link = Página secreta para quem não tem Discord, ou um arquivo de todas

option-guests-link-entrant = De quem; vazio para todos os convidados

command-guests-merge = Um convidado agora está no Discord: os torneios passam ao membro

option-guests-merge-guest = O convidado

option-guests-merge-member = O membro que é a mesma pessoa

command-help = O que você pode fazer agora neste canal; achar um comando

option-help-find = O que você procura, por exemplo: check-in, kick, report

command-join = Inscrever-se em um torneio

command-judge = Para diretores: W.O., repetições, recursos, rodadas à mão

command-judge-appeal = Decidir o recurso de um jogador retirado

option-judge-appeal-entrant = O recurso de quem

option-judge-appeal-decision = Aceitar traz a pessoa de volta; a partida continua perdida

choice-judge-appeal-decision-accept = aceitar

choice-judge-appeal-decision-reject = recusar

option-judge-appeal-reason = O motivo; fica registrado e todo mundo vê

command-judge-forfeit = Dar W.O. em uma partida: um lado, ou os dois, não apareceu

option-judge-forfeit-game = Qual partida

option-judge-forfeit-absent = Quem não apareceu

option-judge-forfeit-reason = O motivo; fica registrado e é mostrado

command-judge-game-note = Anotar o que houve em uma partida, se o formato pedir

command-judge-override = Parear você mesmo a rodada atual ou a próxima

command-judge-rematch = Mandar jogar de novo uma partida desta rodada

command-judge-time = Marcar o horário de uma partida

option-judge-time-when = No seu horário, por exemplo: fri 19:00, ou 5 jan 7pm

command-leave = Sair de um torneio

command-match = Sua partida: check-in, informar, confirmar, contestar

command-match-claim-forfeit = Pedir o W.O. porque o outro lado não apareceu

option-match-claim-forfeit-game = Qual partida (padrão: a sua em aberto)

command-match-confirm = Confirmar o resultado que o outro lado informou

command-match-here = Fazer check-in para a sua partida

option-match-here-player = Direção: quem está aqui

command-match-report = Informar como acabou sua partida

option-match-report-winner = Quem ganhou; vazio e eu pergunto

option-match-report-score = Com placar, o seu primeiro, como 412:380

command-me = Sua próxima partida, seus horários, seu fuso, seus lembretes

command-me-account = Vincular sua conta em um servidor de jogos, ou ver as vinculadas

option-me-account-server = Em qual servidor de jogos; vazio mostra as suas

option-me-account-name = Seu nome lá, quando isso for preciso

command-me-availability = Dizer quando você pode jogar na semana que vem

option-me-availability-hours = Por exemplo: thu 18-22, sat 10-14. Vazio abre um formulário

option-me-availability-zone = O fuso destes horários; só é preciso uma vez

command-me-claim = Você jogou aqui sem Discord: o que você lançou passa a ser seu

option-me-claim-link = O endereço do seu link pessoal, ou o código no fim dele

command-me-data = Ver o que está guardado sobre você, ou mandar esquecer

command-me-form = Preencher ou mudar um formulário que o torneio pede

option-me-form-form = Qual formulário (padrão: o que está aberto)

command-me-next = Sua próxima partida e o que você tem a fazer até quando

command-me-reminders = Escolher quais lembretes você recebe, ou nenhum

option-me-reminders-on = Lembretes ligados ou desligados; vazio abre um formulário

command-me-round-off = Folgar em uma rodada, ou ver em quais você folga

option-me-round-off-round = Qual rodada; vazio mostra as suas

option-me-round-off-through = A última de várias rodadas seguidas

command-me-sent = O que você mandou, e quando chegou

command-me-timezone = Definir seu fuso, para entender os horários que você digita

option-me-timezone-zone = Cidade, país, fuso ou diferença; vazio mostra o seu

command-players = Para diretores: incluir, mudar, substituir, retirar jogadores

command-players-add = Incluir alguém: um membro deste servidor, um convidado ou uma equipe

option-players-add-member = Um membro; com convidado: quem fala por ele; com equipe: o capitão

option-players-add-guest = O nome de quem não tem conta no Discord, ou de uma equipe

option-players-add-rating = O rating da pessoa

option-players-add-uncertainty = Quanta incerteza há no rating

option-players-add-games = Partidas com rating já jogadas

command-players-check-in = Check-in antes do evento: abrir, ver quem está aqui, fechar

option-players-check-in-until = Aberto até, no seu horário, por exemplo: fri 19:00

command-players-disqualify = Desclassificar um jogador; antes mostra o que acontece

option-players-disqualify-years = Por quantos anos a direção daqui é avisada se a pessoa voltar

command-players-edit-many = Respostas, ratings, taxas e mais de muita gente, um por linha

option-players-edit-many-what = Do que as linhas tratam

choice-players-edit-many-what-answers = respostas

choice-players-edit-many-what-availability = horários

choice-players-edit-many-what-ratings = ratings

choice-players-edit-many-what-fees = taxas

choice-players-edit-many-what-check-ins = quem fez check-in

choice-players-edit-many-what-seeds = cabeças de chave

choice-players-edit-many-what-names = nomes

option-players-edit-many-file = Um arquivo de texto com um jogador por linha, em vez do formulário

option-players-edit-many-form = Para respostas: qual formulário (padrão: o que se pede agora)

command-players-fee = Registrar uma taxa como paga ou não; nada é cobrado aqui

option-players-fee-entrant = A taxa de quem

option-players-fee-state = Paga, não paga, devolvida ou retida

choice-players-fee-state-unpaid = não paga

choice-players-fee-state-paid = paga

choice-players-fee-state-returned = devolvida

choice-players-fee-state-kept = retida

command-players-fetch = Buscar os ratings ou os lugares do ciclo anterior

option-players-fetch-what = O que buscar

choice-players-fetch-what-ratings = Buscar ratings no servidor de jogos; antes mostra as mudanças

choice-players-fetch-what-places = Importar os lugares do ciclo anterior; antes mostra as mudanças

command-players-import = Incluir ou mudar muita gente de uma vez com um arquivo CSV

option-players-import-file = Colunas: name, discord, rating, uncertainty, games, joined

option-players-import-what = O que contém: jogadores, ou ratings e títulos (lista da FIDE, tabela)

choice-players-import-what-players = jogadores

option-players-import-kind = Qual rating

choice-players-import-kind-standard = clássico

choice-players-import-kind-rapid = rápido

choice-players-import-kind-blitz = blitz

command-players-keep-apart = Dois jogadores que não devem se enfrentar; sem nomes: a lista

option-players-keep-apart-entrant = Um dos dois

option-players-keep-apart-other = O outro

option-players-keep-apart-how = Nunca, só se não houver outro jeito, ou podem de novo

choice-players-keep-apart-how-never = nunca

choice-players-keep-apart-how-avoid = evitar

choice-players-keep-apart-how-may-meet = podem se enfrentar

command-players-rating = Definir o rating de um jogador, até os ratings serem fixados

option-players-rating-entrant = O rating de quem

option-players-rating-rating = O rating

option-players-rating-uncertainty = Quanta incerteza há nele

command-players-reinstate = Trazer um jogador de volta para as próximas rodadas

option-players-reinstate-entrant = Quem volta

command-players-replace = Passar a vaga de um jogador para outra pessoa

option-players-replace-entrant = A vaga de quem

option-players-replace-member = Um membro deste servidor

option-players-replace-guest = O nome de um convidado

command-players-round-off = Dar folga a um jogador em uma rodada, ou ver quem folga

option-players-round-off-entrant = Quem; vazio mostra todos que folgam

option-players-round-off-round = Qual rodada; vazio mostra as folgas da pessoa

command-players-set-condition = Exigir algo de um jogador, como uma webcam

option-players-set-condition-what = O que a pessoa tem que fazer

command-players-withdraw = Retirar um jogador; antes mostra o que acontece

option-players-withdraw-entrant = Quem sai

option-players-withdraw-at-their-wish = Não: a direção retira a pessoa, e ela pode recorrer

command-playoffs = Para diretores de playoffs: puzzles, a revelação, o painel do juiz

command-playoffs-check = Conferir respostas sem gabarito; o registro mostra que você viu

command-playoffs-judge = O painel do juiz para a bateria ao vivo

command-playoffs-online = Abrir a fase online até um prazo; repita para mudar

option-playoffs-online-until = No seu horário, como: 18 sep 20:00 (padrão: até a revelação)

command-playoffs-puzzles = Definir senhas, links e gabaritos dos puzzles com um arquivo CSV

option-playoffs-puzzles-file = Colunas: puzzle, password, link, answer (várias separadas por |)

command-playoffs-reveal = Revelar os resultados online passo a passo; fica no registro

command-playoffs-times = Importar tempos online de um arquivo CSV

option-playoffs-times-file = Colunas: name, puzzle, time, result; ou uma coluna por puzzle

command-puzzles = Playoffs: resolver online, ver escolhas e posições

command-puzzles-eligibility = Quem está apto, com posição, ou na reserva

command-puzzles-picks = O puzzle de cada rodada, quem escolheu e por quê

command-puzzles-ranks = As posições depois de uma rodada, com o caminho de todos

option-puzzles-ranks-round = Depois de qual rodada (padrão: a última)

command-puzzles-solve = Playoffs online: começar um puzzle, mandar sua resposta

command-round = Para diretores: prévia e publicação de rodadas, resultados

command-round-answer = O que o torneio está esperando; responder por qualquer um

option-round-answer-question = Qual pergunta; vazio mostra todas

option-round-answer-answer = A resposta

command-round-preview = Ver a prévia da próxima rodada, com motivos e avisos

option-round-preview-rounds = Quantas rodadas de uma vez (padrão: uma)

option-round-preview-based-on = Parear pela classificação após esta rodada; 0 é a ordem inicial

command-round-publish = Publicar a próxima rodada

command-round-result = Lançar ou corrigir o resultado de uma partida

option-round-result-winner = Quem ganhou; não é preciso com placar

option-round-result-score = Com placar, como 412:380, na ordem da partida

option-round-result-reason = O motivo; fica registrado, útil em correções

option-round-result-also = Quem ganhou outras partidas contestadas, com vírgulas

command-round-results = Lançar resultados de muitas partidas, uma por linha

option-round-results-file = Um arquivo de texto com uma partida por linha, em vez do formulário

command-schedule = Quando se joga: ver, sugerir, esperar pelo outro lado

command-schedule-games = Quando são as partidas desta rodada, no seu horário

command-schedule-more-time = Dar mais tempo para o outro lado aparecer

option-schedule-more-time-minutes = Quantos minutos a mais; vazio para escolher

command-schedule-propose = Sugerir um horário, enquanto os horários são provisórios

option-schedule-propose-time = Por exemplo: sat 19:00, no seu fuso

command-td = Para diretores: criar um torneio, configurar, tocar adiante

command-td-advance = Dar o próximo passo, seja qual for

option-td-advance-look = Dizer o que vem a seguir, com um botão que faz isso

command-td-announce = Postar um aviso no canal do torneio

option-td-announce-text = O que dizer; vazio abre um formulário com mais espaço

command-td-audit = Quem fez o quê, e quando

option-td-audit-who = Quem fez

option-td-audit-what = O que houve: escolha, ou digite palavras para buscar

option-td-audit-entrant = De quem se trata

option-td-audit-since = Desde quando, por exemplo: yesterday 19:00

option-td-audit-until = Até quando

command-td-cancel = Cancelar o torneio inteiro

command-td-close = Fechar as inscrições

command-td-create = Criar um torneio a partir de um modelo ou formato

option-td-create-what = Um modelo (torneio real, pronto para usar) ou um formato

option-td-create-after = Ou o torneio do qual este é o próximo ciclo, com as regras dele

option-td-create-title = Como se chama (padrão: o título do modelo)

option-td-create-channel = Onde é anunciado (padrão: este canal)

option-td-create-closes = Abrir as inscrições já, e fechar em, por exemplo: 5 jan 19:00

option-td-create-seed = De onde partem todos os sorteios (padrão: aleatório)

command-td-delivery = O que chegou, o que espera e por quê, quem não é alcançado

command-td-import = Importar um torneio exportado, ou o relatório de um torneio de xadrez (TRF)

option-td-import-file = O registro exportado, ou o relatório de outro programa ou de um suíço do lichess

option-td-import-title = Como o torneio se chama (padrão: como no arquivo)

option-td-import-rounds = Quantas rodadas ao todo (padrão: as do arquivo)

command-td-import-tsh = Continuar aqui uma divisão do tsh

option-td-import-tsh-file = O arquivo da divisão, como a.t, ou a pasta inteira em zip

option-td-import-tsh-title = Como o torneio se chama

option-td-import-tsh-rounds = Quantas rodadas ao todo (padrão: 14, ou as do arquivo)

option-td-import-tsh-config = O config.tsh: rodadas, prêmios, limites

command-td-invite = Postar o botão de inscrição aqui, neste canal

command-td-open = Abrir as inscrições

command-td-options = Mudar configurações e opções; sem escolher nada abre formulários

option-td-options-capacity = Quantos podem jogar; os outros vão para a lista de espera

option-td-options-closes = Quando as inscrições fecham, por exemplo: 5 jan 19:00

option-td-options-first-round = Quando o jogo começa, por exemplo: 10 jan 19:00

option-td-options-ratings-fixed = Quando os ratings são fixados

option-td-options-zone = O fuso do torneio

option-td-options-language = O idioma dos posts

option-td-options-silence-hours = Após quantas horas vale um resultado sem contestação

command-td-page = Mostrar o torneio na web, ao vivo, a quem tiver o link

option-td-page-show = Existe uma página?

option-td-page-find = Buscadores e a página inicial podem levar a ela?

option-td-page-log = No fim: liberar o registro a todos, com horários e recursos?

command-td-pause = Pausar ou retomar o cronograma

option-td-pause-resume = Retomar o cronograma

command-td-series = Jogar este evento toda semana: inscrições, início, pontos, ranking

option-td-series-when = Dia da semana e horário, por exemplo: fri 20:00

option-td-series-zone = Em qual relógio (padrão: o seu)

option-td-series-opens-hours = Horas antes do início em que as inscrições abrem (padrão: 72)

option-td-series-fewest = Com menos jogadores a noite é cancelada (padrão: 4)

option-td-series-points = Pontos por lugar, por exemplo: 10 8 6 5 4 3 2 1

option-td-series-best = Quantas noites de um jogador contam (padrão: todas)

option-td-series-season = Quantas noites tem uma temporada (padrão: sem temporadas)

option-td-series-ratings = Dar rating por estas noites, que decide a ordem (padrão: não)

option-td-series-title = Como a série se chama (padrão: como o evento)

option-td-series-player-role = Cargo de quem jogou uma noite (padrão: nenhum)

option-td-series-winner-role = Cargo de quem venceu a última noite (padrão: nenhum)

option-td-series-no-roles = Tirar esses cargos e não dar nenhum (padrão: não)

command-td-set-channel = Definir onde um torneio é anunciado, ou o padrão deste canal

option-td-set-channel-announce-in = Anunciar o torneio neste canal a partir de agora

option-td-set-channel-means-here = Comandos neste canal se referem a este torneio

option-td-set-channel-voice = Canal de voz dos jogadores, no cartão e nos confrontos

option-td-set-channel-no-voice = Não mostrar mais nenhum canal de voz

command-td-staff = Tornar alguém diretor (regras), coordenador (opera) ou juiz

option-td-staff-member = Qual membro

option-td-staff-role = Qual função recebe

choice-td-staff-role-director = diretor

choice-td-staff-role-coordinator = coordenador

choice-td-staff-role-judge = juiz

option-td-staff-remove = Tirar a função de alguém

command-td-tonight = Jogar hoje à noite: dê um nome, o pessoal entra, um clique começa

option-td-tonight-teams = Pessoas por equipe, se jogarem equipes

option-td-tonight-starts = Quando começa sozinho, depois de 15 minutos de check-in: 20:00

option-td-tonight-voice = Canal de voz onde os jogadores conversam

command-td-undo = Desfazer o último passo; antes mostra qual foi

command-td-webhook = Enviar toda mudança a um endereço seu, como dados para programas

option-td-webhook-address = Para onde: https://… (deixe de fora para ver os que existem)

command-team = Quem joga na sua equipe

command-team-add = Incluir um membro na sua equipe; direção: em qualquer uma

option-team-add-member = Quem entra

option-team-add-entrant = Qual equipe ou convidado (padrão: sua equipe)

option-team-add-guest = O nome de quem joga na equipe sem conta no Discord

command-team-remove = Tirar alguém da sua equipe, ou a si mesmo

option-team-remove-member = Quem sai (padrão: você)

command-tournament = Ver torneios: pareamento, classificação, motivos

command-tournament-board = O que está acontecendo e o que vem, com link para o painel

command-tournament-entrants = Quem está dentro, e quem está na lista de espera

command-tournament-export = Exportar tabelas, relatório, calendário, arquivo de xadrez, partidas

option-tournament-export-what = Quais arquivos (padrão: tabelas)

choice-tournament-export-what-tables = tabelas para planilhas

choice-tournament-export-what-report = um relatório para ler e imprimir

choice-tournament-export-what-calendar = um calendário de partidas

choice-tournament-export-what-mine = um calendário das suas partidas

choice-tournament-export-what-chess = um arquivo para programas de xadrez (TRF)

choice-tournament-export-what-games = os lances das partidas em um servidor de jogos (PGN)

choice-tournament-export-what-log = o registro completo, para a direção

option-tournament-export-round = De um calendário ou de partidas: qual rodada

option-tournament-export-entrant = De um calendário: as partidas de quem

option-tournament-export-place = De um arquivo de xadrez: onde se jogou

option-tournament-export-federation = De um arquivo de xadrez: a federação, em três letras

option-tournament-export-arbiter = De um arquivo de xadrez: o árbitro principal

command-tournament-history = Todas as partidas de um jogador

option-tournament-history-entrant = As partidas de quem (padrão: as suas)

command-tournament-info = Tudo o que você quer saber antes de entrar

command-tournament-list = Os torneios daqui

option-tournament-list-player = Os torneios de um jogador neste servidor, ciclo a ciclo

command-tournament-odds = As chances de todos para cada lugar, por simulação

option-tournament-odds-entrant = As chances de quem, rodada a rodada (padrão: de todos agora)

option-tournament-odds-simulations = Quantas; mais é mais exato e demora mais

command-tournament-pairings = O pareamento: quem joga contra quem

option-tournament-pairings-round = Qual rodada (padrão: a última)

command-tournament-prizes = Prêmios e o fundo dos vencedores de partidas; direção: também taxas

command-tournament-rules = Como se joga o torneio, em palavras simples

option-tournament-rules-rule = Uma regra pelo número que os motivos citam, como R8

command-tournament-standings = A classificação, a chave, a tabela cruzada, os recordes ou uma liga

option-tournament-standings-what = O que mostrar

choice-tournament-standings-what-standings = A classificação

choice-tournament-standings-what-bracket = A chave, ou quem tem quantas derrotas

choice-tournament-standings-what-auto = A tabela cruzada: quem enfrentou quem, e como acabou

choice-tournament-standings-what-wall = A tabela cruzada por rodadas

choice-tournament-standings-what-grid = A tabela cruzada, todos contra todos

choice-tournament-standings-what-records = Maiores placares, maiores diferenças, derrotas altas, médias

choice-tournament-standings-what-league = A tabela de uma liga ou grupo, com link para o tópico

option-tournament-standings-stage = Qual fase (padrão: a que está em jogo)

option-tournament-standings-league = Qual liga (padrão: a sua)

command-tournament-verify = Conferir o registro ou os sorteios

option-tournament-verify-what = O que conferir (padrão: o registro)

choice-tournament-verify-what-log = Conferir o registro, e mostrar o hash para conferir uma exportação

choice-tournament-verify-what-draws = Todos os sorteios, e como conferir

command-tournament-why = Por que este adversário, lado, bye, horário ou lugar

option-tournament-why-entrant = De quem se trata (padrão: você, se joga; senão a rodada toda)

command-tsh = Para diretores: levar uma divisão para o programa tsh

command-tsh-export = Exportar a divisão em um arquivo tsh

option-tsh-export-others = Títulos das outras divisões, com vírgulas: faz uma pasta tsh

name-absent = ausente

name-account = conta

name-add = incluir

name-address = endereço

name-advance = avançar

name-after = depois-de

name-also = também

name-announce = anunciar

name-announce-in = anunciar_em

name-answer = responder

name-appeal = recurso

name-arbiter = árbitro

name-ask = pedir

name-at-their-wish = por_vontade_própria

name-audit = histórico-de-ações

name-availability = disponibilidade

name-based-on = com_base_em

name-best = melhores

name-board = painel

name-cancel = cancelar

name-capacity = vagas

name-channel = canal

name-check = conferir

name-check-in = check-in

name-claim = reivindicar

name-claim-forfeit = pedir-wo

name-close = fechar

name-closes = fecha

name-config = configuração

name-confirm = confirmar

name-create = criar

name-data = dados

name-decision = decisão

name-delivery = entregas

name-disqualify = desclassificar

name-edit-many = editar-vários

name-eligibility = classificados

name-entrant = participante

name-entrants = participantes

name-export = exportar

name-federation = federação

name-fee = taxa

name-fetch = buscar

name-fewest = mínimo

name-file = arquivo

name-fill = preencher

name-find = procurar

name-first-round = primeira_rodada

name-forfeit = dar-wo

name-form = formulário

name-forms = formulários

name-game = partida

name-game-note = anotar-partida

name-games = partidas

name-guest = convidado

name-guests = convidados

name-help = ajuda

name-here = presente

name-history = partidas-jogadas

name-hours = horas

name-how = como

name-import = importar

name-import-tsh = importar-tsh

name-info = informações

name-invite = convidar

name-join = entrar

name-judge = juiz

name-keep-apart = separar

name-kind = tipo

name-language = idioma

name-league = liga

name-leave = sair

name-link = link

name-list = lista

name-log = registro

name-look = ver

name-match = confronto

name-me = eu

name-means-here = vale_aqui

name-member = membro

name-merge = unir

name-minutes = minutos

name-more-time = mais-tempo

name-name = nome

name-next = próximo

name-no-roles = sem_cargos

name-no-voice = sem_voz

name-odds = chances

name-on = ligado

name-online = online

name-open = abrir

name-opens-hours = abre_horas

name-options = opções

name-other = outro

name-others = outras

name-override = à-mão

name-page = página

name-pairings = pareamento

name-pause = pausar

name-picks = escolhas

name-place = lugar

name-player = jogador

name-player-role = cargo_de_jogadores

name-players = jogadores

name-playoffs = playoffs

name-points = pontos

name-preview = prévia

name-prizes = prêmios

name-propose = propor

name-publish = publicar

name-puzzles = puzzles

name-question = pergunta

name-ranks = posições

name-rating = rating

name-ratings = ratings

name-ratings-fixed = ratings_fixados

name-reason = motivo

name-reinstate = readmitir

name-rematch = repetir-partida

name-reminders = lembretes

name-remove = tirar

name-replace = substituir

name-report = informar

name-result = resultado

name-results = resultados

name-resume = retomar

name-reveal = revelar

name-role = função

name-round = rodada

name-round-off = folga

name-rounds = rodadas

name-rule = regra

name-rules = regras

name-schedule = agenda

name-score = placar

name-season = temporada

name-seed = número-aleatório

name-sent = enviados

name-series = série

name-server = servidor

name-set-channel = definir-canal

name-set-condition = definir-condição

name-show = mostrar

name-silence-hours = horas_de_silêncio

name-simulations = simulações

name-since = desde

name-solve = resolver

name-staff = organização

name-stage = fase

name-standings = classificação

name-starts = início

name-state = situação

name-td = direção

name-team = equipe

name-teams = equipes

name-text = texto

name-through = até_rodada

name-time = horário

name-times = tempos

name-timezone = fuso-horário

name-title = título

name-tonight = hoje-à-noite

name-tournament = torneio

name-tsh = tsh

name-uncertainty = incerteza

name-undo = desfazer

name-until = até

name-verify = verificar

name-voice = voz

name-webhook = webhook

name-what = o-quê

name-when = quando

name-who = quem

name-why = por-quê

name-winner = vencedor

name-winner-role = cargo_do_vencedor

name-withdraw = retirar

name-years = anos

name-zone = fuso
