### The next step of a tournament: on its button, and in the question that comes before it.

next-step-done-already = Isso já está feito.
next-step-label-open = Abrir inscrições
next-step-label-close = Fechar inscrições
next-step-label-start = Começar
next-step-label-round = Parear a rodada { $round }
next-step-label-finish = Tornar definitivo
next-step-will-open = A seguir: abrir as inscrições, para o pessoal entrar.
next-step-will-close =
    A seguir: fechar as inscrições com { $entrants ->
        [one] { $entrants } jogador
       *[other] { $entrants } jogadores
    }.
next-step-will-start =
    A seguir: fechar as inscrições com { $entrants ->
        [one] { $entrants } jogador
       *[other] { $entrants } jogadores
    } e já publicar a rodada 1.
next-step-will-round = A seguir: parear a rodada { $round }.
next-step-will-finish = Tudo já foi jogado. A seguir: tornar a classificação definitiva.
next-step-early-close = O cartão diz que as inscrições ficam abertas até { $at }. Fechar agora?
next-step-now-close = Fechar agora
next-step-early-round = O cartão diz que o jogo começa { $at }. Publicar a primeira rodada agora?
next-step-now-round = Publicar agora
next-step-label-check-in = Fechar check-in
next-step-will-check-in = A seguir: fechar o check-in. Quem não fez fica de fora.
next-step-early-check-in = O cartão diz que o check-in fica aberto até { $at }. Fechar agora?
next-step-now-check-in = Fechar agora
next-step-label-field = Fechar a lista
next-step-will-field =
    A seguir: fechar a lista com { $entrants ->
        [one] { $entrants } jogador
       *[other] { $entrants } jogadores
    }.
next-step-import-first = Ainda não há ninguém. `/players import` traz a sua lista.
next-step-label-games = Parear as próximas
next-step-will-games = A seguir: parear as próximas partidas.
next-step-no-round-yet = Ainda não há rodada para ver na prévia.
