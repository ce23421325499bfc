### Preference lists by clicks. Names of puzzles come in ready to be shown.

preferences-title = Your preference list
preferences-back = Go one back
preferences-hand-in = Hand in
preferences-other-round = For one round only
preferences-for-all = For all rounds
preferences-whole = That is the whole list. Hand it in, or go one back.
preferences-rest-follows = You can also hand it in now: the rest then follow in the order of the buttons.
preferences-which-round = Which round is the list for? Rounds without a list of their own use the one for all rounds.
# What the list is for.
preferences-heading-every = For all rounds without a list of their own:
# What the list is for.
preferences-heading = For round { $name }:
# What to click.
preferences-next-place-place-1 = Which puzzle do you like best?
# What to click.
preferences-next-place = Which one comes { $place }?
# On a button.
preferences-for-round = Round { $name }
