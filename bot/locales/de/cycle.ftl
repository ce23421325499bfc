### Ein Zyklus von Ligen.

cycle-invitations-go-out = Alle Angemeldeten werden eingeladen
cycle-makes-room = Wer nicht kommt, macht den Nächsten auf der Warteliste Platz
cycle-next-game = Die nächste Partie wird eröffnet
cycle-declined = Die Einladung wurde abgelehnt.
cycle-no-answer = Auf die Einladung kam nicht rechtzeitig eine Antwort.
cycle-overdue = Diese Partien sollten bis { $until } fertig sein. Bitte meldet sie oder sagt der Turnierleitung, was los ist.
cycle-overdue-for-directors = Diese Partien sollten bis { $until } fertig sein. Entscheidet mit `/judge forfeit` oder `/round result`, oder gebt mit `/td options` mehr Zeit.
cycle-unfinished = Diese Partien haben noch kein Ergebnis. Ist eine vorbei, drück **Ergebnis melden**.
cycle-unfinished-until = Diese Partien haben noch kein Ergebnis. Ist eine vorbei, drück **Ergebnis melden**. Bitte beendet die anderen bis { $until }.
cycle-no-place = In keiner Liga ist Platz für so viele.
cycle-not-here = Es gab keinen Check-in.
