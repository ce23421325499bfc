### Numbers, amounts, places and durations.

numbers-points =
    { $number ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
numbers-ordinal = { $number }.
numbers-place = { $place } Platz
numbers-places = Plätze { $first }–{ $last }
numbers-quoted = „{ $text }“
numbers-labelled = **{ $label }**: { $text }
numbers-label = { $label }: { $text }
numbers-noted = { $text } ({ $note })
numbers-within = { $whole }, { $part }
