### 형식이 하는 말.

format-swiss-title = 스위스

format-swiss-summary = 모두 라운드마다 점수가 비슷한 새 상대와 둬요.

format-swiss-round = { $rounds }라운드 중 { $round }라운드: 모두 점수가 비슷한 새 상대와 만나요.

format-swiss-same-score = { $who1 } 님과 { $who2 } 님 모두 { $points }이에요(순서 { $place }번, { $other_place }번).

format-swiss-floated = { $who1 } 님은 { $points }, { $who2 } 님은 { $other_points }: 동점인 사람끼리 모두 짝지을 수 없었어요.

format-swiss-passed-met = { $who1 } 님은 맞은편 { $who2 } 님과 만나지 않아요: 이미 뒀어요.

format-swiss-repeat = { $who1 } 님과 { $who2 } 님이 다시 만나요(지금까지 { $times }번): 이번 라운드에 재대결이 더 적은 대진이 없어요.

format-swiss-bye = { $who1 } 님이 부전: 쉴 수 있는 사람 중 순서 맨 아래예요.

format-swiss-bye-again = { $who1 } 님이 또 부전: 모두 그만큼 쉬었어요.

format-swiss-bye-passed-had = { $who1 } 님이 더 아래지만 부전이 더 많았어요.

format-swiss-bye-passed-needed = { $who1 } 님이 더 아래지만 둬야 해요. 아니면 누군가 이전 상대와만 짝지을 수 있어요.

format-swiss-option-rounds-label = 라운드 수

format-swiss-option-rounds = 라운드 수. 비우면 토너먼트에 필요한 만큼이에요.

format-swiss-option-tie-breaks-label = 타이브레이크

format-swiss-option-tie-breaks = 동점일 때 가르는 순서: buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins. 또는 FIDE의 DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-swiss-option-bye-half-points-label = 부전의 반점

format-swiss-option-bye-half-points = 부전의 값(반점 단위).

format-swiss-option-allow-repeats-label = 재대결 허용

format-swiss-option-allow-repeats = 재대결 없는 대진이 남지 않으면 다시 만나도 되나요?
format-swiss-took-the-seat = { $who1 }님이 라운드 도중에 들어와 부전승이던 { $who2 }님과 둬요.

format-swiss-rule-rounds = { $value }라운드를 둬요.

format-swiss-rule-bye-half-points-0 = 부전승은 0점이에요.

format-swiss-rule-bye-half-points-1 = 부전승은 0.5점이에요.

format-swiss-rule-bye-half-points-2 = 부전승은 1점이에요.

format-swiss-rule-allow-repeats-yes = 다시 만나지 않는 대진이 없으면 다시 만날 수 있어요.

format-swiss-rule-allow-repeats-no = 같은 상대와 두 번 만나지 않아요. 안 되면 운영자가 정해요.

format-swiss-name-through-and-out = 통과와 탈락

format-swiss-option-wins-to-advance-label = 통과에 필요한 승수

format-swiss-option-wins-to-advance = 이만큼 이기면 통과하고 더 두지 않아요. 비우면 통과가 없어요.

format-swiss-option-losses-to-leave-label = 탈락하는 패수

format-swiss-option-losses-to-leave = 이만큼 지면 탈락하고 더 두지 않아요. 비우면 탈락이 없어요.

format-swiss-rule-wins-to-advance = { $value }승이면 통과하고 더 두지 않아요.

format-swiss-rule-losses-to-leave = { $value }패면 탈락하고 더 두지 않아요.

format-swiss-mark-through = { $games }승으로 통과.

format-swiss-mark-out = { $games }패로 탈락.

format-swiss-through-so-far = { $players }명이 통과했어요.

format-swiss-out-so-far = { $players }명이 탈락했어요.

format-swiss-parted-by-record = { $who1 } 님이 { $who2 } 님보다 위: 승패 성적이 더 좋아요.

format-swiss-accelerated = 위쪽 절반 { $players }명은 { $points }을 더해 대진을 짜요(바쿠 가속). 순위에는 넣지 않아요.

format-swiss-same-score-ahead = { $who1 } 님과 { $who2 } 님 모두 가속을 넣은 대진 점수가 { $points }이에요(순서 { $place }번, { $other_place }번).

format-swiss-floated-ahead = 가속을 넣은 대진 점수가 { $who1 } 님은 { $points }, { $who2 } 님은 { $other_points }: 동점인 사람끼리 모두 짝지을 수 없었어요.

format-swiss-passed-side = { $who1 } 님은 맞은편 { $who2 } 님과 만나지 않아요: 한 사람이 같은 쪽을 세 번 이어서 하게 돼요.

format-swiss-third-side = { $who1 } 님이나 { $who2 } 님이 같은 쪽을 세 번 이어서 해요: 이번 라운드에서는 피할 수 없어요.

format-swiss-bye-passed-forfeit = { $who1 } 님이 더 아래지만 부전승이 있고, 그건 부전으로 쳐요.

format-swiss-bye-passed-sides = { $who1 } 님이 더 아래지만 둬야 해요. 아니면 다시 만나거나 같은 쪽을 세 번 이어서 하는 사람이 생겨요.

format-swiss-name-sides-and-floats = 쪽과 점수 차

format-swiss-option-no-third-side-label = 같은 쪽 세 번 피하기

format-swiss-option-no-third-side = 점수가 덜 맞더라도 같은 쪽을 세 번 이어서 하지 않게 하나요?

format-swiss-rule-no-third-side-yes = 피할 수 있으면 아무도 같은 쪽을 세 번 이어서 하지 않아요.
format-swiss-rule-no-third-side-no = 같은 쪽이 세 번 이어질 수 있어요.

format-swiss-option-remember-floats-label = 점수 차 기억하기

format-swiss-option-remember-floats = 지난 라운드에 점수가 낮은(높은) 상대를 만난 사람은 필요할 때만 또 만나나요?

format-swiss-rule-remember-floats-yes = 필요하지 않으면 점수가 낮거나 높은 상대를 두 번 이어서 만나지 않아요.
format-swiss-rule-remember-floats-no = 점수가 더 낮거나 높은 상대를 두 번 연속 만날 수 있어요.

format-swiss-option-forfeit-counts-as-bye-label = 부전승을 부전으로 치기

format-swiss-option-forfeit-counts-as-bye = 부전은 부전승이 없는 사람에게 먼저 가나요?

format-swiss-rule-forfeit-counts-as-bye-yes = 부전승이 있는 사람은 다른 모두 다음에 부전을 받아요.
format-swiss-rule-forfeit-counts-as-bye-no = 부전승은 부전으로 세지 않아요.

format-swiss-option-acceleration-label = 가속

format-swiss-option-acceleration = 바쿠 가속: 위쪽 절반이 가상 점수로 시작하나요?

format-swiss-rule-acceleration-yes = 위쪽 절반은 대진에만 쓰는 가상 점수로 시작해요(바쿠 가속).
format-swiss-rule-acceleration-no = 가상 점수로 시작하는 사람은 없어요.
