### Rounds that are paired before the results they would wait for.

# Which standings are meant.
ahead-standings-after-base = the standings after round { $base }
# Which standings are meant.
ahead-standings-after = the seeds
# The button that shows such a round.
ahead-button = Pair round { $number } on { $base }
# For everybody, under the pairings.
ahead-based-on = Paired ahead, based on { $base }.
# Several rounds are out.
ahead-published = { $title } are published.
# Above a preview. $standings: the standings after round 3.
ahead-on-standings = Based on { $standings }.
# A sentence after it.
ahead-still-open =
    { $count ->
        [one] { $count } game still open.
       *[other] { $count } games still open.
    }
