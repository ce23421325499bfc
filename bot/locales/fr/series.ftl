### Les tournois qui reviennent : pareil la semaine prochaine, et les séries.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** est ouvert dans <#{ $channel }>. Début : { $at }.
