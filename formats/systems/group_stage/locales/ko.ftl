format-group-stage-title = 조별 리그

format-group-stage-summary = 조 안에서 모두가 서로 겨뤄요.

format-group-stage-round = 조별 경기 { $rounds }라운드 중 { $round }라운드. 베르거 표를 따라요.

format-group-stage-same-group = { $who1 } 님과 { $who2 } 님은 같은 { $group }조예요.

format-group-stage-walkover = { $who1 } 님은 대국 없이 점수를 받아요. { $who2 } 님이 빠졌어요.

format-group-stage-missed-walkovers = 지금까지 { $who1 } 님 없이 치른 라운드: { $rounds }. 점수가 없고, 상대는 각각 1점을 받아요.

format-group-stage-parted-by-seed = { $who1 } 님이 { $who2 } 님보다 위: 다른 것은 모두 같고 시드가 높아요.

format-group-stage-rule-groups = 조는 { $value }개예요.

format-group-stage-rule-deal-snake = 조의 실력이 고르게, 시드를 지그재그로 나눠요.

format-group-stage-rule-deal-drawn = 조는 추첨해요. 각 포트에서 한 명씩 들어가요.

format-group-stage-rule-legs-1 = 조 안에서 모두가 한 번씩 만나요.

format-group-stage-rule-legs = 조 안에서 모두가 { $value }번씩 만나요.

format-group-stage-name-group-group = { $group }조

format-group-stage-option-groups-label = 조 수

format-group-stage-option-groups = 조가 몇 개인지. 비우면 한 조에 네 명까지예요.

format-group-stage-option-deal-label = 조 나누는 방법

format-group-stage-option-deal = snake: 시드로 실력을 고르게. drawn: 추첨으로 각 포트에서 한 명씩.

format-group-stage-option-legs-label = 풀리그 횟수

format-group-stage-option-legs = 조 안에서 모두가 몇 번씩 만나는지.

format-group-stage-option-tie-breaks-label = 타이브레이크

format-group-stage-option-tie-breaks = 동점을 가르는 순서: direct, sodos, wins, difference, scored (뒤의 둘은 점수가 필요해요).

format-group-stage-compared = { $who1 } 님이 { $who2 } 님보다 위: 더 큰 조의 { $size }위 아래와의 결과를 빼고 비교해요.
