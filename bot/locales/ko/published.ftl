### 시작 전에 공개하는 옵션.

published-title = 공개 규칙
published-file = 공개 규칙
published-file-help = 옵션을 JSON 한 줄로 적은 파일이에요. 그 SHA-256이 체크섬이에요.
published-intro = 라운드는 이렇게 편성돼요. 시작 전인 지금 정해졌고, 나중에 바꾸면 모두가 알 수 있어요.
published-not-set = 기본값
published-by-default = { $value } (기본값)
published-yes-no-true = 예
published-yes-no-false = 아니요
published-check-sum-line = 체크섬: `{ $check_sum }` (첨부 파일의 SHA-256). 라운드마다 편성에 쓴 체크섬이 적혀 있어요.
published-check-sums =
    이전 체크섬: `{ $before }`
    현재 체크섬: `{ $after }`
published-changed =
    { $playing ->
        [yes] **{ $stage }의 공개 규칙이 진행 중에 바뀌었어요.**
       *[no] **{ $stage }의 공개 규칙이 공개된 뒤에 바뀌었어요.**
    }
published-paired-by = 공개된 규칙으로 대진했어요(체크섬 `{ $check_sum }…`).
