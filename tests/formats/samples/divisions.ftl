# A reason (same_division). $who1 a player, $who2 a player
format-divisions-same-division = { $who1 } and { $who2 } are in the same division.
