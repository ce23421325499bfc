### くり返す大会：来週も同じ大会、シリーズ。

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }**の参加受付を<#{ $channel }>で始めました。開始は{ $at }です。
