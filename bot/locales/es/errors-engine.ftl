### Sentences for what the engine refuses.

errors-engine-phases-nothing = no existe todavía
errors-engine-phases-draft = está en preparación
errors-engine-phases-registration = tiene la inscripción abierta
errors-engine-phases-closed = tiene sus participantes y no ha empezado
errors-engine-phases-running = está en juego
errors-engine-phases-finished = ha terminado
errors-engine-phases-cancelled = se ha cancelado
errors-engine-phases-series = es una serie de veladas
errors-engine-statuses-active = está dentro
errors-engine-statuses-waiting = está en la lista de espera
errors-engine-statuses-withdrawn = se ha retirado
errors-engine-statuses-removed = está fuera tras una incomparecencia
errors-engine-statuses-disqualified = sufrió una descalificación
errors-engine-statuses-outside-stage = no juega en esta fase, que empezó sin contar con esa plaza
errors-engine-field-codes-too-few =
    Hay { $found ->
        [one] un solo participante
       *[other] { $found } participantes
    }, y este formato necesita al menos { $limit }. Espera a que haya más o elige otro.
errors-engine-field-codes-too-many = Hay { $found } participantes, y este formato admite como mucho { $limit }.
errors-engine-field-codes-too-many-rounds = Hay { $found } rondas previstas, pero con estos participantes solo hay rivales nuevos para { $limit }. Prevé menos rondas o permite repetir rival.
errors-engine-no-pairing-codes-everybody-met = Ya no queda nadie con quien { $who } pueda jugar por primera vez. Permite repetir rival en las opciones, o empareja tú con `/judge override`.
errors-engine-no-pairing-codes-never-meet = Estos jugadores nunca se enfrentan, y cualquier emparejamiento de esta ronda tendría una partida así: { $who }. Cambia en `/td options` quién puede enfrentarse, o empareja tú con `/judge override`.
errors-engine-no-pairing-codes-never-meet-fixed = Estos jugadores nunca se enfrentan, y toda ronda que permiten las reglas de la FIDE tendría una partida así: { $who }. Eso queda fijado antes de la ronda 1, así que pon tú los emparejamientos con `/judge override`.
errors-engine-no-pairing-codes-no-complete-round = Según el reglamento de la FIDE ya no hay ninguna ronda completa (C1 a C3). Empareja tú con `/judge override`.
errors-engine-form-codes-unknown = aquí no hay tal formulario
errors-engine-form-codes-unknown-note = no es nada que se pueda anotar en esta partida
errors-engine-form-codes-missing = falta
errors-engine-form-codes-doubled = aparece dos veces
errors-engine-form-codes-unknown-item = no se conoce
errors-engine-form-codes-outdated = trata de algo que ha cambiado desde entonces
errors-engine-form-codes-past = está en el pasado
errors-engine-form-codes-unreadable = no se puede leer
errors-engine-form-codes-not-sealed = no está sellado: no hace falta anotar quién lo mira
errors-engine-sentence = Eso no ha funcionado, y no sé decir por qué. Inténtalo otra vez y, si vuelve a pasar, avisa a un director.
errors-engine-invariant = El fallo es mío, no tuyo. Ha quedado anotado con detalle; avisa a un director, por favor.
errors-engine-newer-event = Esto se escribió con una versión más nueva de Herald. Hay que actualizar primero; no se ha perdido nada.
errors-engine-not-ahead = La ronda { $round_number } no se puede emparejar por adelantado: en este formato cada ronda se empareja según la última clasificación.
errors-engine-work-stopped = Parado. No ha cambiado nada.
errors-engine-unknown-entrant = No encuentro a ese jugador en este torneo. Elige uno de la lista mientras escribes.
errors-engine-unknown-pairing = No encuentro esa partida: puede que la ronda se haya vuelto a emparejar. Mira `/tournament pairings`.
errors-engine-not-your-game = Solo puede hacerlo quien juega, y { $entrant } no juega aquí: { $pairing }.
errors-engine-wrong-phase = El torneo { $now }. Esto solo es posible mientras { $needs }.
errors-engine-already-entered = No hay nada que hacer: { $entrant } ya está en el torneo.
errors-engine-not-in = Ahora no es posible: { $entrant } { $status }.
errors-engine-ratings-fixed = Los ratings y los cabezas de serie están fijos y ya no pueden cambiar.
errors-engine-unknown-format = No conozco ningún formato ni plantilla con el nombre «{ $key }». Elige uno de la lista mientras escribes.
errors-engine-format-not-loaded = El formato «{ $key }» no se puede usar ahora mismo: su código no carga. El registro del bot dice por qué.
errors-engine-not-next = Ese no es el siguiente paso; seguramente alguien acaba de darlo. Mira `/round preview`.
errors-engine-results-missing = La ronda no ha terminado. Todavía sin resultado: { $pairings }.
errors-engine-prompt-open =
    { $count ->
        [one] Antes hay que responder { $count } pregunta: mira `/round answer`.
       *[other] Antes hay que responder { $count } preguntas: mira `/round answer`.
    }
errors-engine-no-such-prompt = Eso ya no se pregunta: se ha respondido, o el torneo ha seguido adelante.
errors-engine-already-answered = Eso ya se ha respondido: **{ $answer }**.
errors-engine-no-such-draw = No se ha anunciado ningún sorteo «{ $draw }».
errors-engine-already-drawn = El sorteo «{ $draw }» ya se ha hecho. Las palabras solo valen antes.
errors-engine-already-contributed = { $entrant } ya ha dado una palabra para este sorteo; cada persona tiene una.
errors-engine-result-exists = Ya hay un resultado para { $pairing }. Si está mal, pide a un director que lo corrija.
errors-engine-no-report = No hay ningún resultado informado pendiente para { $pairing }. Para decir cómo acabó, usa `/match report`.
errors-engine-own-report = Ese resultado lo informó tu lado, así que lo tiene que confirmar tu rival. Si está mal, puedes retirarlo.
errors-engine-too-early = Demasiado pronto: esto es posible a partir del { $allowed_from }.
errors-engine-too-late = Demasiado tarde: se podía hasta el { $allowed_until }. Quizá un director todavía pueda ayudarte.
errors-engine-no-game-time = { $pairing } no tiene hora definitiva todavía. Espera a que se anuncie.
errors-engine-not-here = Di antes que estás aquí: pulsa **Estoy aquí** o usa `/match here`.
errors-engine-opponent-here = Tu rival está aquí, así que no hay nada que reclamar. ¡A jugar!
errors-engine-more-time-granted = Le diste más tiempo a tu rival. Podrás reclamar la partida { $until_distance }.
errors-engine-round-closed = Esto solo es posible en la última ronda, y { $name } no lo es. Sus resultados todavía se pueden corregir.
errors-engine-nothing-to-undo = Ya no queda nada que deshacer.
errors-engine-branch-played = { $title } ya se está jugando con estos participantes. Cancélalo primero allí con `/td cancel` e inténtalo otra vez: empezará de nuevo con quienes corresponde.
errors-engine-not-last-command = Ha pasado algo más desde entonces, y se deshace paso a paso. Abre `/td undo` otra vez.
errors-engine-deadline-passed = El calendario ya ha hecho esto. No se ha hecho nada dos veces.
errors-engine-bad-form = Hay algo que no está bien: { $error }. No se ha guardado nada; corrígelo, por favor.
errors-engine-form-closed = Demasiado tarde: había que entregarlo antes del { $due }. Un director todavía puede hacerlo.
errors-engine-no-appeal = Ahora no hay ninguna apelación que presentar o decidir para { $entrant }.
errors-engine-reason-needed = Esta decisión se guarda con su motivo. Escribe uno, por favor.
errors-engine-field = Estos participantes no pueden jugar este formato (hay: { $found }, límite: { $limit }). Revisa las opciones.
errors-engine-no-pairing = Las reglas no permiten ningún emparejamiento de esta ronda. Empareja tú con `/judge override`.
errors-engine-report-winner-not-seated = La persona que indicaste como ganadora no juega en { $game }. Elige a una de las dos.
errors-engine-report-scores-contradict = Los puntos de { $game } no cuadran con quién ganó. Comprueba de quién es cada puntuación.
errors-engine-report-no-ties = Aquí no hay empates: { $game } tiene un ganador. Di quién ganó.
errors-engine-bad-report = Este resultado no encaja con { $game }. Compruébalo, por favor.
errors-engine-remedies = Puedes { $ways }.
errors-engine-remedy-invite =
    { $count ->
        [one] invitar a { $count } jugador más
       *[other] invitar a { $count } jugadores más
    }
errors-engine-remedy-take-out =
    retirar a { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    } con `/players withdraw`
errors-engine-remedy-take-out-first =
    retirar a { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    } con `/players withdraw` (según las reglas, primero: { $first })
errors-engine-options =
    Estas opciones no encajan:
    { $problems }
    No ha cambiado nada; corrígelas, por favor.
errors-engine-bad-answer = «{ $answer }» no es una de las respuestas posibles. Elige una de las que se ofrecen.
errors-engine-no-answer = Una respuesta vacía no es una de las posibles. Elige una de las que se ofrecen.
errors-engine-bad-round = Cada participante tiene que estar en la ronda exactamente una vez.
errors-engine-check-round = Revisa los emparejamientos.
errors-engine-bad-round-part =
    { $what ->
        [missing] Falta: { $who }.
        [doubled] Dos veces: { $who }.
       *[unknown] No juega esta ronda: { $who }.
    }
errors-engine-bad-round-boards =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } con el número equivocado.
errors-engine-handmade =
    { $code ->
        [no_match_for] Sin partido en esta ronda: { $who }. Quienes juegan sus partidos pueden cambiar de sitio entre sí; nadie más puede entrar.
        [different_parts] { $who } no están en la misma parte de la ronda y no pueden enfrentarse en ella. Cambia los sitios dentro de una parte.
        [left_out] Sin partida ni descanso: { $who }. Quien sigue dentro necesita una cosa u otra.
        [other_number] La ronda tiene tantas partidas y descansos como dicen las reglas. Cambia quién se sienta dónde, no cuántas partidas hay.
        [must_stay] El partido de { $who } se queda como está: se repite, o el rival se ha ido.
        [no_rounds_off] En este formato nadie puede tener ronda libre: { $who }. Dales una partida o un descanso.
        [out] Ya fuera: { $who }. No pueden jugar en esta ronda.
       *[same_couples] En esta ronda está fijado quién juega contra quién. Solo puedes cambiar quién va primero.
    }
# A draw whose secret is not known here.
errors-engine-seed-unknown = Este registro se exportó antes del final y no incluye el número aleatorio, así que no se puede hacer este sorteo con él.
errors-engine-dependent-games =
    { $count ->
        [0] Lo que se ha publicado desde entonces depende de este resultado.
        [one] Una partida posterior depende de este resultado.
       *[other] { $count } partidas posteriores dependen de este resultado.
    } La dirección tiene que elegir con `/round result` qué pasa con eso.
errors-engine-came-late = Llegaste demasiado tarde para reclamar la partida. Si ninguno estaba a tiempo, decide la dirección.
errors-engine-forfeit-stands = { $pairing } se perdió por incomparecencia. Según las reglas no hay repetición después, sea cual sea el motivo.
errors-engine-game-time =
    { $code ->
        [past] Esa hora ya ha pasado. Elige una por venir.
        [final] La hora de { $pairing } era definitiva, y según las reglas ya no cambia.
       *[outside] Las partidas de esta ronda se juegan del { $earliest } al { $latest }; esa hora queda fuera.
    }
# Another number is entered for a draw whose result is public.
errors-engine-number-told = Este sorteo ya se hizo y todos conocen el número: { $told }. Ningún otro puede ocupar su lugar.
# The beacon named for a draw cannot be reached.
errors-engine-beacon-missing = Ahora mismo no alcanzo la baliza anunciada para este sorteo, así que espera. Inténtalo más tarde. La dirección también puede sortear sin ella: en público y con el motivo.
errors-engine-no-seat = La ronda publicada no tiene partida para { $entrant }: ya está en ella, nadie descansa, o los dos ya se han enfrentado.
errors-engine-unknown-refusal = Otra versión de Herald lo rechazó por un motivo que esta no conoce.
errors-engine-no-time-claim = No hay nada que responder: { $pairing }, nadie espera tu respuesta sobre el tiempo.
errors-engine-no-doubt = Ya no hay nada que decidir sobre { $game }.
errors-engine-other-seats = Esto trata de otros jugadores que los de { $game }.
errors-engine-report-contradicted = Un jugador de { $game } ha informado otra cosa.
errors-engine-already-member = Nada que hacer: ya actúa por { $entrant }.
errors-engine-member-elsewhere = Nadie está dos veces en un torneo, y ya juega en este: { $entrant }.
errors-engine-not-member = Nada que hacer: no actúa por { $entrant }.
errors-engine-not-guest = { $entrant } está en Discord y no necesita que nadie hable en su nombre. Para jugar por equipos, la dirección fija antes su tamaño: `/td options`.
errors-engine-team-full = No hay sitio: { $entrant } ya tiene { $most }, el máximo. Antes tiene que irse alguien: `/team remove`.
errors-engine-report-no-series = No registrado: { $game } es una sola partida. Basta un marcador.
errors-engine-report-too-many-games = No registrado: son más partidas de las que puede tener { $game }.
errors-engine-report-played-on = No registrado: { $game } ya estaba decidido antes de la última de estas partidas. Revísalas.
errors-engine-report-too-few-games = No guardado: estas partidas aún no deciden { $game }. Da el marcador de cada una, como `11-7 9-11 11-5`.
errors-engine-report-games-contradict = No registrado: los marcadores de las partidas de { $game } no encajan con el resultado. Revisa ambos.
errors-engine-no-round-left = Demasiado tarde: ya no queda ninguna ronda que pedir libre.
errors-engine-not-a-round-off = La ronda { $round_number } ya no se puede cambiar aquí. Elige una ronda de la { $first } a la { $last }; si está a punto de publicarse, un director aún puede ayudarte.
errors-engine-no-rounds-off = En este formato no se puede pedir una ronda libre: fija quién juega contra quién. Pide a un director que mueva tu partida, o retírate con `/leave`.
errors-engine-untimed-game = { $pairing } no tiene hora fija, así que no sé cuándo alguien llega tarde. Pregunta a la dirección si tu rival no viene.
errors-engine-directors-decide = Sobre { $pairing } decide la dirección; ya se le ha preguntado.
errors-engine-no-teams = Aquí cada cual juega por su cuenta. Para jugar en equipos, la dirección fija antes el tamaño: `/td options`.
errors-engine-no-free-players = Todavía nadie busca equipo. Para eso se pulsa **Unirme a un equipo**.
errors-engine-stale-teams = Acaba de entrar o salir un jugador o un equipo. Pulsa otra vez **Sortear equipos**.
errors-engine-no-latecomers = Demasiado tarde, ya ha empezado: **{ $title }** no admite a nadie más.
