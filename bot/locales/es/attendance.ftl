attendance-all-here = El check-in ha terminado: ¡están todos ({ $here })!
attendance-left-out = El check-in ha terminado: están { $here }, faltan { $out }: { $names }. ¿Has llegado al final? Pulsa el botón o usa `/join`.
attendance-left-out-begins = Se acabó el check-in: { $here } presentes, { $out } ausentes: { $names }. ¡Empezamos!
attendance-you-are-out = **{ $title }** empieza sin ti porque no hiciste el check-in. Pulsa el botón para volver.
attendance-state-none = El check-in no está abierto. Ábrelo y preguntaré una vez a todos; quien no lo haga queda fuera.
attendance-state-open = El check-in está abierto: { $here } de { $all } están presentes.
attendance-until = Termina { $at }.
attendance-missing = Aún no están: { $names }.
attendance-too-late = Demasiado tarde, ya ha empezado: no hay check-in.
attendance-open = Abrir el check-in
attendance-close = Cerrar el check-in ({ $out } quedan fuera)
attendance-others = Registrar a otros
attendance-opens-at = El check-in abre { $at }.
attendance-done = ¡Check-in hecho! Nos vemos enseguida.
# In the channel; the button is below. $here of $all have checked in.
attendance-call = **¡Check-in!** Pulsa el botón o te quedas fuera (con `/join` vuelves). Están { $here } de { $all }.
# To a director who closes check-in. $names: who has not checked in, a list
attendance-close-anyway =
    { $out ->
        [one] { $names } no ha hecho el check-in. ¿Cerrarlo sin esa persona?
       *[other] { $out } no han hecho el check-in: { $names }. ¿Cerrarlo sin ellos?
    }
attendance-start-anyway =
    { $out ->
        [one] { $names } no ha hecho el check-in. ¿Empezar sin esa persona?
       *[other] { $out } no han hecho el check-in: { $names }. ¿Empezar sin ellos?
    }
attendance-who = ¿Quién está aquí?
