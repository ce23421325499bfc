### Sentences for typed availability, zones and forms.

errors-schedule-availability-reasons-unknown-word = tiene una palabra que no conozco
errors-schedule-availability-reasons-bad-time = no es una hora del día
errors-schedule-availability-reasons-empty-range = termina cuando empieza
errors-schedule-availability-reasons-missing-end = está incompleto
errors-schedule-availability-reasons-none-with-others = dice “none” junto a otras horas
errors-schedule-availability-reasons-nothing-said = está vacío
errors-schedule-example = `thu 18-22, sat 10-14`
errors-schedule-time-reasons-nothing-said = Escribe un día y una hora
errors-schedule-time-reasons-unknown-word = No entiendo «{ $part }»
errors-schedule-time-reasons-said-twice = «{ $part }» dice algo por segunda vez
errors-schedule-time-reasons-no-time = Falta la hora en «{ $part }»
errors-schedule-time-reasons-no-day = Falta el día del mes en «{ $part }»
errors-schedule-time-reasons-impossible = «{ $part }» no existe en ningún calendario ni reloj
errors-schedule-time-reasons-wrong-weekday = «{ $part }» es otro día de la semana
errors-schedule-time-reasons-skipped = Esa noche el reloj se adelanta y «{ $part }» no existe. El primer momento después es { $nearest }
errors-schedule-time-reasons-two-meanings = «{ $part }» puede significar { $choices }
errors-schedule-time-example = `5 jan 19:00`, `tomorrow 18:30` o `fri 7pm`
errors-schedule-unknown-zone = No conozco ninguna zona horaria llamada «{ $zone }». Elige una de la lista, como Europe/Madrid o America/New_York.
errors-schedule-too-many-slots = Esta semana tiene { $found } horas de inicio, y en un formulario caben { $limit }. Escribe tus horas en una línea, como { errors-schedule-example }.
errors-schedule-unknown-slot = Este formulario es de otra semana. Ábrelo de nuevo.
errors-schedule-silent = no se dijo nada
errors-schedule-availability-text = No entiendo tus horas: { $problems }. Escríbelas como { $example }.
errors-schedule-time-input = { $text }. Escríbelo como { $example }.
