### 플레이오프의 순위판과 퍼즐.

rank-board-title = 순위판
rank-board-puzzles = 퍼즐
rank-board-none = 순위판이 없어요. 이 대회에 플레이오프가 없거나 아직 시작하지 않았어요.
rank-board-before = 이전
rank-board-after = 현재
rank-board-name = 이름
rank-board-seed = 시드
rank-board-places = 가능한 순위
rank-board-help = ↑와 ↓는 그 라운드에서 몇 계단 움직였는지예요. 마지막 열은 아직 가능한 순위예요.
rank-board-no-puzzles = 아직 퍼즐이 있는 라운드가 공개되지 않았어요.
rank-board-left = 아직 안 쓴 퍼즐
rank-board-after-2 = { rank-board-title }: { $round_title } 후
rank-board-puzzle = 라운드 { $name }, { $venue }: { $title }
rank-board-button = 클릭해서 순위 매기기
