### 한 선수의 대회들.

career-nothing = 아직 여기서 나간 대회가 없어요.
career-not-played = 신청함, 대국 없음.
career-nothing-new = 가져올 것이 없어요. 모두 이미 지난 주기의 순위가 있어요.
career-title = { $name } 님의 대회
career-place = { $group }: { $of }명 중 { $rank }, { $came_to } ({ $wins }승 { $losses }패)
career-preview = **{ $last }**에서 선수 { $count }명이 이것을 가져와요. 아직 아무것도 바뀌지 않았어요.
career-taken-over = 선수 { $count }명의 것을 가져왔어요.
career-created-after = **{ $last }** 다음 주기예요. 그 리그들이 모두 끝나면 `/players fetch what:places`로 선수들의 순위를 가져오세요. 미리보기에서도 알려 드려요.
career-outdated = 지난 주기의 순위가 가져온 뒤에 바뀌었거나 아직 가져오지 않았어요. 공개하기 전에 가져오세요.
career-nobody-known = **{ $last }**에서 알려진 사람이 없어요. 같은 사람이라고 확인해 주면 게스트를 같은 이름으로 알아봐요.
career-same-name = 같은 이름의 게스트: 같은 사람인가요?
career-not-there = { $last }에 없던 사람
career-import-named = 같은 사람이에요: { $count }명 모두 가져오기
career-different = 다른 사람이에요
career-different-again = 게스트 { $count }명을 지난 주기와 다른 사람으로 되돌렸어요. 가져온 것은 남아 있어요. `/td undo`로 되돌릴 수 있어요.
