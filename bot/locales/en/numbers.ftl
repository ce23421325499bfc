### Numbers, amounts, places and durations.

# A score with its noun. $number chooses the plural: 0.5, 1, 2.5. $points is the same number as it is written: ½, 1, 2½.
numbers-points =
    { $number ->
        [0.5] { $points } point
        [one] { $points } point
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
# A name and what is to be known of it, such as a side: Ana (Gold)
numbers-noted = { $text } ({ $note })
# A part of something, such as a round of a stage: Finals, round 3
numbers-within = { $whole }, { $part }
