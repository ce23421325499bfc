### How people are called when their name is not known or not wanted.

# For sentences about an entrant whose name is not at hand.
people-somebody = that player
# The actor of everything that nobody typed.
people-timetable = the timetable
people-unknown-person = somebody no longer known
# What to call an entrant without a name: erased, or not known here. `e7` is Entrant 7.
people-nameless = Player { $value }
