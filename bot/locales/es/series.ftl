### Torneos que vuelven: lo mismo la semana que viene, y series.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** está abierto en <#{ $channel }>. Empieza { $at }.
