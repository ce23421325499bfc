### Claims that a game was lost on time. Names come in ready to be shown.
# To the player who claims. $opponent: who is asked
time-claims-noted = { $opponent } has until { $until } to answer. Then a director decides.
# To the accused, where everybody reads it
time-claims-asked = **{ $player }** says that **{ $accused }** has lost their game on time. { $accused }, is that right? Without an answer until { $until } a director decides.
# To the accused, on their card
time-claims-to-do = Answer **{ $player }**, who says that you have lost on time
# In a group's table
time-claims-under-way = { $player } says that { $accused } has lost on time; { $accused } can answer until { $until }
# For everybody: directors decide.
time-claims-directors-decide = { $player } says that { $accused } has lost on time; a director decides
# To directors
time-claims-denied = { $accused } disagrees: { $text }
# The same without words of their own
time-claims-denies = { $accused } disagrees.
# To directors
time-claims-not-answered = { $accused } was asked and has not answered.
# To the accused, who has agreed
time-claims-admitted = Thank you for saying so. The game counts as lost on time.
# To the accused, who has disagreed
time-claims-denied-noted = Thanks. A director looks at the game and decides.
# The title of a form
time-claims-deny-title = Not lost on time
# A field: what directors should know
time-claims-deny-field = What should directors know?
