### 형식이 하는 말.

format-shared-time-director = 운영자가 정한 시간이에요: { $text }

format-shared-time-both = { $who1 } 님과 { $who2 } 님 모두 이 시간을 원해요(둘 다 되는 시작 시간: { $common }).

format-shared-time-one = { $who1 } 님은 이 시간을 원하고 { $who2 } 님은 아니에요(둘 다 되는 시작 시간: { $common }).

format-shared-time-neither = { $who1 } 님도 { $who2 } 님도 이 시간을 원하지 않아요.

format-shared-time-fixed = 전에 이미 정해진 시간이에요.

format-shared-time-none-free = { $who1 } 님과 { $who2 } 님은 가능한 시작 시간마다 다른 대국이 있어요.

format-shared-time-taken = 더 좋은 시간이 있지만 { $who1 } 님이나 { $who2 } 님에게 그때 다른 대국이 있어요.

format-shared-time-only = 고를 수 있는 다른 시작 시간이 없었어요.

format-shared-time-earliest = 그런 시작 시간 { $choices }개 중 가장 빨라요.

format-shared-time-spread = 그런 시작 시간 { $choices }개 중 이때 더 많은 사람이 볼 수 있어요: 동시 대국 { $together }, 가장 빠른 { $earliest_at }에는 { $together_at_earliest }.

format-shared-time-near-miss = 아깝네요: { $who1 } 님은 { $first_at }, { $who2 } 님은 { $second_at }, { $minutes } 차이예요.

format-shared-side-1 = { $who1 } 님이 { $side }: 전체로 보면 { $who1 } 님이 { $who2 } 님보다 덜 했어요.

format-shared-side-2 = { $who1 } 님이 { $side }: 둘의 대국에서 { $who1 } 님이 덜 했어요.

format-shared-side-3 = { $who1 } 님이 { $side }: 이러면 둘 다 지난 대국과 바뀌어요.

format-shared-side-4 = { $who1 } 님이 { $side }: 같은 쪽이 더 길게 이어진 사람을 끊어요.

format-shared-side-5 = { $who1 } 님이 { $side }: 둘의 지난 대국과 서로 바꿔요.

format-shared-side-6 = { $who1 } 님이 { $side }: 다른 차이가 없어 추첨으로 정했어요.

format-shared-side-7 = { $who1 } 님이 { $side }: 아니면 누군가 같은 쪽을 세 번 이어서 하게 돼요.

format-shared-took-the-gap = { $who1 } 님이 부전을 포기하고, 상대가 떠난 { $who2 } 님과 둬요.

format-shared-seeded-by-uncertainty = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: 레이팅은 같지만 더 확실해요.

format-shared-seeded-by-games = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: 레이팅과 불확실성은 같지만 대국이 더 많아요.

format-shared-seeded-by-joined = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: 숫자는 다 같지만 먼저 가입했어요.

format-shared-seeded-by-lot = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: 다른 차이가 없어 추첨이에요.

format-shared-parted-by-buchholz-cut-1 = { $who1 } 님이 { $who2 } 님보다 위: 가장 약한 한 명을 뺀 상대들의 점수가 더 높아요.

format-shared-parted-by-buchholz = { $who1 } 님이 { $who2 } 님보다 위: 상대들의 점수가 더 높아요(부흐홀츠).

format-shared-parted-by-median-buchholz = { $who1 } 님이 { $who2 } 님보다 위: 가장 약한 사람과 강한 사람을 뺀 상대들의 점수가 더 높아요.

format-shared-parted-by-sodos = { $who1 } 님이 { $who2 } 님보다 위: 더 강한 상대에게서 점수를 땄어요(SODOS).

format-shared-parted-by-direct = { $who1 } 님이 { $who2 } 님보다 위: 지금까지 동률인 사람끼리의 대국에서 앞서요.

format-shared-parted-by-wins = { $who1 } 님이 { $who2 } 님보다 위: 승수가 더 많아요.

format-shared-above = { $who1 } 님이 { $who2 } 님보다 위예요. 타이브레이크 { $tie_break } 기준이에요(C.07).

format-shared-round = { $title }: { $games }경기.
format-shared-round-of-matches = { $title }. 두 선수가 정해지는 대로 경기가 열려요.

format-shared-match = { $title }: { $who1 }(시드 { $seed }) 대 { $who2 }(시드 { $other_seed }).

format-shared-replay = { $who1 } 님과 { $who2 } 님이 비겨 쪽을 바꿔 다시 둬요(제{ $game }국).

format-shared-bye = { $who1 } 님은 부전승: 대진표 자리가 참가자보다 많아 상위 시드는 대국 없이 올라가요.

format-shared-bye-inside = { $who1 } 님은 대국 없이 올라가요: 이 경기의 다른 자리에 아무도 없어요.

format-shared-walkover = { $who1 } 님은 대국 없이 올라가요: { $who2 } 님이 떠났어요.

format-shared-champion = { $who1 } 님이 마지막 경기와 대회에서 이겼어요.

format-shared-no-champion = 남은 사람이 없어요: 운영자가 정할 때까지 우승자가 없어요.

format-shared-parted-by-still-in = { $who1 } 님이 { $who2 } 님보다 위: 아직 남아 있어요.

format-shared-parted-by-out = { $who1 } 님이 { $who2 } 님보다 위: 더 늦게 탈락했어요.

format-shared-parted-by-third-place = { $who1 } 님이 { $who2 } 님보다 위: 3위 결정전에서 이겼어요.

format-shared-not-best-of = { $game }에서 나올 수 없는 점수예요: 한쪽이 과반을 이기면 경기가 끝나요. 3판 2선승이면 2-0이나 2-1이에요.

format-shared-name-first = 첫째 쪽

format-shared-name-first-2 = 첫째

format-shared-name-second = 둘째 쪽

format-shared-name-second-2 = 둘째

format-shared-name-final = 결승

format-shared-name-semi-finals = 준결승

format-shared-name-quarter-finals = 8강

format-shared-name-round-of-size = { $size }강

format-shared-name-third-place = 3위 결정전

format-shared-name-winners-round-number = 승자조 { $number }라운드

format-shared-name-winners-final = 승자조 결승

format-shared-name-losers-round-number = 패자조 { $number }라운드

format-shared-name-losers-final = 패자조 결승

format-shared-name-grand-final = 최종 결승

format-shared-name-second-grand-final = 최종 결승 2차전

format-shared-name-round-played-again = { $round }(재경기)

format-shared-name-round-and-other-round = { $round } 및 { $other_round }

format-shared-head-buchholz-1 = Buchholz -1

format-shared-column-buchholz-1 = 점수가 가장 낮은 한 명을 뺀 모든 상대의 점수.

format-shared-head-buchholz = Buchholz

format-shared-column-buchholz = 모든 상대의 점수.

format-shared-head-median = Median

format-shared-column-median = 점수가 가장 낮은 사람과 높은 사람을 뺀 모든 상대의 점수.

format-shared-head-sodos = SODOS

format-shared-column-sodos = 존네보른-베르거: 이긴 상대의 점수와 비긴 상대 점수의 절반.

format-shared-head-direct = 맞대결

format-shared-column-direct = 지금까지 동률인 사람들에게서 딴 점수.

format-shared-head-wins = 승

format-shared-column-wins = 이긴 대국.

format-shared-head-last = 마지막

format-shared-column-last = 마지막 경기의 기호.

format-shared-head-seed = 시드

format-shared-column-seed = 시작할 때의 순서.

format-shared-field-uncertainty = 레이팅이 얼마나 불확실한지. 레이팅이 같으면 작은 쪽이 먼저예요.

format-shared-field-games = 지금까지 둔 대국. 레이팅과 불확실성이 같으면 많은 쪽이 먼저예요.

format-shared-field-joined = 대국 사이트에 가입한 날. 그다음은 이른 쪽이 먼저예요.

format-shared-form-invitation = 초대

format-shared-form-invitation-help = 초대받았어요. 참가할래요? 시작 전 마지막 답이 유효해요.

format-shared-form-invitation-answer = 참가할래요?

format-shared-form-invitation-answer-yes = 네, 참가할게요

format-shared-form-invitation-answer-no = 아니요

format-shared-rule-points = 승, 무, 패의 점수: { $value }.

format-shared-rule-forfeit-points = 부전승과 부전패의 점수: { $value }.

format-shared-rule-bye-points = 대진에 따른 부전승 점수, 이어서 1점, ½점, 0점짜리 쉬는 라운드 점수: { $value }.

format-shared-rule-bonus = 이 점수 차 이상으로 이기거나 이하로 지면 받는 보너스 점수: { $value }.

format-shared-rule-point-scale = 이 점수 { $value }이 1점으로 표시돼요.

format-shared-points-needed = 먼저 승, 무, 패의 점수(점수)를 정한 다음 나머지를 정해 주세요.

format-shared-points-negative = 점수는 음수일 수 없어요. 빠진 사람이 0점이라 대국한 값이 더 낮으면 안 돼요. 패를 0점으로 하고 나머지를 높여 주세요.

format-shared-points-out-of-order = 승은 패보다 점수가 높아야 하고, 무는 승보다 높거나 패보다 낮을 수 없어요.

format-shared-fide-tie-breaks = FIDE 순위 결정은 다른 것과 함께 쓸 수 없어요. 다른 것을 빼고, 보너스 없이 0.1점 단위로, 몰수도 같은 점수로 해 주세요.

format-shared-name-points = 점수

format-shared-column-sodos-products = 존네보른-베르거: 각 상대의 점수에 그 상대에게서 얻은 점수를 곱한 합.

format-shared-option-points-label = 점수

format-shared-option-points = 승, 무, 패의 점수, 예: 3-1-0. 비우면 1, ½, 0.

format-shared-option-forfeit-points-label = 부전 점수

format-shared-option-forfeit-points = 부전승과 부전패의 점수, 예: 3-0. 비우면 보통 승패와 같아요.

format-shared-option-bye-points-label = 쉬는 라운드 점수

format-shared-option-bye-points = 대진에 따른 부전승, 이어서 1점, ½점, 0점짜리 쉬는 라운드. 비우면 승, 무, 0.

format-shared-option-bonus-label = 보너스 점수

format-shared-option-bonus = win by 20: 1, loss by 7: 1이면 20점 차 이상 승리와 7점 차 이하 패배에 1점씩 더해요.

format-shared-option-point-scale-label = 1점의 단위

format-shared-option-point-scale = 이 숫자 몇이 1점인지: 2-1-0을 1, ½, 0으로 보이려면 2. 비우면 1.

format-shared-option-best-of-label = 다전제

format-shared-option-best-of = 한 경기는 이만큼의 대국으로 치르고, 점수와 함께 결과 하나로 알려요.

format-shared-option-ties-label = 무승부

format-shared-option-ties = 경기가 무승부일 수 있고, 그때 다시 하나요?

format-shared-option-replays-label = 재경기

format-shared-option-replays = 비긴 경기를 몇 번 다시 두는지. 그 뒤에는 상위 시드가 올라가요.

format-shared-option-zone = 대회의 시간대. Asia/Seoul 같은 IANA 이름이에요.

format-shared-option-week = 주간 일정. 운영자가 라운드를 진행하면 비워 두세요.

format-shared-option-registration-closes = 접수가 자동으로 끝나는 때.

format-shared-option-ratings-fixed = 그때부터 레이팅과 시드가 바뀌지 않아요.

format-shared-option-ratings-from = 레이팅을 가져올 곳: ogs는 online-go.com이고, 각자의 번호로 읽어요.

format-shared-option-first-round = 이때보다 먼저 대진을 짜지 않아요.

format-shared-option-play-until = 참가자끼리 시간을 정하는 대국을 끝낼 때.

format-shared-option-capacity = 이보다 많으면 대기 명단에 올라요.

format-shared-option-director-may-play = 이 대회의 운영자도 참가할 수 있나요?

format-shared-option-coordinator-may-play = 진행자도 참가할 수 있나요?

format-shared-option-silence-confirms-hours = 이만큼의 시간 동안 이의가 없는 보고는 확정돼요.

format-shared-option-time-claim-hours = 시간패 주장에 답할 수 있는 시간. 지나면 운영자가 판단해요. 0은 바로 판단.
format-shared-option-answer-hours = 질문이나 선택에 답할 시간. 그 뒤에는 기본값이 유효하거나 운영자에게 알려요.
format-shared-option-draw-minutes = 공개 추첨 예고부터 추첨까지의 시간(분). 그때까지 참가자가 낱말을 보태요.

format-shared-option-check-in-minutes = ‘왔어요’는 시작 전후로 이만큼 쓸 수 있어요.

format-shared-option-forfeit-minutes = 몰수패가 되기 전에 늦어도 되는 시간.

format-shared-option-forfeit-removes = 몰수패하면 다음 라운드부터 빠지나요?

format-shared-option-appeals = 빠진 사람이 운영자에게 이의를 제기할 수 있나요?

format-shared-option-reminder-minutes = 대국 몇 분 전에 알려 주는지.

format-shared-option-fee = 참가비. 장부에만 적고 여기서 받지는 않아요.

format-shared-option-fee-returned = 몰수패도 중도 포기도 하지 않은 사람에게 참가비를 돌려주나요?

format-shared-option-game-fund = 마지막 단계의 대국마다 승자에게 똑같이 나눠요.

format-shared-option-prizes = 순위별 상, 글로.

format-shared-option-rules-url = 전체 규칙을 읽을 수 있는 곳.

format-shared-option-language = 게시물의 언어. en이나 ko 같은 것.

format-shared-option-take = 앞 단계에서 몇 명이 올라가는지. 비우면 전원이에요.

format-shared-option-time-control = 이 단계의 모든 대진에 보여요.

format-shared-option-ask = 대진 전에 참가자에게 가능한 시간을 묻는 때.

format-shared-option-pair = 임시 시간과 함께 대진을 공개하는 때.

format-shared-option-fix = 대국 시간이 확정되는 때.

format-shared-option-play-from = 그 주의 첫 대국이 시작될 수 있는 때.

format-week-option-play-until = 그 주의 마지막 대국이 시작될 수 있는 때.

format-shared-option-slot-minutes = 가능한 시작 시간 사이의 분.

format-shared-option-spread-games = 관전할 수 있는 대국이 한꺼번에 몰리지 않게 시간을 나눌까요? 아니면 둘 다에게 맞는 가장 이른 시간이 돼요.
format-shared-option-fund-forfeits = 몰수승 대국에도 승자 기금을 나누나요?
format-shared-option-fund-play-offs = 순위 결정전에도 승자 기금을 나누나요?

format-shared-option-one-prize = 한 사람이 가장 큰 상 하나만 받나요? 나머지는 다음 사람에게 가요.
format-shared-missed = { $who1 }님이 빠진 라운드 수: { $rounds }. 점수가 없어요.
format-shared-missed-match = { $who1 }님이 빠진 라운드 수: { $rounds }. 그 사이에 예정된 경기는 패배로 쳐요.

format-shared-form-attendance = 체크인

format-shared-form-attendance-help = 왔으면 버튼을 눌러 주세요. 누르지 않으면 빠지고, /join으로 돌아올 수 있어요.

format-shared-form-attendance-here = 참석하셨나요?

format-shared-form-attendance-here-yes = 여기 있어요!

format-shared-option-check-in-opens = 참석 여부를 묻는 때예요. 마감까지 답하지 않으면 제외돼요.

format-shared-option-check-in-closes = 체크인 마감. 비우면 직접 마감해요.

format-shared-option-late-entry = 형식이 허용하면 시작 후에도 스스로 참가할 수 있나요?

format-shared-option-final-best-of-label = 결승 경기 수
format-shared-option-final-best-of = 결승은 최대 이만큼의 게임으로 겨뤄요. 비우면 다른 경기와 같아요.
format-shared-option-as-they-come-label = 경기별 진행
format-shared-option-as-they-come = 라운드가 끝나기를 기다리지 않고, 두 선수가 정해지는 대로 경기를 여나요?
format-shared-option-held-label = 보류할 경기
format-shared-option-held = 공개할 때까지 기다릴 경기의 코드(예: GF).
format-shared-option-name-sides-label = 진영 표시
format-shared-option-name-sides = 게임마다 누가 먼저이고 누가 나중인지 알려 줄까요?
format-shared-option-game-server = 대국을 두는 게임 서버의 키, 비우면 없음.
format-shared-option-game-terms = 그곳의 대국 조건: 판, 규칙, 시간(서버 표기대로).
format-shared-option-server-results = 서버가 알린 결과를 바로 반영할지, 진 쪽이 동의한 뒤 반영할지.
format-shared-option-goes-on-minutes = 마지막 결과에서 다음 라운드나 최종 순위까지의 분. 비워 두면 손으로 진행해요.

format-shared-far-champion = 우승

format-shared-far-in = 진출 중

format-shared-far-out = { $title }

format-shared-far-nowhere = 탈락

format-shared-far-third = 3위

format-shared-far-fourth = 4위

format-shared-option-team-size = 한 팀의 최대 인원이에요. 모두 보고하고 답할 수 있어요. 1이면 팀으로 참가하지 않아요.

format-shared-rule-best-of-1 = 한 매치는 한 경기예요.

format-shared-rule-best-of = 한 매치는 { $value }전 다승제예요.

format-shared-rule-ties-yes = 경기가 무승부일 수 있어요.

format-shared-rule-ties-no = 모든 경기에 승자가 있어요. 무승부는 없어요.

format-shared-rule-replays-0 = 무승부면 상위 시드가 올라가요.

format-shared-rule-replays = 무승부면 최대 { $value }번 다시 치르고, 그다음에는 상위 시드가 올라가요.

format-shared-rule-final-best-of = 결승은 { $value }판 중 과반을 먼저 이기는 쪽이 이겨요.

format-shared-rule-as-they-come-yes = 두 선수가 정해지는 대로 경기가 열려요. 라운드의 나머지를 기다리지 않아요.

format-shared-rule-as-they-come-no = 앞 라운드가 끝나면 다음 라운드가 시작돼요.

format-shared-rule-held = 다음 매치는 운영자를 기다려요: { $value }

format-shared-rule-name-sides-yes = 경기마다 누가 먼저인지 정해 알려요.

format-shared-rule-name-sides-no = 누가 먼저 시작할지는 선수끼리 정해요.

format-shared-name-who-may-meet = 대결 제한

format-shared-option-never-meet-label = 만나지 않음

format-shared-option-never-meet = 절대 만나지 않을 사람: 클럽, 국가, 가족(같은 사람끼리) 또는 Ada - Ben 같은 짝.

format-shared-option-never-meet-rounds-label = 만나지 않음: 라운드

format-shared-option-never-meet-rounds = 처음 몇 라운드까지 적용하나요? 비우면 모든 라운드.

format-shared-option-avoid-meeting-label = 되도록 피함

format-shared-option-avoid-meeting = 다른 방법이 없을 때만 만날 사람: 클럽, 국가, 가족 또는 Ada - Ben 같은 짝.

format-shared-option-avoid-meeting-rounds-label = 되도록 피함: 라운드

format-shared-option-avoid-meeting-rounds = 처음 몇 라운드까지 피하나요? 비우면 모든 라운드.

format-shared-field-club-label = 클럽

format-shared-field-club = 선수가 속한 클럽이나 팀.

format-shared-field-country-label = 국가

format-shared-field-country = 선수가 속한 국가나 연맹.

format-shared-field-family-label = 가족

format-shared-field-family = 같은 가족끼리 함께 쓰는 번호.

format-shared-kept-apart = { $who1 } 님은 { $who2 } 님과 만나지 않아요. 여기서는 { $why ->
    [club] 같은 클럽 선수끼리
    [country] 같은 국가 선수끼리
    [family] 같은 가족끼리
   *[pair] 두 사람이
    } 만나지 않아요.

format-shared-meet-anyway = { $who1 } 님과 { $who2 } 님이 만나요. 원래는 { $why ->
    [club] 같은 클럽 선수끼리
    [country] 같은 국가 선수끼리
    [family] 같은 가족끼리
   *[pair] 두 사람이
    } 만나지 않게 되어 있어요.

format-shared-bye-passed-apart = { $who1 } 님이 더 아래지만 대국해야 해요. 그러지 않으면 다시 만나거나 피해야 할 상대만 남는 사람이 생겨요.

format-shared-round-off-half = { $who1 } 님이 이 라운드를 쉬어요: 반 점 부전.

format-shared-round-off-full = { $who1 } 님이 이 라운드를 쉬어요: 1점 부전.

format-shared-round-off-zero = { $who1 } 님이 이 라운드를 쉬어요. 점수는 없어요.

format-shared-name-rounds-off = 라운드 쉬기

format-shared-option-rounds-off-label = 점수가 있는 휴식 횟수

format-shared-option-rounds-off = 점수를 주는 휴식은 몇 번까지인지. 비우면 없어요. 그 뒤의 휴식은 점수가 없어요.

format-shared-option-round-off-half-points-label = 휴식의 점수(반 점 단위)

format-shared-option-round-off-half-points = 그런 휴식의 가치(반 점 단위). 비우면 1이에요.

format-shared-option-last-round-off-label = 점수가 있는 마지막 휴식 라운드

format-shared-option-last-round-off = 이 라운드 뒤의 휴식은 점수가 없어요. 비우면 어느 라운드나 돼요.

format-shared-option-round-off-hours = 라운드 공개 몇 시간 전까지 쉬겠다고 신청할 수 있는지.

format-shared-rule-rounds-off = 점수가 있는 휴식은 한 사람에 { $value }번이에요. 라운드가 공개되기 전에 /me round-off로 신청하세요.

format-shared-rule-round-off-half-points = { $value ->
    [1] 휴식은 반 점이에요.
   *[other] 휴식은 1점이에요.
    }

format-shared-rule-last-round-off = { $value }라운드 뒤의 휴식은 점수가 없어요.

format-shared-moved-apart = { $who1 } 님은 시드 { $before } 대신 { $seed }에 놓여요. 떼어 놓은 선수끼리 늦게 만나거나 만나지 않게 하려는 거예요.

format-shared-option-match-posts = 버튼으로 결과를 보고하는 곳. 규모별: 8명 이상은 경기별 스레드, 그보다 적으면 라운드 게시물이에요.

format-shared-option-silence-confirms-minutes = 시간 대신 쓰는 분. 상대를 바로 멘션해요. 비워 두면 시간 설정을 써요.

format-shared-option-no-show-minutes = 시간이 없는 경기: “상대가 없어요” 뒤에 기다릴 분. 비워 두면 버튼이 없어요.

format-shared-option-no-show-asks = 그런 불참은 운영자가 정하나요? 아니면 몰수패예요.

format-shared-option-fewest = 신청이 자동으로 마감될 때 이보다 적으면 취소. 비우면 없음.
format-shared-option-report-lines = 이 대회를 이어 온 체스 파일의 줄. 내보낼 때 다시 적어요.

format-shared-option-field = 8: 상위 8명. 또는 9-16, groups 1-2 +8, losers 1. 뒤에 drawn, of stage 1, beside. 비우면 모두예요.

format-shared-parted-by-difference = { $who1 } 님이 { $who2 } 님보다 위: 득실차가 더 좋아요.

format-shared-parted-by-scored = { $who1 } 님이 { $who2 } 님보다 위: 득점이 더 많아요.

format-shared-head-difference = 득실차

format-shared-column-difference = 자기 득점에서 상대 득점을 뺀 값이에요.

format-shared-head-scored = 득점

format-shared-column-scored = 모든 대국의 자기 득점이에요.

format-shared-name-places-first-to-last = { $first }~{ $last }위 결정전

format-shared-name-place-place = { $place }위 결정전

format-shared-far-place = { $place }위

format-shared-parted-by-place = { $who1 } 님이 { $who2 } 님보다 위: 순위 결정전에서 이겼어요.

format-shared-head-de = DE

format-shared-column-de = 직접 대결: 아직 동점인 상대에게서 얻은 점수예요.

format-shared-head-bh-c1 = BH-C1

format-shared-column-bh-c1 = 부흐홀츠 컷 1: 가장 낮은 상대를 뺀 모든 상대의 점수예요.

format-shared-head-bh = BH

format-shared-column-bh = 부흐홀츠: 모든 상대의 점수예요.

format-shared-head-bh-m1 = BH-M1

format-shared-column-bh-m1 = 미디언 부흐홀츠: 가장 낮은 상대와 가장 높은 상대를 뺀 점수예요.

format-shared-head-fb = FB

format-shared-column-fb = 포어 부흐홀츠: 마지막 라운드를 모두 무승부로 본 부흐홀츠예요.

format-shared-head-sb = SB

format-shared-column-sb = 존네보른-베르거: 각 상대의 점수에 그 대국에서 얻은 점수를 곱해요.

format-shared-head-ps = PS

format-shared-column-ps = 누적 점수: 각 라운드 뒤 점수의 합이에요.

format-shared-head-ks = KS

format-shared-column-ks = 코야: 절반 이상을 얻은 상대에게서 얻은 점수예요.

format-shared-head-win = WIN

format-shared-column-win = 승리 점수를 얻은 라운드 수예요(부전승 포함).

format-shared-head-won = WON

format-shared-column-won = 실제로 두어 이긴 대국 수예요.

format-shared-head-bpg = BPG

format-shared-column-bpg = 흑으로 둔 대국 수예요.

format-shared-head-bwg = BWG

format-shared-column-bwg = 흑으로 이긴 대국 수예요.

format-shared-head-aro = ARO

format-shared-column-aro = 상대의 평균 레이팅이에요.

format-shared-head-tpr = TPR

format-shared-column-tpr = 대회 성적 레이팅이에요.

format-shared-head-aob = AOB

format-shared-column-aob = 상대들의 부흐홀츠 평균.

format-shared-head-rep = REP

format-shared-column-rep = 선수가 두기로 한 라운드 수.

format-shared-head-std = STD

format-shared-column-std = 상대보다 점수가 많은 라운드 수와, 같은 라운드 수의 절반.

format-shared-head-tpn = TPN

format-shared-column-tpn = 대진 번호. 작을수록 위예요.

format-shared-head-ptp = PTP

format-shared-column-ptp = 그만한 점수가 기대되는 가장 낮은 레이팅.

format-shared-head-apro = APRO

format-shared-column-apro = 상대들의 퍼포먼스 레이팅 평균.

format-shared-head-appo = APPO

format-shared-column-appo = 상대들의 완전 퍼포먼스(PTP) 평균.

format-shared-head-rtng = RTNG

format-shared-column-rtng = 레이팅.
