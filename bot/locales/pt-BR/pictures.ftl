### What is written on pictures besides names and numbers.

pictures-points = Pontos
pictures-rank = Posição
pictures-rating = Rating
pictures-record = Vitórias–derrotas
pictures-start = Início
pictures-in-percent = Em porcentagem.
pictures-prize-line = À esquerda da linha: lugares com prêmio (1 a { $places }).
pictures-final-places = Lugares finais
pictures-grand-final = Final
pictures-winners = Vencedores
pictures-losers = Perdedores
pictures-third-place = Terceiro lugar
pictures-places = Lugares { $first } a { $last }
pictures-shaded = Os jogadores sombreados estão na frente em seu grupo.
pictures-shaded-for = Sombreado – { $meaning }
pictures-no-opponent-bye = Bye
pictures-playing-now = agora
pictures-no-opponent-idle = Não joga
pictures-byes-names = Bye: { $names }
pictures-idle-shown = Não jogam: { $count } jogadores
pictures-idle-names = Não jogam: { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } simulação
       *[other] { $count } simulações
    }
pictures-times-in = { $round_title } · horários em { $value }
pictures-game-at = Partida: { $at } ({ $state })
pictures-outcomes = + ganhou  − perdeu  = empatou  b bye  ? ainda por jogar
pictures-round-number = R{ $number }
pictures-round-of-tree = Rodada { $number }
pictures-sheet = { $number } de { $count }
pictures-more-below = Mais { $count }: veja o texto ou o arquivo.
pictures-earlier-matches = Confrontos anteriores: veja o texto ou o arquivo.
pictures-last-rounds = As últimas { $shown } de { $count } rodadas.
pictures-last-games = As últimas { $shown } de { $count } partidas.
pictures-columns-left-out = Não aparece aqui: { $names }.
pictures-comma = {", "}
pictures-line = { $label }: { $told }.
pictures-sentence = { $told }.
pictures-alt-head = { $shown }, { $title }
pictures-bracket = Chave
pictures-chances = Chances por rodada
pictures-chances-of-places = Chances de cada lugar
pictures-groups = Grupos
pictures-pairings = Pareamento
pictures-times-of = Horários de { $first } e { $second }
pictures-open = em aberto
pictures-beat = { $first } ganhou de { $second }
pictures-against = { $first } contra { $second }
pictures-versus = x
pictures-won-against = ganhou de { $opponent }
pictures-lost-to = perdeu para { $opponent }
pictures-tied-with = empatou com { $opponent }
pictures-to-play = vai jogar contra { $opponent }
pictures-with-points = { $points } pontos
pictures-percent = { $share }%
pictures-chance-of-place = lugar { $place } { $chance }
pictures-out = Fora
pictures-lives-left =
    { $count ->
        [one] { $count } vida
       *[other] { $count } vidas
    }
pictures-ranks-so-far = Posições
pictures-both = os dois
pictures-both-can = Os dois podem
pictures-no-common-start = Não há início que sirva para os dois.
pictures-chosen = Escolhido
pictures-and-more = { $listed } e mais { $count }
pictures-value = { $value } { $head }
pictures-kinds = O que você pode criar
pictures-sketch-bracket = uma chave
pictures-sketch-double-bracket = uma chave com segunda chance
pictures-sketch-everybody = uma tabela de todos
pictures-sketch-groups = grupos
pictures-sketch-groups-final = grupos, depois uma final
pictures-sketch-lives = vidas
pictures-sketch-odds = chances de cada lugar
pictures-sketch-path = caminhos para cima e para baixo
pictures-sketch-rounds = rodadas
pictures-sketch-tiers = ligas, uma acima da outra
pictures-sketch-then = { $first }, depois { $last }
