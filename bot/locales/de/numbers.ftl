### Numbers, amounts, places and durations.

numbers-points =
    { $halves ->
        [1] { $points } Punkt
        [2] { $points } Punkt
       *[other] { $points } Punkte
    }
numbers-ordinal = { $number }.
numbers-place = { $place } Platz
numbers-places = Plätze { $first }–{ $last }
numbers-quoted = „{ $text }“
numbers-labelled = **{ $label }**: { $text }
numbers-label = { $label }: { $text }
