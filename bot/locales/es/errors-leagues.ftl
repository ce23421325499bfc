### Sentences for what is refused about leagues, cycles and ratings.

errors-leagues-no-ratings-off = Quien administra este bot ha desactivado la lectura de online-go.com. Usa `/players import`.
errors-leagues-no-ratings-elsewhere = Este torneo no toma sus ratings de online-go.com. Súbelos con `/players import`.
errors-leagues-no-ratings-nobody = Nadie ha dado todavía su número de online-go.com. Se pide al inscribirse, y se puede importar como columna `ogs_id` con `/players import`.
errors-leagues-no-group = Aquí esa liga no existe, o no juegas en ninguna. Elige una de la lista con `/tournament standings league:`.
errors-leagues-no-last-cycle = **{ $title }** no es continuación de ningún torneo jugado. Crea el próximo ciclo con `/td create after:`.
errors-leagues-what-or-after = Elige una plantilla o formato con `what:`, o el torneo que continúa con `after:`; no ambos.
errors-leagues-no-ratings-unlinked = Nadie ha vinculado todavía una cuenta en el servidor de juego de este torneo. Se hace con `/me account`.
errors-leagues-rating-list-packed = Un archivo zip debe tener justo una lista (.txt, .xml o .csv), como las publica la FIDE. O envía la propia lista.
errors-leagues-rating-list-no-columns = Esto no es una lista de ratings: necesita una primera línea con `name` o `fide id`. Las listas de la FIDE sirven tal como se publican.
