### Numbers, amounts, places and durations.

numbers-points =
    { $number ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
numbers-ordinal = { $number }.º
numbers-place = puesto { $place }
numbers-places = puestos { $first }–{ $last }
numbers-quoted = «{ $text }»
numbers-labelled = **{ $label }**: { $text }
numbers-label = { $label }: { $text }
numbers-noted = { $text } ({ $note })
numbers-within = { $whole }, { $part }
