helping-found = Das könnte es sein:
helping-nothing-found = Zu „{ $words }“ habe ich nichts gefunden, was du hier gerade benutzen kannst. Versuch ein anderes Wort, etwa *Paarungen*.
helping-how-to-find = Suchst du etwas? `/help find:` nimmt jedes Wort: check-in, kick, report …
helping-nothing-here = In diesem Kanal läuft kein Turnier. `/tournament list` zeigt die des Servers.
helping-host = In diesem Kanal läuft noch kein Turnier. `/td tonight` startet eins für alle, die da sind, `/td create` plant ein größeres.
helping-director = Du leitest dieses Turnier: Der Knopf unten macht den nächsten Schritt, `/td options` ändert etwas, `/td undo` nimmt den letzten Schritt zurück.
helping-player = Das ist dein Teil. `/tournament standings` und `/tournament pairings` zeigen den Rest.
helping-visitor = In diesem Kanal läuft **{ $title }**. Das kannst du gerade tun:
