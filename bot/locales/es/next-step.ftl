### El siguiente paso de un torneo: en su botón, y en la pregunta que lo precede.

next-step-done-already = Eso ya está hecho.
next-step-label-open = Abrir la inscripción
next-step-label-close = Cerrar la inscripción
next-step-label-start = Empezar
next-step-label-round = Emparejar la ronda { $round }
next-step-label-finish = Dar por terminado
# What the next step will do, above its button.
next-step-will-open = Siguiente paso: abrir la inscripción para que la gente se apunte.
next-step-will-close =
    Siguiente paso: cerrar la inscripción con { $entrants ->
        [one] { $entrants } participante
       *[other] { $entrants } participantes
    }.
next-step-will-start =
    Siguiente paso: cerrar la inscripción con { $entrants ->
        [one] { $entrants } participante
       *[other] { $entrants } participantes
    } y publicar la ronda 1 enseguida.
next-step-will-round = Siguiente paso: emparejar la ronda { $round }.
next-step-will-finish = Ya se ha jugado todo. Siguiente paso: dar la clasificación por definitiva.
# It would come earlier than announced.
next-step-early-close = Se anunció que la inscripción sigue abierta hasta { $at }. ¿Cerrarla ahora?
next-step-now-close = Cerrarla ahora
next-step-early-round = Se anunció que el juego empieza { $at }. ¿Publicar ahora la primera ronda?
next-step-now-round = Publicarla ahora
next-step-label-check-in = Cerrar el check-in
next-step-will-check-in = Siguiente: cerrar el check-in. Quien no confirmó queda fuera.
next-step-early-check-in = Se anunció que el check-in está abierto hasta { $at }. ¿Cerrarlo ahora?
next-step-now-check-in = Cerrarlo ahora
next-step-label-field = Cerrar la lista
next-step-will-field =
    Ahora: cerrar la lista con { $entrants ->
        [one] { $entrants } participante
       *[other] { $entrants } participantes
    }.
next-step-import-first = Aún no hay nadie. `/players import` importa la lista de participantes.
next-step-label-games = Emparejar las próximas partidas
next-step-will-games = Siguiente paso: emparejar las próximas partidas.
next-step-no-round-yet = Todavía no hay ronda que ver.
