### Stages, rounds, pairings and game times.

rounds-field-by-seed = Participantes, por orden inicial
rounds-field-as-listed = Los participantes y su orden están en la lista de arriba.
rounds-why-seeded = Cómo se decidieron los empates del orden inicial
rounds-order-by-rating = Ordenados por fuerza antes del torneo.
rounds-order-by-standings = Ordenados por la clasificación de la fase anterior.
rounds-pairings = Emparejamientos
rounds-byes = Descansos
rounds-idle = Descansan esta ronda
rounds-warnings = Conviene revisar
rounds-no-warnings = Nada raro: ningún rival repetido, ningún segundo descanso, nada más que revisar.
rounds-more-warnings = … y { $count } más en el archivo de texto.
rounds-many-idle = Descansan esta ronda: { $count }
rounds-preview = Vista previa
rounds-not-published = Nadie más ve esto todavía.
rounds-why-link = ¿Por qué estos emparejamientos? Pregunta con `/tournament why`.
rounds-near-misses = Sin hora en común
rounds-many-level-seeds = { $count } veces dos vecinos estaban igualados. `/tournament why` dice qué decidió.
rounds-time-control = Ritmo de juego: { $text }
rounds-tentative-until = Las horas son provisionales hasta el { $fix_at }. Habla con tu rival y corrige tus horas antes con `/me availability`.
rounds-play-between = Las partidas empiezan entre el { $play_from } y el { $play_until }.
rounds-arrange-yourselves = Acuerda una hora con tu rival, juega e informa del resultado con `/match report`.
rounds-times-fixed = Las horas de **{ $round_title }** son definitivas y ya no cambian.
rounds-other-times-stay = Las horas que no han cambiado están en el mensaje de la ronda.
rounds-game-moved = Un director ha fijado la hora de { $players }: { $at }.
rounds-no-time-found = { $players }: no se ha encontrado ninguna hora. Un director fijará una.
rounds-paired-by-director = Emparejada por un director: { $reason }
rounds-amended-by-director = Un director ha cambiado los emparejamientos de **{ $round_title }**.
rounds-amended-after-withdrawal = Los emparejamientos de **{ $round_title }** se han arreglado porque alguien se fue.
rounds-round-undone = Un director ha anulado **{ $round_title }**. Sus emparejamientos ya no valen; habrá otros.
rounds-step-undone = Un director ha deshecho el último paso.
rounds-undone-list = Deshecho: { $things }.
rounds-timetable-paused = El calendario está parado hasta que un director lo reanude.
rounds-timetable-switched-running = El calendario vuelve a estar en marcha.
rounds-timetable-switched = El calendario está en pausa: nada ocurre por sí solo hasta que un director lo reanude.
rounds-times-tentative = Las horas provisionales de **{ $round_title }**:
rounds-new-time = Nueva hora: { $at }.
rounds-stage-started =
    {""}**{ $title }** empieza con { $entrants ->
        [one] { $entrants } participante
       *[other] { $entrants } participantes
    }.
rounds-stage-started-rounds =
    {""}**{ $title }** empieza con { $entrants ->
        [one] { $entrants } participante
       *[other] { $entrants } participantes
    } y { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
rounds-game-time =
    { $final ->
        [yes] { $at }, definitiva
       *[no] { $at }, provisional
    }
rounds-tentative-time = { $at }, provisional
rounds-reported = **{ $name }** informa: { $said }; cuenta { $until } si nadie lo disputa
rounds-reported-early = **{ $name }** informó antes del comienzo: { $said }; cuenta cuando se confirme
rounds-disputed = en disputa, decide la dirección
rounds-here = presentes: { $names }
rounds-be-there = Regístrate con **Mi partida** cerca del comienzo. **Escríbeme** te trae antes un mensaje directo.
rounds-next-times = La próxima ronda se empareja { $pair_at }; con **Mis horas** dices cuándo puedes jugarla.
rounds-amended-for-newcomer = **{ $round_title }** tiene una partida más: alguien se ha incorporado y juega contra quien descansaba.
rounds-played-elsewhere = Se jugó en otro sitio.
rounds-here-waiting = presente: **{ $name }**, que espera a **{ $opponent }** hasta las { $until_time } ({ $until_distance })
rounds-play-and-report = Jueguen e informen del resultado con `/match report`.
rounds-match-open = { $title }: ya se puede jugar el encuentro **{ $players }**. Después, informa del resultado con `/match report`.
rounds-on-hold = En espera: nada ocurre por sí solo hasta que un director lo reanude.
rounds-goes-on = Sigue: el próximo paso vuelve a llegar por sí solo.
rounds-standings-at-the-end = Se han jugado todas las partidas. La clasificación final está en el mensaje de cierre.
rounds-order-by-hand = Ordenados a mano.
rounds-order-by-lot = Ordenados por sorteo.
rounds-order-by-entry = Ordenados según la inscripción.
