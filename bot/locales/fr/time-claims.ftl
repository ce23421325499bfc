
time-claims-noted = C’est noté. { $opponent } est interrogé d’abord et peut répondre jusqu’à { $until }. Ensuite, la direction regarde la partie.
time-claims-asked = **{ $player }** dit que **{ $accused }** a perdu leur partie au temps. { $accused }, est-ce exact ? Sans réponse d’ici { $until }, la direction décide.
time-claims-to-do = Réponds à **{ $player }**, qui dit que tu as perdu au temps
time-claims-under-way = { $player } dit que { $accused } a perdu au temps ; { $accused } peut répondre jusqu’à { $until }
time-claims-directors-decide = { $player } dit que { $accused } a perdu au temps ; la direction décide
time-claims-denied = { $accused } n’est pas d’accord : { $text }
time-claims-denies = { $accused } n’est pas d’accord.
time-claims-not-answered = { $accused } a été interrogé et n’a pas répondu.
time-claims-admitted = Merci de l’avoir dit. La partie est comptée comme perdue au temps.
time-claims-denied-noted = C’est noté. La direction regardera la partie et décidera.
time-claims-deny-title = Pas perdu au temps
time-claims-deny-field = Que doit savoir la direction ?
