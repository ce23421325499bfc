## Live matches: the heat as everybody sees it, and the judge's panel.

swiss-elimination-judging-panel = Panel del juez
swiss-elimination-judging-not-started = El reloj no ha empezado. ¿Las dos hojas boca abajo, las manos en los cronómetros?
swiss-elimination-judging-no-spare-sheets = No hay suficientes hojas de reserva: en esta manga no hay hojas nuevas.
swiss-elimination-judging-held = ⏸️ En pausa: los jueces revisan una avería.
swiss-elimination-judging-ready = a punto
swiss-elimination-judging-no-winner = No vale.
swiss-elimination-judging-refresh = Actualizar
swiss-elimination-judging-next-heat = Siguiente manga
swiss-elimination-judging-more = Más
swiss-elimination-judging-back = Volver al panel
swiss-elimination-judging-open-panel = Panel del juez
swiss-elimination-judging-more-help = Lo que se necesita pocas veces. Una decisión de los jueces es definitiva; la última entrada se puede anular.
swiss-elimination-judging-called-by-judges = Los jueces llaman cada manga; aquí aparecen su reloj y sus veredictos.
swiss-elimination-judging-called = Los jueces llaman cada duelo; aquí aparecen su reloj y su veredicto.
swiss-elimination-judging-text-field = ¿Qué pasó?
swiss-elimination-judging-text-help = Se guarda, y todos pueden leerlo.
swiss-elimination-judging-timer-field = Cronómetro de precisión
swiss-elimination-judging-timer-help = Lo que marca desde la última vez que se puso en marcha, como 6:43.2
swiss-elimination-judging-start-true = Empezar la manga
swiss-elimination-judging-start-false = Empezar, sin hojas de reserva
swiss-elimination-judging-labels-stop = Parar
swiss-elimination-judging-labels-official-time = Cronómetro
swiss-elimination-judging-labels-correct = Correcto
swiss-elimination-judging-labels-incorrect = Incorrecto
swiss-elimination-judging-labels-sheet-back = Devolver hoja
swiss-elimination-judging-labels-new-sheet = Hoja nueva
swiss-elimination-judging-labels-timer = Anunciar
swiss-elimination-judging-labels-time-limit = Se acabó el tiempo
swiss-elimination-judging-labels-too-close = Demasiado igualado
swiss-elimination-judging-labels-malfunction = Avería
swiss-elimination-judging-labels-go-on = Seguir
swiss-elimination-judging-labels-decision = Decidir a favor de
swiss-elimination-judging-labels-take-back = Anular la última entrada
swiss-elimination-judging-heat = { $round_title } · Manga { $number }
swiss-elimination-judging-match = **{ $code }** { $better } (mejor cabeza de serie) – { $worse }
swiss-elimination-judging-new-sheet-taken = con el puzle, en una hoja nueva
swiss-elimination-judging-handed-in = entregado en { $at_ms }
swiss-elimination-judging-right = **correcto**, tiempo oficial { $official_ms }. Sin anunciar todavía
swiss-elimination-judging-announce-at = La respuesta correcta se anuncia a las { $at } ({ $at_distance }), o cuando ambas hojas estén corregidas.
swiss-elimination-judging-verdict = **Veredicto:** { $sentence }
swiss-elimination-judging-wins = Gana { $name }.
swiss-elimination-judging-wins-by-forfeit = Gana { $name }: { $absent } no vino.
swiss-elimination-judging-heat-of = Tanda { $number }: { $matches }.
swiss-elimination-judging-clock = ⏱️ El reloj empezó a las { $began }. El peor cabeza de serie tiene hasta las { $over } ({ $over_distance }).
swiss-elimination-judging-began = ⏱️ El reloj empezó a las { $began }.
swiss-elimination-judging-time-up = ⏱️ El peor cabeza de serie tiene hasta las { $over } ({ $over_distance }).
swiss-elimination-judging-at-the-puzzle =
    con el puzle{ $new_sheet ->
        [yes] , tiene una hoja nueva
       *[no] {""}
    }
swiss-elimination-judging-at-the-puzzle-again =
    otra vez con el puzle, tras { $count } { $count ->
        [one] respuesta falsa
       *[other] respuestas falsas
    }{ $new_sheet ->
        [yes] , tiene una hoja nueva
       *[no] {""}
    }
swiss-elimination-judging-with-grader = entregada, tiempo oficial { $time }
swiss-elimination-judging-with-grader-until = entregada, tiempo oficial { $time }; el corrector tiene hasta { $until }
swiss-elimination-judging-wrong = {""}**incorrecta**, entregada a { $time }
swiss-elimination-judging-wrong-until = {""}**incorrecta**, entregada a { $time }; la hoja vuelve a las { $until } ({ $until_distance })
swiss-elimination-judging-no-match = Ningún cruce presencial espera a un juez. El panel se abre cuando se publica una ronda presencial.
swiss-elimination-judging-round-ready =
    {""}**{ $round }** está publicada. **{ $panel }** abre el panel de { $heats } { $heats ->
        [one] tanda
       *[other] tandas
    }; cada juez puede tener uno abierto.
swiss-elimination-judging-entry-start = se puso en marcha el reloj
swiss-elimination-judging-entry-stop = { $name } entregó en { $time }
swiss-elimination-judging-entry-official = tiempo oficial de { $name }: { $time }
swiss-elimination-judging-entry-correct = la respuesta de { $name } es correcta (corregida en { $time })
swiss-elimination-judging-entry-incorrect = la respuesta de { $name } es incorrecta (corregida en { $time })
swiss-elimination-judging-entry-sheet-back = { $name } recuperó la hoja en { $time }
swiss-elimination-judging-entry-new-sheet = { $name } tomó una hoja nueva en { $time }
swiss-elimination-judging-entry-timer = anunciado en { $time }
swiss-elimination-judging-entry-time-limit = se acabó el tiempo en { $time }
swiss-elimination-judging-entry-too-close = demasiado ajustado para decidir
swiss-elimination-judging-entry-malfunction = incidencia: { $text }
swiss-elimination-judging-entry-go-on = la partida sigue
swiss-elimination-judging-entry-decision = los jueces decidieron a favor de { $name }: { $text }
swiss-elimination-judging-entry-take-back = se retiró la última anotación
swiss-elimination-judging-taken-back = La dirección ha deshecho esto. Ya no cuenta.
swiss-elimination-judging-held-at = ⏸️ En pausa: los jueces revisan una incidencia. El reloj de esta partida está parado en { $timer }.
swiss-elimination-judging-stood = ⏱️ El reloj de esta partida estuvo parado { $time }. El tiempo del peor cabeza de serie acaba a las { $over } ({ $over_distance }).
swiss-elimination-judging-labels-ran-on = Seguir, el reloj corrió

## The online stage: players on the clock.

swiss-elimination-solving-title = Puzles en línea
swiss-elimination-solving-begin = Poner el reloj en marcha ahora
swiss-elimination-solving-all-puzzles = Todos los puzles
swiss-elimination-solving-hand-in-help = Entrega cuantas veces quieras: vale la última respuesta, con su propio tiempo. No se te dirá si es correcta.
swiss-elimination-solving-not-in-the-log = Las contraseñas se muestran a quien empieza un puzle, las respuestas a nadie; ni unas ni otras están en el registro.
swiss-elimination-solving-answer-field = Tu respuesta
swiss-elimination-solving-answer-help = Como dice el puzle, en el orden que pide
swiss-elimination-solving-right = Correcta
swiss-elimination-solving-wrong = Incorrecta
swiss-elimination-solving-take-over = Importar
swiss-elimination-solving-all-checked = Todas las respuestas que valen están revisadas.
swiss-elimination-solving-problems-no-puzzles = la primera línea debe nombrar las columnas: puzzle, password, link, answer; después, una línea por puzle
swiss-elimination-solving-problems-no-names = la primera línea debe nombrar las columnas, una de ellas “name”; después, una línea por jugador o entrega
swiss-elimination-solving-problems-no-times = no hay ni una columna por puzle ni las columnas “puzzle” y “time”
swiss-elimination-solving-problems-unknown-puzzle = «{ $value }» no es ningún puzle de la lista
swiss-elimination-solving-problems-doubled = «{ $value }» ya está antes en el archivo
swiss-elimination-solving-problems-unknown-player = nadie con plaza se llama «{ $value }»
swiss-elimination-solving-problems-several-players = varios jugadores se llaman «{ $value }»
swiss-elimination-solving-problems-bad-time = «{ $value }» no es un tiempo; escríbelo como 6:43.2
swiss-elimination-solving-problems-bad-result = «{ $value }» no es ni correct, ni wrong, ni unchecked
swiss-elimination-solving-reminder = Sin empezar todavía: **{ $left }**. La fase en línea acaba el { $due }.
swiss-elimination-solving-start = Empezar { $name }
swiss-elimination-solving-hand-in = Entregar { $code }
swiss-elimination-solving-password-again = Contraseña de { $code }
swiss-elimination-solving-password = Contraseña: **{ $text }**
swiss-elimination-solving-link = Puzle: { $url }
swiss-elimination-solving-rechecked =
    { $count ->
        [one] { $count } respuesta entregada antes se ha revisado con la solución.
       *[other] { $count } respuestas entregadas antes se han revisado con la solución.
    }
swiss-elimination-solving-times-read =
    { $times ->
        [one] { $times } entrega
       *[other] { $times } entregas
    } de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Sus otros puzles se quedan como están.
swiss-elimination-solving-times-taken =
    Tiempos de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } importados. Siguen sellados; no se avisa a los jugadores.
swiss-elimination-solving-button = Resolver
swiss-elimination-solving-problem-at = Línea { $line }: { $problem }
swiss-elimination-solving-opened =
    {""}**La fase en línea está abierta{ $has_due ->
        [yes] {" "}hasta { $due }
       *[no] {""}
    }**: { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }, { $puzzles } { $puzzles ->
        [one] puzle
       *[other] puzles
    }, { $minutes } cada uno, en cualquier orden. **{ $button }** te muestra tus puzles; el reloj empieza cuando pides la contraseña. Rivales, puzles elegidos y tiempos son secretos hasta que se revelen: guarda los tuyos para ti.
swiss-elimination-solving-told =
    La fase en línea está abierta{ $has_due ->
        [yes] {" "}hasta { $due }
       *[no] {""}
    }: { $reached }.
swiss-elimination-solving-overview =
    { $minutes } por puzle, desde que lo empiezas.{ $has_due ->
        [yes] {" "}La fase acaba { $due }.
       *[no] {""}
    }
swiss-elimination-solving-fresh = • **{ $name }**: sin empezar
swiss-elimination-solving-on-the-clock = • **{ $name }**: en marcha hasta { $until } ({ $until_distance }), { $said }
swiss-elimination-solving-over = • **{ $name }**: terminado, { $said }
swiss-elimination-solving-said = entregado: «{ $answer }»
swiss-elimination-solving-said-nothing = nada entregado
swiss-elimination-solving-before =
    {""}**{ $name }**: tienes { $minutes } desde que pulsas, y el reloj no se puede parar.{ $has_end ->
        [yes] {" "}La fase acaba { $end }: eso acortaría tu tiempo.
       *[no] {""}
    }
swiss-elimination-solving-running =
    {""}**{ $name }**: el reloj corre{ $has_end ->
        [yes] {" "}hasta { $until } ({ $until_distance })
       *[no] {""}
    }.
swiss-elimination-solving-late = {""}**{ $name }**: «{ $answer }» llegó tras { $time }. Se acabó el tiempo: se guarda, pero no cuenta.
swiss-elimination-solving-arrived =
    {""}**{ $name }**: «{ $answer }» llegó tras { $time }.{ $has_end ->
        [yes] {" "}Puedes cambiarlo hasta { $until } ({ $until_distance }).
       *[no] {""}
    }
swiss-elimination-solving-materials =
    { $count } { $count ->
        [one] puzle importado
       *[other] puzles importados
    }.
swiss-elimination-solving-without-password = Sin contraseña: { $puzzles }.
swiss-elimination-solving-without-key = Sin solución, a revisar con `/playoffs check`: { $puzzles }.
swiss-elimination-solving-to-check =
    {""}**{ $name }** Respuesta: «{ $answer }». Quedan { $left } { $left ->
        [one] respuesta
       *[other] respuestas
    } por revisar, contando esta.
swiss-elimination-solving-bad-table = No se importó nada. Corrige el archivo y envíalo otra vez.
swiss-elimination-solving-why-not-not-open = La fase en línea no está abierta. Te avisaremos cuando se abra.
swiss-elimination-solving-why-not-no-seat = Solo resuelven estos puzles jugadores con plaza en los playoffs.
swiss-elimination-solving-why-not-over = Se acabó tu tiempo para este puzle.
swiss-elimination-solving-why-not-started = El reloj de este puzle ya corre. Entrega tu respuesta antes de que acabe.
swiss-elimination-solving-still-to-start = Te quedan puzles sin empezar. La fase en línea termina { $due }; el botón muestra cuáles.
swiss-elimination-solving-closed = **La fase en línea ha terminado.** La dirección la ha cerrado; ya no se pueden empezar ni entregar puzles.
swiss-elimination-solving-problems-over-limit = «{ $value }» supera el tiempo máximo para un puzle
swiss-elimination-solving-problems-solved-twice = «{ $value }» ya lo había resuelto la misma persona

## Who may play in playoffs.

swiss-elimination-eligibility-title = Clasificación para los playoffs
swiss-elimination-eligibility-seeds = Cabezas de serie
swiss-elimination-eligibility-about-seeds = Sobre los cabezas de serie
swiss-elimination-eligibility-name = Nombre
swiss-elimination-eligibility-score = Puntos
swiss-elimination-eligibility-status = Estado
swiss-elimination-eligibility-help = Se suman las mejores rondas regulares. Cada persona invitada dice si viene; los mejores de entre quienes vienen son cabezas de serie.
swiss-elimination-eligibility-level = Los empates a puntos los deciden los mejores puestos en rondas sueltas y, si también empatan, el sorteo.
swiss-elimination-eligibility-nothing = No hay tabla de clasificación: nadie se ha inscrito, o los playoffs ya han empezado.
swiss-elimination-eligibility-declined = no viene
swiss-elimination-eligibility-no-answer = sin un sí hasta ahora
swiss-elimination-eligibility-not-invited = sin invitación
swiss-elimination-eligibility-closed = Estos jugadores están dentro; si alguien se cae antes de la primera ronda, entran las reservas.
swiss-elimination-eligibility-list-stands = Se acabó el plazo de respuesta. Estos jugadores están dentro; si alguien se cae antes de la primera ronda, entran las reservas.
swiss-elimination-eligibility-seed = cabeza de serie { $number }
swiss-elimination-eligibility-reserve = reserva { $number }
swiss-elimination-eligibility-byes =
    { $count ->
        [one] { $count } plaza vacía: cuenta como descanso, va al final y pierde todo.
       *[other] { $count } plazas vacías: cuentan como descansos, van al final y lo pierden todo.
    }
swiss-elimination-eligibility-you-moved-up = Buenas noticias: alguien se ha dado de baja, y entras en **{ $title }** como cabeza de serie { $number }.
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names } ya no participa.
       *[other] { $names } ya no participan.
    }
swiss-elimination-eligibility-came = {""}**{ $name }** sube, cabeza de serie { $number }.
swiss-elimination-eligibility-then = { $names }, luego { $name }
swiss-elimination-eligibility-order = Cabezas de serie según los resultados de la clasificación.
swiss-elimination-eligibility-rounds = Rondas { $first } a { $last }.

## The rank board of playoffs, and their puzzles.

swiss-elimination-rank-board-title = Tablero de puestos
swiss-elimination-rank-board-puzzles = Puzles
swiss-elimination-rank-board-none = No hay tablero de puestos: este torneo no tiene playoffs, o no han empezado.
swiss-elimination-rank-board-before = antes
swiss-elimination-rank-board-after = ahora
swiss-elimination-rank-board-name = Nombre
swiss-elimination-rank-board-seed = Cabeza de serie
swiss-elimination-rank-board-places = Juega por
swiss-elimination-rank-board-help = ↑ y ↓ dicen cuántos puestos se movió alguien en la ronda. La última columna muestra los puestos todavía posibles.
swiss-elimination-rank-board-no-puzzles = Todavía no se ha publicado ninguna ronda con puzle.
swiss-elimination-rank-board-left = Sin usar hasta ahora
swiss-elimination-rank-board-after-2 = { swiss-elimination-rank-board-title } tras { $round_title }
swiss-elimination-rank-board-puzzle = Ronda { $name }, { $venue }: { $title }
swiss-elimination-rank-board-button = Ordenar con clics

swiss-elimination-playoff-pictures-matches = Encuentros
swiss-elimination-playoff-pictures-ranks = Puestos desde { $start } hasta { $end }
swiss-elimination-playoff-pictures-from = desde { $rank }
swiss-elimination-playoff-pictures-leaving = Las líneas que se salen de la imagen vienen de otros puestos.
swiss-elimination-playoff-pictures-winners = ganadores
swiss-elimination-playoff-pictures-losers = perdedores
swiss-elimination-playoff-pictures-placement = clasificación
swiss-elimination-playoff-pictures-championship = campeonato
swiss-elimination-playoff-pictures-revealed = { $told } de { $seats } revelados hasta ahora

## Preference lists by clicks.

swiss-elimination-preferences-title = Tu lista de preferencias
swiss-elimination-preferences-back = Uno atrás
swiss-elimination-preferences-hand-in = Entregar
swiss-elimination-preferences-other-round = Solo para una ronda
swiss-elimination-preferences-for-all = Para todas las rondas
swiss-elimination-preferences-whole = Esa es toda la lista. Entrégala, o vuelve uno atrás.
swiss-elimination-preferences-rest-follows = También puedes entregarla ya: los demás siguen entonces en el orden de los botones.
swiss-elimination-preferences-which-round = ¿Para qué ronda es la lista? Las rondas sin lista propia usan la de todas las rondas.
swiss-elimination-preferences-heading-every = Para todas las rondas sin lista propia:
swiss-elimination-preferences-heading = Para la ronda { $name }:
swiss-elimination-preferences-next-place-place-1 = ¿Qué puzle te gusta más?
swiss-elimination-preferences-next-place = ¿Cuál va en el puesto { $place }?
swiss-elimination-preferences-for-round = Ronda { $name }

## What is revealed step by step.

swiss-elimination-scripts-reveal = Los resultados
swiss-elimination-scripts-next-step = Contar el siguiente paso
swiss-elimination-scripts-first-step = Empezar la revelación
swiss-elimination-scripts-no-script = Ahora no hay nada que contar paso a paso: ya se ha revelado, o depende de un sorteo que va antes.
swiss-elimination-scripts-all-told = Ya está todo contado. Ahora pueden seguir las rondas.
swiss-elimination-scripts-publish = Publicar las rondas en línea
swiss-elimination-scripts-next-is =
    Ahora viene el paso { $step } de { $steps }, y todos leerán:
    > { $sentences }
swiss-elimination-scripts-published =
    { $rounds ->
        [one] Revelado: { $rounds } ronda publicada, con su puzle, sus resultados y el tablero de puestos.
       *[other] Revelado: { $rounds } rondas publicadas, cada una con su puzle, sus resultados y el tablero de puestos.
    }
swiss-elimination-scripts-strategy-path = Camino estratégico
swiss-elimination-scripts-match-diagram = Cruces
swiss-elimination-scripts-stage-open = La fase en línea está abierta hasta { $due } ({ $distance }). Aún se pueden resolver puzles, así que nada se revela antes.
swiss-elimination-scripts-close-stage = Cerrar la fase ahora
swiss-elimination-scripts-close-title = Cerrar antes la fase en línea
swiss-elimination-scripts-close-word = cerrar
swiss-elimination-scripts-close-field = Escribe «{ $word }» para cerrarla
swiss-elimination-scripts-close-help = Después nadie puede empezar ni entregar un puzle.
swiss-elimination-scripts-not-closed = La fase en línea sigue abierta: no ha cambiado nada. Para cerrarla, escribe «{ $word }».
swiss-elimination-scripts-path =
    Partida { $match }: quien gana { $winner ->
        [done] termina en el puesto { $best }
       *[other] pasa a { $winner }
    }; quien pierde { $loser ->
        [done] termina en el puesto { $worst }
       *[other] pasa a { $loser }
    }.
