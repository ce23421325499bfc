### 숫자, 점수, 순위.

numbers-points =
    { $number ->
       *[other] { $points }점
    }
numbers-ordinal = { $number }위
numbers-place = { $place }
numbers-places = { $first }–{ $last }위
numbers-quoted = “{ $text }”
numbers-labelled = **{ $label }**: { $text }
numbers-label = { $label }: { $text }
numbers-noted = { $text } ({ $note })
numbers-within = { $whole }, { $part }
