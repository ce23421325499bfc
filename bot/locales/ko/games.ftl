### 라운드, 대국, 결과의 이름.

games-bye = 부전승
games-idle = 쉼
games-open-game = 진행 중
games-tentative = 임시
games-final = 확정
games-no-time = 시간 미정
games-marks = + 승, - 패, = 무승부, > < 몰수, x 무효, ? 진행 중
games-round = { $number }라운드
games-void = 무효
games-forfeit = { $score }, 몰수
games-both-absent = { $score }, 둘 다 불참
games-outcome =
    { $word ->
        [won] 승
        [lost] 패
       *[tied] 무승부
    }
games-outcome-forfeit =
    { $word ->
        [won] 몰수승
        [lost] 몰수패
       *[tied] 몰수 무승부
    }
games-round-off = 신청한 휴식
