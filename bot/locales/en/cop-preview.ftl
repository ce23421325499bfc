### A round of COP in a few lines. Names come in ready to be shown.

cop-preview-no-repeats = No repeats.
# What directors read of the leader; the reason follows
cop-preview-leader = The leader **{ $name }** meets **{ $opponent }**.
# Whose places are safe
cop-preview-gibsonized = Gibsonized: { $names }.
# The lowest who can hope for a place. $place: 1st
cop-preview-contender = { $place } **{ $name }** (rank { $rank })
# $names: a list of the line before
cop-preview-contenders = Lowest contenders for the prizes: { $names }.
# Two who meet again
cop-preview-repeat =
    { $players } ({ $times ->
        [one] once before
       *[other] { $times } times before
    }, last in round { $last })
# Everybody who meets again; $pairs: a list of the line before
cop-preview-repeats =
    { $count ->
        [one] One repeat
       *[other] { $count } repeats
    }: { $pairs }.
# After a list that is cut
cop-preview-more-repeats = … and { $count } more.
