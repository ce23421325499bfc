remedies-reopened = Die Anmeldung ist wieder offen und angekündigt.
remedies-left-out = Nicht dabei: { $names }.
remedies-leave-out-now = Weglassen
remedies-publish-early = Ohne sie veröffentlichen
remedies-really-leave-out = { $names } weglassen? Alle lesen dann, dass für so viele kein Platz ist. `/td undo` holt Leute zurück.
remedies-answers-awaited =
    { $count ->
        [one] { $names } kann noch bis { $until } antworten
       *[other] { $names } können noch bis { $until } antworten
    }. Wer wegbleibt, lässt sich danach entscheiden.
remedies-would-leave-out =
    { $count ->
        [one] { $names } hat noch nicht geantwortet und kann das bis { $until } tun. Wer jetzt veröffentlicht, lässt sie oder ihn weg.
       *[other] { $names } haben noch nicht geantwortet und können das bis { $until } tun. Wer jetzt veröffentlicht, lässt sie weg.
    }
remedies-accepted = Bisher haben { $yes } von { $invited } zugesagt, { $silent } noch nicht geantwortet; nötig sind mindestens { $least }.
remedies-not-asked-yet = Gefragt wurde noch niemand: `/forms ask form:{ $form }`.
