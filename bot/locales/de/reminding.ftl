### Welche Erinnerungen jemand bekommt.

reminding-form-title = Deine Erinnerungen
reminding-switch = Wie ich dich erreiche
reminding-direct = Per Direktnachricht
reminding-in-channel = Mit einer Erwähnung im Kanal
reminding-off = Aus: nur Neues wie Paarungen und Ergebnisse
reminding-before-games = Vor jeder deiner Partien
reminding-change = Erinnerungen ändern
reminding-chosen-no-minutes = Du bekommst Erinnerungen zu Zeiten und Meldungen, aber keine vor deinen Partien.
reminding-chosen = Du wirst vor jeder deiner Partien erinnert: { $duration } vorher.
reminding-off-2 = Du bekommst keine Erinnerungen. Neues, das dich betrifft, etwa Paarungen, erreicht dich weiterhin.
reminding-only-mentions = Ich schreibe dir keine Direktnachrichten; wenn du etwas zu tun hast, erwähne ich dich im Kanal.
reminding-written-to = Ich schreibe dir über deine Paarungen, deine Zeiten und was du zu tun hast.
