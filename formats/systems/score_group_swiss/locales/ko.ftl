### 형식이 하는 말.

format-score-group-swiss-title = 점수 그룹 스위스

format-score-group-swiss-summary = 모두 라운드마다 점수가 비슷한 새 상대와 둬요.

format-score-group-swiss-lots = 이번 라운드의 번호를 뽑았어요. 점수, SoS, 레이팅이 같은 사람의 순서를 정해요.

format-score-group-swiss-round = { $rounds }라운드 중 { $round }라운드. 점수 그룹 안에서 명단 위부터 짝지어요.

format-score-group-swiss-wins-needed = 이 인원이면 보통 { $wins }승이면 결승 단계에 올라요.

format-score-group-swiss-opposite = { $who1 } 님은 { $points } 그룹의 위 절반이라 아래 절반의 같은 자리인 { $who2 } 님과 만나요.

format-score-group-swiss-searched = { $who1 } 님은 { $points } 그룹의 위 절반이에요. 찾은 순서 { $step }번째인 { $who2 } 님과 만날 수 있어요.

format-score-group-swiss-next-below = { $who1 } 님은 { $points } 그룹의 아래 절반이라 아래의 다음 빈 사람인 { $who2 } 님과 만나요.

format-score-group-swiss-searched-below = { $who1 } 님은 { $points } 그룹의 아래 절반이에요. { $step }번째 아래인 { $who2 } 님과 만날 수 있어요.

format-score-group-swiss-floated = { $points } 그룹에 { $who1 } 님의 상대가 남지 않아 { $lower_points } 그룹에서 { $who2 } 님이 와요.

format-score-group-swiss-passed-met = { $who1 } 님은 { $who2 } 님과 만나지 않아요: 이미 뒀어요.

format-score-group-swiss-passed-kept = { $who1 } 님은 { $who2 } 님과 만나지 않아요: 그러면 누군가 이전 상대와만 짝지을 수 있어요.

format-score-group-swiss-repeat = { $who1 } 님과 { $who2 } 님이 다시 만나요(지금까지 { $times }번): 이번 라운드에 재대결이 더 적은 대진이 없어요.

format-score-group-swiss-bye-lowest = { $who1 } 님이 부전: 아직 쉬지 않은 사람 중 명단 맨 아래예요.

format-score-group-swiss-bye-again = { $who1 } 님이 또 부전: 모두 한 번 쉬었고 { $who1 } 님이 가장 아래예요.

format-score-group-swiss-bye-passed-had = { $who1 } 님이 더 아래지만 이미 쉬었어요.

format-score-group-swiss-bye-passed-needed = { $who1 } 님이 더 아래지만 둬야 해요. 아니면 누군가 이전 상대와만 짝지을 수 있어요.

format-score-group-swiss-parted-by-sos = { $who1 } 님이 { $who2 } 님보다 위: 점수는 같고 상대가 더 강해요(SoS).

format-score-group-swiss-parted-by-rating = { $who1 } 님이 { $who2 } 님보다 위: 점수와 SoS가 같고 시작 레이팅이 높아요.

format-score-group-swiss-parted-by-lot = { $who1 } 님이 { $who2 } 님보다 위: 점수, SoS, 레이팅이 같아 라운드의 번호로 정해요.

format-score-group-swiss-name-gold = 금

format-score-group-swiss-name-gold-2 = 금

format-score-group-swiss-name-silver = 은

format-score-group-swiss-name-silver-2 = 은

format-score-group-swiss-head-sos = SoS

format-score-group-swiss-column-sos = 상대 점수의 합: 높을수록 상대가 강했어요.

format-score-group-swiss-head-rating = 레이팅

format-score-group-swiss-column-rating = 대회 전 레이팅.

format-score-group-swiss-option-rounds-label = 라운드 수

format-score-group-swiss-option-rounds = 라운드를 몇 번 두는지. 비우면 라운드 표대로예요.

format-score-group-swiss-option-bye-half-points-label = 부전의 반점

format-score-group-swiss-option-bye-half-points = 부전의 값(반점 단위). 2가 1점이에요.

format-score-group-swiss-option-deviation-label = 편차

format-score-group-swiss-option-deviation = SoS에 쓰는 레이팅의 표준 편차: 모집단(population) 또는 표본(sample).

format-score-group-swiss-option-allow-repeats-label = 재대결 허용

format-score-group-swiss-option-allow-repeats = 모두에게 새 상대가 없을 때: 운영자에게 묻지 않고 재대결이 가장 적게 짜요.
format-score-group-swiss-took-the-seat = { $who1 }님이 라운드 도중에 들어와 부전승이던 { $who2 }님과 둬요.

format-score-group-swiss-rule-rounds = { $value }라운드를 둬요.

format-score-group-swiss-rule-bye-half-points-0 = 부전승은 0점이에요.

format-score-group-swiss-rule-bye-half-points-1 = 부전승은 0.5점이에요.

format-score-group-swiss-rule-bye-half-points-2 = 부전승은 1점이에요.

format-score-group-swiss-rule-deviation-population = SoS에는 전체 참가자 레이팅의 표준편차를 써요.

format-score-group-swiss-rule-deviation-sample = SoS에는 레이팅의 표본 표준편차를 써요.

format-score-group-swiss-rule-allow-repeats-yes = 모두에게 새 상대가 없으면 재대결이 가장 적게 짜요.

format-score-group-swiss-rule-allow-repeats-no = 같은 상대와 두 번 만나지 않아요. 안 되면 운영자가 정해요.
