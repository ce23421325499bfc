### Was das Turnier ablehnt.

errors-engine-phases-nothing = existiert noch nicht
errors-engine-phases-draft = ist noch in Vorbereitung
errors-engine-phases-registration = ist offen für Anmeldungen
errors-engine-phases-closed = ihr Feld hat und noch nicht begonnen hat
errors-engine-phases-running = läuft
errors-engine-phases-finished = ist vorbei
errors-engine-phases-cancelled = wurde abgesagt
errors-engine-phases-series = ist eine Serie von Abenden
errors-engine-statuses-active = ist dabei
errors-engine-statuses-waiting = steht auf der Warteliste
errors-engine-statuses-withdrawn = hat sich abgemeldet
errors-engine-statuses-removed = ist nach einer kampflosen Niederlage raus
errors-engine-statuses-disqualified = wurde disqualifiziert
errors-engine-statuses-outside-stage = spielt in dieser Phase nicht mit
errors-engine-field-codes-too-few =
    Es gibt { $found ->
        [one] nur einen Teilnehmer
       *[other] { $found } Teilnehmer
    }, und dieses Format braucht mindestens { $limit }. Warte auf weitere oder wähle ein anderes.
errors-engine-field-codes-too-many = Es gibt { $found } Teilnehmer, und dieses Format erlaubt höchstens { $limit }.
errors-engine-field-codes-too-many-rounds = { $found } Runden sind geplant, aber neue Gegner gibt es in diesem Feld nur für { $limit }. Plane weniger Runden oder erlaube Wiederholungen.
errors-engine-no-pairing-codes-everybody-met = Für { $who } gibt es keinen neuen Gegner mehr. Erlaube Wiederholungen in den Optionen, oder lege die Paarungen mit `/judge override` selbst fest.
errors-engine-no-pairing-codes-never-meet = Diese Spieler spielen nie gegeneinander, und jede Auslosung dieser Runde hätte eine solche Partie: { $who }. Ändere in `/td options`, wer sich treffen darf, oder lege die Paarungen mit `/judge override` selbst fest.
errors-engine-no-pairing-codes-never-meet-fixed = Diese Spieler spielen nie gegeneinander, und jede Runde nach den Regeln der FIDE hätte eine solche Partie: { $who }. Das steht seit Runde 1 fest; lege die Paarungen mit `/judge override` selbst fest.
errors-engine-no-pairing-codes-no-complete-round = Nach den Regeln der FIDE gibt es keine vollständige Runde mehr (C1 bis C3). Lege die Paarungen mit `/judge override` selbst fest.
errors-engine-form-codes-unknown = so ein Formular gibt es hier nicht
errors-engine-form-codes-unknown-note = so etwas lässt sich zu dieser Partie nicht vermerken
errors-engine-form-codes-missing = fehlt
errors-engine-form-codes-doubled = ist doppelt genannt
errors-engine-form-codes-unknown-item = ist nicht bekannt
errors-engine-form-codes-outdated = betrifft etwas, das sich inzwischen geändert hat
errors-engine-form-codes-past = liegt in der Vergangenheit
errors-engine-form-codes-unreadable = ist nicht lesbar
errors-engine-form-codes-not-sealed = ist nicht versiegelt: Wer hineinschaut, muss nicht vermerkt werden
errors-engine-sentence = Das hat nicht geklappt, und ich kann nicht sagen, warum. Versuch es bitte noch einmal, und sag der Turnierleitung Bescheid, wenn es wieder passiert.
errors-engine-invariant = Das ist mein Fehler, nicht deiner. Er ist vollständig festgehalten; bitte sag der Turnierleitung Bescheid.
errors-engine-newer-event = Das hat eine neuere Version von Herald geschrieben. Aktualisiere erst; verloren ist nichts.
errors-engine-not-ahead = Runde { $round_number } kann nicht im Voraus ausgelost werden: In diesem Format gilt für jede Runde die neueste Tabelle.
errors-engine-work-stopped = Abgebrochen. Nichts hat sich geändert.
errors-engine-unknown-entrant = Diesen Spieler finde ich in diesem Turnier nicht. Wähle beim Tippen einen aus der Liste.
errors-engine-unknown-pairing = Diese Partie finde ich nicht: Vielleicht wurde die Runde neu ausgelost. Sieh unter `/tournament pairings` nach.
errors-engine-not-your-game = Das können nur die, die spielen, und { $entrant } gehört nicht dazu: { $pairing }.
errors-engine-wrong-phase = Das Turnier { $now }. Das geht nur, wenn gilt: Es { $needs }.
errors-engine-already-entered = Nichts zu tun: { $entrant } ist schon angemeldet.
errors-engine-not-in = Das geht gerade nicht: { $entrant } { $status }.
errors-engine-ratings-fixed = Wertungszahlen und Setzliste stehen fest und lassen sich nicht mehr ändern.
errors-engine-unknown-format = Ein Format oder eine Vorlage namens „{ $key }“ kenne ich nicht. Wähle beim Tippen aus der Liste.
errors-engine-format-not-loaded = Das Format „{ $key }“ geht gerade nicht: Sein Code lädt nicht. Warum, steht im Log des Bots.
errors-engine-not-next = Das ist nicht der nächste Schritt; wahrscheinlich hat ihn gerade jemand gemacht. Sieh mit `/round preview` nach.
errors-engine-results-missing = Die Runde ist noch nicht vorbei. Noch ohne Ergebnis: { $pairings }.
errors-engine-prompt-open =
    { $count ->
        [one] Erst muss { $count } Frage
       *[other] Erst müssen { $count } Fragen
    } beantwortet werden: siehe `/round answer`.
errors-engine-no-such-prompt = Das fragt niemand mehr: Es ist beantwortet, oder das Turnier ist schon weiter.
errors-engine-already-answered = Das ist schon beantwortet: **{ $answer }**.
errors-engine-no-such-draw = Eine Auslosung „{ $draw }“ ist nicht angekündigt.
errors-engine-already-drawn = Die Auslosung „{ $draw }“ ist schon gemacht. Wörter zählen nur davor.
errors-engine-already-contributed = { $entrant } hat für diese Auslosung schon ein Wort beigesteuert; jeder hat nur eins.
errors-engine-result-exists = Es gibt schon ein Ergebnis: { $pairing }. Wenn es falsch ist, bitte die Turnierleitung um Korrektur.
errors-engine-no-report = Hier ist keine Meldung offen: { $pairing }. Wie es ausging, sagst du mit `/match report`.
errors-engine-own-report = Das hat deine eigene Seite gemeldet, bestätigen muss es dein Gegner. Wenn es falsch ist, kannst du es zurückziehen.
errors-engine-too-early = Zu früh: Das geht erst ab { $allowed_from }.
errors-engine-too-late = Zu spät: Das ging bis { $allowed_until }. Vielleicht kann die Turnierleitung noch helfen.
errors-engine-no-game-time = Die Zeit steht noch nicht endgültig fest: { $pairing }. Warte, bis sie angekündigt wird.
errors-engine-not-here = Sag erst, dass du da bist: Drücke **Ich bin da** oder benutze `/match here`.
errors-engine-opponent-here = Dein Gegner ist da, also gibt es nichts zu beanspruchen. Fangt an zu spielen.
errors-engine-more-time-granted = Du hast deinem Gegner mehr Zeit gegeben. Beanspruchen kannst du die Partie { $until_distance }.
errors-engine-round-closed = Das geht nur in der letzten Runde, und das ist { $name } nicht. Ergebnisse kannst du dort weiterhin korrigieren.
errors-engine-nothing-to-undo = Es gibt nichts mehr rückgängig zu machen.
errors-engine-branch-played = { $title } wird schon in dieser Besetzung gespielt. Sag es zuerst dort mit `/td cancel` ab und versuch es dann noch einmal: Es beginnt neu mit den richtigen Spielern.
errors-engine-not-last-command = Inzwischen ist etwas anderes passiert, und rückgängig geht es nur Schritt für Schritt. Öffne `/td undo` noch einmal.
errors-engine-deadline-passed = Der Zeitplan hat das schon gemacht. Nichts wurde doppelt gemacht.
errors-engine-bad-form = Das stimmt noch nicht: { $error }. Nichts wurde gespeichert; bitte korrigiere es.
errors-engine-form-closed = Zu spät: Abzugeben war das bis { $due }. Die Turnierleitung kann es noch tun.
errors-engine-no-appeal = Für { $entrant } gibt es gerade keinen Einspruch einzulegen oder zu entscheiden.
errors-engine-reason-needed = Diese Entscheidung wird mit ihrem Grund festgehalten. Bitte nenne einen.
errors-engine-field = Mit diesen Teilnehmern lässt sich dieses Format nicht spielen (vorhanden: { $found }, Grenze: { $limit }). Prüfe die Optionen.
errors-engine-no-pairing = Für diese Runde lassen die Regeln keine Paarung zu. Lege die Paarungen mit `/judge override` selbst fest.
errors-engine-remedies = Du kannst { $ways }.
errors-engine-remedy-invite =
    { $count ->
        [one] { $count } weiteren Spieler
       *[other] { $count } weitere Spieler
    } einladen
errors-engine-remedy-take-out = { $count } Spieler mit `/players withdraw` abmelden
errors-engine-remedy-take-out-first = { $count } Spieler mit `/players withdraw` abmelden (nach den Regeln zuerst: { $first })
errors-engine-options =
    Diese Optionen passen nicht:
    { $problems }
    Nichts wurde geändert; bitte korrigiere sie.
errors-engine-bad-answer = „{ $answer }“ ist keine der möglichen Antworten. Wähle eine aus, die angeboten wird.
errors-engine-no-answer = Eine leere Antwort ist keine der möglichen. Wähle eine aus, die angeboten wird.
errors-engine-report-no-ties = Hier gibt es kein Unentschieden: { $game } hat einen Sieger. Sag, wer gewonnen hat.
errors-engine-report-scores-contradict = { $game }: Der Punktestand sagt etwas anderes als der Sieger. Prüfe, wem welche Punkte gehören.
errors-engine-report-winner-not-seated = { $game }: Der genannte Sieger spielt hier nicht mit. Wähle einen von beiden.
errors-engine-bad-report = Dieses Ergebnis passt nicht zu { $game }. Bitte prüfe es.
errors-engine-bad-round = Alle müssen genau einmal in der Runde vorkommen.
errors-engine-bad-round-part =
    { $what ->
        [missing] Es fehlen: { $who }.
        [doubled] Doppelt: { $who }.
       *[unknown] Nicht im Feld dieser Runde: { $who }.
    }
errors-engine-bad-round-boards =
    { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    } mit falscher Nummer.
errors-engine-check-round = Prüfe die Paarungen.
errors-engine-handmade =
    { $code ->
        [no_match_for] In keiner Begegnung dieser Runde: { $who }. Wer in ihren Begegnungen spielt, kann untereinander die Plätze tauschen; sonst kann niemand dazukommen.
        [different_parts] { $who } gehören nicht zum selben Teil der Runde und können darin nicht aufeinandertreffen. Tausche innerhalb eines Teils.
        [left_out] Ohne Spiel und ohne Freilos: { $who }. Wer noch dabei ist, braucht eins von beiden.
        [other_number] Die Runde hat so viele Spiele und Freilose, wie die Regeln sagen. Ändere, wer wo sitzt, nicht die Zahl der Spiele.
        [must_stay] Die Begegnung von { $who } bleibt, wie sie ist: Sie wird wiederholt, oder der Gegner ist ausgestiegen.
        [no_rounds_off] In diesem Format kann niemand aussetzen: { $who }. Gib ihnen eine Partie oder ein Freilos.
        [out] Schon ausgeschieden: { $who }. In dieser Runde geht das nicht mehr.
       *[same_couples] Wer gegen wen spielt, steht in dieser Runde fest. Du kannst nur ändern, wer zuerst sitzt.
    }
# A draw whose secret is not known here.
errors-engine-seed-unknown = Dieses Protokoll wurde vor dem Ende exportiert und nennt den Startwert nicht; deshalb lässt sich daraus nicht losen.
errors-engine-dependent-games =
    { $count ->
        [0] Was seitdem veröffentlicht wurde, hängt von diesem Ergebnis ab.
        [one] Ein späteres Spiel hängt von diesem Ergebnis ab.
       *[other] { $count } spätere Spiele hängen von diesem Ergebnis ab.
    } Die Turnierleitung muss mit `/round result` wählen, was daraus wird.
errors-engine-came-late = Du warst zu spät da, um die Partie zu beanspruchen. Wart ihr beide nicht rechtzeitig da, entscheidet die Turnierleitung.
errors-engine-forfeit-stands = { $pairing } wurde kampflos verloren. Nach den Regeln gibt es danach keine Wiederholung, egal warum.
errors-engine-game-time =
    { $code ->
        [past] Diese Zeit ist schon vorbei. Wähle eine, die noch kommt.
        [final] Die Zeit von { $pairing } stand fest, und nach den Regeln ändern sich feste Zeiten nicht.
       *[outside] Partien dieser Runde werden von { $earliest } bis { $latest } gespielt; diese Zeit liegt außerhalb.
    }
# Another number is entered for a draw whose result is public.
errors-engine-number-told = Diese Auslosung ist gemacht, und alle kennen die Zahl: { $told }. Keine andere kann an ihre Stelle treten.
# The beacon named for a draw cannot be reached.
errors-engine-beacon-missing = Ich erreiche das für diese Auslosung angekündigte Zufallssignal gerade nicht, also wartet sie darauf. Bitte versuch es später noch einmal. Die Turnierleitung kann auch ohne losen lassen: öffentlich und mit Begründung.
errors-engine-no-seat = In der laufenden Runde gibt es keine Partie für { $entrant }: schon dabei, niemand hat ein Freilos, oder die beiden haben schon gegeneinander gespielt.
errors-engine-unknown-refusal = Eine andere Version von Herald hat es abgelehnt, aus einem Grund, den diese nicht kennt.
errors-engine-no-time-claim = Hier ist nichts zu beantworten: { $pairing }, niemand wartet auf dein Wort zur Zeit.
errors-engine-no-doubt = Zu { $game } gibt es nichts mehr zu entscheiden.
errors-engine-other-seats = Das betrifft andere Spieler als die von { $game }.
errors-engine-report-contradicted = Bei { $game } hat ein Spieler anderes gemeldet.
errors-engine-already-member = Nichts zu tun: Sie handeln schon für { $entrant }.
errors-engine-member-elsewhere = Niemand ist zweimal in einem Turnier, und sie spielen schon mit: { $entrant }.
errors-engine-not-member = Nichts zu tun: Sie handeln nicht für { $entrant }.
errors-engine-not-guest = { $entrant } ist auf Discord und braucht niemanden, der spricht. Sollen Teams spielen, stellt die Turnierleitung vorher die Teamgröße ein: `/td options`.
errors-engine-team-full = Kein Platz: { $entrant } hat schon { $most }, mehr sind nicht erlaubt. Erst muss jemand gehen: `/team remove`.
errors-engine-report-no-series = Nicht eingetragen: { $game } ist eine einzelne Partie. Ein Ergebnis genügt.
errors-engine-report-too-many-games = Nicht eingetragen: Das sind mehr Spiele, als { $game } haben kann.
errors-engine-report-played-on = Nicht eingetragen: { $game } war vor dem letzten dieser Spiele entschieden. Bitte prüfe sie.
errors-engine-report-too-few-games = Nicht eingetragen: Diese Spiele entscheiden { $game } noch nicht. Gib jedes Spiel an, etwa `11-7 9-11 11-5`.
errors-engine-report-games-contradict = Nicht eingetragen: Die Spiele von { $game } passen nicht zum Ergebnis. Bitte prüfe beides.
errors-engine-no-round-left = Zu spät: Es gibt keine Runde mehr, die man aussetzen könnte.
errors-engine-not-a-round-off = Runde { $round_number } lässt sich hier nicht ändern. Wähle eine Runde von { $first } bis { $last }; bei einer Runde kurz vor der Veröffentlichung hilft die Turnierleitung.
errors-engine-no-rounds-off = In diesem Format kann man keine Runde aussetzen: Es legt fest, wer gegen wen spielt. Bitte die Turnierleitung, deine Partie zu verlegen, oder steig mit `/leave` aus.
errors-engine-untimed-game = { $pairing } hat keine feste Zeit, deshalb kann niemand zu spät kommen. Frag die Turnierleitung, wenn dein Gegner nicht kommt.
errors-engine-directors-decide = Über { $pairing } entscheidet die Turnierleitung; sie ist gefragt.
errors-engine-no-teams = Hier spielen alle für sich. Für Teams stellt die Turnierleitung zuerst die Teamgröße ein: `/td options`.
errors-engine-no-free-players = Noch sucht niemand ein Team. Dafür drückt man **Team beitreten**.
errors-engine-stale-teams = Gerade kam oder ging ein Spieler oder Team. Drücke noch einmal **Teams auslosen**.
errors-engine-no-latecomers = Zu spät, es läuft schon: **{ $title }** nimmt dann niemanden mehr auf.
