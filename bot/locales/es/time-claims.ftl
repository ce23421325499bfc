
time-claims-noted = Anotado. Primero se pregunta a { $opponent }, que puede responder hasta { $until }. Después la dirección mira la partida.
time-claims-asked = **{ $player }** dice que **{ $accused }** ha perdido su partida por tiempo. { $accused }, ¿es cierto? Sin respuesta hasta { $until }, decide la dirección.
time-claims-to-do = Responde a **{ $player }**, que dice que has perdido por tiempo
time-claims-under-way = { $player } dice que { $accused } ha perdido por tiempo; { $accused } puede responder hasta { $until }
time-claims-directors-decide = { $player } dice que { $accused } ha perdido por tiempo; decide la dirección
time-claims-denied = { $accused } no está de acuerdo: { $text }
time-claims-denies = { $accused } no está de acuerdo.
time-claims-not-answered = Se preguntó a { $accused }, que no ha respondido.
time-claims-admitted = Gracias por decirlo. La partida cuenta como perdida por tiempo.
time-claims-denied-noted = Anotado. La dirección mirará la partida y decidirá.
time-claims-deny-title = No perdido por tiempo
time-claims-deny-field = ¿Qué debe saber la dirección?
