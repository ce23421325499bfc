### 다시 열리는 대회: 다음 주에 한 번 더, 그리고 시리즈.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** 참가 신청이 <#{ $channel }>에서 열렸어요. 시작은 { $at }이에요.
