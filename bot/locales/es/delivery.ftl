### What cannot be delivered, and what to do about it.

delivery-held-no-permission = No puedo escribir en <#{ $channel }>. Dame allí los permisos *Ver canal*, *Enviar mensajes*, *Enviar mensajes en hilos*, *Insertar enlaces* y *Adjuntar archivos*, o elige otro canal con `/td set-channel`. Hasta entonces mis mensajes esperan; no se pierde ninguno.
delivery-held-no-channel = Han eliminado el canal en el que escribo. Elige otro con `/td set-channel`: allí publicaré todo lo que espera.
delivery-held-no-server = Ya no estoy en tu servidor, así que no puedo publicar nada allí. Invítame de nuevo y publicaré lo que espera.
delivery-held-dm-limit = Discord solo me deja escribir por primera vez a unas pocas personas. Lo hago una tras otra; mientras tanto todo está en `/me next`.
delivery-held-quarantined = Ahora mismo Discord no me deja escribir a nadie por primera vez. Todo está en `/me next`; sigo intentándolo y escribiré en cuanto pueda.
delivery-held-event-limit = Tu servidor tiene tantos eventos planeados como permite Discord (100). Borra o termina algunos: hasta entonces mis eventos esperan y lo demás sigue.
delivery-held-thread-limit = Tu servidor tiene tantos hilos abiertos como permite Discord. Cierra o borra algunos: lo que va en hilos nuevos espera hasta entonces y lo demás sigue.
delivery-held-moderation = Un filtro rechaza lo que quiero publicar en <#{ $channel }>: el AutoMod de tu servidor o el de Discord contra enlaces dañinos. Añade mi rol a los que AutoMod ignora (*Ajustes del servidor*, *AutoMod*) o cambia el nombre o el enlace que bloquea. Mis mensajes allí esperan hasta entonces; no se pierde ninguno.
delivery-not-posted =
    { $count ->
        [one] { $titles } está emparejada, pero aún no he podido publicarla.
       *[other] { $titles } están emparejadas, pero aún no he podido publicarlas.
    }
delivery-announcement-waits = Tu anuncio está guardado, pero aún no he podido publicarlo.
delivery-discord-down = Discord no responde como debería. Sigo intentándolo y publicaré todo en orden en cuanto pueda.
delivery-title = Entrega: { $title }
delivery-all-delivered = Todo lo que tenía que decir se ha entregado.
delivery-waiting =
    { $count ->
        [one] **Un mensaje espera.** { $why }
       *[other] **{ $count } mensajes esperan.** { $why }
    }
delivery-expired =
    { $count ->
        [one] Un recordatorio no se pudo enviar a tiempo y se ha omitido.
       *[other] { $count } recordatorios no se pudieron enviar a tiempo y se han omitido.
    }
delivery-refused =
    { $count ->
        [one] **Discord ha rechazado un mensaje.** Es un error mío: avisa a quien aloja el bot. *Publicar de nuevo* lo intenta otra vez.
       *[other] **Discord ha rechazado { $count } mensajes.** Es un error mío: avisa a quien aloja el bot. *Publicar de nuevo* los intenta otra vez.
    }
delivery-unreached = No puedo escribir a estas personas; lo encuentran todo en `/me next`:
delivery-departed = Estos jugadores han dejado el servidor:
delivery-tried = Lo he intentado todo otra vez.
delivery-post-again =
    { $count ->
        [one] Se intenta de nuevo un mensaje.
       *[other] Se intentan de nuevo { $count } mensajes.
    }
delivery-nothing-again = No hay nada que publicar de nuevo.
delivery-removed = Me han quitado del servidor de **{ $title }**. Su calendario está en pausa y todo se conserva. Invítame de nuevo para continuar.
delivery-back = He vuelto al servidor. El calendario de **{ $title }** estuvo en pausa en mi ausencia; un director lo reanuda con `/td pause resume:True`.
