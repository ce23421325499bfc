### Die Karte des Turniers, Regeln, Listen.

info-rules = Regeln
info-tournaments = Turniere
info-no-tournaments = Hier gibt es noch keine Turniere.
info-stages = Phasen
info-week = Die Woche
info-prizes = Preise
info-staff = Team
info-event = Für alle Phasen
info-tie-breaks = Bei Gleichstand entscheidet
info-directors = Turnierleitung
info-coordinators = Koordination
info-sides-by-rule = Die Seiten ergeben sich aus den Regeln des Formats.
info-ties = Eine Partie kann unentschieden enden.
info-no-ties = Eine Partie hat einen Sieger; es gibt kein Unentschieden.
info-forfeit-removes = Wer kampflos verliert, ist für die weiteren Runden raus.
info-appeals = Wer raus ist, kann bei der Turnierleitung Einspruch einlegen.
info-fee-returned = Das Startgeld bekommt zurück, wer weder kampflos verliert noch aussteigt.
info-director-may-not-play = Wer das Turnier leitet, darf nicht mitspielen.
info-states-draft = In Vorbereitung
info-states-registration = Anmeldung offen
info-states-closed = Das Feld steht
info-states-running = Läuft
info-states-finished = Vorbei
info-states-cancelled = Abgesagt
info-days-mon = Montag
info-days-tue = Dienstag
info-days-wed = Mittwoch
info-days-thu = Donnerstag
info-days-fri = Freitag
info-days-sat = Samstag
info-days-sun = Sonntag
info-not-set = nicht festgelegt
info-run-by = -# Herald { $version } · Was über dich gespeichert ist: `/me data`
info-privacy = [Datenschutz]({ $url })
info-terms = [Nutzungsbedingungen]({ $url })
info-policies = Datenschutz und Nutzungsbedingungen: im README von Herald, oder frag, wer diesen Bot betreibt
info-time-control = Bedenkzeit { $text }
info-timetable-running = Der Zeitplan läuft von selbst.
info-timetable = Der Zeitplan pausiert.
info-by-hand = Die Turnierleitung veröffentlicht die Runden; die Spieler machen ihre Zeiten selbst aus.
info-silence = Ein gemeldetes Ergebnis gilt, wenn ihm innerhalb dieser Zeit niemand widerspricht: { $hours }.
info-before-start = Ein vor Beginn der Partie gemeldetes Ergebnis gilt erst, wenn der Gegner bestätigt oder die Turnierleitung entscheidet.
info-check-in = Der Check-in öffnet { $early } vor Beginn; wer mehr als { $late } zu spät kommt, kann kampflos verlieren.
info-passed-over = Diese Optionen gibt es in dieser Version von Herald nicht mehr, gespielt wird ohne sie: { $names }.
info-rules-url = Die vollständigen Regeln: { $url }
info-yes-no-value = ja
info-yes-no = nein
info-tournament-line = **{ $title }** · { $state }
info-tournament-line-entered = **{ $title }** · { $state } · du bist dabei
info-entrants = { $count } Teilnehmer
info-entrants-of = { $count } von { $capacity } Teilnehmern
info-entrants-waiting = { $entrants }, { $waiting } auf der Warteliste
info-stage-line = { $number }. **{ $title }** für die besten { $take }: { $format_title }
info-in-play =
    { $round_title }: { $open_games ->
        [one] { $open_games } Partie
       *[other] { $open_games } Partien
    } offen
info-all-played = { $round_title }: alle Partien gespielt
info-week-ask = Die Spieler werden nach ihren Zeiten gefragt: { $at }
info-week-pair = Paarungen und vorläufige Zeiten: { $at }
info-week-fix = Endgültige Zeiten: { $at }
info-week-play = Spielbeginn: { $since } bis { $until }
info-week-zone = Nach der Uhr von { $zone }, ob Sommerzeit oder nicht.
info-more-rules = Weitere Regeln: { $rules }. `/tournament rules rule:{ $first }` öffnet eine; sie sind auf Englisch.
info-judges = Schiedsrichter
