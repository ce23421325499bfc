### Around what people look at.

reading-rest-in-file = Es mucho: está todo en el archivo de texto.
reading-log-exported = El registro contiene todo lo que pasó; `/td import` lo lleva a otra instalación.
# The head of the log, with which an exported log can be checked.
reading-log-head = -# Huella del registro: `{ $head }`
# In place of the head while a form is sealed: the head would count what has been handed in.
reading-log-head-later = -# La huella del registro llega cuando ya no haya nada sellado: delataría que se ha entregado algo.
# Whether the log is as it was.
reading-verify-title = ¿Está bien el registro?
# Nothing in the log differs. $lines is a number.
reading-verify-sound = Las { $lines } entradas salen como están anotadas: se ha vuelto a calcular cada emparejamiento, sorteo, hora y resultado.
# Entries of the log that do not come out as recorded.
reading-verify-differs = { $count ->
    [one] Una entrada no sale como está anotada:
   *[other] { $count } entradas no salen como están anotadas:
}
# One entry that differs: its number, and what it is about.
reading-verify-entry = Entrada { $seq }: { $what }
# How to check an exported log against the head.
reading-verify-how = Publico esta huella con cada ronda y al final. Quien tenga el registro exportado lo comprueba con `python -m formats verify LOG --head FINGERPRINT`: cualquier cambio se nota.
reading-verify-engine = Desde la entrada { $seq }, las rondas las emparejó el motor { $engine }; el mío es el { $now }.
# What an entry is about that differs.
reading-verify-what-seeds = el orden inicial
# What an entry is about that differs.
reading-verify-what-pairings = los emparejamientos de una ronda
# What an entry is about that differs.
reading-verify-what-times = las horas de partidas
# What an entry is about that differs.
reading-verify-what-result = un resultado
# What an entry is about that differs.
reading-verify-what-draw = un sorteo
# What an entry is about that differs.
reading-verify-what-commitment = lo prometido antes de un sorteo
# What an entry is about that differs.
reading-verify-what-too-late = una palabra dada tras su sorteo
# What an entry is about that differs.
reading-verify-what-replaced = un número puesto en lugar de otro ya sorteado
# What an entry is about that differs.
reading-verify-what-note = una nota sobre una partida
# What an entry is about that differs.
reading-verify-what-time = una hora anterior a la de la entrada previa
# What an entry is about that differs.
reading-verify-what-error = algo que hoy se rechazaría
# What an entry is about that differs.
reading-verify-what-impossible = algo que no pudo ocurrir
# What an entry is about that differs.
reading-verify-what-early = un sorteo antes de su momento
# What an entry is about that differs.
reading-verify-what-no-beacon = un sorteo sin su baliza
# What differs.
reading-verify-what-beacon = un azar que la baliza no firmó
# What differs.
reading-verify-what-beacon-round = una ronda de la baliza que no es la primera tras cerrarse las palabras
# What differs.
reading-verify-what-promise = un sorteo anunciado otra vez con otro secreto
# Nothing wrong, but to be known. $who is a person, $text their reason.
reading-remark-waived = Entrada { $seq }: { $who } hizo un sorteo sin su baliza: «{ $text }»
# Nothing wrong, but to be known.
reading-remark-new-seed = Entrada { $seq }: un sorteo se anunció otra vez, porque el registro se importó sin su número aleatorio
# Nothing wrong, but to be known.
reading-remark-new-range = Entrada { $seq }: un sorteo se anunció otra vez con otro rango de números
# Nothing wrong, but to be known. $text is a web address.
reading-remark-unsigned = Entrada { $seq }: el registro solo no puede probar el azar de la baliza. Compáralo con `{ $text }`
# Nothing wrong, but to be known. $text is the id of a network.
reading-remark-other-chain = Entrada { $seq }: la baliza anunciada para un sorteo no es la red pública de drand, sino `{ $text }`
