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

format-swiss-option-tie-breaks = 동점일 때 가르는 순서: buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins. 또는 FIDE의 DE BH/C1 BH BH/M1 FB SB PS KS WIN WON BPG BWG ARO TPR.

format-swiss-option-bye-half-points-label = 부전의 반점

format-swiss-option-bye-half-points = 부전의 값(반점 단위).

format-swiss-option-allow-repeats-label = 재대결 허용

format-swiss-option-allow-repeats = 재대결 없는 대진이 남지 않으면 다시 만나도 되나요?
format-swiss-took-the-seat = { $who1 }님이 라운드 도중에 들어와 부전승이던 { $who2 }님과 둡니다.

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
