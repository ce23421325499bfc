### Sentences for typed availability, zones and forms; importing this module adds them to `errors_engine.sentence`.

errors-schedule-availability-reasons-unknown-word = has a word I do not know
errors-schedule-availability-reasons-bad-time = is no time of day
errors-schedule-availability-reasons-empty-range = ends when it begins
errors-schedule-availability-reasons-missing-end = is cut off
errors-schedule-availability-reasons-none-with-others = says “none” beside other times
errors-schedule-availability-reasons-nothing-said = is empty
errors-schedule-example = `thu 18-22, sat 10-14`
errors-schedule-time-reasons-nothing-said = Please type a day and a time
errors-schedule-time-reasons-unknown-word = I do not understand “{ $part }”
errors-schedule-time-reasons-said-twice = “{ $part }” says something a second time
errors-schedule-time-reasons-no-time = The time of day is missing in “{ $part }”
errors-schedule-time-reasons-no-day = The day of the month is missing in “{ $part }”
errors-schedule-time-reasons-impossible = “{ $part }” does not exist in any calendar or on any clock
errors-schedule-time-reasons-wrong-weekday = “{ $part }” is another day of the week
errors-schedule-time-reasons-skipped = Clocks go forward over “{ $part }” that night. The first moment after it is { $nearest }
errors-schedule-time-reasons-two-meanings = “{ $part }” can mean { $choices }
errors-schedule-time-example = `5 jan 19:00`, `tomorrow 18:30` or `fri 7pm`
# Refusal: unknown zone.
errors-schedule-unknown-zone = I know no time zone called “{ $zone }”. Choose one from the list, such as Europe/Madrid or America/New_York.
# Refusal: too many slots.
errors-schedule-too-many-slots = This week has { $found } start times, and a form holds { $limit }. Write your times in one line instead, like { errors-schedule-example }.
# Refusal: unknown slot.
errors-schedule-unknown-slot = This form belongs to another week. Please open it again.
# Somebody sent no times at all.
errors-schedule-silent = nothing was said
# $problems: a list of what could not be read; $example: how times are written.
errors-schedule-availability-text = I cannot read your times: { $problems }. Write them like { $example }.
# $text: why a time cannot be read.
errors-schedule-time-input = { $text }. Write it like { $example }.
