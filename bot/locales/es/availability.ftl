### Asking people for their times and saying them back.

availability-form-title = ¿Cuándo puedes jugar?
availability-field = Tus horas
availability-example = thu 18-22, sat 10-14
availability-text-help = Horas a las que puede empezar una partida, cada semana, en tu hora. También valen “any” o “none”.
availability-no-times = Ninguna hora marcada
availability-change = Cambiar
availability-type = Escribirlas
availability-correct = Corregir
availability-any-time = Me va bien cualquier hora
availability-no-time = No me va bien ninguna hora
availability-this-week = Tus horas de esta semana
availability-next-week = Tus horas para la semana que viene
availability-hours-optional = Tus horas (puedes marcarlas más tarde)
availability-list-help = Marca todas las horas a las que puede empezar una partida ({ $slot_minutes } cada una), en la hora de { $zone }.
availability-nothing-marked = No marcaste nada, así que no he guardado nada todavía. ¿Qué querías decir?
availability-counts-until = La hora de tu partida queda fija el { $fix_at }; hasta entonces puedes cambiar esto.
availability-counts-for-pairing = La próxima ronda se empareja el { $pair_at }; puedes cambiar esto hasta que las horas queden fijas.
availability-serves-again = Las mismas horas sirven cada semana hasta que las cambies.
availability-none-suits = No prefieres ninguna hora, así que deciden las de tu rival.
availability-nothing-shared = **{ $opponent }** y tú todavía no tienen ninguna hora en común. Con `/schedule propose` le propones una.
availability-proposal = **{ $name }** propone jugar el { $at }: { $your_clock } en tu hora, { $their_clock } para **{ $name }**. Si te va bien, **{ $opponent }**, pulsa **Me viene bien**: así estará entre las horas de los dos.
availability-proposed = He preguntado a **{ $opponent }** si le va bien el { $at }. Ya está entre tus horas. Las horas definitivas se eligen { $fix_at_distance } entre las que les gustan a los dos.
availability-agreed = A **{ $name }** le va bien el { $at }. La hora definitiva se elige entre las que les gustan a los dos.
availability-common-none = { $players }: todavía ninguna hora les va bien a los dos.
availability-common = { $players }, horas que les van bien a los dos: { $times }.
availability-common-more = { $players }, horas que les van bien a los dos: { $times } y { $rest } más.
availability-you-agreed =
    { $shared ->
        [1] El { $at } es ahora la única hora que les va bien a los dos. Es la que se fijará.
       *[other] El { $at } es una de las { $shared } horas que les van bien a los dos. La definitiva se elige entre ellas.
    }
availability-legend =
    { $yours } tuyas
    { $free } no tuyas
    vacío: sin partidas
availability-legend-shared = { $mark } tuyas y de { $opponent }
availability-daily = A diario
availability-all-day = todo el día
availability-always = A cualquier hora
availability-never = Nunca
availability-outside = { $pattern }; nada de esto cae en el horario de juego de la semana
availability-shared = { $pattern }; { $shared } de { $marked } horas de inicio en común con { $opponent }
availability-time-field = ¿Cuándo quieres jugar?
availability-will-propose = Te refieres a { $at }: { $mine } para ti, { $theirs } para **{ $opponent }**. ¿Es así?
availability-propose-to = Preguntar a { $opponent }
