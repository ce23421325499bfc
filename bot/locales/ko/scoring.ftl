### 점수로 보고하기.

scoring-mine = 내 점수
scoring-started = 누가 먼저 시작했나요?
scoring-i-started = 나
scoring-correct = 고치기
scoring-theirs = { $opponent }의 점수
scoring-they-started = { $opponent }
scoring-form-title = { $opponent } 님과의 대국
scoring-games-field = 각 게임의 점수 (내 점수 먼저)
scoring-games-help = 순서대로 11-7 9-11 11-5처럼, 또는 경기 점수만 2-1처럼 적어 주세요.
