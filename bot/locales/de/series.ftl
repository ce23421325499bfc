### Turniere, die wiederkommen: nächste Woche noch einmal, und Serien.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** ist offen in <#{ $channel }>. Los geht es { $at }.
