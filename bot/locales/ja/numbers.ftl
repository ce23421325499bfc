numbers-points =
    { $number ->
       *[other] { $points }点
    }
numbers-ordinal = { $number }位
numbers-place = { $place }
numbers-places = { $first }–{ $last }位
numbers-quoted = 「{ $text }」
numbers-labelled = **{ $label }**：{ $text }
numbers-label = { $label }：{ $text }
numbers-noted = { $text }（{ $note }）
numbers-within = { $whole }、{ $part }
