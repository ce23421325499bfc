numbers-points =
    { $number ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
numbers-ordinal = { $number }.
numbers-place = { $place } miejsce
numbers-places = miejsca { $first }–{ $last }
numbers-quoted = „{ $text }”
numbers-labelled = **{ $label }**: { $text }
numbers-label = { $label }: { $text }
numbers-noted = { $text } ({ $note })
numbers-within = { $whole }, { $part }
