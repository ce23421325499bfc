### What the format Round robin says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-round-robin-title = Round robin

# A sentence about the format
format-round-robin-summary = Everybody plays everybody, once or several times.

# A reason (round). $round, $rounds, $size
format-round-robin-round = Round { $round } of { $rounds } of the Berger table for { $size }.

# A reason (table). $who1 a player, $who2 a player, $first, $second
format-round-robin-table = { $who1 } and { $who2 } are numbers { $first } and { $second } of the table.

# A reason (free). $who1 a player
format-round-robin-free = { $who1 } is free: the field is odd. Everybody is free equally often.

# A reason (walkover). $who1 a player, $who2 a player
format-round-robin-walkover = { $who1 } gets the point without a game: { $who2 } has left.

# A reason (struck). $who1 a player, $games
format-round-robin-struck = { $who1 } leaves after fewer than half of { $games } games: none of their games counts.

# A reason (missed_walkovers). $who1 a player, $rounds
format-round-robin-missed-walkovers = Rounds without { $who1 } so far: { $rounds }. They give no points, and a full point to each opponent.

# A reason (free_of_struck). $who1 a player
format-round-robin-free-of-struck = { $who1 } is free: the opponent has left, and no game against them counts for anyone.

# A reason (rule.legs.1)
format-round-robin-rule-legs-1 = Everybody meets everybody once.

# A reason (rule.legs). $value
format-round-robin-rule-legs = Everybody meets everybody { $value } times.

# A reason (rule.exchange_last_rounds.yes)
format-round-robin-rule-exchange-last-rounds-yes = The last two rounds of a leg change places, so that sides alternate into the next.

# A reason (rule.exchange_last_rounds.no)
format-round-robin-rule-exchange-last-rounds-no = Rounds are played in the order of the Berger tables.

# A reason (rule.strike_below_half.yes)
format-round-robin-rule-strike-below-half-yes = All games of a player who leaves before playing half of them are cancelled.

# A reason (rule.strike_below_half.no)
format-round-robin-rule-strike-below-half-no = Games of a player who leaves still count.

# The label of an option, at most 45 characters
format-round-robin-option-legs-label = Legs

# The option legs; at most 100 characters are shown
format-round-robin-option-legs = How often everybody meets everybody.

# The label of an option, at most 45 characters
format-round-robin-option-exchange-last-rounds-label = Swap last rounds

# The option exchange_last_rounds; at most 100 characters are shown
format-round-robin-option-exchange-last-rounds = Are the last two rounds of a leg swapped, so that sides alternate into the next?

# The label of an option, at most 45 characters
format-round-robin-option-tie-breaks-label = Tie-breaks

# The option tie_breaks; at most 100 characters are shown
format-round-robin-option-tie-breaks = What breaks ties, in order: sodos, direct, wins; or FIDE's: DE SB SB/C1 PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

# The label of an option, at most 45 characters
format-round-robin-option-strike-below-half-label = Cancel games of early leavers

# The option strike_below_half; at most 100 characters are shown
format-round-robin-option-strike-below-half = Cancel all games of a player who leaves before playing half of them?
