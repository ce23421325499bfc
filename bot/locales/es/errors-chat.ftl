### Sentences for what the chat side refuses.

errors-chat-roles-director = directores
errors-chat-roles-coordinator = coordinadores
errors-chat-roles-entrant = jugadores
errors-chat-round-text-codes-nobody = nadie se llama «{ $part }»
errors-chat-round-text-codes-several = «{ $part }» puede ser { $names }; escribe el número de la lista, como #3
errors-chat-round-text-codes-not-a-game = «{ $part }» no es ni una partida como `Ana - Bo` ni un descanso como `bye Eve`
errors-chat-no-tournament-given = No conozco aquí ningún torneo llamado «{ $given }». Elige uno de la lista mientras escribes.
errors-chat-no-tournament = Aquí no hay ningún torneo. Nombra uno, o pide a un director que lo cree con `/td create`.
errors-chat-not-staff-error = Solo pueden empezar un torneo los miembros que gestionan los eventos de este servidor. Pídeselo a alguien que pueda.
errors-chat-not-staff = Solo pueden hacer esto los { $roles } de este torneo. Pídeselo; `/tournament info` dice quiénes son.
errors-chat-not-entered = No estás en **{ $title }**. Mientras la inscripción esté abierta, puedes entrar con `/join`.
errors-chat-staff-may-not-play = Nadie puede ser { $role } y jugar en el mismo torneo. Otra persona tiene que asumir uno de los dos papeles.
errors-chat-no-game = Ahora no tienes ninguna partida abierta en **{ $title }**. `/me next` muestra qué viene después.
errors-chat-server-only = Esto solo funciona en un servidor. Úsalo en el canal del torneo.
errors-chat-import-refused = No se puede importar la lista: { $problems }. No ha cambiado nada; corrígela y vuelve a enviarla.
errors-chat-draft-gone = Esto ya no está abierto, o lo has empezado de nuevo desde entonces. No ha cambiado nada; empieza otra vez.
errors-chat-last-director = Un torneo necesita un director. Nombra antes a otra persona con `/td staff`.
errors-chat-entrant-on-staff = Quien es { $role } de este torneo no puede jugarlo, y { $entrant } lo juega. Antes hay que retirar su inscripción, con `/players withdraw`.
errors-chat-unknown-round = Todavía no existe la ronda «{ $given }». Elige una de la lista mientras escribes.
errors-chat-no-question = No hay ninguna pregunta abierta: ahora nada espera respuesta.
errors-chat-nobody-named = Di quién: un miembro de este servidor o el nombre de un invitado, no ambos.
errors-chat-bad-score = «{ $given }» no es un marcador. Escríbelo como `412:380`.
errors-chat-no-result-given = Elige en `winner` quién ganó o escribe el `score`, por ejemplo `412:380`.
errors-chat-round-text = No entiendo estos emparejamientos: { $problems }. No ha cambiado nada.
errors-chat-no-timetable = **{ $title }** no tiene calendario semanal: acuerda la hora directamente con tu rival.
errors-chat-times-final = La hora de { $pairing } es definitiva y no se puede cambiar. Solo un director puede mover una partida.
errors-chat-not-astart-time = Ninguna partida empieza el { $at }. Las partidas empiezan cada { $slot_minutes }, desde el { $first } hasta el { $last }.
errors-chat-nothing-required = No hay nada exigido por un director que espere tu respuesta.
errors-chat-no-form = Ahora no tienes ningún formulario que rellenar para **{ $title }**.
errors-chat-not-offered = Eso ya no es posible: la situación ha cambiado. `/me next` muestra cómo está todo.
errors-chat-several-tournaments = ¿Qué torneo quieres decir: { $titles }? Indícalo en la opción `tournament`.
errors-chat-which-tournament = ¿Qué torneo quieres decir?
errors-chat-no-channel-at-all = No puedo ver ese canal. Dame acceso o elige otro.
errors-chat-no-voice-channel = Elige un canal de voz de este servidor que yo pueda ver.
errors-chat-no-channel = No puedo escribir en ese canal. Dame allí: { $missing }.
errors-chat-sealed-log = El registro contiene algo que todavía está sellado: { $titles }. Hasta que se revele, solo los directores pueden exportarlo.
errors-chat-bad-fields = Algunos campos todavía no están bien. No ha cambiado nada.
errors-chat-stale-action = Esto ya no hace nada. Empieza otra vez con el comando.
errors-chat-not-your-form = Este formulario se abrió para otra persona. Abre el tuyo.
errors-chat-not-your-work = Otra persona está esperando eso; solo ella puede pararlo.
errors-chat-reading-too-long = Leer eso tardaba demasiado, así que he parado y no ha cambiado nada. Comprueba que es el texto o el archivo correcto, o envíalo en varias partes más pequeñas.
errors-chat-file-too-large = El archivo es demasiado grande; { $most } MB como máximo.
errors-chat-file-type = El nombre del archivo debe terminar en { $endings }.
errors-chat-table =
    { $code ->
        [wide] La línea { $line } del archivo tiene más de { $most } columnas. No ha cambiado nada.
        [many_rows] El archivo tiene más de { $most } líneas. No ha cambiado nada.
       *[long_cell] En la línea { $line } del archivo hay una celda de más de { $most } caracteres, o sus comillas no se cierran nunca. No ha cambiado nada.
    }
errors-chat-log-beyond-limits =
    { $what ->
        [line] La línea { $line } del archivo contiene más de lo que puede tener un torneo: una línea tiene como máximo { $most } caracteres. No ha cambiado nada.
        [depth] La línea { $line } del archivo contiene más de lo que puede tener un torneo: los valores tienen como máximo { $most } niveles. No ha cambiado nada.
        [number] La línea { $line } del archivo contiene más de lo que puede tener un torneo: un número entero tiene como máximo { $most } bits. No ha cambiado nada.
        [title] La línea { $line } del archivo contiene más de lo que puede tener un torneo: un título tiene como máximo { $most } caracteres. No ha cambiado nada.
        [name] La línea { $line } del archivo contiene más de lo que puede tener un torneo: un nombre tiene como máximo { $most } caracteres. No ha cambiado nada.
        [stages] La línea { $line } del archivo contiene más de lo que puede tener un torneo: hay como máximo { $most } fases. No ha cambiado nada.
        [entrants] La línea { $line } del archivo contiene más de lo que puede tener un torneo: hay como máximo { $most } inscritos. No ha cambiado nada.
       *[text] La línea { $line } del archivo contiene más de lo que puede tener un torneo: un texto tiene como máximo { $most } caracteres. No ha cambiado nada.
    }
# Refusal: results typed a line a game cannot be read.
errors-chat-result-line-nothing = No hay ninguna línea que leer.
errors-chat-result-line-too-many = Son más de mil líneas.
errors-chat-result-line-not-a-result = «{ $part }» no es un resultado como `12 450 380` o `Ana beat Bo`
errors-chat-result-line-too-long = «{ $part }» y lo que sigue tiene más de 200 caracteres: un resultado o jugador por línea, por favor
errors-chat-result-line-ambiguous = «{ $part }» se puede leer de varias formas; escríbelo con la mesa, como `3 2-1`, o con números de la lista, como `#3 - #14 2-1`
errors-chat-result-line-nobody = nadie con una partida abierta se llama «{ $part }»
errors-chat-result-line-several = «{ $part }» puede ser varias personas; escribe el número de la lista, como #3
errors-chat-result-line-no-board = en esta ronda no hay mesa { $part }
errors-chat-result-line-not-paired = { $part } no tienen ninguna partida abierta
errors-chat-result-line-has-result = esa partida ya tiene resultado: «{ $part }»; `/round result` lo corrige
errors-chat-result-line-twice = esa partida está dos veces: «{ $part }»
errors-chat-result-line = Línea { $line }: { $problem }
errors-chat-result-lines =
    No se ha anotado nada:
    { $problems }
errors-chat-several-entrants = «{ $given }» puede ser { $which }. Escribe el número, como #3, o elige de la lista.
errors-chat-not-in-game = «{ $given }» no dice cuál de los dos: ¿{ $first } o { $second }?
errors-chat-not-disputed = «{ $given }» no tiene aquí ninguna partida en disputa por decidir. Nombra una vez al ganador de cada partida en disputa, por ejemplo: Grace, Hiro.
errors-chat-line-named-twice = «{ $part }» aparece dos veces
errors-chat-line-no-rating = «{ $part }» no tiene un rating como `Ana 1720`
errors-chat-line-no-player = nadie inscrito se llama «{ $part }»
errors-chat-webhook-off = Quien aloja este bot ha desactivado los webhooks.
errors-chat-webhook-unreadable = No puedo enviar nada a esa dirección. Tiene la forma `https://example.org/hook`.
errors-chat-webhook-password = No se acepta una dirección con nombre y contraseña: lo que se envía va firmado.
errors-chat-webhook-https = Solo se aceptan direcciones que empiezan por `https://`.
errors-chat-webhook-private = Esa dirección no está en internet, así que no envío nada allí.
errors-chat-no-webhook = Ese webhook ya no existe.
errors-chat-unknown-rule = Aquí no hay ninguna regla «{ $typed }». `/tournament rules` las enumera.
errors-chat-server-off = Aquí no se usa ningún servidor de juego con ese nombre.
errors-chat-server-unreachable = No se puede llegar a { $server } ahora mismo. Inténtalo más tarde.
errors-chat-server-unknown-account = { $server } no conoce esa cuenta. Revisa cómo la escribiste.
errors-chat-server-not-proved = Aún no veo la prueba en { $server }. Guárdala allí y prueba de nuevo en un minuto.
errors-chat-server-refused = { $server } no me deja hacerlo. Avisa a quien aloja este bot.
errors-chat-roles-judge = jueces
errors-chat-sign-up-to-come = La inscripción aún no está abierta. Cuando se abra, publicaré una tarjeta con el botón *Inscribirme*.
errors-chat-sign-up-over = Este torneo ha terminado. `/tournament list` muestra en qué otros puedes jugar.
errors-chat-sign-up-closed =
    La inscripción está cerrada. { $count ->
        [0] La dirección
       *[other] Pregunta a { $directors }: la dirección
    } aún puede apuntarte con `/players add`, mientras el formato admita a quien llega tarde.
errors-chat-not-captain = Solo pueden hacerlo el capitán de { $entrant } o la dirección; con un invitado, solo la dirección. Cualquiera puede retirarse con `/team remove`.
errors-chat-field-from-list =
    Aquí los participantes salen de la lista de la dirección. { $count ->
        [0] La dirección
       *[other] { $directors }
    } puede decirte más.
errors-chat-line-no-choice = «{ $part }» no es ninguna de las respuestas
errors-chat-line-no-times = No entiendo «{ $part }» como horas del estilo de `sat 10-14, sun any`
errors-chat-no-such-link = Ningún enlace personal se abre con eso. Envía la dirección completa del enlace que tienes para este torneo; la dirección puede hacer uno nuevo.
errors-chat-kept-apart-schedule = { $system } tiene un calendario que dice quién juega contra quién: ahí no se puede separar a nadie. En un suizo o una eliminatoria sí.
errors-chat-kept-apart-drawn = Los puestos de { $system } ya están sorteados; quién juega contra quién ya no cambia.
errors-chat-kept-apart-same = Nombra a dos jugadores distintos.
errors-chat-not-free = { $name } aún no ha dicho que juega. Cuando pulse **Unirme a un equipo** entra, o puedes elegirle.
