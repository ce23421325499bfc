### 그림 속의 말.

pictures-points = 점수
pictures-rank = 순위
pictures-won = 승
pictures-rating = 레이팅
pictures-record = 승–패
pictures-start = 시작
pictures-in-percent = 단위: 퍼센트.
pictures-prize-line = 선 왼쪽: 상이 있는 순위(1~{ $places }위).
pictures-final-places = 최종 순위
pictures-grand-final = 결승
pictures-winners = 승자조
pictures-losers = 패자조
pictures-third-place = 3위 결정전
pictures-shaded = 음영 표시된 선수는 조에서 앞서 있어요.
pictures-shaded-for = 음영 – { $meaning }
pictures-no-opponent-bye = 부전승
pictures-no-opponent-idle = 대진 없음
pictures-byes-names = 부전승: { $names }
pictures-idle-shown = 대진 없음: 선수 { $count }명
pictures-idle-names = 대진 없음: { $names }
pictures-simulations = { $caption } · 시뮬레이션 { $count }회
pictures-ranks = { $first }–{ $second }위
pictures-times-in = { $round_title } · { $value } 시간 기준
pictures-game-at = 대국: { $at } ({ $state })
