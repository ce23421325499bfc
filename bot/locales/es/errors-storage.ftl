### Sentences for errors of storage and of imported logs.

errors-storage-log-codes-empty = El archivo está vacío.
errors-storage-log-codes-not-json = No se puede leer la línea { $line } del archivo.
errors-storage-log-codes-not-a-log = El archivo no es un torneo exportado.
errors-storage-log-codes-version = El archivo se escribió con una versión más nueva que esta.
errors-storage-log-codes-header = La primera línea del archivo está dañada.
errors-storage-log-codes-no-events = El archivo no contiene ningún evento.
errors-storage-log-codes-event = La línea { $line } contiene un evento que esta versión no sabe leer.
errors-storage-log-codes-newer = Desde la línea { $line }, el archivo se escribió con una versión más nueva que esta. Hay que actualizar primero.
errors-storage-log-codes-sequence = La línea { $line } está fuera de orden: faltan líneas o hay repetidas.
errors-storage-log-codes-command = La línea { $line } está fuera de orden: lo que hizo un solo comando aparece separado.
errors-storage-log-codes-start = El archivo no empieza con la creación de un torneo.
errors-storage-log-codes-impossible = Desde la línea { $line }, el archivo cuenta cosas que no pueden haber pasado.
errors-storage-newer-database = La base de datos se escribió con una versión más nueva ({ $found }; esta conoce la { $known }). Hay que actualizar primero.
errors-storage-no-image = Una base de datos { $backend } no se puede guardar junto con el entorno de pruebas; un archivo SQLite sí.
errors-storage-damaged-image = La base de datos de ese archivo está dañada.
errors-storage-unusable-database = Ahora mismo no puedo guardar nada, así que no ha cambiado nada. Avisa a quien me aloja e inténtalo más tarde.
errors-storage-closed-database = Me estoy reiniciando. Inténtalo otra vez en un minuto.
errors-storage-unknown-tournament = No encuentro ese torneo. Elige uno de la lista mientras escribes.
errors-storage-tournament-exists = Otra persona acaba de crear un torneo. Inténtalo otra vez.
errors-storage-stale-write = Demasiada gente ha hecho algo en este mismo momento. No se ha perdido nada; inténtalo otra vez.
errors-storage-already-done = Eso ya está hecho. No se ha hecho nada dos veces.
errors-storage-unreadable-event-newer = Una versión más nueva de Herald ha cambiado este torneo. No se ha perdido nada: pide a quien administra el bot que actualice, y sigue después.
errors-storage-unreadable-event = Esta versión no puede leer la entrada { $seq } del registro de este torneo. Díselo a quien administra el bot.
errors-storage-unknown-person = Ya no conozco a esa persona. Inténtalo otra vez.
errors-storage-unknown-row = Ese mensaje ya no está pendiente de envío.
errors-storage-bad-line = No se puede leer el archivo en la línea { $line }.
errors-storage-bad-log = { $what } No se ha importado nada.
# An imported log was changed at a line.
errors-storage-log-codes-bent = La línea { $line } del archivo no está como se exportó: alguien la ha cambiado o ha quitado la anterior.
# An imported log has lost a hash.
errors-storage-log-codes-bare = A la línea { $line } del archivo le falta su hash; alguien la ha añadido o cambiado.
# An imported log is shorter than it was.
errors-storage-log-codes-cut = El archivo está cortado: después de la línea { $line } faltan más.
# An imported log is longer than it was.
errors-storage-log-codes-added = Desde la línea { $line } el archivo tiene líneas que no estaban al exportarlo.
# The first line of an imported log was changed.
errors-storage-log-codes-sealed = La primera línea del archivo no está como se exportó: han cambiado nombres o el título.
errors-storage-too-many-webhooks = Un torneo tiene como máximo { $most } webhooks. Quita antes uno: `/td webhook`.
