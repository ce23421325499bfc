# A reason (same_division). $who1 a player, $who2 a player
format-divisions-same-division = { $who1 } and { $who2 } are in the same division.

# The name of the format
format-divisions-title = Divisions

# A sentence about the format
format-divisions-summary = Divisions of about the same strength; in each everybody plays everybody.

# A reason (rule.divisions). $value
format-divisions-rule-divisions = Divisions: { $value }.

# The label of an option, at most 45 characters
format-divisions-option-divisions-label = Divisions

# The option divisions; at most 100 characters are shown
format-divisions-option-divisions = How many divisions there are.
