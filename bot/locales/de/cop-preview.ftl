### Eine COP-Runde in wenigen Zeilen.

cop-preview-no-repeats = Keine Wiederholungen.
cop-preview-leader = Wer führt, **{ $name }**, spielt gegen **{ $opponent }**.
cop-preview-gibsonized = Gibsonisiert: { $names }.
cop-preview-contender = { $place } **{ $name }** (Rang { $rank })
cop-preview-contenders = Die letzten Anwärter auf die Preise: { $names }.
cop-preview-repeat =
    { $players } ({ $times ->
        [one] einmal zuvor
       *[other] { $times }-mal zuvor
    }, zuletzt in Runde { $last })
cop-preview-repeats =
    { $count ->
        [one] Eine Wiederholung
       *[other] { $count } Wiederholungen
    }: { $pairs }.
cop-preview-more-repeats = … und { $count } weitere.
