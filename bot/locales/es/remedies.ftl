remedies-reopened = La inscripción está abierta de nuevo, y anunciada.
remedies-left-out = Quedan fuera: { $names }.
remedies-leave-out-now = Dejar fuera
remedies-publish-early = Publicar sin ellos
remedies-really-leave-out = ¿Dejar fuera a { $names }? Todo el mundo leerá que no hay sitio para tanta gente. `/td undo` lo deshace.
remedies-answers-awaited =
    { $count ->
        [one] { $names } aún puede responder hasta { $until }
       *[other] { $names } aún pueden responder hasta { $until }
    }. Después se podrá decidir a quién dejar fuera.
remedies-would-leave-out =
    { $count ->
        [one] { $names } aún no ha respondido y puede hacerlo hasta { $until }. Si se publica ahora, se queda fuera.
       *[other] { $names } aún no han respondido y pueden hacerlo hasta { $until }. Si se publica ahora, se quedan fuera.
    }
remedies-accepted = Hasta ahora han aceptado { $yes } de { $invited }, y { $silent } no han respondido; hacen falta al menos { $least }.
remedies-not-asked-yet = Todavía no se les ha preguntado: `/forms ask form:{ $form }`.
