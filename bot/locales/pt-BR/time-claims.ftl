### Claims that a game was lost on time.

time-claims-noted = { $opponent } tem até { $until } para responder. Depois a direção decide.
time-claims-asked = **{ $player }** diz que **{ $accused }** perdeu a partida no tempo. { $accused }, é isso mesmo? Sem resposta até { $until }, a direção decide.
time-claims-to-do = Responda a **{ $player }**, que diz que você perdeu no tempo
time-claims-under-way = { $player } diz que { $accused } perdeu no tempo; { $accused } pode responder até { $until }
time-claims-directors-decide = { $player } diz que { $accused } perdeu no tempo; a direção decide
time-claims-denied = { $accused } discorda: { $text }
time-claims-denies = { $accused } discorda.
time-claims-not-answered = Perguntei a { $accused }, que não respondeu.
time-claims-admitted = Obrigado pela honestidade. A partida conta como perdida no tempo.
time-claims-denied-noted = Obrigado. A direção olha a partida e decide.
time-claims-deny-title = Não perdi no tempo
time-claims-deny-field = O que a direção precisa saber?
