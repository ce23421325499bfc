### Results of many games at once.

bulk-form-title = Resultados
bulk-lines = Una partida por línea
bulk-lines-help = Como 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = Así lo leo. Todavía no se ha anotado nada.
bulk-enter = Anotar todo
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } resultado anotado.
       *[other] { $games } resultados anotados.
    }
bulk-people-lines = Una persona por línea
bulk-people-title =
    { $about ->
        [ratings] Ratings
        [fees] Cuotas
        [check-ins] Check-ins
       *[seeds] Cabezas de serie
    }
bulk-people-help =
    { $about ->
        [ratings] Como Ana 1720
        [fees] Como Ana, Ana unpaid o #7 returned; solo el nombre significa pagado
        [check-ins] Solo el nombre, o #7
       *[seeds] Mejores primero. Quien falte sigue por rating
    }
bulk-people-entered =
    { $count ->
        [one] { $count } persona está
       *[other] { $count } personas están
    } al día.
bulk-answers-help = Como Ulrich sí, o Ulrich: y lo que dice. Un nombre solo queda pendiente
bulk-left-open = Sin respuesta todavía: { $names }.
bulk-no-answer-there = Ninguna línea tiene respuesta todavía: no hay nada que registrar.
bulk-answers-entered =
    { $count ->
        [one] **{ $title }**: { $count } respuesta registrada.
       *[other] **{ $title }**: { $count } respuestas registradas.
    } Para cambiar una, regístrala otra vez.
