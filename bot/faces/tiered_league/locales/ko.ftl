## 새 주기의 리그 편성.

tiered-league-arrangement-title = 미리보기: 리그 편성
tiered-league-arrangement-not-published = 아직 다른 사람은 볼 수 없어요. 살펴보고 공개하세요. 공개하면 모든 리그의 모든 대국이 한꺼번에 열려요.
tiered-league-arrangement-worth-a-look = 확인해 보세요
tiered-league-arrangement-leagues = 리그
tiered-league-arrangement-nothing-odd = 특이 사항 없음: 신청한 사람 모두 자리가 있고, 모두 레이팅이 있어요.
tiered-league-arrangement-moves-up = 승격
tiered-league-arrangement-moves-down = 강등
tiered-league-arrangement-moves-new = 신규
tiered-league-arrangement-moves-same = 잔류
tiered-league-arrangement-entrant = 이름
tiered-league-arrangement-rating = 레이팅
tiered-league-arrangement-before = 지난 티어
tiered-league-arrangement-now = 티어
tiered-league-arrangement-league = 리그
tiered-league-arrangement-move = 이동
tiered-league-arrangement-why = 이유
tiered-league-arrangement-size = 선수 { $players }명, 리그 { $leagues }개, 티어 { $tiers }개.
tiered-league-arrangement-holder = 현재 타이틀 보유자는 **{ $name }** 님이에요.
tiered-league-arrangement-not-in = 신청했지만 자리가 없어요 ({ $count }): { $names }. 아직 초대를 수락하지 않았어요.
tiered-league-arrangement-without-rating = 레이팅 없음 ({ $count }): { $names }. 레이팅이 있는 사람들 다음에 놓여요.
tiered-league-arrangement-disqualified = 지난 주기에 실격 ({ $count }): { $names }. 보너스를 받지 못해요.
tiered-league-arrangement-story = 지난 사이클에서 이번 사이클로
tiered-league-arrangement-more = 그 밖에 { $count }명

## What is written on pictures of the pyramid besides names and numbers.

tiered-league-pyramid-leagues = 리그
tiered-league-pyramid-moves = 승강
tiered-league-pyramid-this-cycle = 이번 회
tiered-league-pyramid-next-cycle = 다음 회
tiered-league-pyramid-champion = 챔피언
tiered-league-pyramid-carried = 다음 회의 등급 수가 같으면 이 순위가 가는 곳.
tiered-league-pyramid-tier = { $letter }등급
tiered-league-pyramid-pyramid = 리그 피라미드
tiered-league-pyramid-key = ↑ 승격, ↓ 강등
tiered-league-pyramid-key-and-text = ↑ 승격, ↓ 강등. 나머지 이름은 글에 있어요
tiered-league-pyramid-from-to = { $before }에서 { $after }(으)로
tiered-league-pyramid-up-and-down = 승격 { $up }명, 강등 { $down }명
tiered-league-pyramid-goes-up = { $name } 승격: { $before } → { $after }.
tiered-league-pyramid-goes-down = { $name } 강등: { $before } → { $after }.
tiered-league-pyramid-stays = { $name } 잔류: { $league }.
tiered-league-pyramid-leaves = { $name } 탈퇴: { $league }.
tiered-league-pyramid-joins = { $name } 합류: { $league }.
tiered-league-pyramid-new = 신규
tiered-league-pyramid-out = 나감
tiered-league-pyramid-players = 선수 { $count }명
tiered-league-pyramid-in-leagues = 리그 { $count }개
