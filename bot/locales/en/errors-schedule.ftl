### Sentences for typed availability, zones and forms; importing this module adds them to `errors_engine.sentence`.

errors-schedule-availability-reasons-unknown-word = has a word I don't know
errors-schedule-availability-reasons-bad-time = is not a time of day
errors-schedule-availability-reasons-empty-range = ends when it starts
errors-schedule-availability-reasons-missing-end = is cut off
errors-schedule-availability-reasons-none-with-others = says “none” next to other times
errors-schedule-availability-reasons-nothing-said = is empty
errors-schedule-example = `thu 18-22, sat 10-14`
errors-schedule-time-reasons-nothing-said = Please type a day and a time
errors-schedule-time-reasons-unknown-word = I don't understand “{ $part }”
errors-schedule-time-reasons-said-twice = “{ $part }” is a second day or time; please give one of each
errors-schedule-time-reasons-no-time = “{ $part }” has no time of day
errors-schedule-time-reasons-no-day = “{ $part }” has no day of the month
errors-schedule-time-reasons-impossible = “{ $part }” does not exist on any calendar or clock
errors-schedule-time-reasons-wrong-weekday = “{ $part }” is a different day of the week
errors-schedule-time-reasons-skipped = Clocks skip “{ $part }” that night. The first moment after it is { $nearest }
errors-schedule-time-reasons-two-meanings = “{ $part }” can mean { $choices }
errors-schedule-time-example = `5 jan 19:00`, `tomorrow 18:30` or `fri 7pm`
# Refusal: unknown zone.
errors-schedule-unknown-zone = I don't know a time zone called “{ $zone }”. Choose one from the list, such as Europe/Madrid or America/New_York.
# Refusal: too many slots.
errors-schedule-too-many-slots = This week has { $found } start times, and a form holds { $limit }. Write your times in one line instead, like { errors-schedule-example }.
# Refusal: unknown slot.
errors-schedule-unknown-slot = This form belongs to another week. Please open it again.
# Somebody sent no times at all.
errors-schedule-silent = there is nothing there
# $problems: a list of what could not be read; $example: how times are written.
errors-schedule-availability-text = I can't read your times: { $problems }. Write them like { $example }.
# $text: why a time cannot be read.
errors-schedule-time-input = { $text }. Write it like { $example }.
