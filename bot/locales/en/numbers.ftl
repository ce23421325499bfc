### Numbers, amounts, places and durations.

# A score with its noun. $halves counts half points: 1 is ½, 2 is 1, 5 is 2½. $points is the score as it is written.
numbers-points =
    { $halves ->
        [1] { $points } point
        [2] { $points } point
       *[other] { $points } points
    }
# The place of something in an order: 1st, 2nd. ORDINAL gives the ending that the number takes.
numbers-ordinal =
    { ORDINAL($number) ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }
# A single place. $place: 2nd.
numbers-place = { $place } place
# Several places that are shared. Both are numbers.
numbers-places = places { $first }–{ $last }
# Somebody’s words in quotation marks
numbers-quoted = “{ $text }”
# A name and what is said of it, such as an option and what is wrong with it
numbers-labelled = **{ $label }**: { $text }
# A name or a heading, and what belongs to it, on one line
numbers-label = { $label }: { $text }
