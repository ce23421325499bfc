### How people are called when their name is not known or not wanted.

people-somebody = esa persona
people-timetable = el calendario
people-unknown-person = alguien que ya no conozco
people-nameless = Participante { $value }
