### The words of the report of a whole tournament.

report-skip = Ir direto aos resultados
report-contents = Conteúdo
report-result = Resultado
report-prizes = Prêmios
report-rules = Regras
report-chronicle = Avisos
report-draws = Sorteios
report-about = Sobre este relatório
report-pictures = Imagens
report-seeds = Ordem inicial
report-standings = Classificação
report-crosstable = Tabela cruzada
report-rounds = Rodadas
report-why = Por que este pareamento
report-why-order = Por que nesta ordem
report-players = Jogadores
report-questions = Perguntas e respostas
report-byes = Byes
report-idle = Sem partida
report-sealed = O pareamento e os resultados desta fase são sigilosos por enquanto; só a direção pode ver.
report-not-begun = O jogo não começou.
report-status = Situação
report-crosstable-points = Pontos
report-board = Mesa
report-first = Primeiro
report-second = Segundo
report-by-lot = por sorteio
report-by-somebody = respondido por
report-statuses-active = dentro
report-statuses-waiting = na espera
report-statuses-withdrawn = desistiu
report-statuses-removed = fora depois de um W.O.
report-statuses-disqualified = fora por desclassificação
report-no-draws = Não houve sorteios.
report-public-draws = Sorteios anunciados em público
report-all-draws = Todos os sorteios
report-check-a-draw = Todo número pode ser recalculado. Tire o SHA-256 do texto da tabela, leia-o como número inteiro e divida-o pelo tamanho do intervalo; o resto, contado a partir do menor número do intervalo, é o que foi sorteado. Em Python:
report-check-a-promise = Em um sorteio público, o SHA-256 do segredo foi publicado antes. Confira se o segredo revelado depois dá exatamente esse compromisso. Depois some as palavras, uma após a outra: a cada vez, o novo segredo é o SHA-256 do antigo, uma barra e a palavra. O último segredo vem primeiro no texto do hash.
report-check-the-seed = Todos os segredos vêm de um único número aleatório. O segredo de um sorteio é o SHA-256 desse número, uma barra e o nome em “Segredo de”; onde jogadores deram palavras para todos os sorteios, elas entraram antes no número.
report-recipe =
    from hashlib import sha256

    def drawn(text, low, high):
        number = int(sha256(text.encode()).hexdigest(), 16)
        return low + number % (high - low + 1)

report-small-print = Um hash tão grande que números pequenos seriam favorecidos é pulado: acrescenta-se /1 ao texto, depois /2, e assim por diante. Com intervalos abaixo de um milhão, isso nunca acontece na prática.
report-title = { $tournament }: relatório
report-summary =
    { $phase } · { $entrants ->
        [one] { $entrants } jogador
       *[other] { $entrants } jogadores
    } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } com resultado
report-times-in = Os horários estão no fuso { $zone }, salvo indicação; cada um diz o seu fuso.
report-made-at = Feito em { $at }.
report-place = { $first } lugar
report-stage = Fase { $number }: { $name }
report-played-as-time-control = { $system }. Tempo de jogo: { $time_control }.
report-out-of = { $low } a { $high }
report-seed-no-revealed = O SHA-256 dele é { $commitment }; o número em si é revelado quando o torneio acabar.
report-seed = Era { $revealed }; o SHA-256, publicado desde o começo, é { $commitment }.
report-origin =
    Feito pelo Herald a partir de um registro de { $entries ->
        [one] { $entries } item
       *[other] { $entries } itens
    }, escrito pela versão { $engine } do motor. A direção pode exportar esse registro; python -m formats verify refaz cada pareamento e cada sorteio dele.
report-head-seed = Cabeça de chave
report-head-name = Nome
report-head-rating = Rating
report-head-rank = Posição
report-head-points = Pontos
report-head-won = Vitórias
report-head-tied = Empates
report-head-lost = Derrotas
report-head-time = Horário
report-head-result = Resultado
report-head-number = Número
report-head-what = O quê
report-head-question = Pergunta
report-head-answer = Resposta
report-head-how = Como
report-head-of = De
report-head-what-for = Para quê
report-head-text-to-hash = Texto do hash
report-head-secret-of = Segredo de
report-head-commitment = Compromisso publicado antes
report-head-words = Palavras na conta
report-head-secret-told = Segredo revelado depois
report-news-draft = O torneio está em preparação de novo.
report-news-registration = As inscrições estão abertas.
report-news-closed = A lista está completa.
report-news-running = O jogo começou.
report-news-finished = O torneio acabou, e a classificação é definitiva.
report-news-cancelled = O torneio foi cancelado.
report-news-series = Agora é uma série de noites.
report-news-round-out = { $round } está no ar.
report-news-paired-again = { $round } tem novo pareamento ({ $cause }).
report-news-rematch = { $game } vai ser jogada de novo.
report-news-withdrew = { $who } desistiu.
report-news-result = A direção lançou { $game }: { $result }.
