remedies-reopened = Die Anmeldung ist wieder offen und angekündigt.
remedies-left-out = Nicht dabei: { $names }.
