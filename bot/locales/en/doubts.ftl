# Numbers that are possible but rarely true; the person who enters them is asked.
# $score: as typed; $low, $high: usual scores; $margin: the usual margin at most.
doubts-score = **{ $score }** is unusual here: scores are mostly between { $low } and { $high }, and margins up to { $margin }. Is that right?
doubts-right = That is right
# $start: when the game is to begin.
doubts-before-start = This game is to start { $start }. Has it been played already?
doubts-before-start-counts = Before the start your report counts only once your opponent confirms it, or a director decides.
# A rating far from the field.
doubts-rating = Is **{ $rating }** right? The other ratings are { $low } to { $high }.
doubts-rating-odd = Is **{ $rating }** right? It is an unlikely rating.
# $what: the name of a date.
doubts-past = ⚠ { $what } is in the past.
# Two dates in the wrong order.
doubts-order = ⚠ { $first } comes after { $second }.
# Prizes in words and by the options of a format differ in number. $where: Class B, or places
doubts-prizes = ⚠ { $where }: { $lines } with words under *Prizes*, but { $option } in the options of the format. Should they differ?
doubts-class-named = Class { $letter }
doubts-places = Places
# A heading: names follow.
doubts-no-rating = Without a rating, which seeding needs
# $count of $size entrants have no rating.
doubts-unrated = { $count } of { $size } have no rating: seeds mostly go by order of entry, or by lot.
# As many rounds as opponents.
doubts-many-rounds = { $rounds } rounds for { $size } players: everybody would meet everybody.
# To directors, a day before. $names: who has none
doubts-ratings-soon = Ratings are fixed { $at }, and { $count } of { $size } have none: { $names }. Seeds would mostly go by order of entry, or by lot. `/players rating` or `/players import` sets them.
# Below an import. $games: games with scores, a list
doubts-odd-scores =
    { $count ->
        [one] One score is
       *[other] { $count } scores are
    } unusual here, please check: { $games }. `/round result` corrects one.
# A member of a team reports otherwise than a team-mate. $name: the team-mate; $said: what they reported
doubts-team-mate = **{ $name }** of your team reported: { $said }. Report something else instead?
