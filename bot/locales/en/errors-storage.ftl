### Sentences for errors of storage and of imported logs; importing this module adds them to `errors_engine.sentence`.

errors-storage-log-codes-empty = The file is empty.
errors-storage-log-codes-not-json = Line { $line } of the file can't be read.
errors-storage-log-codes-not-a-log = The file is not an exported tournament.
errors-storage-log-codes-version = The file was written by a newer version than this one.
errors-storage-log-codes-header = The first line of the file is damaged.
errors-storage-log-codes-no-events = The file has no events in it.
errors-storage-log-codes-event = Line { $line } has an event this version can't read.
errors-storage-log-codes-newer = From line { $line } on, the file was written by a newer version than this one. Update first.
errors-storage-log-codes-sequence = Line { $line } is out of order: lines are missing or doubled.
errors-storage-log-codes-command = Line { $line } is out of order: the entries of one command are not together.
errors-storage-log-codes-start = The file does not start with the creation of a tournament.
errors-storage-log-codes-impossible = From line { $line } on, the file describes things that can't have happened.
# Refusal: newer database.
errors-storage-newer-database = The database was written by a newer version ({ $found }; this one knows { $known }). Update first.
# Refusal: no image.
errors-storage-no-image = A { $backend } database can't be saved with the sandbox; an SQLite file can.
# Refusal: damaged image.
errors-storage-damaged-image = The database in that file is damaged.
# Refusal: the database cannot be written.
errors-storage-unusable-database = I can't save anything right now, so nothing was changed. Please tell the host, and try again later.
# Refusal: closed database.
errors-storage-closed-database = I'm restarting. Please try again in a minute.
# Refusal: unknown tournament.
errors-storage-unknown-tournament = I can't find that tournament. Choose one from the list while typing.
# Refusal: tournament exists.
errors-storage-tournament-exists = Another tournament was created at the same moment. Please try again.
# Refusal: stale write.
errors-storage-stale-write = Too many people acted at the same moment. Nothing was lost; please try again.
# Refusal: already done.
errors-storage-already-done = That's done already. Nothing was done twice.
# Refusal: unreadable event.
errors-storage-unreadable-event-newer = A newer version of Herald has changed this tournament. Nothing is lost: ask the host to update, then go on.
# Refusal: unreadable event.
errors-storage-unreadable-event = Entry { $seq } of this tournament's log can't be read by this version. Please tell the host.
# Refusal: unknown person.
errors-storage-unknown-person = I no longer know that person. Please try again.
# Refusal: unknown row.
errors-storage-unknown-row = That message is no longer waiting to be sent.
# An imported log that cannot be read, for a cause without words of its own.
errors-storage-bad-line = The file can't be read at line { $line }.
# What is wrong with an imported log; $what is a sentence.
errors-storage-bad-log = { $what } Nothing was imported.
# An imported log was changed at a line.
errors-storage-log-codes-bent = Line { $line } of the file is not as it was exported: it has been changed, or the line before it is gone.
# An imported log has lost a hash.
errors-storage-log-codes-bare = Line { $line } of the file has lost its hash, so it has been added or changed.
# An imported log is shorter than it was.
errors-storage-log-codes-cut = The file was cut off: there is more after line { $line }.
# An imported log is longer than it was.
errors-storage-log-codes-added = From line { $line } on, the file has lines that were not there when it was exported.
# The first line of an imported log was changed.
errors-storage-log-codes-sealed = The first line of the file is not as it was exported: names or the title have been changed.
# Variables: $most.
errors-storage-too-many-webhooks = A tournament has at most { $most } webhooks. Remove one first: `/td webhook`.
