### Der nächste Schritt eines Turniers: auf seinem Knopf, und in der Frage davor.

next-step-done-already = Das ist schon geschehen.
next-step-label-open = Anmeldung öffnen
next-step-label-close = Anmeldung schließen
next-step-label-start = Start
next-step-label-round = Runde { $round } auslosen
next-step-label-finish = Abschließen
# What the next step will do, above its button.
next-step-will-open = Als Nächstes: Anmeldung öffnen, damit alle beitreten können.
next-step-will-close =
    Als Nächstes: Anmeldung schließen mit { $entrants ->
        [one] { $entrants } Person
       *[other] { $entrants } Personen
    }.
next-step-will-start =
    Als Nächstes: Anmeldung schließen mit { $entrants ->
        [one] { $entrants } Person
       *[other] { $entrants } Personen
    } und Runde 1 gleich veröffentlichen.
next-step-will-round = Als Nächstes: Runde { $round } auslosen.
next-step-will-finish = Alles ist gespielt. Als Nächstes: die Tabelle für endgültig erklären.
# It would come earlier than announced.
next-step-early-close = Angekündigt ist, dass die Anmeldung bis { $at } offen bleibt. Jetzt schließen?
next-step-now-close = Jetzt schließen
next-step-early-round = Angekündigt ist, dass es { $at } losgeht. Die erste Runde jetzt veröffentlichen?
next-step-now-round = Jetzt veröffentlichen
next-step-label-check-in = Check-in schließen
next-step-will-check-in = Als Nächstes: Check-in schließen. Wer nicht eingecheckt hat, bleibt draußen.
next-step-early-check-in = Angekündigt war: Check-in bis { $at }. Jetzt schließen?
next-step-now-check-in = Jetzt schließen
next-step-label-field = Feld schließen
next-step-will-field =
    Als Nächstes: das Feld schließen, mit { $entrants ->
        [one] { $entrants } Spieler
       *[other] { $entrants } Spielern
    }.
next-step-import-first = Noch ist niemand dabei. `/players import` liest die Spielerliste ein.
next-step-label-games = Nächste Partien auslosen
next-step-will-games = Als Nächstes: die nächsten Partien auslosen.
next-step-no-round-yet = Noch gibt es keine Runde für die Vorschau.
