### 점수로 보고하기.

scoring-mine = 내 점수
scoring-started = 누가 먼저 시작했나요?
scoring-i-started = 나
scoring-correct = 고치기
scoring-theirs = { $opponent }의 점수
scoring-they-started = { $opponent }
scoring-form-title = { $opponent } 님과의 대국
scoring-games-field = 각 게임의 점수 (내 점수 먼저)
scoring-games-help = 둔 순서대로 빈칸으로 나누세요. 누가 이겼는지도 이것으로 정해져요.
