### 설정과 옵션 양식.

plan-event = 대회
plan-dates = 날짜
plan-week = 한 주
plan-games = 대국
plan-money = 돈
plan-language = 언어
plan-yes = 예
plan-no = 아니요
plan-nothing = 설정 안 됨
plan-empty = 비워 둘 수 없어요.
plan-empty-means = 비우면: { $value }.
plan-bad-number = 정수를 입력하세요.
plan-labels-title = 제목
plan-labels-zone = 시간대
plan-labels-language = 게시물의 언어
plan-labels-capacity = 정원
plan-labels-rules-url = 전체 규칙 주소
plan-labels-director-may-play = 운영자도 선수로 참가 가능
plan-labels-coordinator-may-play = 진행 보조도 선수로 참가 가능
plan-labels-registration-closes = 참가 신청 마감
plan-labels-ratings-fixed = 레이팅과 시드 확정
plan-labels-first-round = 대회 시작
plan-labels-play-until = 대국 기한
plan-labels-silence-confirms-hours = 무응답 보고가 확정되기까지 (시간)
plan-labels-answer-hours = 질문에 답할 시간 (시간)
plan-labels-draw-minutes = 추첨까지의 시간 (분)
plan-labels-check-in-minutes = 왔어요 버튼이 열리는 시간 (분 전)
plan-labels-forfeit-minutes = 몰수패가 되는 지각 시간 (분)
plan-labels-reminder-minutes = 알림: 대국 몇 분 전
plan-labels-forfeit-removes = 몰수패하면 제외
plan-labels-appeals = 제외된 선수의 이의 신청 가능
plan-labels-fee = 참가비
plan-labels-game-fund = 대국 승자 기금
plan-labels-prizes = 상금
plan-labels-fee-returned = 몰수패나 이탈이 없으면 참가비 환불
plan-labels-week-ask = 가능한 시간 묻기
plan-labels-week-pair = 대진 공개
plan-labels-week-fix = 대국 시간 확정
plan-labels-week-play = 대국 시작 가능 시간 (부터 - 까지)
plan-labels-week-slot-minutes = 시작 시간 간격 (분)
plan-labels-time-control = 제한 시간
plan-labels-take = 이 단계에 진출하는 인원
plan-labels-switches = 켜기/끄기
plan-help-title = 대회의 이름.
plan-help-week-ask = 예: “sat 19:00” (대회 시간대 기준). 모두 비우면 일정표 없음.
plan-help-week-pair = 예: “mon 19:00”.
plan-help-week-fix = 예: “tue 19:00”, 대진 공개 뒤.
plan-help-week-play = 예: “wed 19:00 - mon 17:00”, 시간 확정 뒤.
plan-help-week-slot-minutes = 30, 60, 90, 120, 180, 240 중 하나.
plan-help-fee = 예: “20.00 USD”. 여기서 돈을 걷지는 않아요.
plan-help-game-fund = 예: “100 USD”. 마지막 단계의 대국끼리 나눠요.
plan-help-prizes = 한 줄에 하나씩: 순위, 콜론, 상품. 예: “1: 트로피”.
plan-help-reminder-minutes = 숫자 다섯 개까지. 예: “1440, 60”.
plan-bad-fee = 20.00 USD처럼 금액을 입력하세요.
plan-bad-game-fund = 20.00 USD처럼 금액을 입력하세요.
plan-bad-prizes = “1: 트로피”처럼 한 줄씩 입력하세요.
plan-bad-reminder-minutes = 1440, 60처럼 분을 입력하세요.
plan-bad-ask = “sat 19:00”처럼 요일과 시간을 입력하세요.
plan-bad-pair = “mon 19:00”처럼 요일과 시간을 입력하세요.
plan-bad-fix = “tue 19:00”처럼 요일과 시간을 입력하세요.
plan-bad-play = “wed 19:00 - mon 17:00”처럼 두 시간을 입력하세요.
plan-what-to-change = 무엇을 바꿀까요? 버튼을 누르면 지금 설정이 담긴 양식이 열려요.
plan-no-change = 바뀐 것이 없어요. 이미 그렇게 설정돼 있어요.
plan-changed = 변경됨:
plan-to-save = 이렇게 바뀌어요. 저장하기 전에 시간을 확인하세요:
plan-times-in = { $zone } 시간 기준. 예: “5 jan 19:00”. 비우면 없음.
plan-labels-spread-games = 관전을 위해 게임 분산
plan-labels-stages = 단계
plan-labels-options = 옵션
plan-labels-together = 함께
plan-wrong-missing = 빠졌어요.
plan-wrong-unknown = 여기에는 그런 옵션이 없어요.
plan-wrong-not-a-number = 숫자를 넣으세요. 예: 1.5
plan-wrong-no-such-number = 숫자가 너무 커요.
plan-wrong-not-yes-or-no = 예 또는 아니요를 넣으세요.
plan-wrong-not-a-moment = 날짜와 시각을 넣으세요. 예: 2026-03-01 18:00
plan-wrong-not-a-text = 글자를 넣으세요.
plan-wrong-not-a-list = 쉼표로 나눈 목록을 넣으세요.
plan-wrong-bad-shape = 쓰는 방법이 달라요. 옵션 도움말에 예가 있어요.
plan-wrong-week-out-of-order = 편성 시점부터 세어, 시간 확정은 첫 대국 전이어야 하고 마지막 대국은 첫 대국 뒤여야 해요.
plan-wrong-two-zones = 주간 일정은 대회의 시간대여야 해요.
plan-wrong-doubled = 하나씩만 적으세요.
plan-wrong-begun = 시작된 단계는 더 바꿀 수 없어요.
plan-wrong-only-options = 시작된 단계에서는 옵션만 바꿀 수 있어요.
plan-wrong-fixed = “{ $option }”은(는) 단계가 시작되면 바꿀 수 없어요.
plan-wrong-unreadable = 이해할 수 없어요. 옵션 도움말을 보세요.
plan-wrong-unknown-zone = “{ $zone }” 시간대는 없어요. 서울처럼 큰 도시를 넣어 보세요.
plan-wrong-not-a-choice = { $choices } 중 하나여야 해요.
plan-wrong-too-small =
    { $strict ->
        [yes] { $limit }보다 커야 해요.
       *[no] { $limit } 이상이어야 해요.
    }
plan-wrong-too-large =
    { $strict ->
        [yes] { $limit }보다 작아야 해요.
       *[no] { $limit } 이하여야 해요.
    }
plan-wrong-text-too-short = { $limit }자 이상이어야 해요.
plan-wrong-text-too-long = { $limit }자 이하여야 해요.
plan-wrong-too-few = { $limit }개 이상이어야 해요.
plan-wrong-too-many = { $limit }개 이하여야 해요.
plan-labels-fund-forfeits = 몰수승에도 기금을 나눔
plan-labels-fund-play-offs = 순위 결정전에도 기금을 나눔
plan-labels-time-claim-hours = 시간패 주장에 답할 시간
