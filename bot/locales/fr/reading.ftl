reading-rest-in-file = Ça fait beaucoup : tout est dans le fichier texte.
reading-log-exported = Le journal contient tout ce qui s’est passé ; `/td import` le transfère vers une autre installation.
# The head of the log, with which an exported log can be checked.
reading-log-head = -# Empreinte du journal : `{ $head }`
# In place of the head while a form is sealed: the head would count what has been handed in.
reading-log-head-later = -# L’empreinte du journal viendra quand plus rien ne sera sous scellés : elle trahirait que quelque chose a été remis.
# Whether the log is as it was.
reading-verify-title = Le journal est-il intact ?
# Nothing in the log differs. $lines is a number.
reading-verify-sound = Les { $lines } entrées donnent ce qui est inscrit : chaque appariement, tirage, horaire et résultat a été recalculé.
# Entries of the log that do not come out as recorded.
reading-verify-differs = { $count ->
    [one] Une entrée ne donne pas ce qui est inscrit :
   *[other] { $count } entrées ne donnent pas ce qui est inscrit :
}
# One entry that differs: its number, and what it is about.
reading-verify-entry = Entrée { $seq } : { $what }
# How to check an exported log against the head.
reading-verify-how = Je publie cette empreinte avec chaque ronde et à la fin. Qui a le journal exporté le vérifie avec `python -m formats verify LOG --head FINGERPRINT` : tout changement se voit.
reading-verify-engine = À partir de l’entrée { $seq }, les rondes ont été appariées par le moteur { $engine } ; le mien est le { $now }.
# What an entry is about that differs.
reading-verify-what-seeds = le classement initial
# What an entry is about that differs.
reading-verify-what-pairings = les appariements d’une ronde
# What an entry is about that differs.
reading-verify-what-times = les horaires de parties
# What an entry is about that differs.
reading-verify-what-result = un résultat
# What an entry is about that differs.
reading-verify-what-draw = un tirage au sort
# What an entry is about that differs.
reading-verify-what-commitment = ce qui a été promis avant un tirage
# What an entry is about that differs.
reading-verify-what-too-late = un mot donné après son tirage
# What an entry is about that differs.
reading-verify-what-replaced = un nombre saisi à la place d’un nombre déjà tiré
# What an entry is about that differs.
reading-verify-what-note = une note sur une partie
# What an entry is about that differs.
reading-verify-what-time = une heure antérieure à celle de l’entrée précédente
# What an entry is about that differs.
reading-verify-what-error = une chose qui serait refusée aujourd’hui
# What an entry is about that differs.
reading-verify-what-impossible = une chose qui n’a pas pu se produire
# What an entry is about that differs.
reading-verify-what-early = un tirage fait avant son heure
# What an entry is about that differs.
reading-verify-what-no-beacon = un tirage fait sans sa balise
# What differs.
reading-verify-what-beacon = un aléa que la balise n’a pas signé
# What differs.
reading-verify-what-beacon-round = un tour de la balise qui n’est pas le premier après la fin des mots
# What differs.
reading-verify-what-promise = un tirage annoncé à nouveau avec un autre secret
# Nothing wrong, but to be known. $who is a person, $text their reason.
reading-remark-waived = Entrée { $seq } : { $who } a fait faire un tirage sans sa balise : « { $text } »
# Nothing wrong, but to be known.
reading-remark-new-seed = Entrée { $seq } : un tirage a été annoncé à nouveau, car le journal a été importé sans son nombre aléatoire
# Nothing wrong, but to be known.
reading-remark-new-range = Entrée { $seq } : un tirage a été annoncé à nouveau avec une autre plage de nombres
# Nothing wrong, but to be known. $text is a web address.
reading-remark-unsigned = Entrée { $seq } : le journal seul ne peut pas prouver l’aléa de la balise. Compare-le avec `{ $text }`
# Nothing wrong, but to be known. $text is the id of a network.
reading-remark-other-chain = Entrée { $seq } : la balise annoncée pour un tirage n’est pas le réseau public de drand, mais `{ $text }`
