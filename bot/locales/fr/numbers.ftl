numbers-points =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
numbers-ordinal =
    { ORDINAL($number) ->
        [one] { $number }er
       *[other] { $number }e
    }
numbers-place = { $place } rang
numbers-places = rangs { $first }–{ $last }
numbers-quoted = « { $text } »
numbers-labelled = **{ $label }** : { $text }
numbers-label = { $label } : { $text }
numbers-noted = { $text } ({ $note })
numbers-within = { $whole }, { $part }
