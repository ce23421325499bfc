### Results of many games at once.

bulk-form-title = 결과
bulk-lines = 한 줄에 한 경기
bulk-lines-help = 예: 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = 이렇게 읽었어요. 아직 아무것도 입력하지 않았어요.
bulk-enter = 모두 입력
# Results were entered.
bulk-entered =
    { $games }경기의 결과를 기록했어요.
bulk-people-lines = 한 줄에 한 명
bulk-people-title =
    { $about ->
        [ratings] 레이팅
        [fees] 참가비
        [check-ins] 체크인
       *[seeds] 시드
    }
bulk-people-help =
    { $about ->
        [ratings] 예: Ana 1720
        [fees] 예: Ana, Ana unpaid, #7 returned. 이름만 쓰면 납부 완료
        [check-ins] 이름만, 또는 #7
       *[seeds] 강한 순서대로. 빠진 사람은 레이팅순으로 뒤에 와요
    }
bulk-people-entered = { $count }명분을 반영했어요.
bulk-answers-help = 예: Ulrich yes, Ulrich: 와 답. 이름만 있으면 그대로 둬요
bulk-left-open = 아직 답 없음: { $names }.
bulk-no-answer-there = 아직 답이 있는 줄이 없어 입력할 것이 없어요.
bulk-answers-entered = **{ $title }**: 답 { $count }개를 입력했어요. 바꾸려면 다시 입력하세요.
