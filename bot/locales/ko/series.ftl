### 다시 열리는 대회: 다음 주에 한 번 더, 그리고 시리즈.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** 참가 신청이 <#{ $channel }>에서 열렸어요. 시작은 { $at }이에요.
series-agenda = 다음 회차 신청 시작
series-every = 매주: **{ $at }** ({ $zone })
series-next = 다음 회차: { $start }. 참가 신청 시작: { $opens }.
series-is-open = 이번 주 회차가 진행 중이에요.
series-is-stopped = 시리즈가 멈춰 있어요. 새 회차는 열리지 않아요.
series-stop = 시리즈 멈추기
series-resume = 시리즈 계속하기
series-stopped = **{ $title }** 멈췄어요. 다시 시작할 때까지 새 회차는 열리지 않아요. 열려 있는 회차는 계속돼요.
series-goes-on = **{ $title }** 계속돼요. 다음 회차에서 만나요!
series-planned = **{ $title }** 매주 다시 열려요. 신청 시작과 마감, 경기 시작은 자동이에요.
series-too-few = **{ $title }** 이번에는 열리지 않아요. 최소 { $fewest }명 중 { $players }명이 신청했어요. 다음에 만나요!
series-leaderboard = 시리즈 순위
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = 지난번 우승: **{ $names }**
series-nothing-yet = 아직 점수가 없어요. 첫 회차부터 쌓여요.
series-counts = 순위별 점수: { $points }. 공동 순위는 같은 점수를 받아요.
series-best = 가장 좋은 { $best }회만 계산해요.
series-season-won = 시즌 { $season }: **{ $names }** ({ $points })
series-head-rank = #
series-head-name = 선수
series-head-points = 점수
series-head-evenings = 회차
series-head-wins = 우승
series-label-at = 일시
series-label-zone = 시간대
series-label-points = 점수
series-wrong-at = 요일과 시각. 예: `fri 20:00`
series-wrong-points = 0부터 10000까지의 정수. 예: `10 8 6 5`
series-wrong-zone = 시간대. 예: `Europe/Berlin`
series-event-description = 채널의 카드에서 신청하세요.
series-head-rating = 레이팅
series-about-ratings = 레이팅은 각 회차의 경기로 계산해요. ±는 불확실성이에요. `/leave`로 시리즈와 레이팅에서 빠질 수 있어요.
