### 라운드, 대국, 결과의 이름.

games-bye = 부전승
games-idle = 대진 없음
games-open-game = 진행 중
games-tentative = 임시
games-final = 확정
games-no-time = 시간 미정
games-marks = + 승, - 패, = 무승부, > < 몰수, x 무효, ? 진행 중
