### Zeitzonen.

zones-form-title = Deine Zeitzone
zones-field = Wo wohnst du?
zones-field-help = Stadt, Land, Zeitzone oder Abstand. Wird einmal gefragt; ändern mit /me timezone.
zones-placeholder = Berlin, New York, Brasilien, UTC+2
zones-change = Zeitzone ändern
zones-other = Woanders
zones-set-zone = Meine Zeitzone angeben
zones-clock-reads = Deine Uhr zeigt jetzt **{ $clock }** ({ $zone }). Wenn nicht, drücke **{ zones-change }**.
zones-not-asked-yet = Ich kenne deine Zeitzone noch nicht. Zeiten, die ich dir zeige, stimmen trotzdem; für Zeiten, die du eintippst, brauche ich sie.
zones-which = „{ $typed }“ kann mehrere Zeitzonen bedeuten. Wo zeigt die Uhr dasselbe wie deine?
zones-clock-now = { $zone } (jetzt { $clock })
