### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = 리그
pyramid-moves = 승강
pyramid-this-cycle = 이번 회
pyramid-next-cycle = 다음 회
pyramid-champion = 챔피언
pyramid-carried = 다음 회의 등급 수가 같으면 이 순위가 가는 곳.
pyramid-tier = { $letter }등급
pyramid-pyramid = 리그 피라미드
pyramid-key = ↑ 승격, ↓ 강등
pyramid-key-and-text = ↑ 승격, ↓ 강등. 나머지 이름은 글에 있어요
pyramid-from-to = { $before }에서 { $after }(으)로
pyramid-up-and-down = 승격 { $up }명, 강등 { $down }명
pyramid-goes-up = { $name } 승격: { $before } → { $after }.
pyramid-goes-down = { $name } 강등: { $before } → { $after }.
pyramid-stays = { $name } 잔류: { $league }.
pyramid-leaves = { $name } 탈퇴: { $league }.
pyramid-joins = { $name } 합류: { $league }.
pyramid-new = 신규
pyramid-out = 나감
pyramid-players = 선수 { $count }명
pyramid-in-leagues = 리그 { $count }개
