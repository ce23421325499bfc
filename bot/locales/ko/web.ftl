### What the page on the web says.
web-skip = 본문으로
web-sections = 이 대회의 페이지
web-home = 모든 대회
web-tournaments = 대회
web-none = 여기에 보여 드릴 대회가 없습니다.
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
web-zone-shown = 시각은 { $zone } 기준입니다.
web-zone-own = 시각은 사용하시는 기기 기준입니다.
web-not-yet = 아직 보여 드릴 것이 없습니다.
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
web-log-kept = 기록은 공개되지 않습니다.
web-odds-now = 현재 확률
web-odds-over-time = 라운드별 우승 확률
web-odds-working = 확률을 계산하고 있습니다. 잠시 뒤에 다시 와 주세요.
web-rank-paths = 라운드별 순위
web-missing-title = 찾을 수 없습니다
web-missing = 이런 페이지가 없거나 운영진이 닫았습니다.
web-busy-title = 잠시만요
web-busy = 지금은 이 페이지를 보여 드릴 수 없습니다. 1분 뒤에 다시 시도해 주세요.
web-made-by = Herald로 운영됩니다. 모든 대진과 추첨, 순위에 이유가 적혀 있고 누구나 확인할 수 있습니다.
web-language = 언어
web-privacy = 개인정보
web-consent-title = 계정 연결
web-consent-given = 고맙습니다. 아래 줄을 복사해 채팅으로 돌아가 /me account의 이름 칸에 입력하세요. 몇 분 동안 본인만 쓸 수 있습니다.
web-consent-lacks = 게임 서버가 동의를 보내지 않았습니다. 바뀐 것은 없으며 /me account로 다시 시작할 수 있습니다.
web-check-it-yourself = 직접 확인하기
web-check-how = 로그를 Herald 사본에 넣고(Python 3.11과 make가 필요합니다) 자신의 컴퓨터에서 모든 라운드의 대진과 추첨을 다시 해 보세요:
# First page of a tournament: heading over what is going on
web-now = 지금
# The same page: headings
web-latest-results = 최근 결과
web-leaders = 선두
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
