### 형식이 하는 말.

format-floating-double-elimination-title = 유동 더블 엘리미네이션

format-floating-double-elimination-summary = 두 번 지면 탈락. 재대결이 가장 적도록 라운드마다 새로 짜요.

format-floating-double-elimination-round = { $players }명이 남았어요. 이보다 나은 대진이 없어요: 재대결 { $repeats }, 패수가 다른 대국 { $unequal }, 순위 차 제곱 { $squares }.

format-floating-double-elimination-pair = { $who1 }({ $rank }위, { $losses }패) 대 { $who2 }({ $other_rank }위, { $other_losses }패).

format-floating-double-elimination-repeat = { $who1 } 님과 { $who2 } 님의 { $meeting }번째 만남이에요: 이번 라운드에 피할 대진이 없어요.

format-floating-double-elimination-unequal-losses = { $who1 } 님과 { $who2 } 님은 패수가 달라요: 앞선 규칙(재대결, 부전)에 더 나은 길이 없어요.

format-floating-double-elimination-bye = { $who1 } 님이 부전(지금까지 부전 { $byes }, 패 { $losses }, 시드 { $seed }).

format-floating-double-elimination-bye-passed-had = { $who1 } 님이 부전 순서는 앞서지만 부전을 더 많이 했어요.

format-floating-double-elimination-bye-passed-repeat = { $who1 } 님이 부전 순서는 앞서지만, 그러면 재대결이 늘어요.

format-floating-double-elimination-play-off = { $who1 } 님과 { $who2 } 님은 { $place }위를 두고 둬요: { $tied }명의 승수가 같아요.

format-floating-double-elimination-champion = { $who1 } 님이 끝까지 남아 결승 단계를 이겼어요.

format-floating-double-elimination-no-champion = 남은 사람이 없어요: 운영자가 정할 때까지 결승 단계의 우승자가 없어요.

format-floating-double-elimination-parted-by-wins = { $who1 } 님이 { $who2 } 님보다 위: 결승 단계에서 더 많이 이겼어요.

format-floating-double-elimination-parted-by-out = { $who1 } 님이 { $who2 } 님보다 위: 승수는 같지만 더 늦게 탈락했어요.

format-floating-double-elimination-parted-by-seed = { $who1 } 님이 { $who2 } 님보다 위: 나머지는 같고 시드가 높아요.

format-floating-double-elimination-parted-by-play-off = { $who1 } 님이 { $who2 } 님보다 위: 둘의 결정전을 이겼어요.

format-floating-double-elimination-name-gold = 금

format-floating-double-elimination-name-gold-2 = 금

format-floating-double-elimination-name-silver = 은

format-floating-double-elimination-name-silver-2 = 은

format-floating-double-elimination-name-play-off = 결정전

format-floating-double-elimination-head-last-round = 마지막

format-floating-double-elimination-column-last-round = 결승 단계에서 둔 마지막 라운드. 늦을수록 좋아요. 아직 남은 사람은 줄표예요.

format-floating-double-elimination-column-seed = 예선 순위.

format-floating-double-elimination-option-earlier-meetings-count-label = 이전 만남도 셈

format-floating-double-elimination-option-earlier-meetings-count = 재대결을 피할 때 앞 단계의 대국도 만남으로 치나요?

format-floating-double-elimination-option-byes-count-as-wins-label = 부전을 승리로 셈

format-floating-double-elimination-option-byes-count-as-wins = 2위와 3위를 정할 때 부전을 승리로 치나요?

format-floating-double-elimination-won-play-off = { $who1 } 선수가 { $place }위 결정전에서 { $who2 } 선수를 이겼어요.
format-floating-double-elimination-took-the-seat = { $who1 }님이 라운드 도중에 들어와 부전승이던 { $who2 }님과 둬요.
format-floating-double-elimination-missed-no-loss = { $who1 }님이 빠진 라운드 수: { $rounds }. 승리도 패배도 아니에요.

format-floating-double-elimination-rule-earlier-meetings-count-yes = 앞 단계의 대국도 만난 것으로 치고, 재대결을 피해요.

format-floating-double-elimination-rule-earlier-meetings-count-no = 이 단계의 대국만 만난 것으로 치고, 재대결을 피해요.

format-floating-double-elimination-rule-byes-count-as-wins-yes = 2위와 3위를 가릴 때 부전승도 이긴 것으로 쳐요.

format-floating-double-elimination-rule-byes-count-as-wins-no = 2위와 3위를 가릴 때 부전승은 이긴 것으로 치지 않아요.

format-floating-double-elimination-far-in-lost = 진출 중, 1패

format-floating-double-elimination-far-out = { $number }라운드에서 탈락
