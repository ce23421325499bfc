### Results of many games at once.

bulk-form-title = 결과
bulk-lines = 한 줄에 한 경기
bulk-lines-help = 예: 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = 이렇게 읽었어요. 아직 아무것도 입력하지 않았어요.
bulk-enter = 모두 입력
# Results were entered.
bulk-entered =
    { $games }경기의 결과를 기록했어요.
