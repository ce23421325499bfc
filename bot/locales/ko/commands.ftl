### What Discord shows of slash commands: at most 100 characters each.
### Korean: 해요체. 라운드, 부전승 (bye), 시드, 몰수패 (forfeit), 레이팅, 운영자 (director), 대진.
### Times and columns of files stay as they are typed: Herald reads them in English.

command-forms = 선수가 내는 양식: 요청, 열람, 작성

command-forms-ask = 기한까지 양식을 요청해요. 다시 하면 기한이 바뀌어요

option-forms-ask-form = 어떤 양식인지

option-forms-ask-until = 본인 시간 기준. 예: fri 19:00. 비우면 기한 없음

option-forms-ask-tournament = 어떤 대회인지 (기본값: 이 채널의 대회)

command-forms-fill = 누군가를 대신해 양식을 내요. 기록돼요

option-forms-fill-entrant = 어느 선수

option-forms-fill-answer = 답 (yes 등). 비우면 양식이 열려요

command-forms-list = 누가 어떤 양식을 냈는지. 내용은 절대 안 보여요

option-forms-list-form = 어떤 양식인지 (기본값: 모두)

command-forms-look = 제출된 내용을 읽어요. 열람이 기록돼요

option-forms-look-entrant = 누구의 것인지 (기본값: 모두)

command-guests = 운영자용: Discord를 쓰지 않는 선수

command-guests-link = Discord를 쓰지 않는 사람이 답하는 비밀 주소, 또는 모두의 파일

option-guests-link-entrant = 누구의 것인지, 비우면 모든 손님

command-guests-merge = 게스트가 이제 Discord에 있어요: 대회를 멤버에게 넘겨요

option-guests-merge-guest = 게스트

option-guests-merge-member = 같은 사람인 멤버

command-help = 이 채널에서 지금 할 수 있는 것; 명령 찾기

option-help-find = 찾는 것. 예: check-in, kick, report

command-join = 대회에 참가 신청해요

command-judge = 운영자용: 몰수패, 재경기, 이의 신청, 수동 대진

command-judge-appeal = 제외된 선수의 이의 신청을 판정해요

option-judge-appeal-entrant = 누구의 이의 신청인지

option-judge-appeal-decision = 받아들이면 복귀하지만 몰수된 대국은 패배로 남아요

choice-judge-appeal-decision-accept = 수락

choice-judge-appeal-decision-reject = 거절

option-judge-appeal-reason = 이유 (기록되고 모두에게 표시돼요)

command-judge-forfeit = 대국을 몰수 처리해요: 한쪽 또는 둘 다 불참

option-judge-forfeit-game = 어떤 대국인지

option-judge-forfeit-absent = 누가 오지 않았는지

option-judge-forfeit-reason = 이유 (기록되고 표시돼요)

command-judge-game-note = 대국에서 있었던 일을 기록해요 (대회 방식이 요구할 때)

command-judge-override = 현재 또는 다음 라운드를 직접 편성해요

command-judge-rematch = 이번 라운드 대국의 재경기를 지시해요

command-judge-time = 대국 시간을 정해요

option-judge-time-when = 본인 시간 기준. 예: fri 19:00, 5 jan 7pm

command-leave = 대회에서 기권해요

command-match = 내 대국: 출석, 결과 보고, 확인, 이의

command-match-claim-forfeit = 상대가 오지 않아 몰수승을 신청해요

option-match-claim-forfeit-game = 어떤 대국인지 (기본값: 진행 중인 내 대국)

command-match-confirm = 상대의 보고에 동의해요

command-match-here = 대국에 왔다고 알려요

option-match-here-player = 운영자: 온 사람

command-match-report = 대국이 어떻게 끝났는지 알려요

option-match-report-winner = 승자. 비워 두면 물어봐요

option-match-report-score = 점수제 대국만, 내 점수 먼저. 예: 412:380

command-me = 다음 대국, 가능한 시간, 시간대, 알림

command-me-account = 게임 서버 계정을 연결하거나 연결된 계정을 봐요

option-me-account-server = 어느 게임 서버인지, 비우면 내 계정 보기

option-me-account-name = 그곳에서 쓰는 이름(필요한 경우)

command-me-availability = 다음 주에 언제 둘 수 있는지 알려요

option-me-availability-hours = 예: thu 18-22, sat 10-14. 비워 두면 양식이 열려요

option-me-availability-zone = 이 시간의 시간대. 한 번만 필요해요

command-me-claim = Discord 없이 참가했다면: 등록한 것이 내 것이 돼요

option-me-claim-link = 개인 링크의 주소 또는 끝의 코드

command-me-data = 나에 대해 저장된 것을 보거나 지우기

command-me-form = 대회가 요청한 양식을 작성하거나 바꿔요

option-me-form-form = 어떤 양식인지 (기본값: 열려 있는 양식)

command-me-next = 다음 대국과 언제까지 무엇을 해야 하는지

command-me-reminders = 받을 알림을 골라요 (없음도 가능)

option-me-reminders-on = 알림 켜기/끄기. 비워 두면 양식이 열려요

command-me-round-off = 라운드를 쉬거나 쉬는 라운드 보기

option-me-round-off-round = 어느 라운드인지; 비우면 내 것 보기

option-me-round-off-through = 이어서 쉴 때 마지막 라운드

command-me-sent = 내가 보낸 것과 도착한 시간

command-me-timezone = 입력한 시간이 제대로 이해되도록 시간대를 설정해요

option-me-timezone-zone = 도시, 나라, 시간대, 시차. 비워 두면 현재 설정을 보여 줘요

command-players = 운영자용: 선수 등록, 변경, 교체, 기권

command-players-add = 서버 멤버나 손님, 팀을 등록해요

option-players-add-member = 이 서버의 멤버. 손님과 함께면 대리인, 팀과 함께면 주장

option-players-add-guest = Discord 계정이 없는 사람이나 팀의 이름

option-players-add-rating = 레이팅

option-players-add-uncertainty = 레이팅의 불확실도

option-players-add-games = 치른 레이팅 대국 수

command-players-check-in = 대회 전 체크인: 열기, 참석 보기, 마감

option-players-check-in-until = 그때까지 열기(내 시간으로, 예: fri 19:00)

command-players-disqualify = 선수를 실격 처리해요. 먼저 결과를 보여 줘요

option-players-disqualify-years = 앞으로의 대회를 위해 기록: 이 햇수 동안 참가하면 운영자에게 알림

command-players-edit-many = 답·레이팅·참가비 등을 한 줄에 한 명씩 입력

option-players-edit-many-what = 줄의 내용

choice-players-edit-many-what-answers = 답

choice-players-edit-many-what-availability = 가능한 시간

choice-players-edit-many-what-ratings = 레이팅

choice-players-edit-many-what-fees = 참가비

choice-players-edit-many-what-check-ins = 체크인

choice-players-edit-many-what-seeds = 시드

choice-players-edit-many-what-names = 이름

option-players-edit-many-file = 양식 대신 한 줄에 한 명씩 적은 텍스트 파일

option-players-edit-many-form = 답일 때: 어느 양식 (기본: 지금 묻는 것)

command-players-fee = 참가비 납부 여부를 기록해요. 여기서 돈을 걷지는 않아요

option-players-fee-entrant = 누구의 참가비인지

option-players-fee-state = 어떻게 되었는지

choice-players-fee-state-unpaid = 미납

choice-players-fee-state-paid = 납부

choice-players-fee-state-returned = 환불

choice-players-fee-state-kept = 환불 안 함

command-players-fetch = 레이팅이나 지난 사이클의 순위를 가져와요

option-players-fetch-what = 무엇을 가져올지

choice-players-fetch-what-ratings = 게임 서버에서 레이팅을 가져와요. 먼저 미리 보여 줘요

choice-players-fetch-what-places = 지난 주기의 순위를 가져와요. 먼저 미리 보여 줘요

command-players-import = CSV 파일로 여러 명을 한꺼번에 등록하거나 바꿔요

option-players-import-file = 열: name, discord, rating, uncertainty, games, joined

option-players-import-what = 내용: 선수, 또는 레이팅과 타이틀 (FIDE 목록이나 표)

choice-players-import-what-players = 선수

option-players-import-kind = 어떤 레이팅

choice-players-import-kind-standard = 스탠더드

choice-players-import-kind-rapid = 래피드

choice-players-import-kind-blitz = 블리츠

command-players-keep-apart = 만나지 않을 두 사람. 이름이 없으면 목록을 보여 줘요

option-players-keep-apart-entrant = 첫 번째 사람

option-players-keep-apart-other = 두 번째 사람

option-players-keep-apart-how = 만나지 않음, 되도록 피함, 또는 다시 만날 수 있음

choice-players-keep-apart-how-never = 만나지 않음

choice-players-keep-apart-how-avoid = 되도록 피함

choice-players-keep-apart-how-may-meet = 만날 수 있음

command-players-rating = 선수의 레이팅을 설정해요 (확정 전까지)

option-players-rating-entrant = 누구의 레이팅인지

option-players-rating-rating = 레이팅

option-players-rating-uncertainty = 불확실도

command-players-reinstate = 다음 라운드부터 선수를 복귀시켜요

option-players-reinstate-entrant = 누가 돌아오는지

command-players-replace = 선수의 자리를 다른 사람에게 줘요

option-players-replace-entrant = 누구의 자리인지

option-players-replace-member = 이 서버의 멤버

option-players-replace-guest = 손님의 이름

command-players-round-off = 선수의 쉬는 라운드를 입력하거나 보기

option-players-round-off-entrant = 누구인지; 비우면 쉬는 사람 모두

option-players-round-off-round = 어느 라운드인지; 비우면 그 사람 것 보기

command-players-set-condition = 선수에게 무언가를 요구해요. 예: 웹캠

option-players-set-condition-what = 무엇을 해야 하는지

command-players-withdraw = 선수를 기권 처리해요. 먼저 결과를 보여 줘요

option-players-withdraw-entrant = 누가 나가는지

option-players-withdraw-at-their-wish = 아니요: 운영자가 제외하며, 선수는 이의를 신청할 수 있어요

command-playoffs = 플레이오프 운영자용: 퍼즐, 결과 공개, 심판 패널

command-playoffs-check = 정답이 없는 답을 확인해요. 열람이 기록돼요

command-playoffs-judge = 진행 중인 라이브 히트의 심판 패널

command-playoffs-online = 기한까지 온라인 단계를 열어요. 다시 하면 기한이 바뀌어요

option-playoffs-online-until = 본인 시간 기준. 예: 18 sep 20:00 (기본값: 공개할 때까지)

command-playoffs-puzzles = 퍼즐의 비밀번호, 링크, 정답을 CSV 파일로 설정해요

option-playoffs-puzzles-file = 열: puzzle, password, link, answer (여러 개는 |로 구분)

command-playoffs-reveal = 온라인 결과를 한 단계씩 공개해요. 기록돼요

command-playoffs-times = 온라인 기록을 CSV 파일에서 가져와요

option-playoffs-times-file = 열: name, puzzle, time, result. 또는 퍼즐마다 한 열

command-puzzles = 플레이오프: 온라인으로 풀기, 선택과 랭크 보기

command-puzzles-eligibility = 플레이오프: 자격자, 시드, 예비 선수

command-puzzles-picks = 플레이오프: 라운드마다 퍼즐, 고른 사람, 이유

command-puzzles-ranks = 플레이오프: 라운드 후 순위판과 모두의 경로

option-puzzles-ranks-round = 어떤 라운드 후인지 (기본값: 최신)

command-puzzles-solve = 온라인 플레이오프: 퍼즐 시작, 답 제출

command-round = 운영자용: 라운드 미리보기와 공개, 결과 입력

command-round-answer = 대회가 기다리는 것. 누구 대신 답할 수 있어요

option-round-answer-question = 어떤 질문인지. 비워 두면 모두 보여 줘요

option-round-answer-answer = 답

command-round-preview = 다음 라운드를 이유와 경고와 함께 미리 봐요

option-round-preview-rounds = 한 번에 몇 라운드인지 (기본값: 1)

option-round-preview-based-on = 이 라운드 후 순위로 편성해요. 0은 시드 순서

command-round-publish = 다음 라운드를 공개해요

command-round-result = 대국 결과를 입력하거나 고쳐요

option-round-result-winner = 승자. 점수를 적으면 필요 없어요

option-round-result-score = 점수제 대국. 예: 412:380 (대국 순서대로)

option-round-result-reason = 이유. 기록되며 고칠 때 도움이 돼요

option-round-result-also = 다른 이의 제기된 게임의 승자(쉼표로 구분)

command-round-results = 여러 경기의 결과를 한 줄에 하나씩 입력해요

option-round-results-file = 양식 대신, 한 줄에 한 경기인 텍스트 파일

command-schedule = 대국 시간: 보기, 제안하기, 상대 기다리기

command-schedule-games = 이번 라운드 대국 시간 (내 시간 기준)

command-schedule-more-time = 상대에게 시간을 더 줘요

option-schedule-more-time-minutes = 몇 분 더 줄지. 비워 두면 고를 수 있어요

command-schedule-propose = 시간이 임시일 때 상대에게 대국 시간을 제안해요

option-schedule-propose-time = 예: sat 19:00 (내 시간대 기준)

command-td = 운영자용: 대회 만들기, 설정, 진행

command-td-advance = 무엇이든 다음 단계를 진행해요

option-td-advance-look = 다음에 할 일을 버튼과 함께 보여 줘요

command-td-announce = 대회 채널에 공지를 올려요

option-td-announce-text = 할 말. 비워 두면 더 넓은 양식이 열려요

command-td-audit = 누가 언제 무엇을 했는지

option-td-audit-who = 누가 했는지

option-td-audit-what = 무슨 일인지: 고르거나 검색어를 입력해요

option-td-audit-entrant = 누구에 관한 것인지

option-td-audit-since = 언제부터. 예: yesterday 19:00

option-td-audit-until = 언제 전까지

command-td-cancel = 대회 전체를 취소해요

command-td-close = 참가 신청을 닫아요

command-td-create = 프리셋이나 방식으로 대회를 만들어요

option-td-create-what = 프리셋(실제 대회, 바로 사용 가능) 또는 방식

option-td-create-after = 또는 이 대회가 다음 주기가 되는 대회 (규칙 포함)

option-td-create-title = 이름 (기본값: 프리셋의 이름)

option-td-create-channel = 공지할 곳 (기본값: 이 채널)

option-td-create-closes = 지금 참가 신청을 열고 그때 마감해요. 예: 5 jan 19:00

option-td-create-seed = 모든 추첨의 출발점 (기본값: 무작위)

command-td-delivery = 전달된 것, 기다리는 것과 그 이유, 연락할 수 없는 사람

command-td-import = 내보낸 대회나 체스 대회 파일(TRF)을 가져와요

option-td-import-file = 내보낸 기록, 또는 다른 프로그램이나 lichess 스위스의 파일

option-td-import-title = 대회 이름 (기본값: 파일에 있는 이름)

option-td-import-rounds = 모두 몇 라운드인지 (기본값: 파일에 있는 만큼)

command-td-import-tsh = tsh 디비전을 여기서 이어 가요

option-td-import-tsh-file = 디비전 파일(a.t 등) 또는 폴더 전체의 zip

option-td-import-tsh-title = 대회 이름

option-td-import-tsh-rounds = 모두 몇 라운드인지 (기본값: 14, 또는 파일에 있는 만큼)

option-td-import-tsh-config = 함께 있는 설정 config.tsh: 라운드, 상, 기준값

command-td-invite = 참가 버튼을 이 채널에 올려요

command-td-open = 참가 신청을 열어요

command-td-options = 설정과 옵션을 바꿔요. 아무것도 안 고르면 양식이 나와요

option-td-options-capacity = 몇 명까지. 나머지는 대기자 명단에 올라요

option-td-options-closes = 참가 신청 마감. 예: 5 jan 19:00

option-td-options-first-round = 시작 시간. 예: 10 jan 19:00

option-td-options-ratings-fixed = 레이팅이 확정되는 시간

option-td-options-zone = 대회의 시간대

option-td-options-language = 게시물의 언어

option-td-options-silence-hours = 이의 없는 보고가 몇 시간 뒤 확정되는지

command-td-page = 대회를 웹에 공개 (링크가 있으면 볼 수 있는 실시간 페이지)

option-td-page-show = 페이지를 열까요?

option-td-page-find = 검색 엔진과 대회 목록에 실을까요?

option-td-page-log = 끝난 뒤 시간과 이의 신청까지 담긴 전체 기록을 모두에게 줄까요?

command-td-pause = 일정을 멈추거나 다시 시작해요

option-td-pause-resume = 일정을 다시 시작해요

command-td-series = 매주 열기: 신청, 시작, 점수를 자동으로

option-td-series-when = 요일과 시각. 예: fri 20:00

option-td-series-zone = 어느 시계로 (기본값: 내 시계)

option-td-series-opens-hours = 시작 몇 시간 전에 신청을 여나 (기본값: 72)

option-td-series-fewest = 이보다 적으면 취소 (기본값: 4)

option-td-series-points = 순위별 점수. 예: 10 8 6 5 4 3 2 1

option-td-series-best = 몇 회를 계산하나 (기본값: 모두)

option-td-series-season = 한 시즌의 회차 수 (기본값: 시즌 없음)

option-td-series-ratings = 경기로 레이팅을 매겨 시드에 사용 (기본값: 아니요)

option-td-series-title = 시리즈 이름 (기본값: 대회와 같음)

option-td-series-player-role = 회차에 참가한 사람에게 줄 역할 (기본값: 없음)

option-td-series-winner-role = 지난 회차 우승자에게 줄 역할 (기본값: 없음)

option-td-series-no-roles = 이 역할들을 거두고 주지 않기 (기본값: 아니요)

command-td-set-channel = 공지할 곳이나 이 채널의 기본 대회를 정해요

option-td-set-channel-announce-in = 이제부터 이 채널에 대회를 공지해요

option-td-set-channel-means-here = 이 채널의 명령어는 이 대회를 가리켜요

option-td-set-channel-voice = 참가자들이 이야기할 음성 채널, 카드와 경기에 보여요

option-td-set-channel-no-voice = 음성 채널을 더 이상 보여 주지 않아요

command-td-staff = 운영자(판정), 진행 보조(운영) 또는 심판(라이브 경기)으로 임명

option-td-staff-member = 어느 멤버

option-td-staff-role = 어떤 역할이 되는지

choice-td-staff-role-director = 운영자

choice-td-staff-role-coordinator = 진행 보조

choice-td-staff-role-judge = 심판

option-td-staff-remove = 역할을 없애요

command-td-tonight = 오늘 밤 대회: 이름을 정하고, 모이면 시작해요

option-td-tonight-teams = 팀전일 때 한 팀의 인원

option-td-tonight-starts = 15분 체크인 뒤 자동으로 시작할 시각: 20:00

option-td-tonight-voice = 참가자들이 이야기할 음성 채널

command-td-undo = 마지막 단계를 되돌려요. 먼저 무엇인지 보여 줘요

command-td-webhook = 모든 변경을 자신의 주소로 프로그램용 데이터로 보내기

option-td-webhook-address = 보낼 곳: https://… (비우면 목록 표시)

command-team = 팀에서 함께하는 사람

command-team-add = 팀에 사람을 넣어요. 진행자는 어느 팀에나, 또는 손님의 대리인으로

option-team-add-member = 들어오는 사람

option-team-add-entrant = 어느 팀이나 손님 (기본: 내 팀)

option-team-add-guest = 팀에서 플레이하는, Discord 계정이 없는 사람의 이름

command-team-remove = 팀에서 누군가나 자신을 빼요

option-team-remove-member = 나가는 사람 (기본: 나)

command-tournament = 대회 보기: 대진, 순위, 이유

command-tournament-board = 지금 상황과 다음 일정, 라이브 보드 링크

command-tournament-entrants = 참가자와 대기자 명단

command-tournament-export = 표, 보고서, 캘린더, 체스 파일, 기보를 내보내요

option-tournament-export-what = 어떤 파일인지 (기본값: 표)

choice-tournament-export-what-tables = 스프레드시트용 표

choice-tournament-export-what-report = 읽고 인쇄할 보고서

choice-tournament-export-what-calendar = 대국 캘린더

choice-tournament-export-what-mine = 내 대국 캘린더

choice-tournament-export-what-chess = 체스 프로그램용 파일 (TRF)

choice-tournament-export-what-games = 게임 서버에서 둔 대국의 기보 (PGN)

choice-tournament-export-what-log = 전체 기록 (운영자용)

option-tournament-export-round = 캘린더와 기보: 어떤 라운드인지

option-tournament-export-entrant = 캘린더: 누구의 대국인지

option-tournament-export-place = 체스 파일: 장소

option-tournament-export-federation = 체스 파일: 연맹, 세 글자

option-tournament-export-arbiter = 체스 파일: 주심

command-tournament-history = 한 선수의 모든 대국

option-tournament-history-entrant = 누구의 대국인지 (기본값: 나)

command-tournament-info = 참가 전에 알고 싶은 모든 것

command-tournament-list = 여기의 대회들

option-tournament-list-player = 이 서버에서 한 선수의 대회들, 주기별로

command-tournament-odds = 각 순위에 오를 확률 (시뮬레이션)

option-tournament-odds-entrant = 누구의 확률을 라운드별로 (기본값: 모두의 현재)

option-tournament-odds-simulations = 횟수. 많을수록 정확하고 오래 걸려요

command-tournament-pairings = 대진: 누가 누구와 두는지

option-tournament-pairings-round = 어떤 라운드인지 (기본값: 최신)

command-tournament-prizes = 상품과 승자 기금; 운영자: 참가비도 표시

command-tournament-rules = 대회가 어떻게 진행되는지 쉬운 말로

option-tournament-rules-rule = 이유에 나오는 번호의 규칙(예: R8)

command-tournament-standings = 순위표, 대진표, 상호 전적표, 기록 또는 리그 표

option-tournament-standings-what = 무엇을 보여 줄지

choice-tournament-standings-what-standings = 순위표

choice-tournament-standings-what-bracket = 대진표, 또는 각자의 패배 수

choice-tournament-standings-what-auto = 상호 전적표: 누가 누구를 만났고 결과는 어땠는지

choice-tournament-standings-what-wall = 상호 전적표 (라운드별)

choice-tournament-standings-what-grid = 상호 전적표 (모두 대 모두)

choice-tournament-standings-what-records = 최고 점수, 최대 점수 차, 진 쪽 최고 점수, 평균

choice-tournament-standings-what-league = 리그나 조의 순위표와 스레드 링크

option-tournament-standings-stage = 어떤 단계인지 (기본값: 진행 중인 단계)

option-tournament-standings-league = 어떤 리그인지 (기본값: 내 리그)

command-tournament-verify = 기록이나 추첨을 검증해요

option-tournament-verify-what = 무엇을 검증할지 (기본값: 기록)

choice-tournament-verify-what-log = 기록을 검증하고 내보낸 기록을 확인할 지문을 보여 줘요

choice-tournament-verify-what-draws = 모든 추첨과 확인하는 방법

command-tournament-why = 왜 이 상대, 색, 부전승, 시간, 순위인지

option-tournament-why-entrant = 누구에 관한 것인지 (기본값: 대국하면 나, 아니면 라운드 전체)

command-tsh = 운영자용: 디비전을 tsh 프로그램으로 옮기기

command-tsh-export = 디비전을 tsh 파일로 내보내요

option-tsh-export-others = 다른 디비전들의 이름, 쉼표로 구분: 모두 하나의 tsh 폴더로 나와요

name-absent = 결석자

name-account = 계정

name-add = 추가

name-address = 주소

name-advance = 진행

name-after = 이전-대회

name-also = 다른-승자

name-announce = 공지

name-announce-in = 공지_채널

name-answer = 답변

name-appeal = 이의

name-arbiter = 심판

name-ask = 요청

name-at-their-wish = 본인_희망

name-audit = 기록

name-availability = 가능-시간

name-based-on = 기준

name-best = 상위

name-board = 현황판

name-cancel = 취소

name-capacity = 정원

name-channel = 채널

name-check = 확인

name-check-in = 체크인

name-claim = 가져오기

name-claim-forfeit = 부전승-신청

name-close = 마감

name-closes = 마감시각

name-config = 설정

name-confirm = 승인

name-create = 만들기

name-data = 데이터

name-decision = 결정

name-delivery = 전달

name-disqualify = 실격

name-edit-many = 일괄-편집

name-eligibility = 자격

name-entrant = 참가자

name-entrants = 참가자-목록

name-export = 내보내기

name-federation = 연맹

name-fee = 참가비

name-fetch = 불러오기

name-fewest = 최소-인원

name-file = 파일

name-fill = 작성

name-find = 검색

name-first-round = 첫_라운드

name-forfeit = 부전패

name-form = 양식

name-forms = 양식-관리

name-game = 대국

name-game-note = 대국-메모

name-games = 대국-목록

name-guest = 게스트

name-guests = 게스트-관리

name-help = 도움말

name-here = 도착

name-history = 대국-기록

name-hours = 시간

name-how = 방법

name-import = 가져오기

name-import-tsh = tsh-가져오기

name-info = 정보

name-invite = 초대

name-join = 참가

name-judge = 심판

name-keep-apart = 대결-금지

name-kind = 종류

name-language = 언어

name-league = 리그

name-leave = 탈퇴

name-link = 링크

name-list = 목록

name-log = 로그

name-look = 열람

name-match = 경기

name-me = 나

name-means-here = 이_채널의_대회

name-member = 멤버

name-merge = 합치기

name-minutes = 분

name-more-time = 시간-더-주기

name-name = 이름

name-next = 다음

name-no-roles = 역할_없음

name-no-voice = 음성_없음

name-odds = 확률

name-on = 켜기

name-online = 온라인

name-open = 열기

name-opens-hours = 접수_시작_시간

name-options = 옵션

name-other = 상대

name-others = 다른-대회

name-override = 직접-편성

name-page = 페이지

name-pairings = 대진

name-pause = 일시정지

name-picks = 선택

name-place = 장소

name-player = 선수

name-player-role = 참가자_역할

name-players = 선수-관리

name-playoffs = 플레이오프

name-points = 점수

name-preview = 미리보기

name-prizes = 상품

name-propose = 제안

name-publish = 게시

name-puzzles = 퍼즐

name-question = 질문

name-ranks = 랭크

name-rating = 레이팅

name-ratings = 레이팅-사용

name-ratings-fixed = 레이팅_확정

name-reason = 이유

name-reinstate = 복귀

name-rematch = 재대국

name-reminders = 알림

name-remove = 제거

name-replace = 교체

name-report = 결과-보고

name-result = 결과

name-results = 결과-일괄

name-resume = 재개

name-reveal = 공개

name-role = 역할

name-round = 라운드

name-round-off = 라운드-쉬기

name-rounds = 라운드-수

name-rule = 규칙-번호

name-rules = 규칙

name-schedule = 일정

name-score = 점수

name-season = 시즌

name-seed = 난수

name-sent = 보낸-것

name-series = 시리즈

name-server = 서버

name-set-channel = 채널-설정

name-set-condition = 조건-설정

name-show = 표시

name-silence-hours = 자동_확정_시간

name-simulations = 시뮬레이션

name-since = 부터

name-solve = 풀기

name-staff = 스태프

name-stage = 단계

name-standings = 순위

name-starts = 시작

name-state = 상태

name-td = 대회-운영

name-team = 팀

name-teams = 팀인원

name-text = 내용

name-through = 까지

name-time = 시각

name-times = 기록-시간

name-timezone = 시간대

name-title = 제목

name-tonight = 오늘-밤

name-tournament = 대회

name-tsh = tsh

name-uncertainty = 불확실도

name-undo = 되돌리기

name-until = 기한

name-verify = 검증

name-voice = 음성

name-webhook = 웹훅

name-what = 무엇

name-when = 언제

name-who = 누구

name-why = 이유

name-winner = 승자

name-winner-role = 우승자_역할

name-withdraw = 기권

name-years = 연수

name-zone = 시간대
