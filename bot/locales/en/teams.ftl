### Teams and their members, guests and the people who speak for them.
# The label of a field of the form of signing up.
teams-field = Team name
# The help of that field: at most 100 characters.
teams-field-help = Leave it empty to play under your own name.
# To the person who has entered a team. $most: how many people a team may have, at least 2.
teams-add-others = Tell the others to press **Join team**: a team has up to { $most } people, and each of them can report. You can also pick free players.
# $name: a person. $entrant: a team.
teams-joined = { $name } now plays in { $entrant } and may report, check in and answer for the team.
# $name: a person. $entrant: a team.
teams-left = { $name } no longer plays in { $entrant }.
# $name: a person. $entrant: a guest, who has no Discord account.
teams-speaks = { $name } now speaks for { $entrant }: they may report, check in and answer for them.
# $name: a person. $entrant: a guest.
teams-silent = { $name } no longer speaks for { $entrant }.
# A line of a team's card. $names: people, listed, the captain first.
teams-members = In the team: { $names }
# A line of a guest's card. $names: who speaks for them.
teams-voice = Guest; spoken for by { $names }
# The label of the button that enters a team, in place of *Sign up*: at most 80 characters.
teams-new = New team
# On the sign-up card
teams-how-to-join = Press **Join team** to find yours, or **New team** to start one. To leave again, use `/leave`.
# The label of the list of teams in the form of *Join team*: at most 45 characters.
teams-which = Which team?
# In that list: no team in particular
teams-any = Any team: put me on the list
# In that list, for a person who waits for a team
teams-none = None: take me off the list
# In that list. $members of $most places are taken
teams-room = { $team } ({ $members } of { $most })
# To a person who has joined a team
teams-you-joined = You're in **{ $team }** and can report for it. Wrong team? `/team remove` takes you out.
# To a person without a team
teams-you-wait = You're on the list of free players. A captain can pick you, or a director makes teams.
# To a person who waited for a team
teams-you-left = You're off the list of free players.
# On the sign-up card: people without a team
teams-free = Looking for a team: { $names }
# On the sign-up card: a team, how many of its places are taken, and its people, listed
teams-line = **{ $team }** ({ $members } of { $most }): { $names }
# The label of the list of free players: at most 45 characters.
teams-whom = Who joins you?
# To a captain who picked free players
teams-picked = Now in **{ $team }**: { $names }.
# The post about teams that were drawn; a line for each team follows
teams-drawn = The teams are drawn:
# Under the teams. $rated: yes where ratings are known
teams-drawn-why =
    { $rated ->
        [yes] Balanced by ratings: the strongest went first, each to the smallest team, and of those to the weakest. `/tournament verify what:draws` has the draw.
       *[no] Drawn by lot, so that all teams have as many people as possible. `/tournament verify what:draws` has the draw.
    }
# The name of a team that was drawn
teams-drawn-name = Team { $number }
# How many teams are in
teams-count =
    { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
# How many teams are in, of so many places
teams-count-of =
    { $count ->
        [one] { $count } team
       *[other] { $count } teams
    } of { $capacity }
# Sign-up is over
teams-closed =
    Sign-up for **{ $title }** is closed: { $entered ->
        [one] { $entered } team is
       *[other] { $entered } teams are
    } in.
# Sign-up is over, and some teams are on the waiting list
teams-closed-waiting =
    Sign-up for **{ $title }** is closed: { $entered ->
        [one] { $entered } team
       *[other] { $entered } teams
    }, { $waiting } on the waiting list.
# On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game.
teams-length =
    With { $teams } teams: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, about { $length } at { $minutes } minutes a game.
# A stage begins
teams-stage-started =
    {""}**{ $title }** starts with { $entrants ->
        [one] { $entrants } team
       *[other] { $entrants } teams
    }.
# A stage begins whose number of rounds is known
teams-stage-started-rounds =
    {""}**{ $title }** starts with { $entrants ->
        [one] { $entrants } team
       *[other] { $entrants } teams
    } and { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
# To a member of a team, whose team-mate may have reported
teams-wait-for-confirmation = Your team has reported. **{ $opponent }** has until { $silent_at } to object; then it counts.
# Asked of a member before the start: only they, or the whole team
teams-who-leaves = Who leaves: only you, or all of **{ $team }**?
# A button under that question
teams-only-me = Only me
# A button under that question
teams-whole-team = The whole team
# A person without a Discord account plays in a team now. $name: the person. $entrant: the team.
teams-guest-joined = { $name } now plays in { $entrant }, as a guest.
# A director has put a person without a Discord account on that list
teams-guest-waits = { $name } is on the list of free players, as a guest.
# A director has taken them off it
teams-guest-gone = { $name } is off the list of free players.
