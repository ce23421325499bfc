### What the format Group stage says in English, one message for each text and name.
### The files of the other languages beside this one translate it.

# The name of the format
format-group-stage-title = Group stage

# A sentence about the format
format-group-stage-summary = Groups, in which everybody plays everybody.

# A reason (round). $round, $rounds
format-group-stage-round = Round { $round } of { $rounds } of the groups, by the Berger tables.

# A reason (same_group). $who1 a player, $who2 a player, $group
format-group-stage-same-group = { $who1 } and { $who2 } are both in group { $group }.

# A reason (walkover). $who1 a player, $who2 a player
format-group-stage-walkover = { $who1 } gets the point without a game: { $who2 } has left.

# A reason (missed_walkovers). $who1 a player, $rounds
format-group-stage-missed-walkovers = Rounds without { $who1 } so far: { $rounds }. They give no points, and a full point to each opponent.

# A reason (parted_by_seed). $who1 a player, $who2 a player
format-group-stage-parted-by-seed = { $who1 } is above { $who2 }: the better seed, everything else is equal.

# A reason (rule.groups). $value
format-group-stage-rule-groups = There are { $value } groups.

# A reason (rule.deal.snake)
format-group-stage-rule-deal-snake = Groups are equally strong: seeds are dealt to and fro.

# A reason (rule.deal.drawn)
format-group-stage-rule-deal-drawn = Groups are drawn: each gets one of every pot of seeds.

# A reason (rule.legs.1)
format-group-stage-rule-legs-1 = In a group everybody meets everybody once.

# A reason (rule.legs). $value
format-group-stage-rule-legs = In a group everybody meets everybody { $value } times.

# The name of a group; $group is a letter
format-group-stage-name-group-group = Group { $group }

# The label of an option, at most 45 characters
format-group-stage-option-groups-label = Groups

# The option groups; at most 100 characters are shown
format-group-stage-option-groups = How many groups there are; empty: as many as give groups of up to four.

# The label of an option, at most 45 characters
format-group-stage-option-deal-label = How groups are made

# The option deal; at most 100 characters are shown
format-group-stage-option-deal = snake: equally strong, by seeds; drawn: by lot, one of each pot of seeds.

# The label of an option, at most 45 characters
format-group-stage-option-legs-label = Legs

# The option legs; at most 100 characters are shown
format-group-stage-option-legs = How often everybody meets everybody in the group.

# The label of an option, at most 45 characters
format-group-stage-option-tie-breaks-label = Tie-breaks

# The option tie_breaks; at most 100 characters are shown
format-group-stage-option-tie-breaks = What breaks ties, in order: direct, sodos, wins, difference and scored (which need scores).

# A reason (compared). $who1 a player, $who2 a player, $size
format-group-stage-compared = { $who1 } is above { $who2 }: compared without results against places after { $size } of larger groups.
