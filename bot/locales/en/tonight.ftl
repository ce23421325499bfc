### The menu of what can be created, and the form of a tournament for tonight.

tonight-menu = What would you like to run? If everybody is here already, press *Tonight*.
tonight-presets = Whole events, ready to run
tonight-formats = Formats
tonight-form-title = Tonight's tournament
tonight-default-name = Tonight's tournament
tonight-rounds-help = Leave it empty and it fits the number of players.
tonight-yes = Yes
tonight-no = No
tonight-labels-name = Name
tonight-labels-kind = Kind
tonight-labels-rounds = Rounds (Swiss only)
tonight-labels-best-of = A match is
tonight-labels-third-place = Match for third place
# One kind of tournament in the list.
tonight-kind = { $title }: { $summary }
# One line of the menu.
tonight-choice = **{ $title }**: { $summary }
# How many games a match has.
tonight-series =
    { $games ->
        [1] one game
       *[other] best of { $games }
    }
# That kind of tournament has nothing of that sort.
tonight-not-in = { $kind } doesn't have this. Leave it as it was.
# The number of rounds cannot be read.
tonight-whole-number = A whole number from 1 to { $most }, or nothing.
# It is there, and people can join.
tonight-opened = **{ $title }** is open in <#{ $channel }>: people press *Sign up* on the card.
# The same where teams play.
tonight-opened-teams = **{ $title }** is open in <#{ $channel }>: people press *Join team* or *New team* on the card.
# It starts by a press.
tonight-press-start = Press *Start* when everybody's in.
# It starts by the clock.
tonight-starts-then = It starts { $at } automatically, with everyone who has checked in by then. Check-in opens a quarter of an hour before.
# After the last result the next round comes automatically.
tonight-goes-on =
    Each next round goes out automatically { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    } after the last result, and so do the final standings. *Hold* on the card stops that.
# The form of a tournament with two stages
tonight-two-stages-title = Two stages
tonight-labels-first = First stage
tonight-labels-groups = Groups (Group stage only)
tonight-labels-second = Second stage
tonight-groups-help = How many; empty: groups of up to four.
# Help of the field for who goes on; keep the words in English, they are typed
tonight-field-help = 8, 9-16 or groups 1-2 +8. Two finals side by side: groups 1-2; groups 3-4
# Two formats, one after the other
tonight-then = { $first }, then { $second }
# The title of the form that creates an event or a format from a list: at most 45 characters.
tonight-choose-title = New tournament
