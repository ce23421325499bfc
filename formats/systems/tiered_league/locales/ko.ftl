### 형식이 하는 말.

format-tiered-league-title = 등급 리그

format-tiered-league-summary = 5~10명 리그를 등급으로 나누고 승강과 타이틀전이 있어요.

format-tiered-league-left-over = { $found }명이 있고 리그는 { $limit }명분이에요: 나머지는 5명 리그 하나를 더 만들기에 모자라요.
format-tiered-league-left-over-holder = 타이틀 보유자 말고 { $found }명이 있고 리그는 { $limit }명분이에요: 나머지는 5명 리그 하나를 더 만들기에 모자라요.

format-tiered-league-tier-overfull = { $found }명의 지난 순위가 같은 등급으로 이어지는데 자리는 { $limit }명이에요. last_tier와 last_rank를 고쳐 주세요.

format-tiered-league-bad-record = last_tier와 last_rank는 0보다 작을 수 없어요. { $who }의 값을 고쳐 주세요.

format-tiered-league-two-holders = 타이틀은 한 명만 가질 수 있어요(last_tier 0). { $who } 중 한 명을 고쳐 주세요.

format-tiered-league-holder = { $who1 } 님이 타이틀을 갖고 A리그 우승자를 기다려요.

format-tiered-league-full-tier = { $tier }등급: { $players }명, 리그: { $leagues }.

format-tiered-league-lowest-tier = { $tier }등급(최하위): { $players }명, 리그: { $leagues }.

format-tiered-league-lost-title = { $who1 } 님이 타이틀을 잃고 { $tier }등급에서 둬요.

format-tiered-league-stays-on-top = { $who1 } 님은 { $tier }등급에 남아요: 거기서 { $rank }위.

format-tiered-league-goes-up = { $who1 } 님은 { $tier }등급으로 올라가요: { $last }등급 { $rank }위.

format-tiered-league-stays = { $who1 } 님은 { $tier }등급에 남아요: 거기서 { $rank }위.

format-tiered-league-goes-down = { $who1 } 님은 { $tier }등급으로 내려가요: { $last }등급 { $rank }위.

format-tiered-league-in-lowest = { $who1 } 님은 { $last }등급 { $rank }위였고 최하위 { $tier }등급에서 둬요.

format-tiered-league-drawn = { $who1 } 님이 { $tier }등급을 채워요: 남은 사람 중 최고인 { $value }.

format-tiered-league-drawn-with-bonus = { $who1 } 님이 { $tier }등급을 채워요: 남은 사람 중 최고인 { $rating } + { $bonus } = { $value }.

format-tiered-league-drawn-disqualified = { $who1 } 님이 { $tier }등급을 채워요: 남은 사람 중 최고인 { $value }. 실격 뒤에는 가산점이 없어요.

format-tiered-league-next-in-line = { $tier }등급의 다음 차례는 { $who1 } 님({ $value })이었어요.

format-tiered-league-left = { $who1 } 님은 최하위 { $tier }등급에서 두고, 지난 순위가 없어요.

format-tiered-league-league = { $who1 } 님은 { $tier }등급 { $number }번({ $rating })이고 { $league }리그에서 둬요.

format-tiered-league-round = 리그마다 { $rounds }대국 중 { $round }. 모든 대국이 한꺼번에 열려요. 순서는 자유예요.

format-tiered-league-table = { $who1 } 님과 { $who2 } 님은 모두와 두는 { $league }리그에 함께 있어요.

format-tiered-league-walkover = { $who1 } 님은 대국 없이 1점: { $who2 } 님이 떠났어요.

format-tiered-league-title-game = 타이틀전 제{ $game }국: { $who1 } 님이 보유자, { $who2 } 님이 A리그 우승자예요. { $wins }승이면 끝나요.

format-tiered-league-title-sides = 첫 대국은 추첨으로 { $who1 } 님이 흑이에요. 그 뒤로는 번갈아 둬요.

format-tiered-league-line-title = ↑ 타이틀전

format-tiered-league-line-up = ↑ { $tier }등급으로

format-tiered-league-line-down = ↓ { $tier }등급으로

format-tiered-league-holds-title = { $who1 } 님이 타이틀을 갖고 있어요.

format-tiered-league-won-title = { $who1 } 님이 타이틀을 차지했어요.

format-tiered-league-trophy = { $who1 } 님이 { $league }리그 { $place }위 트로피를 받아요.

format-tiered-league-parted-by-sodos = { $who1 } 님이 { $who2 } 님보다 위: 점수는 같지만 더 강한 상대를 이겼어요(SODOS).

format-tiered-league-parted-by-last-tier = { $who1 } 님이 { $who2 } 님보다 위: 점수와 SODOS가 같고 지난 등급이 높아요.

format-tiered-league-parted-by-last-rank = { $who1 } 님이 { $who2 } 님보다 위: 점수와 SODOS가 같고 지난 순위가 나아요.

format-tiered-league-parted-by-rating = { $who1 } 님이 { $who2 } 님보다 위: 점수, SODOS, 지난 순위가 같고 레이팅이 높아요.

format-tiered-league-parted-by-sign-up = { $who1 } 님이 { $who2 } 님보다 위: 모두 같지만 먼저 신청했어요.

format-tiered-league-name-black = 흑

format-tiered-league-name-black-2 = 흑

format-tiered-league-name-white = 백

format-tiered-league-name-white-2 = 백

format-tiered-league-name-league-league = { $league }리그

format-tiered-league-name-title-match = 타이틀전

format-tiered-league-name-no-rating = 레이팅 없음

format-tiered-league-head-league = 리그

format-tiered-league-column-league = 리그와 그 안의 순위.

format-tiered-league-column-sodos = 이긴 상대 모두의 점수.

format-tiered-league-head-possible = 가능

format-tiered-league-column-possible = 리그에서 아직 가능한 순위.

format-tiered-league-head-next = 다음

format-tiered-league-column-next = 다음 회의 등급 수가 같으면 이 순위가 가는 등급.

format-tiered-league-field-last-tier = 지난 회의 등급: 1은 A리그, 0은 타이틀. 새 참가자는 비워 두세요.

format-tiered-league-field-last-rank = 지난 회 리그의 순위. 타이틀을 잃은 사람은 0이에요.

format-tiered-league-field-last-disqualified = 지난 회에 시간 초과 등으로 실격이면 1, 아니면 0.

format-tiered-league-option-invitations-label = 초대

format-tiered-league-option-invitations = 신청한 사람이 시작 전에 초대를 받아들여야 하나요? 그러지 않으면 빠져요.

format-tiered-league-option-invitation-days-label = 초대 기간(일)

format-tiered-league-option-invitation-days = 초대에 답할 수 있는 날수.

format-tiered-league-option-title-match = A리그 우승자가 타이틀 보유자에게 도전하나요? 보유자가 참가하지 않으면 아니요.

format-tiered-league-option-title-games-label = 타이틀전 대국 수

format-tiered-league-option-title-games = 타이틀전은 이만큼의 대국으로 치러요.

format-tiered-league-option-title-held = 이전부터 타이틀을 가진 사람이 있나요? 참가하지 않아도 타이틀을 지켜요.

format-tiered-league-option-title-held-label = 기존 타이틀 보유자

format-tiered-league-title-kept-by-absent = 타이틀은 참가하지 않는 보유자에게 남아요. 아무도 타이틀을 놓고 겨루지 않아요.

format-tiered-league-name-title = 타이틀
format-tiered-league-missed-title-games = { $who1 }님이 빠진 라운드 수: { $rounds }. 타이틀전만 있던 라운드라 리그 성적에는 들어가지 않아요.

format-tiered-league-listed-rank-0 = 0위는 타이틀을 잃었다는 뜻이라 1단계에만 써요

format-tiered-league-listed-holders = 타이틀은 한 명만 가질 수 있어요(단계 0)

format-tiered-league-listed-lost-title = 타이틀을 잃은 사람은 한 명뿐이에요(0위)

format-tiered-league-listed-places = { $tier }단계 { $place }위가 { $found }명이에요. 리그는 많아야 { $limit }개였어요

format-tiered-league-listed-holder = 타이틀 보유자

format-tiered-league-listed-lost = 타이틀을 잃음

format-tiered-league-listed-lost-in = 타이틀을 잃음, 이번엔 { $tier }단계

format-tiered-league-listed-back = { $last }단계 { $rank }위

format-tiered-league-listed-back-in = { $last }단계 { $rank }위, 이번엔 { $tier }단계

format-tiered-league-listed-disqualified = { $last }단계 { $rank }위, 실격

format-tiered-league-listed-disqualified-in = { $last }단계 { $rank }위, 실격, 이번엔 { $tier }단계

format-tiered-league-listed-new = 지난 사이클 순위 없음

format-tiered-league-listed-new-in = 지난 사이클 순위 없음, 이번엔 { $tier }단계

format-tiered-league-rule-invitations-yes = 신청한 사람은 시작 전에 초대를 수락해야 해요. 수락하지 않으면 빠져요.

format-tiered-league-rule-invitations-no = 신청한 사람은 모두 둬요. 초대는 없어요.

format-tiered-league-rule-invitation-days = 초대에는 { $value }일 안에 답할 수 있어요.

format-tiered-league-rule-title-held-yes = 타이틀 보유자가 있어요. 참가하지 않아도 타이틀을 지켜요.

format-tiered-league-rule-title-held-no = 아직 타이틀 보유자가 없어요.

format-tiered-league-rule-title-match-yes = 리그 A 우승자가 타이틀 보유자에게 도전해요.

format-tiered-league-rule-title-match-no = 타이틀전은 없어요.

format-tiered-league-rule-title-games-1 = 타이틀전은 한 판이에요.

format-tiered-league-rule-title-games = 타이틀전은 { $value }판 중 더 많이 이기는 쪽이 가져요.

format-tiered-league-title-kept-by = 타이틀은 참가하지 않는 { $who1 }에게 남아요. 아무도 타이틀을 놓고 겨루지 않아요.

format-tiered-league-title-kept-by-still = 타이틀은 참가하지 않은 { $who1 }에게 남아요.

format-tiered-league-title-kept-by-absent-still = 타이틀은 참가하지 않은 보유자에게 남아요.
