### What the format Double elimination says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-double-elimination-title = Double elimination

# A sentence about the format
format-double-elimination-summary = A winners' and a losers' bracket and a grand final: out after two losses.

# A reason (rule.reset.yes)
format-double-elimination-rule-reset-yes = If the winner of the losers' bracket wins the grand final, it is played again.

# A reason (rule.reset.no)
format-double-elimination-rule-reset-no = The grand final is one match.

# The label of an option, at most 45 characters
format-double-elimination-option-reset-label = Reset the grand final

# The option reset; at most 100 characters are shown
format-double-elimination-option-reset = Is the grand final played again if the winner of the losers' bracket wins it?

# A reason (scores_contradict_winner). $game
format-double-elimination-scores-contradict-winner = The score of { $game } does not match the winner. Please check both.
