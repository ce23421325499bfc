### What the format Single elimination says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-single-elimination-title = Single elimination

# A sentence about the format
format-single-elimination-summary = A seeded bracket: lose a match and you are out.

# A reason (rule.third_place.yes)
format-single-elimination-rule-third-place-yes = The losers of the semi-finals play for third place.

# A reason (rule.third_place.no)
format-single-elimination-rule-third-place-no = The losers of the semi-finals share third place.

# The option third_place; at most 100 characters are shown
format-single-elimination-option-third-place = Do the losers of the semi-finals play for third place?

# A reason (scores_contradict_winner). $game
format-single-elimination-scores-contradict-winner = The score of { $game } does not match the winner. Please check both.

# A reason (rule.all_places.yes)
format-single-elimination-rule-all-places-yes = Losers of every round play on, until every place is decided.

# A reason (rule.all_places.no)
format-single-elimination-rule-all-places-no = Other places aren't played out.

# The label of an option, at most 45 characters
format-single-elimination-option-all-places-label = Play every place

# The option all_places; at most 100 characters are shown
format-single-elimination-option-all-places = Do losers of every round play on, for every place?
