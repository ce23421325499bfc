### Direct messages to single people.

direct-missing-times = No me has dicho cuándo puedes jugar, así que se entiende que te va bien cualquier hora. Pulsa **Mis horas** para decirlo.
direct-fees-unpaid = Tu cuota de inscripción consta como no pagada todavía.
direct-fees-paid = Tu cuota de inscripción consta como pagada. ¡Gracias!
direct-fees-returned = Tu cuota de inscripción consta como devuelta.
direct-fees-kept = Tu cuota de inscripción consta como retenida, según las reglas.
direct-moved-up = Buenas noticias: hay una plaza libre en **{ $title }** y es tuya.
direct-out-of = Un director te ha retirado de **{ $title }**.
direct-disqualified = Un director te ha descalificado de **{ $title }**.
direct-out-after-forfeit = Tras la incomparecencia estás fuera de **{ $title }** y no se te emparejará más.
direct-back-in = Vuelves a estar en **{ $title }** y juegas desde la próxima ronda.
direct-back-on-the-list = Vuelves a estar en la lista de espera de **{ $title }**.
direct-part-changed = Los emparejamientos han cambiado; así queda ahora tu parte en la ronda.
direct-round-taken-back = **{ $round_title }** se ha anulado; tu partida de esa ronda ya no vale. Te avisaré cuando haya novedades.
direct-confirmed = Resuelto: **{ $score }**.
direct-please-report-again = Tu rival ha retirado su resultado. Por ahora no hay nada que confirmar.
direct-reported-anew = Tu rival ha vuelto a informar del resultado; mira el siguiente mensaje.
direct-more-time-for-you = **{ $opponent }** te espera hasta las { $until_time } ({ $until_distance }).
direct-question = Una pregunta antes de seguir: { $text } Responde antes del { $due }.
direct-drawn = Sorteado: **{ $number }**.
direct-answered = Respondido: **{ $answer }**.
direct-appeal-decided =
    { $accepted ->
        [yes] Tu apelación se acepta: vuelves a estar en **{ $title }**. El motivo de los directores: { $text }
       *[no] Tu apelación se rechaza. El motivo de los directores: { $text }
    }
direct-joined-late = Estás en **{ $title }** y serás emparejado desde la próxima ronda.
