people-somebody = ce joueur
people-timetable = le calendrier
people-unknown-person = quelqu'un qu'on ne connaît plus
people-nameless = Inscrit { $value }
