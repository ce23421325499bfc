### Sign-up: opening, closing, coming and going.

signup-how-to-join = Pulsa **Inscribirme** o usa `/join`. Para irte, usa `/leave`.
signup-really-leave = Sí, sácame
signup-correct = Corregir
signup-fee-returned = Se devuelve al final a quien no tenga incomparecencias ni abandone.
signup-opened = ¡La inscripción de **{ $title }** está abierta!
signup-closes = La inscripción cierra el { $at }.
signup-ratings-fixed = Los ratings y los cabezas de serie quedan fijos el { $at }.
signup-first-round = El juego empieza el { $at }.
signup-capacity = Hay sitio para { $limit }; quien llegue después espera una plaza libre.
signup-fee-returned-2 = Cuota de inscripción: { $amount }. { signup-fee-returned }
signup-fee = Cuota de inscripción: { $amount }.
signup-reopened = La inscripción de **{ $title }** vuelve a estar abierta. { signup-how-to-join }
signup-waits = **{ $name }** está en el puesto { $place } de la lista de espera.
signup-moved-up = Hay una plaza libre: **{ $name }** sube de la lista de espera y está dentro.
signup-withdrew-before-play = **{ $name }** deja el torneo.
signup-withdrew = **{ $name }** se ha retirado. Las partidas jugadas hasta ahora valen como están.
signup-disqualified = Se ha descalificado a **{ $name }**.
signup-taken-out = Un director ha retirado del torneo a **{ $name }**.
signup-back-waiting = **{ $name }** ha vuelto, en la lista de espera.
signup-back = **{ $name }** ha vuelto y juega desde la próxima ronda.
signup-called-off = **{ $title }** se ha cancelado. Gracias a todas las personas inscritas.
signup-because = Motivo: { $text }
signup-really-leave-2 = ¿Dejar **{ $title }**? Tus partidas abiertas cuentan como perdidas por incomparecencia y no se te empareja más. Una vez empezado el juego, solo un director puede dejarte volver.
signup-leave-before-play = ¿Dejar **{ $title }**? Tu plaza pasa a quien siga en la lista de espera, si hay alguien.
signup-form-title = Inscripción: { $title }
signup-not-entered = Todavía no estás dentro: { $problems }. Corrígelo, por favor.
signup-and-more = y { $others } más
signup-closed =
    La inscripción de **{ $title }** está cerrada: { $entered ->
        [one] { $entered } participante
       *[other] { $entered } participantes
    }.
signup-closed-waiting =
    La inscripción de **{ $title }** está cerrada: { $entered ->
        [one] { $entered } participante
       *[other] { $entered } participantes
    }, { $waiting } en la lista de espera.
signup-entered = **{ $name }** está dentro ({ $count }).
signup-entered-limit = **{ $name }** está dentro ({ $count } de { $limit }).
signup-imported =
    { $count ->
        [one] Ha entrado { $count } participante
       *[other] Han entrado { $count } participantes
    } con la lista de un director.
signup-imported-waiting =
    { $count ->
        [one] Ha entrado { $count } participante
       *[other] Han entrado { $count } participantes
    } con la lista de un director; { $waiting } en la lista de espera.
signup-joined-late = **{ $name }** se incorpora ahora y será emparejado desde la próxima ronda.
signup-lost-unplayed = Partidas perdidas sin jugar: { $games }.
signup-void = Partidas que ya no cuentan: { $games }.
signup-field-set =
    La lista de **{ $title }** está cerrada: { $entered ->
        [one] { $entered } participante
       *[other] { $entered } participantes
    }.
signup-field-listed = La lista de **{ $title }** está cerrada: { $entrants }.
signup-back-before-play = **{ $name }** vuelve a estar dentro.
signup-teams = Equipos de hasta { $size }
# On the sign-up card: who created the event. $name comes in ready to be shown.
signup-host = Organiza: { $name }
# On the sign-up card of an event without dates.
signup-starts-when-all-are-in = Empezamos en cuanto estén todos.
# On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game.
signup-length =
    Con { $players } jugadores: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, más o menos { $length } a { $minutes } minutos por partida.
