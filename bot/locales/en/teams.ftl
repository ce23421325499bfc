### Teams and their members, guests and the people who speak for them.
# The label of a field of the form of signing up.
teams-field = Team name
# The help of that field: at most 100 characters.
teams-field-help = Leave it empty to play under your own name.
# To the person who has entered a team. $most: how many people a team may have, at least 2.
teams-add-others = Add the others with `/team add`: a team has up to { $most } people, and each of them can report.
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
