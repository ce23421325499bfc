### Enlaces personales.
links-title = Tu página
links-of = La página de { $name }
links-taken = ✓ Recibido.
links-yours-alone = Esta dirección es solo tuya: quien la tenga puede responder por ti. No la compartas.
links-send = Enviar
links-again = Enviar otra vez
links-back = Volver
links-propose = Proponer una hora
links-receipts = Lo que envié
links-fill-in = Rellena esto, o dilo más corto: { $fields }.
links-old = Eso ya no estaba al día. Así están las cosas ahora.
links-away = Herald no está ahora mismo, así que no se ha recibido nada. Envíalo otra vez en un minuto.
links-away-now = Herald no está ahora mismo. Abre esta página otra vez en un minuto.
links-no-answer = Aún no hay respuesta. Envíalo otra vez: cuenta una sola vez, por mucho que se repita.
links-too-many = Eso fue mucho de golpe. Espera un minuto y envíalo otra vez.
links-elsewhere = Eso no se envió desde tu página. Abre tu enlace otra vez.
links-ended = Este enlace está cerrado. Quizá el torneo terminó, ya no participas o hay un enlace más nuevo. Pregunta a la dirección.
links-no-pages = Aquí no funcionan los enlaces: este bot no tiene páginas web. Quien lo aloja puede activarlas con HERALD_WEB y HERALD_WEB_URL.
links-not-encrypted = Aquí no funcionan los enlaces: { $address } no está cifrada y otros podrían leerlos por el camino. HERALD_WEB_URL necesita https.
links-over = Este torneo ha terminado: los enlaces ya no abren nada.
links-not-for = { $name } no puede tener un enlace. Son para jugadores que participan, actúan solo por sí mismos y no dirigen el torneo.
links-has-one = { $name } tiene un enlace desde { $since }. No se puede volver a mostrar, pero sí sustituir.
links-made = El enlace de { $name }:
links-once = Dáselo solo a esa persona: responde por ella. Se muestra solo esta vez; uno anterior queda cerrado.
links-closed = El enlace de { $name } está cerrado.
links-closed-all =
    { $count ->
        [one] { $count } enlace cerrado.
       *[other] { $count } enlaces cerrados.
    }
links-overview =
    { $guests ->
        [0] No hay invitados sin Discord.
        [one] { $guests } invitado sin Discord, { $linked } con enlace.
       *[other] { $guests } invitados sin Discord, { $linked } con enlace.
    }
links-would-close =
    { $count ->
        [one] { $count } invitado ya tiene un enlace. Un archivo nuevo lo cierra: necesita el nuevo.
       *[other] { $count } invitados ya tienen enlaces. Un archivo nuevo los cierra: necesitan los nuevos.
    }
links-file =
    { $count ->
        [one] { $count } enlace, mostrado solo esta vez. Envíalo solo a su dueño y borra el archivo.
       *[other] { $count } enlaces, mostrados solo esta vez. Envía cada uno solo a su dueño y borra el archivo.
    }
links-column-name = nombre
links-column-link = enlace
