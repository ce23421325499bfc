### What the timetable is going to do.

agenda-close = Se cierra la inscripción
agenda-ask = Se pregunta a los jugadores a qué horas pueden jugar
agenda-finish = La clasificación se declara definitiva
agenda-pair = { $stage }: se empareja la ronda { $number }
agenda-fix = Las horas de las partidas quedan fijas: { $number }
agenda-missing-availability = Se vuelve a preguntar a quienes nunca enviaron sus horas: { $number }
agenda-game = mesa { $board }, { $number }
agenda-silence = Vale el resultado informado, salvo que alguien lo dispute antes: { $board }
agenda-unanswered = Recordatorio, falta confirmar el resultado: { $board }
agenda-check-in = Ya se puede pulsar «Estoy aquí»: { $board }
agenda-claim = Falta alguien: quien espera puede reclamar la partida o decide la dirección: { $board }
agenda-report-due = Se pregunta a los jugadores por el resultado: { $board }
agenda-answer-due = Se recuerda a quien no ha respondido una pregunta abierta
agenda-answer-default = La pregunta abierta recibe su respuesta habitual, salvo que alguien responda antes
agenda-choices-due = Se recuerda a quienes tienen algo que elegir
agenda-choice-default = La elección se da por hecha, salvo que el jugador elija antes: { $board }
agenda-digest = Se informa a los directores de lo que falta
# A public draw is made.
agenda-lots = Se hace el sorteo
agenda-ratings-missing = Los directores saben quién no tiene aún puntuación
agenda-time-claim = { $board }: la dirección decide sobre el tiempo si no hay respuesta
agenda-check-in-opens = Se abre el check-in
agenda-check-in-closes = Se cierra el check-in
agenda-next-games = Se publican las siguientes partidas
agenda-pair-named = { $stage }, { $round }: emparejamientos
agenda-held-up = Todos sabrán a qué espera el torneo
agenda-no-show = Quien falta pierde la partida: { $board }
