### Datenbank und importierte Protokolle.

errors-storage-log-codes-empty = Die Datei ist leer.
errors-storage-log-codes-not-json = Zeile { $line } der Datei ist nicht lesbar.
errors-storage-log-codes-not-a-log = Die Datei ist kein exportiertes Turnier.
errors-storage-log-codes-version = Die Datei hat eine neuere Version als diese hier geschrieben.
errors-storage-log-codes-header = Die erste Zeile der Datei ist beschädigt.
errors-storage-log-codes-no-events = In der Datei stehen keine Ereignisse.
errors-storage-log-codes-event = Zeile { $line } enthält ein Ereignis, das diese Version nicht lesen kann.
errors-storage-log-codes-newer = Ab Zeile { $line } hat eine neuere Version als diese hier die Datei geschrieben. Aktualisiere erst.
errors-storage-log-codes-sequence = Zeile { $line } passt nicht in die Reihenfolge: Zeilen fehlen oder sind doppelt.
errors-storage-log-codes-command = Zeile { $line } passt nicht in die Reihenfolge: Was ein Befehl tat, liegt auseinander.
errors-storage-log-codes-start = Die Datei beginnt nicht mit dem Anlegen eines Turniers.
errors-storage-log-codes-impossible = Ab Zeile { $line } erzählt die Datei von Dingen, die nicht passiert sein können.
errors-storage-newer-database = Die Datenbank hat eine neuere Version geschrieben ({ $found }; diese hier kennt { $known }). Aktualisiere erst.
errors-storage-no-image = Eine { $backend }-Datenbank kann nicht mit der Sandbox gespeichert werden; eine SQLite-Datei schon.
errors-storage-damaged-image = Die Datenbank in dieser Datei ist beschädigt.
errors-storage-unusable-database = Ich kann gerade nichts speichern, deshalb wurde nichts geändert. Bitte sag meinem Betreiber Bescheid und versuch es später noch einmal.
errors-storage-closed-database = Ich werde gerade neu gestartet. Bitte versuch es in einer Minute noch einmal.
errors-storage-unknown-tournament = Dieses Turnier finde ich nicht. Wähle beim Tippen eins aus der Liste.
errors-storage-tournament-exists = Jemand anderes hat gerade ein Turnier angelegt. Bitte versuch es noch einmal.
errors-storage-stale-write = In genau diesem Moment waren zu viele am Werk. Verloren ist nichts; bitte versuch es noch einmal.
errors-storage-already-done = Das ist schon erledigt. Nichts wurde doppelt gemacht.
errors-storage-unreadable-event-newer = Eine neuere Version von Herald hat dieses Turnier geändert. Verloren ist nichts: Wer den Bot betreibt, soll ihn aktualisieren, dann geht es weiter.
errors-storage-unreadable-event = Eintrag { $seq } im Protokoll dieses Turniers kann diese Version nicht lesen. Bitte sag dem Betreiber des Bots Bescheid.
errors-storage-unknown-person = Diese Person kenne ich nicht mehr. Bitte versuch es noch einmal.
errors-storage-unknown-row = Diese Nachricht wartet nicht mehr aufs Verschicken.
errors-storage-bad-line = Die Datei ist in Zeile { $line } nicht lesbar.
errors-storage-bad-log = { $what } Nichts wurde importiert.
# An imported log was changed at a line.
errors-storage-log-codes-bent = Zeile { $line } der Datei ist nicht so, wie sie exportiert wurde: Jemand hat sie geändert oder die Zeile davor weggelassen.
# An imported log has lost a hash.
errors-storage-log-codes-bare = Zeile { $line } der Datei fehlt ihr Hash; jemand hat sie also hinzugefügt oder geändert.
# An imported log is shorter than it was.
errors-storage-log-codes-cut = Die Datei wurde abgeschnitten: Nach Zeile { $line } gehören noch mehr dazu.
# An imported log is longer than it was.
errors-storage-log-codes-added = Ab Zeile { $line } stehen in der Datei Zeilen, die beim Export nicht da waren.
# The first line of an imported log was changed.
errors-storage-log-codes-sealed = Die erste Zeile der Datei ist nicht so, wie sie exportiert wurde: Namen oder der Titel wurden geändert.
errors-storage-too-many-webhooks = Ein Turnier hat höchstens { $most } Webhooks. Entferne erst einen: `/td webhook`.
