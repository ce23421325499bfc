### Phasen, Runden, Paarungen, Spielzeiten.

rounds-field-by-seed = Teilnehmerfeld nach Setzliste
rounds-field-as-listed = Feld und Reihenfolge wie in der Liste oben.
rounds-why-seeded = Was bei Gleichstand in der Setzliste entschied
rounds-order-by-rating = Gesetzt nach Stärke vor dem Turnier.
rounds-order-by-standings = Gesetzt nach der Tabelle der vorigen Phase.
rounds-pairings = Paarungen
rounds-byes = Freilose
rounds-idle = Setzen diese Runde aus
rounds-warnings = Einen Blick wert
rounds-no-warnings = Nichts Auffälliges: keine Wiederholung, kein zweites Freilos, nichts, was man sich ansehen müsste.
rounds-more-warnings = … und { $count } weitere in der Textdatei.
rounds-many-idle = Setzen diese Runde aus: { $count }
rounds-preview = Vorschau
rounds-not-published = Das sieht noch niemand außer dir.
rounds-why-link = Warum diese Paarungen? Frag `/tournament why`.
rounds-near-misses = Keine gemeinsame Zeit
rounds-many-level-seeds = { $count }-mal lagen zwei Nachbarn gleichauf. Was dann entschied, sagt `/tournament why`.
rounds-time-control = Bedenkzeit: { $text }
rounds-tentative-until = Die Zeiten sind vorläufig bis { $fix_at }. Sprich vorher mit deinem Gegner und korrigiere deine Zeiten mit `/me availability`.
rounds-play-between = Die Partien beginnen zwischen { $play_from } und { $play_until }.
rounds-arrange-yourselves = Mach mit deinem Gegner eine Zeit aus, spielt, und melde das Ergebnis mit `/match report`.
rounds-times-fixed = Die Spielzeiten von **{ $round_title }** sind endgültig und ändern sich nicht mehr.
rounds-other-times-stay = Zeiten, die sich nicht geändert haben, stehen im Beitrag der Runde.
rounds-game-moved = Die Turnierleitung hat eine Zeit festgelegt: { $players }, { $at }.
rounds-no-time-found = { $players }: Es fand sich keine Zeit. Die Turnierleitung legt eine fest.
rounds-paired-by-director = Von der Turnierleitung ausgelost: { $reason }
rounds-amended-by-director = Die Turnierleitung hat die Paarungen von **{ $round_title }** geändert.
rounds-amended-after-withdrawal = Die Paarungen von **{ $round_title }** wurden angepasst, weil jemand ausgestiegen ist.
rounds-round-undone = **{ $round_title }** wurde von der Turnierleitung zurückgenommen. Die Paarungen zählen nicht mehr; neue folgen.
rounds-step-undone = Die Turnierleitung hat den letzten Schritt zurückgenommen.
rounds-undone-list = Zurückgenommen: { $things }.
rounds-timetable-paused = Der Zeitplan steht still, bis die Turnierleitung ihn weiterlaufen lässt.
rounds-timetable-switched-running = Der Zeitplan läuft wieder.
rounds-timetable-switched = Der Zeitplan pausiert: Nichts geschieht von selbst, bis die Turnierleitung ihn weiterlaufen lässt.
rounds-times-tentative = Die vorläufigen Spielzeiten von **{ $round_title }**:
rounds-new-time = Neue Zeit: { $at }.
rounds-stage-started =
    {""}**{ $title }** beginnt mit { $entrants ->
        [one] { $entrants } Teilnehmer
       *[other] { $entrants } Teilnehmern
    }.
rounds-stage-started-rounds =
    {""}**{ $title }** beginnt mit { $entrants ->
        [one] { $entrants } Teilnehmer
       *[other] { $entrants } Teilnehmern
    } und { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
rounds-game-time =
    { $final ->
        [yes] { $at }, endgültig
       *[no] { $at }, vorläufig
    }
rounds-tentative-time = { $at }, vorläufig
rounds-reported = **{ $name }** meldet: { $said }; zählt { $until }, wenn niemand widerspricht
rounds-reported-early = **{ $name }** meldete vor dem Beginn: { $said }; zählt, sobald es bestätigt ist
rounds-disputed = strittig, die Turnierleitung entscheidet
rounds-here = da: { $names }
rounds-be-there = Melde dich zum Beginn über **Meine Partie** an. **Schreib mir** bringt dir vorher eine Direktnachricht.
rounds-next-times = Die nächste Runde wird { $pair_at } gepaart; mit **Meine Zeiten** sagst du, wann du darin spielen kannst.
rounds-amended-for-newcomer = **{ $round_title }** hat eine Partie mehr: Jemand ist dazugekommen und spielt statt des Freiloses.
rounds-played-elsewhere = Anderswo gespielt.
rounds-here-waiting = da: **{ $name }**, wartet auf **{ $opponent }** bis { $until_time } ({ $until_distance })
rounds-play-and-report = Spielt, und meldet das Ergebnis mit `/match report`.
rounds-match-open = { $title }: Eure Begegnung ist offen, **{ $players }**. Spielt, und meldet das Ergebnis mit `/match report`.
rounds-on-hold = Angehalten: Nichts geschieht von selbst, bis die Turnierleitung es weitergehen lässt.
rounds-goes-on = Es geht weiter: Der nächste Schritt kommt wieder von selbst.
rounds-standings-at-the-end = Alle Partien sind gespielt. Der Endstand steht in der Nachricht zum Schluss.
rounds-order-by-hand = Von Hand gesetzt.
rounds-order-by-lot = Die Setzliste wurde ausgelost.
rounds-order-by-entry = Gesetzt in der Reihenfolge der Anmeldung.
