### Which format fits: the questions, and what each format would come to.

fitting-title = Which format fits?
# A question of the form.
fitting-what-matters = What matters most
# Above the formats.
fitting-intro = I played each of them many times with players of different strength. The best fit comes first.
fitting-people = People
fitting-rounds = At most so many rounds
fitting-hours = Hours you have
fitting-minutes = Minutes per game
fitting-people-help = 3 to 64
fitting-rounds-help = Leave it empty for any number
fitting-hours-help = Like 2 or 2.5; leave it empty for no limit
fitting-minutes-help = Empty means 20
# A choice.
fitting-matters-games = Everybody plays a lot
# A choice.
fitting-matters-best = The best player wins
# A choice.
fitting-matters-short = It is over soon
# What a field takes.
fitting-number = A number from { $least } to { $most }.
# A format with its reasons; $length is hours and minutes.
fitting-line = **{ $title }**: { $rounds } rounds, { $length } h; at least { $fewest } games each ({ $mean } on average); the best player wins { $best } % of the time.
# Behind a format for which there is no time.
fitting-too-long = Too long for what you have.
# A button.
fitting-play = Play { $title } tonight
