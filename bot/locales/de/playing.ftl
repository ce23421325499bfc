### Was Spieler mit ihrer Partie tun.

playing-i-won = Ich habe gewonnen
playing-tie = Unentschieden
playing-dispute-title = Einer Meldung widersprechen
playing-dispute-field = Was ist passiert?
playing-dispute-help = Die Turnierleitung liest das und entscheidet. Bis dahin zählt nichts.
playing-appeal-title = Einspruch bei der Turnierleitung
playing-appeal-field = Was konntest du nicht beeinflussen?
playing-appeal-help = Die verlorene Partie bleibt verloren; du bittest darum, die weiteren Runden zu spielen.
playing-report-again = Zurückgezogen. Jetzt ist nichts gemeldet; wenn du es weißt, melde die Partie noch einmal.
playing-can-accept = Du kannst die andere Version immer noch annehmen.
playing-really-claim = Partie beanspruchen
playing-really-refuse = Ich lehne ab und weiß, was das kostet
playing-complies = Danke. Die Turnierleitung weiß, dass du es tust.
playing-refused = Die Turnierleitung weiß, dass du ablehnst. Nach den Regeln kostet dich das die Partie; darüber entscheidet die Turnierleitung.
playing-both-here = Ihr seid beide da. Viel Spaß! Wenn die Partie vorbei ist, drücke **Ergebnis melden**.
playing-other-won = { $name } hat gewonnen
playing-how-did-it-end = Wie ging deine Partie gegen **{ $opponent }** aus?
playing-settled = Erledigt: { $players }, **{ $score }**.
playing-here-alone = Du bist eingecheckt. **{ $opponent }** ist noch nicht da. Bleibt das so, kannst du die Partie ab { $claimable_time } beanspruchen ({ $claimable_distance }) oder mehr Zeit geben.
playing-here-late = Du bist eingecheckt, aber zu spät, um die Partie zu beanspruchen. **{ $opponent }** ist auch noch nicht da; bleibt das so, entscheidet die Turnierleitung. Du kannst mehr Zeit geben.
playing-here-guest = Du bist eingecheckt. **{ $opponent }** ist nicht auf Discord und kann hier nicht einchecken. Kommt die Person nicht, entscheidet die Turnierleitung; du kannst mehr Zeit geben.
playing-guest-missed = {""}**{ $opponent }** ist nicht auf Discord, deshalb kann ich nicht nachfragen. Sag bitte der Turnierleitung Bescheid; sie kann das Ergebnis eintragen.
playing-how-much-time = Wie lange wartest du noch auf **{ $opponent }**?
playing-waits-until = **{ $opponent }** hat Zeit bis { $until_time } ({ $until_distance }). Erst danach kannst du die Partie beanspruchen.
playing-really-refuse-2 =
    Von dir wird verlangt: { $text }
    Wer dem nicht nachkommt, verliert kampflos. Willst du wirklich ablehnen?
playing-ask-claim =
    { $removes ->
        [yes] Wenn du die Partie beanspruchst, gewinnst du kampflos, und **{ $opponent }** ist aus dem Turnier. Du kannst **{ $opponent }** auch mehr Zeit geben.
       *[no] Wenn du die Partie beanspruchst, gewinnst du kampflos. Du kannst **{ $opponent }** auch mehr Zeit geben.
    }
playing-checked-in = **{ $name }** ist für die Partie gegen **{ $opponent }** eingecheckt.
playing-they-won = Gegner hat gewonnen
playing-games-won = { $mine }–{ $theirs }
