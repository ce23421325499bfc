### 형식이 하는 말.

format-cop-title = COP

format-cop-summary = 조별 또는 풀리그, 다음은 스위스, 그 뒤는 나머지를 시뮬레이션해 무게를 단 대진.

format-cop-column-repeats = 재대결: { $weight }. 둘의 지금까지 대국: { $times }.

format-cop-column-byes = 재대결: { $weight }. 지금까지 부전: { $times }.

format-cop-column-rank = 순위 차: { $weight }, 둘 사이의 순위 수예요. 상과는 상관없어요.

format-cop-column-rank-cubed = 순위 차: { $weight }, { $apart }의 세제곱이에요. 아직 상을 탈 수 있어요.

format-cop-column-window = 따라잡기: { $weight }, { $off }의 세제곱의 두 배예요. { $who1 } 님을 따라잡을 수 있는 가장 낮은 순위는 { $lowest }위고, { $who1 } 님은 그 사람과 만나야 해요.

format-cop-column-broken-last-round = 킹 오브 더 힐: 깨짐. 마지막 라운드의 이웃을 모두 지킬 수 없었어요.

format-cop-column-broken-repeat-bye = 재대결: 깨짐. 누군가 한 번 더 쉬어야 했어요.

format-cop-column-broken-gibson = 깁슨: 깨짐. 깁슨화된 사람을 모두 후보에게서 떼어 놓는 라운드가 없어요.

format-cop-column-broken-control = 컨트롤: 깨짐. 선두에게 예정된 상대를 주는 라운드가 없어요.

format-cop-column-broken-beyond = 따라잡기: 깨짐. { $who2 } 님은 { $who1 } 님을 따라잡을 수 있는 가장 낮은 순위보다 아래예요. 피할 라운드가 없어요.

format-cop-column-broken-back-to-back = 재대결: 깨짐. 지난 라운드의 상대를 모두 떼어 놓는 라운드가 없어요.

format-cop-mark-gibsonized = 깁슨화: 아래 누구에게도 자리를 빼앗기지 않아요.

format-cop-mark-first = 1위 후보: 시뮬레이션의 { $share } 넘게 1위.

format-cop-mark-prize = 상 후보({ $prizes }): 시뮬레이션의 { $share } 넘게 그 안.

format-cop-mark-destiny-lost = 운명을 쥠: 선두를 이기면 우승하고, 그 대국이 없으면 그 기회의 { $loss }을(를) 잃어요.

format-cop-mark-destiny-kept = 운명을 쥠: 다 이기면 우승하고, 선두를 만나지 않아도 그 기회의 { $loss }만 잃어요.

format-cop-mark-first-recorded = 1위 후보({ $round }라운드 대진 기준).

format-cop-mark-prize-recorded = 상 후보({ $round }라운드 대진 기준).

format-cop-mark-destiny-lost-recorded = 운명을 쥠({ $round }라운드 대진 기준): 선두를 만나지 않으면 기회의 { $loss }을(를) 잃어요.

format-cop-mark-destiny-kept-recorded = 운명을 쥠({ $round }라운드 대진 기준): 선두를 만나지 않아도 기회의 { $loss }만 잃어요.

format-cop-published = 이 대회의 공개 규칙은 체크섬이 { $check_sum }이에요.

format-cop-published-changed = 공개 규칙이 바뀌었어요: 체크섬이 { $before }에서 { $check_sum }(으)로 바뀌었어요.

format-cop-round-round-robin = { $rounds }라운드 중 { $round }라운드: 풀리그, { $schedule }번 중 { $of_schedule }번째.

format-cop-round-initial-fontes = { $rounds }라운드 중 { $round }라운드: 조별, { $schedule }번 중 { $of_schedule }번째.

format-cop-round-swiss = { $rounds }라운드 중 { $round }라운드: 재대결 없는 스위스.

format-cop-round-cop = { $rounds }라운드 중 { $round }라운드: COP.

format-cop-older-standings = 이 라운드는 { $round }라운드 뒤의 순위로 짰어요.

format-cop-prepaired = 운영자가 미리 정한 대국이에요.

format-cop-prepaired-dropped = { $who1 } 님의 미리 정한 대국은 없어요: 상대가 더는 없거나 이 라운드를 쉬어요.

format-cop-fontes-group = { $group }조를 추첨했어요: 시드 전체에서 고르게 뽑은 { $players }명.

format-cop-groups-lost = 추첨한 조를 알 수 없어 스위스 라운드로 짰어요.

format-cop-schedule = { $who1 } 님과 { $who2 } 님은 일정대로 만나요.

format-cop-bye-schedule = { $who1 } 님은 일정대로 쉬어요.

format-cop-bye-left-alone = { $who1 } 님은 부전: 일정의 상대가 없어요.

format-cop-swiss-level = { $who1 }({ $rank }위)과 { $who2 }({ $other_rank }위) 모두 { $wins }승: 위 절반 대 아래 절반.

format-cop-swiss-float = { $who1 }({ $rank }위, { $wins }승)과 { $who2 }({ $other_rank }위, { $other_wins }승)은 조를 넘어 만나요.

format-cop-bye-swiss = { $who1 } 님이 부전: 부전이 가장 적은 사람 중 { $who1 } 님 차례예요.

format-cop-simulated = 마지막 { $rounds_left }라운드를 { $players }명에 대해 { $simulations }번 시뮬레이션했어요(최대 계수 { $factor }, 점수 차 { $margins }, 대국 { $games }).

format-cop-gibsonized = { $who1 } 님은 깁슨화: 아래 누구도 { $place }위를 차지할 수 없어요.

format-cop-cashers = { $hopeful_rank }위({ $who1 })까지는 시뮬레이션의 { $share } 넘게 상 { $prizes }개 중 하나에 닿고, { $absolute_rank }위({ $who2 })까지는 한 번은 닿아요.

format-cop-contender = { $place }위 이상의 가장 낮은 후보는 { $who1 }({ $rank }위)이에요.

format-cop-destiny-at-stake = { $who2 }({ $rank }위)는 선두와의 대국을 모두 이기면 우승하지만 아니면 그 기회의 { $loss }을(를) 잃어요({ $simulations }번 중 { $wins }번 우승, 기준은 { $threshold }): 운명이 걸려 있어요.

format-cop-destiny-safe = { $who2 }({ $rank }위)는 선두와의 대국을 모두 이기면 우승하고 아니어도 { $loss }만 잃어요({ $simulations }번 중 { $wins }번 우승, 기준은 { $threshold }).

format-cop-nearly-destiny-at-stake = { $who2 }({ $rank }위)는 선두와의 대국을 모두 이기면 우승하지만({ $simulations }회 중 { $always }회), 아니면 그 기회의 { $loss }을(를) 잃어요({ $wins }회 우승, 기준은 { $threshold }). 운명이 걸려 있어요.

format-cop-nearly-destiny-safe = { $who2 }({ $rank }위)는 선두와의 대국을 모두 이기면 우승하고({ $simulations }회 중 { $always }회), 아니어도 { $loss }만 잃어요({ $wins }회 우승, 기준은 { $threshold }).

format-cop-steered = 선두 { $who1 } 님은 { $who2 } 님({ $rank }위)과, 라운드가 충분히 남았으면 한 순위 위 사람과 둬요.

format-cop-steered-to-nobody = { $who2 } 님({ $rank }위)이 선두 { $who1 } 님과 만나야 하지만 둘은 방금 만났어요.

format-cop-dropped-back-to-back = 다른 완전한 라운드가 없어요: { $pairs }쌍이 곧바로 다시 만나요.

format-cop-dropped-beyond = 다른 완전한 라운드가 없어요: 후보 범위를 { $ranks }순위 넓혔어요({ $pairs }쌍).

format-cop-dropped-control = 다른 완전한 라운드가 없어요: 선두가 예정과 다른 사람과 둬요.

format-cop-dropped-gibson = 다른 완전한 라운드가 없어요: 깁슨화된 사람이 후보와 만나거나 부전을 놓쳐요.

format-cop-dropped-repeat-bye = 다른 완전한 라운드가 없어요: { $who1 } 님이 한 번 더 쉬어요.

format-cop-dropped-last-round = 다른 완전한 라운드가 없어요: { $pairs }쌍이 마지막 라운드의 순서를 벗어나요.

format-cop-chances = { $who1 } 님의 아직 가능한 순위: { $best }~{ $worst }위, 상 { $prize }(순위: { $counts }).

format-cop-weights-sum = 라운드의 무게 합은 { $sum }, 일어나면 안 되는 것의 무게는 { $prohibitive }이에요.

format-cop-pair-weights = { $who1 }({ $rank }위)과 { $who2 }({ $other_rank }위)의 무게는 { $total }.

format-cop-bye-weights = { $who1 }({ $rank }위)의 부전 무게는 { $total }.

format-cop-hill = { $who1 } 님과 { $who2 } 님은 이웃이고 아직 상을 탈 수 있어요: 킹 오브 더 힐.

format-cop-class-prize = { $who1 } 님과 { $who2 } 님은 등급 상을 두고 둬요.

format-cop-destiny = 선두 { $who1 } 님은 다음으로 운명을 쥔 { $who2 } 님과 둬요.

format-cop-bye-gibson = { $who1 } 님은 깁슨화되었고, 부전은 깁슨화된 사람에게 먼저 가요.

format-cop-bye-top-down = { $who1 } 님이 부전: 부전이 가장 적은 사람 중 가장 위예요.

format-cop-bye-contender = { $who1 } 님이 부전: 쉬지 않은 사람은 모두 상을 바랄 수 있고, { $who1 } 님이 그중 가장 아래예요.

format-cop-repeat = { $who1 } 님과 { $who2 } 님이 다시 만나요. 지금까지 둘의 대국: { $times }.

format-cop-back-to-back = { $who1 } 님과 { $who2 } 님은 지난 라운드에 만났어요.

format-cop-parted-by-spread = { $who1 } 님이 { $who2 } 님보다 위: 승수는 같고 점수 차가 커요.

format-cop-name-rounds = 라운드 수

format-cop-name-prizes = 상

format-cop-name-thresholds = 기준값

format-cop-name-simulations = 시뮬레이션

format-cop-name-byes = 부전

format-cop-name-scores = 점수

format-cop-name-by-hand = 직접 정함

format-cop-head-spread = 점수 차

format-cop-column-spread = 모든 점수 차의 합.

format-cop-field-class = 등급상의 등급: B, C 등. 비우거나 A면 가장 높은 등급이에요.

format-cop-option-rounds = 라운드를 몇 번 두는지.

format-cop-option-opening-label = 초반

format-cop-option-opening = 초반 방식: auto는 풀리그가 들어가면 풀리그를, 아니면 Initial Fontes를 써요.

format-cop-option-round-robin-margin-label = 풀리그 여유

format-cop-option-round-robin-margin = 풀리그 뒤에 라운드가 적어도 이만큼 남으면 들어가요.

format-cop-option-first-cop-round-label = 첫 COP 라운드

format-cop-option-first-cop-round = COP로 짜는 첫 라운드. 비우면 후반이에요.

format-cop-option-place-prizes-label = 순위 상

format-cop-option-place-prizes = 몇 위까지 상을 타는지.

format-cop-option-class-prizes-label = 등급 상

format-cop-option-class-prizes = 등급 B, C, …의 상 개수. 가장 높은 A에는 따로 없어요.

format-cop-option-simulations = 나머지를 몇 번 시뮬레이션하는지.

format-cop-option-always-wins-simulations-label = 전승 시뮬레이션

format-cop-option-always-wins-simulations = 누가 운명을 쥐는지 몇 번 시뮬레이션하는지.

format-cop-option-always-wins-tolerance-label = 항상 승리 허용 범위

format-cop-option-always-wins-tolerance = 이 비율 이하를 뺀 모든 시뮬레이션에서 이기면 항상 이긴 것으로 봐요.

format-cop-option-gibson-spread-label = 깁슨 점수 차

format-cop-option-gibson-spread = 한 대국의 최대 점수 차, 마지막 라운드부터 거꾸로. 마지막 값이 이어져요.

format-cop-option-hopefulness-label = 희망

format-cop-option-hopefulness = 후보는 이 비율보다 많은 시뮬레이션에서 순위에 닿아요. 마지막 라운드부터 거꾸로예요.

format-cop-option-control-loss-thresholds-label = 컨트롤 상실 기준

format-cop-option-control-loss-thresholds = 잃는 승리가 이 비율보다 많으면 운명이 걸려요. 마지막 라운드부터 거꾸로예요.

format-cop-option-control-loss-activation-round-label = 컨트롤 상실 시작 라운드

format-cop-option-control-loss-activation-round = 이 라운드부터 선두를 조정해요. 비우면 마지막 네 라운드예요.

format-cop-option-margins-label = 점수 차 분포

format-cop-option-margins = 시뮬레이션 대국의 점수 차가 어떻게 퍼지는지.

format-cop-option-bye-spread-label = 부전 점수 차

format-cop-option-bye-spread = 부전으로 얻고 몰수패나 결석으로 잃는 점수 차.

format-cop-option-allow-repeat-byes-label = 여러 번 부전 허용

format-cop-option-allow-repeat-byes = 한 사람이 두 번 쉴 수 있나요?

format-cop-option-top-down-byes-label = 위에서부터 부전

format-cop-option-top-down-byes = 부전이 순위 위쪽부터 가나요?

format-cop-option-lone-leader-bye-label = 단독 선두 부전

format-cop-option-lone-leader-bye = 깁슨화된 사람이 선두뿐이면 부전이 선두에게 가나요?

format-cop-option-prohibitive-label = 금지 무게

format-cop-option-prohibitive = 일어나면 안 되는 것의 무게. 비우면 다른 어떤 합보다 커요.

format-cop-option-based-on-label = 기준

format-cop-option-based-on = 이전 순위로 짜는 라운드: 9:7은 7라운드 뒤 순위로 짠 9라운드예요.

format-cop-option-prepaired-label = 미리 정함

format-cop-option-prepaired = 미리 정한 대국: 9 Ada - Ben은 9라운드에 두 사람이 만난다는 뜻이고, 9 Ada - bye는 부전이에요.

format-cop-option-usual-high = 이보다 높은 점수는 거절하지 않고 확인해요.

format-cop-option-usual-high-label = 평소 최고

format-cop-option-usual-low = 이보다 낮은 점수는 거절하지 않고 확인해요.

format-cop-option-usual-low-label = 평소 최저

format-cop-option-usual-margin = 이보다 큰 차이는 거절하지 않고 확인해요.

format-cop-option-usual-margin-label = 평소 차이
format-cop-took-the-seat = { $who1 }님이 라운드 도중에 들어와 부전승이던 { $who2 }님과 둬요.
format-cop-missed-lost = { $who1 }님이 빠진 라운드 수: { $rounds }. { $spread }점 차 패배로 쳐요.
format-cop-too-new = 라운드는 그 앞의 순위로만 편성할 수 있어요.
format-cop-no-game = 미리 정한 대국에는 서로 다른 두 사람, 또는 한 사람과 bye가 필요해요.
format-cop-seated-twice = 한 라운드에 같은 사람의 대국이 두 번 미리 정해져 있어요.

format-cop-fixed-table = { $who1 }의 자리는 늘 { $table }번 테이블이에요.
format-cop-fixed-table-beyond = { $who1 }의 지정 테이블 { $table }번은 마지막 { $last }번보다 뒤라서 { $board }번 테이블이에요.

format-cop-field-table = 늘 앉는 테이블(카메라나 이동 때문에 등). 비우면 없어요.

format-cop-rule-rounds = { $value }라운드를 둬요.

format-cop-rule-opening-auto = 처음에는 들어맞으면 풀리그, 아니면 Initial Fontes로 시작해요.

format-cop-rule-opening-round-robin = 처음에는 풀리그로 시작해요.

format-cop-rule-opening-initial-fontes = 처음에는 Initial Fontes로 시작해요.

format-cop-rule-opening-swiss = 처음에는 스위스 라운드로 시작해요.

format-cop-rule-round-robin-margin = 풀리그 뒤에 { $value }라운드 이상 남으면 풀리그가 들어맞아요.

format-cop-rule-first-cop-round = { $value }라운드부터 COP로 대진해요.
format-cop-rule-first-cop-round-default = { $value }라운드부터, 또는 풀리그가 끝나는 대로 COP로 대진해요.

format-cop-rule-place-prizes = { $value }위까지 상이 있어요.

format-cop-rule-class-prizes = 등급 B, C, …의 상: { $value }.

format-cop-rule-simulations = 대진마다 남은 경기를 { $value }번 시뮬레이션해요.

format-cop-rule-always-wins-simulations = 자력으로 결정되는지는 { $value }번의 시뮬레이션으로 정해요.

format-cop-rule-always-wins-tolerance = 못 이긴 비율이 이 이하면 항상 이기는 것으로 봐요: { $value }.

format-cop-rule-gibson-spread = 한 경기의 최대 점수 차(마지막 라운드부터 거꾸로, 마지막 값이 이어져요): { $value }.

format-cop-rule-hopefulness = 후보는 시뮬레이션에서 이 비율보다 자주 그 순위에 오르는 사람이에요(마지막 라운드부터 거꾸로): { $value }.

format-cop-rule-control-loss-thresholds = 승리를 이 비율보다 많이 잃으면 자력이 위태로워요(마지막 라운드부터 거꾸로): { $value }.

format-cop-rule-control-loss-activation-round = { $value }라운드부터 선두를 조정해요.

format-cop-rule-margins-uniform = 시뮬레이션 경기의 점수 차는 고르게 분포해요.

format-cop-rule-margins-half-normal = 시뮬레이션 경기의 점수 차는 반정규 분포예요.

format-cop-rule-bye-spread = 부전승은 득실차 +{ $value }, 몰수패나 결석은 그만큼 빼요.

format-cop-rule-allow-repeat-byes-yes = 부전승을 두 번 받을 수 있어요.

format-cop-rule-allow-repeat-byes-no = 피할 수 있으면 부전승을 두 번 받지 않아요.

format-cop-rule-top-down-byes-yes = 부전승은 상위부터 받아요.

format-cop-rule-top-down-byes-no = 부전승은 하위부터 받아요.

format-cop-rule-lone-leader-bye-yes = 깁슨화된 사람이 선두뿐이면 그 사람이 부전승을 받을 수 있어요.

format-cop-rule-lone-leader-bye-no = 깁슨화된 사람이 선두뿐이어도 그 때문에 부전승을 받지는 않아요.

format-cop-rule-usual-low = { $value }점 미만은 확인하지만 받아들여요.

format-cop-rule-usual-high = { $value }점 초과는 확인하지만 받아들여요.

format-cop-rule-usual-margin = 점수 차 { $value } 초과는 확인하지만 받아들여요.

format-cop-rule-prohibitive = 일어나면 안 되는 일의 무게는 { $value }이에요.

format-cop-rule-based-on = 이전 순위로 대진하는 라운드(9:7은 7라운드 뒤 순위로 9라운드): { $value }.

format-cop-rule-prepaired = 미리 정한 경기: { $value }.
