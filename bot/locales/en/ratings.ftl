### Ratings read from a playing site.

ratings-title = Ratings at online-go.com
ratings-troubles-unreachable = the server did not answer; try again later
ratings-troubles-unreadable = the server's answer has no rating in it
ratings-not-read = Not read
ratings-without-number = No number given
ratings-same = Everybody's rating is already the same there.
# Above what would change.
ratings-preview =
    { $count ->
        [one] { $count } rating
       *[other] { $count } ratings
    } would change. Nothing has changed yet.
# Done.
ratings-taken-over =
    { $count ->
        [one] { $count } rating
       *[other] { $count } ratings
    } imported.
# A rating read from a site, where the player is called $there
ratings-change = { $name } ({ $there }): { $before } → { $after }
# No rating before
ratings-none = none
# Title, with the name of a game server
ratings-title-at = Ratings at { $server }
# Behind a player's name
ratings-troubles-unknown-account = there is no such account
# Above a list of names
ratings-without-account = No account linked
# Title of the answer about a rating list
ratings-title-list = Rating list
# Above what the list would change
ratings-preview-list =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } would change. Nothing has changed yet.
# The list changes nothing
ratings-same-as-list = Everybody found in the list has its values already.
# Above players of whom it is not sure which line is theirs
ratings-doubtful = Not sure
# Above a list of names
ratings-not-in-list = Not in the list
# Under a player's name: choose a line
ratings-which = Which line of the list is this player?
# The choice that no line is this player
ratings-nobody = none of these
# A button: opens a form that asks which lines are meant, at most 80 characters
ratings-ask = Who is who?
# The list was taken over
ratings-taken-from-list =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } changed.
