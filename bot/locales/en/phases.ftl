### The way from the groups to the final. Names and titles come in ready to be shown.

phases-to-come = to come
phases-goes-on = Shaded: went on, or won.
# What a round that is looked at would open
phases-opens =
    { $games ->
        [one] { $games } game opens.
       *[other] { $games } games open at once, to be played in any order.
    }
# Members of a group that are not named
phases-others = and { $count } more
