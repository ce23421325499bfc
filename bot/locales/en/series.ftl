### Events that come back: the same again next week, and series.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** is open for sign-up in <#{ $channel }>. It starts { $at }.
