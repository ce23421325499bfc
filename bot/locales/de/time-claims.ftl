
time-claims-noted = Notiert. Zuerst wird { $opponent } gefragt und kann bis { $until } antworten. Danach sieht sich die Turnierleitung die Partie an.
time-claims-asked = **{ $player }** sagt, dass **{ $accused }** ihre Partie auf Zeit verloren hat. { $accused }, stimmt das? Ohne Antwort bis { $until } entscheidet die Turnierleitung.
time-claims-to-do = Antworte **{ $player }**: Es heißt, du habest auf Zeit verloren
time-claims-under-way = { $player } sagt, { $accused } habe auf Zeit verloren; { $accused } kann bis { $until } antworten
time-claims-directors-decide = { $player } sagt, { $accused } habe auf Zeit verloren; die Turnierleitung entscheidet
time-claims-denied = { $accused } widerspricht: { $text }
time-claims-denies = { $accused } widerspricht.
time-claims-not-answered = { $accused } wurde gefragt und hat nicht geantwortet.
time-claims-admitted = Danke, dass du es sagst. Die Partie gilt als auf Zeit verloren.
time-claims-denied-noted = Notiert. Die Turnierleitung sieht sich die Partie an und entscheidet.
time-claims-deny-title = Nicht auf Zeit verloren
time-claims-deny-field = Was sollte die Turnierleitung wissen?
