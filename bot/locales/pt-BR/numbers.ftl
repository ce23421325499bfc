### Numbers, amounts, places and durations.

numbers-points =
    { $number ->
        [0.5] { $points } ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }
numbers-ordinal = { $number }º
numbers-place = { $place } lugar
numbers-places = lugares { $first }–{ $last }
numbers-quoted = “{ $text }”
numbers-labelled = **{ $label }**: { $text }
numbers-label = { $label }: { $text }
numbers-noted = { $text } ({ $note })
numbers-within = { $whole }, { $part }
