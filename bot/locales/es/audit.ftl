### Audit.
audit-title = Registro
audit-nothing-found = Nada en el registro coincide.
audit-phase-draft = devolvió el torneo a preparación
audit-phase-registration = abrió la inscripción
audit-phase-closed = cerró la lista de participantes
audit-phase-running = empezó el juego
audit-phase-finished = declaró definitiva la clasificación
audit-phase-cancelled = suspendió el torneo
audit-phase-series = lo convirtió en una serie
audit-series-planned = planificó la serie
audit-evening-opened = abrió la velada { $number }
audit-evening-recorded = registró la velada { $number }
audit-branch-opened = abrió { $title } para { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
audit-branch-taken-back = retiró { $title }, porque lo juegan otros
audit-branch-recorded = registró cómo va { $title }
audit-main-line-named = lo hizo parte de otro torneo
audit-status-active = { $who } participa ({ $cause })
audit-status-waiting = { $who } está en lista de espera ({ $cause })
audit-status-withdrawn = { $who } se ha retirado ({ $cause })
audit-status-removed = { $who } queda fuera ({ $cause })
audit-status-disqualified = { $who } fue descalificado ({ $cause })
audit-cause-withdrew = se fue
audit-cause-director = decisión de un director
audit-cause-forfeit = tras una incomparecencia
audit-cause-moved-up = subió de la lista de espera
audit-cause-reinstated = readmitido
audit-cause-appeal = tras una apelación
audit-cause-withdrawal = tras una retirada
audit-source-agreed = los dos jugadores están de acuerdo
audit-source-silence = nadie lo discutió a tiempo
audit-source-claim = reclamado por el jugador presente
audit-source-director = anotado por un director
audit-source-withdrawal = por una retirada
audit-source-import = importado
audit-source-format = se deduce de lo entregado o anotado
audit-fee-unpaid = no pagada
audit-fee-paid = pagada
audit-fee-returned = devuelta
audit-fee-kept = retenida
audit-fee = marcó la cuota de { $who }: { $state }
audit-topic-requirement = Requisito
audit-topic-appeal-filed = Apelación
audit-topic-appeal-accepted = Apelación aceptada
audit-topic-appeal-rejected = Apelación rechazada
audit-topic-note = Nota
audit-note-here = { $who } está aquí
audit-note-more-time = { $who } da más tiempo
audit-note-proposed-time = { $who } propone una hora
audit-note-agreed-time = { $who } acepta la hora
audit-note-timed-out = { $who } dice que el rival agotó el tiempo
audit-note-until = { $text } hasta { $until }
audit-page =
    { $entries } { $entries ->
        [one] entrada
       *[other] entradas
    }, primero las más nuevas. Página { $page } de { $pages }.
audit-entry = `{ $seq }` { $at } **{ $actor }**: { $text }
audit-taken-back = ~~{ $text }~~ (deshecho)
audit-said = { $text }: { $words }
audit-created = creó **{ $title }**
audit-plan = cambió el plan o los ajustes
audit-timetable-runs = puso en marcha el horario
audit-timetable-paused = detuvo el horario
audit-entered = { $who } se inscribió
audit-entered-waiting = { $who } pasó a la lista de espera
audit-entrant-changed = cambió los datos de { $who }
audit-stage-began =
    { $stage } empezó con { $entrants } { $entrants ->
        [one] participante
       *[other] participantes
    }
audit-round-published = publicó { $stage }, { $round }
audit-round-amended = cambió los emparejamientos de { $stage }, { $round } ({ $cause })
audit-match-opened = abrió { $game } en { $stage }, { $round }
audit-match-passed = dejó pasar a { $who } sin jugar en { $stage }, { $round }
audit-match-empty = cerró un encuentro sin jugadores en { $stage }, { $round }
audit-times-final = fijó horas definitivas: { $games }
audit-times-tentative = fijó horas provisionales: { $games }
audit-reported = { $who } comunicó { $game }: { $claim }
audit-before-start = { $text } (antes del comienzo)
audit-report-taken-back = { $who } retiró el resultado informado de { $game }
audit-disputed = { $who } disputó el resultado informado de { $game }
audit-disputed-with = { $who } disputó el resultado informado de { $game } ({ $claim })
audit-result = { $game }: { $result } ({ $source })
audit-rematch = ordenó repetir { $game }
audit-form-asked = pidió «{ $form }»
audit-form-asked-until = pidió «{ $form }» hasta { $due }
audit-form-handed-in = { $who } entregó «{ $form }»
audit-form-handed-in-for = entregó «{ $form }» por { $who }
audit-form-seen = miró «{ $form }» de { $who }
audit-form-seen-all = miró «{ $form }» de todos
audit-draw = anunció el sorteo «{ $draw }» de { $low } a { $high }
audit-word = { $who } dio «{ $word }» para el sorteo «{ $draw }»
audit-questions = preguntas abiertas: { $questions }
audit-no-questions = ya no hay preguntas abiertas
audit-answered = «{ $prompt }» respondida: { $answer }
audit-answered-by = { $who } respondió «{ $prompt }»: { $answer }
audit-answered-by-lot = «{ $prompt }» respondida por sorteo: { $answer }
audit-noted = { $game }: { $note }
audit-step = reveló el paso { $step } de { $stage }
audit-announced = anunció
audit-dealt-with = resolvió «{ $what }»
audit-undone = deshizo el último paso
audit-seed-replaced = sacó un número aleatorio nuevo: el registro llegó sin el anterior
audit-cause-correction = se corrigió un resultado
audit-topic-stands = Queda como está anotado
audit-play-taken-back = deshizo todo lo posterior a { $stage }, { $round }
audit-note-here-late = { $who } está aquí, pero tarde
audit-cause-newcomer = alguien llegó con la ronda publicada
audit-cause-declined = rechazó la invitación
audit-cause-unanswered = no respondió a la invitación
audit-cause-no-place = sin sitio en ninguna liga
audit-role =
    { $given ->
        [yes] dio a { $who } el rol de { $role }
       *[no] quitó a { $who } el rol de { $role }
    }
audit-person-replaced = dio la plaza de { $old } a { $new }
audit-person-same = { $new } es { $old }, que estaba inscrito sin Discord
audit-person-apart = { $old } y { $new } vuelven a ser dos personas
audit-not-done = no pudo hacer «{ $what }»: { $why }
audit-dealt-with-about = resolvió «{ $what }» para { $about }
audit-due =
    { $topic ->
        [close_registration] el cierre de inscripciones
        [declined] invitaciones rechazadas
        [invite] invitaciones
        [next_game] la siguiente partida
        [finish] el final
        [pair] los siguientes emparejamientos
        [fix] los horarios definitivos
        [silence] un resultado sin respuesta
        [answer_default] una pregunta sin respuesta
        [choice_default] una elección que nadie hizo
        [lots] un sorteo
        [failed] un paso que falló
        [digest] lo que falta
        [form_due] el cierre de un formulario
       *[other] un recordatorio
    }
audit-form-closed = cerró «{ $form }»: ya nadie puede entregarlo
audit-note-time-admitted = { $who } admite haber perdido por tiempo
audit-note-time-denied = { $who } dice no haber perdido por tiempo
audit-cause-not-here = sin confirmar su presencia
audit-source-server = informado por { $server }
audit-server-linked = partidas en { $server }: { $games }
audit-server-doubted = { $server } sobre { $game }, no tomado: { $doubts }
audit-server-settled = decidió sobre lo que el servidor dijo de { $game }: { $answer }
audit-server-reported = { $server } informó { $game }: { $claim }
audit-member =
    { $given ->
        [yes] deja a { $who } actuar por { $entrant }
       *[no] sacó a { $who } de { $entrant }
    }
# A draw waits for its beacon. $until is a moment.
audit-draw-delayed = no alcanzó la baliza para el sorteo «{ $draw }»; próximo intento { $until }
# A director has a draw made without its beacon; the reason follows.
audit-beacon-waived = hizo el sorteo «{ $draw }» sin su baliza
audit-team-sought =
    { $given ->
        [yes] apuntó a { $who } en la lista de jugadores libres
       *[no] quitó a { $who } de la lista de jugadores libres
    }
audit-teams-drawn = sorteó equipos (jugadores libres: { $count })
