### Numbers, amounts, places and durations.

numbers-points =
    { $halves ->
        [1] { $points } punto
        [2] { $points } punto
       *[other] { $points } puntos
    }
numbers-ordinal = { $number }.º
numbers-place = puesto { $place }
numbers-places = puestos { $first }–{ $last }
numbers-quoted = «{ $text }»
numbers-labelled = **{ $label }**: { $text }
numbers-label = { $label }: { $text }
