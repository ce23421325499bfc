### Ratings read from a playing site.

ratings-title = Ratings en online-go.com
ratings-troubles-unreachable = el servidor no respondió; inténtalo más tarde
ratings-troubles-unreadable = la respuesta del servidor no contiene ningún rating
ratings-not-read = Sin leer
ratings-without-number = Sin número
ratings-same = Todos los ratings ya son los mismos que allí.
ratings-preview =
    { $count ->
        [one] Cambiaría { $count } rating.
       *[other] Cambiarían { $count } ratings.
    } Nada ha cambiado todavía.
ratings-taken-over =
    { $count ->
        [one] { $count } rating importado.
       *[other] { $count } ratings importados.
    }
ratings-change = { $name } ({ $there }): { $before } → { $after }
ratings-none = ninguna
ratings-title-at = Puntuaciones en { $server }
ratings-troubles-unknown-account = esa cuenta no existe
ratings-without-account = Ninguna cuenta vinculada
ratings-title-list = Lista de ratings
ratings-preview-list =
    { $count ->
        [one] { $count } persona cambiaría
       *[other] { $count } personas cambiarían
    }. Aún no ha cambiado nada.
ratings-same-as-list = Todos los que están en la lista ya tienen sus valores.
ratings-doubtful = Sin certeza
ratings-not-in-list = No están en la lista
ratings-which = ¿Qué línea de la lista es esta persona?
ratings-nobody = ninguna de estas
ratings-ask = ¿Quién es quién?
ratings-taken-from-list =
    { $count ->
        [one] { $count } persona cambiada
       *[other] { $count } personas cambiadas
    }.
