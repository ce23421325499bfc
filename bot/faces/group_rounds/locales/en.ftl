### What the face of rounds of groups shows.

## The way from the groups to the final. Names and titles come in ready to be shown.

group-rounds-phases-to-come = to come
group-rounds-phases-goes-on = Shaded: went on, or won.
# What a round that is looked at would open
group-rounds-phases-opens =
    { $games ->
        [one] { $games } game opens.
       *[other] { $games } games open at once, to be played in any order.
    }
# Members of a group that are not named
group-rounds-phases-others = and { $count } more
