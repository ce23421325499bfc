### Ratings read from a playing site.

ratings-title = Ratings no online-go.com
ratings-troubles-unreachable = o servidor não respondeu; tente de novo mais tarde
ratings-troubles-unreadable = a resposta do servidor não traz nenhum rating
ratings-not-read = Não lidos
ratings-without-number = Sem número informado
ratings-same = O rating de todo mundo já é o mesmo de lá.
ratings-preview =
    { $count ->
        [one] { $count } rating mudaria
       *[other] { $count } ratings mudariam
    }. Nada mudou ainda.
ratings-taken-over =
    { $count ->
        [one] { $count } rating importado
       *[other] { $count } ratings importados
    }.
ratings-change = { $name } ({ $there }): { $before } → { $after }
ratings-none = nenhum
ratings-title-at = Ratings em { $server }
ratings-troubles-unknown-account = não existe essa conta
ratings-without-account = Sem conta vinculada
ratings-title-list = Lista de ratings
ratings-preview-list =
    { $count ->
        [one] { $count } jogador mudaria
       *[other] { $count } jogadores mudariam
    }. Nada mudou ainda.
ratings-same-as-list = Todo mundo que está na lista já tem os valores dela.
ratings-doubtful = Em dúvida
ratings-not-in-list = Fora da lista
ratings-which = Qual linha da lista é este jogador?
ratings-nobody = nenhuma destas
ratings-ask = Quem é quem?
ratings-taken-from-list =
    { $count ->
        [one] { $count } jogador mudado
       *[other] { $count } jogadores mudados
    }.
