speaker-more = { $count } de plus
