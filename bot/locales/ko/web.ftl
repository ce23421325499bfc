### What the page on the web says.
web-skip = 본문으로
web-sections = 이 대회의 페이지
web-home = 모든 대회
web-tournaments = 대회
web-none = 여기에 보여 드릴 대회가 없어요.
web-overview = 개요
web-schedule = 일정
web-pairings = 대진
web-standings = 순위
web-crosstable = 교차표
web-bracket = 대진표
web-groups = 조
web-odds = 확률
web-draws = 추첨
web-players = 선수
web-entrants-left = { $entrants }, 이탈 { $left }명
web-rules = 규칙
web-files = 파일
web-chronicle = 소식
web-report = 전체 보고서
web-live = 실시간
web-offline = 연결을 기다리는 중
web-all-rounds = 라운드
web-all-stages = 단계
web-zone-label = 내 시간대
web-zone-show = 보기
web-zone-shown = 시각은 { $zone } 기준이에요.
web-zone-own = 시각은 사용하시는 기기 기준이에요.
web-not-yet = 아직 보여 드릴 것이 없어요.
web-why = 이유
web-games-open = 남은 경기
web-without-time = 시각 미정
web-tentative = 미확정
web-history = 경기
web-career = 다른 대회
web-download-tables = 스프레드시트용 표 (CSV)
web-download-trf = 체스 프로그램용 (TRF)
web-download-tsh = tsh용
web-download-log = 검증을 위한 전체 기록
web-log-kept = 기록은 공개되지 않아요.
web-odds-now = 현재 확률
web-odds-over-time = 라운드별 우승 확률
web-odds-working = 확률을 계산하고 있어요. 잠시 뒤에 다시 와 주세요.
web-odds-games = 경기의 가치
web-odds-after-win = 이기면 우승
web-odds-after-loss = 져도 우승
web-odds-sure = 이기면 { $place }위 이내가 확정돼요.
web-rank-paths = 라운드별 순위
web-missing-title = 찾을 수 없어요
web-missing = 이런 페이지가 없거나 운영자가 닫았어요.
web-busy-title = 잠시만요
web-busy = 지금은 이 페이지를 보여 드릴 수 없어요. 1분 뒤에 다시 시도해 주세요.
web-made-by = Herald로 운영돼요. 모든 대진과 추첨, 순위에 이유가 적혀 있고 누구나 확인할 수 있어요.
web-language = 언어
web-privacy = 개인정보
web-consent-title = 계정 연결
web-consent-given = 고마워요. 아래 줄을 복사해 채팅으로 돌아가 /me account의 이름 칸에 입력하세요. 몇 분 동안 본인만 쓸 수 있어요.
web-consent-lacks = 게임 서버가 동의를 보내지 않았어요. 바뀐 것은 없으며 /me account로 다시 시작할 수 있어요.
web-check-it-yourself = 직접 확인하기
web-check-how = 로그를 Herald 사본에 넣고(Python 3.11과 make가 필요해요) 자신의 컴퓨터에서 모든 라운드의 대진과 추첨을 다시 해 보세요:
# 제목 아래, 입력란과 버튼 위
web-check-what = 브라우저가 기록에서 해시, 추첨, 대진, 순위를 다시 계산해요. 아무것도 보내지 않고, 페이지를 불러온 뒤에는 오프라인에서도 돼요.
# 입력란 이름
web-check-head = Discord의 마지막 글에서 복사한 기록 지문
# 결과의 첫 줄
web-check-fits = 여기서 확인한 것은 모두 맞아요.
web-check-no-head = 기록에 모순은 없지만, 모두가 본 그 기록인지는 Discord의 지문으로만 알 수 있어요.
# 결과의 첫 줄. 첫 번째 자리에 대한 문장이 이어진다
web-check-differs = 맞지 않는 곳이 있어요:
# 결과, 한 줄에 하나
web-check-chain-ok = { $lines }줄의 해시가 모두 맞아요. 바뀌거나 빠지거나 더해진 줄이 없어요.
web-check-chain-wrong = { $line }번째 줄이 해시와 맞지 않아요. 기록이 그곳에서 바뀌었어요.
web-check-chain-header = 기록 머리 부분(제목과 이름)이 봉인과 맞지 않아요. 바뀌었어요.
web-check-chain-cut = 기록이 { $line }번째 줄에서 끝나지만, 봉인은 다른 끝에 대한 것이에요.
web-check-head-ok = 지문이 { $line }번째 줄과 맞아요. 그 뒤로 지문이 미치지 않는 줄: { $after }.
web-check-head-wrong = 지문이 맞지 않아요. 다른 기록의 지문이에요.
web-check-head-unreadable = 그건 지문이 아니에요. 하이픈 두 개까지 전체를 복사해 주세요.
web-check-head-cut = 이 기록은 { $line }번째 줄에서 끝나서, 지문이 올라온 줄까지 없어요.
web-check-head-names = 지문이 { $line }번째 줄과는 맞지만 이름과는 맞지 않아요. 지문이 올라온 뒤에 이름이 바뀌었어요.
web-check-head-missing = 지문이 없어요. 해시를 새로 만든 기록은 지문으로만 알아볼 수 있어요.
web-check-draws-ok = 다시 계산한 추첨: { $draws }. 모두 기록된 수가 나와요.
web-check-draws-wrong = { $line }번째 줄: 이 추첨은 기록된 대로 나오지 않아요.
web-check-beacon = 공개 비콘의 서명은 이 페이지에서 검증할 수 없으니 아래 명령으로 확인해 주세요.
web-check-round-ok = { $round }라운드: 대진, 부전승, 선후가 결과에 따라 정해진 그대로예요.
web-check-round-best = { $round }라운드: 더 나은 대진은 없어요. 똑같이 좋은 것 중 무엇인지는 증명이 이 페이지에 너무 크니 아래 명령으로 확인해 주세요.
web-check-round-hand = { $round }라운드: 운영자가 짠 대진이에요.
web-check-round-no-proof = { $round }라운드: 이 페이지가 증명서를 받지 못했으니 아래 명령으로 확인해 주세요.
web-check-round-simulated = { $round }라운드: 이 방식은 수천 번의 대회를 시뮬레이션해 대진을 짜니 아래 명령으로 확인해 주세요.
web-check-round-no-script = { $round }라운드: 이 페이지에는 이 방식의 규칙이 없으니 아래 명령으로 확인해 주세요.
web-check-round-old-log = { $round }라운드: 기록이 이전 버전의 것이니 아래 명령으로 확인해 주세요.
web-check-round-wrong = { $round }라운드({ $line }번째 줄): 대진이 그 앞의 기록에서 정해지는 것과 달라요.
web-check-line-wrong = { $line }번째 줄이 그 앞의 줄과 맞지 않아요.
web-check-standings-ok = { $stage }: 순위가 결과에 따라 정해진 그대로예요.
web-check-standings-tie-breaks = { $stage }: 이 페이지에 없는 순위 결정 방법이 있으니 순위는 아래 명령으로 확인해 주세요.
web-check-standings-no-script = { $stage }: 이 페이지에는 이 방식의 규칙이 없으니 순위는 아래 명령으로 확인해 주세요.
web-check-standings-old-log = { $stage }: 기록이 이전 버전의 것이니 순위는 아래 명령으로 확인해 주세요.
web-check-standings-wrong = { $stage }: 순위가 결과에서 정해지는 것과 달라요.
web-check-unreadable = 기록을 읽을 수 없어요.
# First page of a tournament: heading over what is going on
web-now = 지금
# The same page: headings
web-latest-results = 최근 결과
web-leaders = 선두
web-side-by-side = 나란히 진행하는 대회
# Link below the leaders
web-all-standings = 전체 순위
# Beside a bar
web-progress = { $games }국 중 { $played }국 완료
# Link to the tournament's channel
web-channel = Discord에서 열기
# Where a game is played: $board is a number
web-board = 보드 { $board }
# Described to those who do not see it: the picture on the first page
web-board-picture = 순위표 또는 대진표 그림
