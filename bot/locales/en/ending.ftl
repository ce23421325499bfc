### Play-offs, the end, prizes. Names come in ready to be shown.

ending-prizes = Prizes
ending-over = The end
ending-thanks = Thanks for playing, directing and watching!
# The first line.
ending-finished = **{ $title }** is over. Congratulations!
# The fund for winners of single games.
ending-game-fund = Game winners' fund: { $amount }, shared equally over the games of the last stage.
# A stage has its final standings.
ending-stage-over = **{ $title }** is over.
# Who plays the next stage, as things stand.
ending-qualified = Going on to **{ $title }**: { $names }. Congratulations!
# The end was taken back.
ending-goes-on = **{ $title }** is not over after all: a director has undone the end.
# A place of the podium. $place: 1st.
ending-podium = { $place }: **{ $names }**
ending-podium-shared = { $place }: **{ $names }** (shared)
# A prize that nobody wins.
ending-prize-nobody = { $place }: Nobody: { $prizes }
# $places: places 2–3.
ending-prize-shared = Shared { $places }: { $names }: { $prizes }
# What a prize is for, in front of a colon: a place in a class.
ending-prize-of-class = Class { $letter }, { $place }
# What a prize is for, in front of a colon: $kind is “High game” and the like, $place not the first of them.
ending-prize-of-kind = { $kind }, { $place }
