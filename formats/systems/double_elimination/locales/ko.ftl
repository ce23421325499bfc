### 형식이 하는 말.

format-double-elimination-title = 더블 엘리미네이션

format-double-elimination-summary = 승자조와 패자조, 최종 결승: 두 번 지면 탈락.

format-double-elimination-option-reset-label = 2차전

format-double-elimination-option-reset = 패자조 승자가 최종 결승을 이기면 다시 두나요?

format-double-elimination-rule-reset-yes = 패자조 승자가 그랜드 파이널에서 이기면 한 번 더 치러요.

format-double-elimination-rule-reset-no = 그랜드 파이널은 누가 이기든 한 번만 치러요.

format-double-elimination-scores-contradict-winner = { $game }의 점수가 승자와 맞지 않아요. 둘 다 확인해 주세요.
