### 대국 사이트에서 가져온 레이팅.

ratings-title = online-go.com 레이팅
ratings-troubles-unreachable = 서버가 응답하지 않았어요. 나중에 다시 해 보세요
ratings-troubles-unreadable = 서버의 응답에 레이팅이 없어요
ratings-not-read = 못 읽음
ratings-without-number = 번호 없음
ratings-same = 모두의 레이팅이 이미 그곳과 같아요.
ratings-preview = 레이팅 { $count }개가 바뀌어요. 아직 아무것도 바뀌지 않았어요.
ratings-taken-over = 레이팅 { $count }개를 가져왔어요.
ratings-change = { $name } ({ $there }): { $before } → { $after }
ratings-none = 없음
ratings-title-at = { $server }의 레이팅
ratings-troubles-unknown-account = 그런 계정이 없어요
ratings-without-account = 연결된 계정 없음
ratings-title-list = 레이팅 목록
ratings-preview-list = { $count }명이 바뀌어요. 아직 바뀐 것은 없어요.
ratings-same-as-list = 목록에 있는 사람은 이미 값이 같아요.
ratings-doubtful = 확실하지 않음
ratings-not-in-list = 목록에 없음
ratings-which = 이 사람은 목록의 어느 줄인가요?
ratings-nobody = 여기 없음
ratings-ask = 누가 누구인지 답하기
ratings-taken-from-list = { $count }명을 바꿨어요.
