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
