### 형식이 하는 말.

format-single-elimination-title = 싱글 엘리미네이션

format-single-elimination-summary = 시드 대진표: 경기를 다른 순위는 가리지 않아요.

format-single-elimination-option-third-place = 준결승 패자끼리 3위 결정전을 하나요?

format-single-elimination-rule-third-place-yes = 준결승 패자끼리 3위를 가려요.

format-single-elimination-rule-third-place-no = 준결승 패자는 공동 3위예요.

format-single-elimination-scores-contradict-winner = { $game }의 점수가 승자와 맞지 않아요. 둘 다 확인해 주세요.

format-single-elimination-rule-all-places-yes = 각 라운드의 패자도 모든 순위가 정해질 때까지 계속 겨뤄요.

format-single-elimination-rule-all-places-no = 지면 탈락해요.

format-single-elimination-option-all-places-label = 모든 순위 결정

format-single-elimination-option-all-places = 각 라운드의 패자도 모든 순위를 가리기 위해 계속 겨루는지.
