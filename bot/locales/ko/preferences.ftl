### 클릭으로 만드는 선호 목록.

preferences-title = 내 선호 목록
preferences-back = 한 칸 뒤로
preferences-hand-in = 제출
preferences-other-round = 한 라운드만
preferences-for-all = 모든 라운드
preferences-whole = 목록이 다 찼어요. 제출하거나 한 칸 뒤로 가세요.
preferences-rest-follows = 지금 제출해도 돼요. 나머지는 버튼 순서대로 이어져요.
preferences-which-round = 어떤 라운드의 목록인가요? 따로 목록이 없는 라운드는 모든 라운드용 목록을 써요.
preferences-heading-every = 따로 목록이 없는 모든 라운드:
preferences-heading = 라운드 { $name }:
preferences-next-place-place-1 = 가장 좋아하는 퍼즐은?
preferences-next-place = { $place }로 좋아하는 퍼즐은?
preferences-for-round = 라운드 { $name }
