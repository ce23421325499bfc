### Lo que dicen los formatos.

format-swiss-elimination-title = Eliminación suiza

format-swiss-elimination-summary = Cruces por puesto según una tabla; quien gana toma el mejor puesto, y se juega por todos.

format-swiss-elimination-seeded-by-round-places = { $who1 } va antes que { $who2 }: misma clasificación previa, pero mejores puestos en rondas sueltas.

format-swiss-elimination-reserve = { $who1 } es reserva (puesto { $place }) y sube si alguien renuncia antes de la primera ronda.

format-swiss-elimination-not-invited = { $who1 } (puesto { $place }) no está entre los invitados.

format-swiss-elimination-not-coming = { $who1 } (puesto { $place }) no ha dicho que sí a la final presencial.

format-swiss-elimination-reveal = ¿Se revelan los resultados en línea? Hasta entonces solo los directores ven listas, puzles y tiempos. Faltan los tiempos de { $missing } de { $players } jugadores; respuestas sin revisar, que contarían como falsas: { $unchecked }.

format-swiss-elimination-draw-list = Nadie ha entregado una lista de preferencias: una sorteada vale para todas las rondas. ¿Sortearla ya?

format-swiss-elimination-choose-live = { $who1 } tiene el puesto { $rank } y elige el puzle de la ronda { $round }.

format-swiss-elimination-matches = Ronda { $round }, { $venue }: { $matches } { $matches ->
    [one] cruce
   *[other] cruces
    }.

format-swiss-elimination-heats = Los cruces se juegan en tandas { $heats } con un mismo puzle: mantened lejos a las tandas siguientes.

format-swiss-elimination-predetermined = El puzle de la ronda es { $puzzle }, como se fijó antes.

format-swiss-elimination-picked = El puzle de la ronda es { $puzzle }, el primero sin usar de la lista de { $who1 }, que elige.

format-swiss-elimination-picked-reversed = El puzle de la ronda es { $puzzle }, el último sin usar de la lista de { $who1 }, que elige pero no resuelve en esta ronda.

format-swiss-elimination-picked-by-lot = El puzle de la ronda es { $puzzle }, el primero sin usar de la lista sorteada.

format-swiss-elimination-chosen = El puzle de la ronda es { $puzzle }, elegido por { $who1 }, con el puesto { $rank }.

format-swiss-elimination-pick-passed-no-list = { $who1 } elegiría antes que { $who2 }, pero no entregó lista.

format-swiss-elimination-pick-passed-done = { $who1 } elegiría antes que { $who2 }, pero ya no resuelve puzles en línea.

format-swiss-elimination-pick-passed-bracket = { $who1 } tiene mejor orden inicial que { $who2 }, pero está en un cuadro peor ({ $bracket }).

format-swiss-elimination-match = { $who1 } tiene el puesto { $rank }, { $who2 } el puesto { $other_rank }: cruce { $code }, { $bracket }.

format-swiss-elimination-heat = Tanda { $heat }.

format-swiss-elimination-bye = { $who1 } tiene el puesto { $rank }: el cruce { $code } es un descanso.

format-swiss-elimination-opponent-gone = { $who1 } gana el cruce { $code } sin jugar: { $who2 } no está.

format-swiss-elimination-online-faster = { $who1 } fue más rápido que { $who2 }: { $time } contra { $other_time }.

format-swiss-elimination-online-unsolved = { $who1 } resolvió el puzle en { $time }, { $who2 } no.

format-swiss-elimination-online-equal = { $who1 } y { $who2 } tienen el mismo tiempo oficial, { $time }; gana el mejor cabeza de serie.

format-swiss-elimination-live-faster = { $who1 } fue más rápido que { $who2 }: { $time } contra { $other_time }.

format-swiss-elimination-live-only-correct = { $who1 } tenía la única respuesta correcta ({ $time }) al parar el cruce.

format-swiss-elimination-live-none-correct = No había ninguna respuesta correcta al parar el cruce: { $who1 } es mejor cabeza de serie.

format-swiss-elimination-live-over-limit = { $who2 } no llegó a tiempo ({ $other_time }, el límite es { $limit }): { $who1 } es mejor cabeza de serie.

format-swiss-elimination-live-equal = { $who1 } y { $who2 } tienen el mismo tiempo oficial, { $time }; gana el mejor cabeza de serie.

format-swiss-elimination-live-too-close = Los jueces no pueden decir quién fue más rápido: { $who1 } es mejor cabeza de serie.

format-swiss-elimination-live-decided = Los jueces decidieron a favor de { $who1 }; su decisión es definitiva.

format-swiss-elimination-both-absent = Ni { $who1 } ni { $who2 } se presentaron: { $who1 } es mejor cabeza de serie.

format-swiss-elimination-reveal-final = { $who1 } acaba en el puesto { $place }.

format-swiss-elimination-reveal-one-match = { $who1 } y { $who2 } juegan un cruce por los puestos { $best } y { $worst }.

format-swiss-elimination-reveal-alone = { $who1 } tiene el puesto { $rank } y juega { $matches } por los puestos { $best } a { $worst }.

format-swiss-elimination-reveal-two = { $who1 } y { $who2 } tienen los puestos { $rank } y { $other_rank } y juegan { $matches } por los puestos { $best } a { $worst }.

format-swiss-elimination-champion = { $who1 } ha ganado los playoffs.

format-swiss-elimination-finished = { $who1 } ha acabado en el puesto { $place }.

format-swiss-elimination-to-play = { $who1 } juega { $matches } por los puestos { $best } a { $worst }.

format-swiss-elimination-no-seat = { $who1 } no tiene plaza en los playoffs.

format-swiss-elimination-problem-unknown-puzzle = no es un puzle de la lista

format-swiss-elimination-problem-unknown-round = no es una ronda de la tabla

format-swiss-elimination-problem-not-asked = aquí no se piden listas de preferencias

format-swiss-elimination-problem-unreadable = no se puede leer

format-swiss-elimination-problem-bad-time = tiene un tiempo que no se puede leer; escríbelo como 6:43.2

format-swiss-elimination-problem-closed = esto ya no se puede entregar: el juego ha seguido

format-swiss-elimination-problem-not-open-yet = esto se puede entregar cuando empiece la fase en línea

format-swiss-elimination-problem-no-seat = solo pueden entregarlo jugadores con plaza en los playoffs

format-swiss-elimination-problem-started-before = ya está en marcha: su reloj corre

format-swiss-elimination-problem-not-started-yet = no se ha empezado

format-swiss-elimination-problem-nothing-to-check = no tiene una respuesta a tiempo que revisar

format-swiss-elimination-problem-judges-only = solo los jueces anotan esto

format-swiss-elimination-problem-nothing-to-take-back = no hay nada que deshacer

format-swiss-elimination-problem-not-started = el cruce no ha empezado

format-swiss-elimination-problem-already-started = el cruce ya ha empezado

format-swiss-elimination-problem-not-handed-in = no se ha entregado la hoja de este jugador

format-swiss-elimination-problem-not-solving = este jugador no está ahora con el puzle

format-swiss-elimination-problem-not-graded-now = la hoja de este jugador no la tiene el corrector

format-swiss-elimination-problem-before-handed-in = a esa hora no se había entregado la hoja

format-swiss-elimination-problem-minute-missing = a este tiempo oficial le falta el minuto de la respuesta falsa

format-swiss-elimination-problem-minute-not-up = la hoja vuelve cuando pase el minuto entero

format-swiss-elimination-problem-nothing-to-return = no hay hoja que devolver a este jugador

format-swiss-elimination-problem-no-spare-sheets = no hay hojas de repuesto en este cruce

format-swiss-elimination-problem-second-new-sheet = este jugador ya tuvo una hoja nueva en este cruce

format-swiss-elimination-problem-held = el cruce está parado: deja que siga primero, o decídelo

format-swiss-elimination-problem-not-held = el cruce no está parado

format-swiss-elimination-problem-limit-not-reached = no se ha llegado al límite de tiempo

format-swiss-elimination-problem-may-be-in-time = la hoja del peor cabeza de serie aún puede llegar a tiempo: antes hay que corregirla

format-swiss-elimination-problem-not-in-this-match = este jugador no está en este cruce

format-swiss-elimination-name-round-number = Ronda { $number }

format-swiss-elimination-name-round-number-online = Ronda { $number }, en línea

format-swiss-elimination-name-round-number-live = Ronda { $number }, presencial

format-swiss-elimination-name-online = en línea

format-swiss-elimination-name-live = presencial

format-swiss-elimination-name-winners-bracket = cuadro de ganadores

format-swiss-elimination-name-losers-bracket = cuadro de perdedores

format-swiss-elimination-name-placement-bracket = cuadro de clasificación

format-swiss-elimination-name-championship = campeonato

format-swiss-elimination-name-one-more-match = un cruce más

format-swiss-elimination-name-matches-more-matches = { $matches } cruces más

format-swiss-elimination-name-fewest-to-most-more-matches = { $fewest } a { $most } cruces más

format-swiss-elimination-choice-reveal-yes = Revelar

format-swiss-elimination-name-for-all-rounds = Para todas las rondas:

format-swiss-elimination-name-for-all-other-rounds = Para las demás rondas:

format-swiss-elimination-name-for-round-number = Para la ronda { $number }:

format-swiss-elimination-field-round = Los puntos de la ronda regular { $number }; vacío si no se jugó.

format-swiss-elimination-column-seed = El orden inicial; decide los empates.

format-swiss-elimination-head-best = Mejor

format-swiss-elimination-column-best = El mejor puesto final aún posible.

format-swiss-elimination-head-worst = Peor

format-swiss-elimination-column-worst = El peor puesto final aún posible.

format-swiss-elimination-field-coming = ¿Estará el jugador en la final presencial?: yes o no.

format-swiss-elimination-form-preferences = Preferencias de puzles

format-swiss-elimination-form-preferences-help = Ordena los puzles, primero el que más te guste. Una línea vale para todas las rondas; una que empieza por una ronda en línea, C: P8 P7, vale para esa. Lo que falte en una línea sigue en el orden del grupo.

format-swiss-elimination-form-preferences-lists = Tu lista

format-swiss-elimination-form-online-times = Tiempos en línea

format-swiss-elimination-form-online-times-help = Cada envío en una línea: el puzle, el tiempo desde la contraseña, y wrong o unchecked.

format-swiss-elimination-form-online-times-times = Envíos

format-swiss-elimination-option-table-label = Tabla

format-swiss-elimination-option-table = La tabla de cruces por su nombre: eight (8 plazas), thirty_two (32 plazas), wpf_gp_2023 (16 plazas).

format-swiss-elimination-option-matches-label = Cruces

format-swiss-elimination-option-matches = En su lugar, una tabla propia, un cruce por entrada: F F1 1-2 winners live heat 1.

format-swiss-elimination-option-puzzle-choice-label = Elección de puzles

format-swiss-elimination-option-puzzle-choice = ¿Eligen los jugadores los puzles, o se juegan en el orden de la lista?

format-swiss-elimination-option-online-puzzles-label = Puzles en línea

format-swiss-elimination-option-online-puzzles = La lista en línea: un código por puzle y, tras un espacio, qué es. Puede estar vacía.

format-swiss-elimination-option-live-puzzles-label = Puzles presenciales

format-swiss-elimination-option-live-puzzles = La lista de la fase presencial, escrita igual. Puede estar vacía.

format-swiss-elimination-option-complete-lists-label = Listas completas

format-swiss-elimination-option-complete-lists = ¿Una lista que acaba antes se completa en el orden de la lista, o se rechaza?

format-swiss-elimination-option-best-rounds-label = Mejores rondas

format-swiss-elimination-option-best-rounds = Cuántas de las mejores rondas regulares suman para clasificarse.

format-swiss-elimination-option-invited-label = Invitados

format-swiss-elimination-option-invited = A cuántos de los mejores se invita a decir si vendrán.

format-swiss-elimination-option-sign-up-confirms-label = Inscribirse es confirmar

format-swiss-elimination-option-sign-up-confirms = ¿Vienen todos los que no dicen que no? Si no, solo entran quienes dicen que sí.

format-swiss-elimination-option-online-minutes-label = Minutos en línea

format-swiss-elimination-option-online-minutes = El tiempo máximo para un puzle en línea.

format-swiss-elimination-option-unsolved-minutes-label = Minutos sin resolver

format-swiss-elimination-option-unsolved-minutes = Una respuesta falsa o ausente cuenta tantos minutos más que el máximo.

format-swiss-elimination-option-live-limit-minutes-label = Límite presencial en minutos

format-swiss-elimination-option-live-limit-minutes = En la fase presencial, el peor cabeza de serie debe resolver en menos de tantos minutos.
format-swiss-elimination-unknown-table = No hay una tabla de encuentros así; conozco { $known }.
format-swiss-elimination-bad-table = La tabla de encuentros no se puede jugar: mira la línea { $line }.
format-swiss-elimination-doubled-puzzle = Dos puzles del grupo «{ $venue }» tienen el mismo código.
format-swiss-elimination-too-few-puzzles = La fase «{ $venue }» tiene { $rounds } rondas; su grupo necesita otros tantos puzles, o ninguno.

format-swiss-elimination-listed-unclear = escribe yes o no, o déjalo vacío

format-swiss-elimination-listed-score = puesto { $place }: { $score } puntos en { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
    }

format-swiss-elimination-listed-score-outside = puesto { $place }, sin invitación: { $score } puntos en { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
    }

format-swiss-elimination-listed-rating = puesto { $place }: { $score } puntos, dados como puntuación

format-swiss-elimination-listed-rating-outside = puesto { $place }, sin invitación: { $score } puntos, dados como puntuación

format-swiss-elimination-listed-nothing = sin puntos en ninguna ronda

format-swiss-elimination-problem-live-round = se juega en vivo: no se lee ninguna lista para ella

format-swiss-elimination-rule-table-eight = 8 participantes tienen plaza.

format-swiss-elimination-rule-table-thirty-two = 32 participantes tienen plaza.

format-swiss-elimination-rule-table-wpf-gp-2023 = 16 participantes tienen plaza y se enfrentan como en el Grand Prix de 2023.

format-swiss-elimination-rule-matches = Quién se enfrenta a quién está en una tabla de la organización: { $value }.

format-swiss-elimination-rule-puzzle-choice-preferences = Los jugadores eligen los puzles con sus listas de preferencias.

format-swiss-elimination-rule-puzzle-choice-predetermined = Los puzles se juegan en el orden de las listas.

format-swiss-elimination-rule-online-puzzles = Puzles de la fase en línea: { $value }.

format-swiss-elimination-rule-live-puzzles = Puzles de la fase en directo: { $value }.

format-swiss-elimination-rule-complete-lists-yes = Una lista de preferencias corta se completa en el orden de la lista.

format-swiss-elimination-rule-complete-lists-no = Una lista de preferencias debe nombrar todos los puzles.

format-swiss-elimination-rule-best-rounds = La elegibilidad suma las { $value } mejores rondas ordinarias.

format-swiss-elimination-rule-invited = Se invita a los { $value } primeros.

format-swiss-elimination-rule-sign-up-confirms-yes = Quien no dice que no cuenta como que viene.

format-swiss-elimination-rule-sign-up-confirms-no = Solo quien dice que sí tiene plaza.

format-swiss-elimination-rule-online-minutes = Un puzle en línea puede durar { $value } minutos.

format-swiss-elimination-rule-unsolved-minutes = Una respuesta incorrecta o que falta cuenta { $value } minutos más.

format-swiss-elimination-rule-live-limit-minutes = En directo, el peor cabeza de serie debe resolver en menos de { $value } minutos.
