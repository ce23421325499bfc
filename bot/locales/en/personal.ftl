### What is stored about somebody, and what becomes of it.

personal-forget = Forget me …
personal-forget-now = Yes, forget me
personal-forgotten = Done: I've forgotten your account, your name and everything you set. If you use Herald again, you start as a new person.
personal-backups-end =
    Backups of my database forget you within { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
personal-backups-daily =
    My daily backups forget you within { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. If the host of this bot keeps copies elsewhere, ask them for how long.
personal-backups-unknown = Backups of my database may still hold what you just deleted. Ask the host of this bot for how long.
# What the file of everything stored about somebody holds; $known is True where a time zone is.
personal-stored =
    The file holds everything stored about you: your account and name, { $known ->
        [True] your time zone ({ $zone }),
       *[other] no time zone,
    } { $tournaments ->
        [one] { $tournaments } tournament,
       *[other] { $tournaments } tournaments,
    } { $acts ->
        [one] { $acts } thing you did there
       *[other] { $acts } things you did there
    } and { $messages ->
        [one] { $messages } direct message.
       *[other] { $messages } direct messages.
    }
personal-what-happens = Your account, your name, your time zone, your reminders and the texts of messages to you will be forgotten, for good. Results stay, with “Player 7” or the like in place of your name.
# $tournaments: titles, listed.
personal-still-plays = You still play in { $tournaments }. Forgetting does not take you out of it; use `/leave` first if you want that.
# $tournaments: titles, listed.
personal-still-directs = You still run { $tournaments }. Make another person a director first: `/td staff`.

personal-rating = Your rating in **{ $title }**: { $rating }, after { $games ->
    [one] { $games } game
   *[other] { $games } games
}. It is computed from the results; `/leave` in the series ends it.
