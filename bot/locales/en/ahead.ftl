### Rounds that are paired before the results they would wait for.

# Which standings are meant.
ahead-standings-after-base = the standings after round { $base }
# Which standings are meant.
ahead-standings-after = the seeds
# The button that shows such a round.
ahead-button = Pair round { $number } on { $base }
# For everybody, under the pairings.
ahead-based-on = Paired ahead, on { $base }.
# Several rounds are out.
ahead-published = { $title } are published.
