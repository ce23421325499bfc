### Sentences for errors of storage and of imported logs; importing this module adds them to `errors_engine.sentence`.

errors-storage-log-codes-empty = The file is empty.
errors-storage-log-codes-not-json = Line { $line } of the file cannot be read.
errors-storage-log-codes-not-a-log = The file is no exported tournament.
errors-storage-log-codes-version = The file was written by a newer version than this one.
errors-storage-log-codes-header = The first line of the file is damaged.
errors-storage-log-codes-no-events = The file holds no events.
errors-storage-log-codes-event = Line { $line } holds an event this version cannot read.
errors-storage-log-codes-newer = From line { $line } on the file was written by a newer version than this one. Update first.
errors-storage-log-codes-sequence = Line { $line } is out of order: lines are missing or doubled.
errors-storage-log-codes-command = Line { $line } is out of order: what one command did lies apart.
errors-storage-log-codes-start = The file does not begin with the creation of a tournament.
errors-storage-log-codes-impossible = From line { $line } on the file tells of things that cannot have happened.
# Refusal: newer database.
errors-storage-newer-database = The database was written by a newer version ({ $found }; this one knows { $known }). Update first.
# Refusal: no image.
errors-storage-no-image = A { $backend } database cannot be saved together with the sandbox; an SQLite file can.
# Refusal: damaged image.
errors-storage-damaged-image = The database in that file is damaged.
# Refusal: the database cannot be written.
errors-storage-unusable-database = I cannot write anything down just now, so nothing was changed. Please tell whoever runs me, and try again later.
# Refusal: closed database.
errors-storage-closed-database = I am being restarted. Please try again in a minute.
# Refusal: unknown tournament.
errors-storage-unknown-tournament = I cannot find that tournament. Choose one from the list while typing.
# Refusal: tournament exists.
errors-storage-tournament-exists = Somebody else has just created a tournament. Please try once more.
# Refusal: stale write.
errors-storage-stale-write = Too many people acted at this very moment. Nothing was lost; please try once more.
# Refusal: already done.
errors-storage-already-done = That has been done already. Nothing was done twice.
# Refusal: unreadable event.
errors-storage-unreadable-event-newer = A newer version of Herald has changed this tournament. Nothing is lost: ask the host to update, then go on.
# Refusal: unreadable event.
errors-storage-unreadable-event = Entry { $seq } of this tournament's log cannot be read by this version. Please tell the host.
# Refusal: unknown person.
errors-storage-unknown-person = I do not know that person any more. Please try once more.
# Refusal: unknown row.
errors-storage-unknown-row = That message is no longer waiting to be sent.
# An imported log that cannot be read, for a cause without words of its own.
errors-storage-bad-line = The file cannot be read at line { $line }.
# What is wrong with an imported log; $what is a sentence.
errors-storage-bad-log = { $what } Nothing was imported.
# An imported log was changed at a line.
errors-storage-log-codes-bent = Line { $line } of the file is not as it was exported: somebody has changed it, or left out the line before it.
# An imported log has lost a hash.
errors-storage-log-codes-bare = Line { $line } of the file has lost its hash, so somebody has added or changed it.
# An imported log is shorter than it was.
errors-storage-log-codes-cut = The file was cut: after line { $line } more belong to it.
# An imported log is longer than it was.
errors-storage-log-codes-added = From line { $line } on the file has lines that were not there when it was exported.
# The first line of an imported log was changed.
errors-storage-log-codes-sealed = The first line of the file is not as it was exported: names or the title have been changed.
