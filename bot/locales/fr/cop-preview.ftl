### Une ronde de COP en quelques lignes.

cop-preview-no-repeats = Aucune répétition.
cop-preview-leader = Le premier, **{ $name }**, joue contre **{ $opponent }**.
cop-preview-gibsonized = Gibsonisés : { $names }.
cop-preview-contender = { $place } **{ $name }** (rang { $rank })
cop-preview-contenders = Derniers prétendants aux prix : { $names }.
cop-preview-repeat =
    { $players } ({ $times ->
        [one] une fois déjà
       *[other] { $times } fois déjà
    }, la dernière à la ronde { $last })
cop-preview-repeats =
    { $count ->
        [one] Une répétition
       *[other] { $count } répétitions
    } : { $pairs }.
cop-preview-more-repeats = … et { $count } de plus.
