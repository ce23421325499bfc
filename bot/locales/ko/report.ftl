### 대회 전체 보고서.

report-skip = 결과로 건너뛰기
report-contents = 차례
report-result = 결과
report-prizes = 상금
report-rules = 규칙
report-chronicle = 모두에게 알린 것
report-draws = 추첨
report-about = 이 보고서에 대해
report-pictures = 그림
report-seeds = 시작 순서
report-standings = 순위
report-crosstable = 상호 전적표
report-rounds = 라운드
report-why = 이렇게 편성한 이유
report-why-order = 이 순서인 까닭
report-players = 선수
report-questions = 질문과 답
report-byes = 부전승
report-idle = 대진 없음
report-sealed = 이 단계의 대진과 결과는 아직 비공개예요. 운영자만 볼 수 있어요.
report-not-begun = 아직 시작하지 않았어요.
report-status = 상태
report-crosstable-points = 점수
report-board = 보드
report-first = 첫 번째
report-second = 두 번째
report-by-lot = 추첨
report-by-somebody = 답한 사람
report-statuses-active = 참가 중
report-statuses-waiting = 대기
report-statuses-withdrawn = 기권
report-statuses-removed = 몰수패로 제외
report-statuses-disqualified = 실격
report-no-draws = 추첨이 없었어요.
report-public-draws = 공개적으로 예고한 추첨
report-all-draws = 모든 추첨
report-check-a-draw = 모든 숫자는 다시 계산할 수 있어요. 표에 있는 텍스트의 SHA-256을 정수로 읽고 범위의 크기로 나누세요. 그 나머지를 범위의 가장 작은 수부터 세면 추첨된 수예요. Python으로는:
report-check-a-promise = 공개 추첨은 비밀 값의 SHA-256으로 미리 약속했어요. 나중에 공개된 비밀 값에서 정확히 그 값이 나오는지 확인하세요. 그다음 단어를 하나씩 섞으세요: 매번 새 비밀 값은 이전 비밀 값, 슬래시, 단어를 이은 것의 SHA-256이에요. 마지막 비밀 값이 해시할 텍스트의 맨 앞에 와요.
report-check-the-seed = 모든 비밀 값은 하나의 시드에서 나와요. 추첨의 비밀 값은 시드, 슬래시, “Secret of” 아래의 이름을 이은 것의 SHA-256이에요. 선수들이 모든 추첨에 단어를 보탰다면 그 단어를 먼저 시드에 섞었어요.
report-recipe =
    from hashlib import sha256

    def drawn(text, low, high):
        number = int(sha256(text.encode()).hexdigest(), 16)
        return low + number % (high - low + 1)

report-small-print = 해시가 너무 커서 작은 수가 유리해지면 건너뛰어요: 텍스트에 /1, 그다음 /2 식으로 붙여요. 범위가 백만보다 작으면 실제로는 일어나지 않아요.
report-title = { $tournament }: 보고서
report-summary = { $phase } · 참가자 { $entrants }명 · 결과가 있는 대국 { $games }개
report-times-in = 따로 적지 않은 시간은 { $zone } 기준이에요. 시간마다 시간대가 함께 적혀 있어요.
report-made-at = 작성: { $at }.
report-place = { $first }
report-stage = { $number }단계: { $name }
report-played-as-time-control = { $system }. 제한 시간: { $time_control }.
report-out-of = { $low }–{ $high }
report-seed-no-revealed = 그 SHA-256은 { $commitment }예요. 시드는 대회가 끝나면 공개해요.
report-seed = 시드는 { $revealed }였고, 처음부터 공개된 그 SHA-256은 { $commitment }예요.
report-origin = Herald가 기록 { $entries }건으로 만들었어요. 엔진 버전은 { $engine }이에요. 운영자는 이 기록을 내보낼 수 있고, python -m formats verify가 그 안의 모든 대진과 추첨을 다시 계산해요.
report-head-seed = 시드
report-head-name = 이름
report-head-rating = 레이팅
report-head-rank = 순위
report-head-points = 점수
report-head-won = 승
report-head-tied = 무
report-head-lost = 패
report-head-time = 시간
report-head-result = 결과
report-head-number = 번호
report-head-what = 내용
report-head-question = 질문
report-head-answer = 답
report-head-how = 방법
report-head-of = 범위
report-head-what-for = 용도
report-head-text-to-hash = 해시할 글
report-head-secret-of = 비밀
report-head-commitment = 미리 공개한 약속값
report-head-words = 섞은 말
report-head-secret-told = 나중에 밝힌 비밀
# News: what has happened, as sentences
report-news-draft = 대회를 다시 준비하고 있어요.
report-news-registration = 참가 신청을 받고 있어요.
report-news-closed = 참가자가 확정됐어요.
report-news-running = 대국이 시작됐어요.
report-news-finished = 대회가 끝났고 순위가 확정됐어요.
report-news-cancelled = 대회가 취소됐어요.
report-news-series = 이제 시리즈예요.
# $round is its name
report-news-round-out = { $round } 대진이 나왔어요.
# $cause: why
report-news-paired-again = { $round } 대진이 바뀌었어요({ $cause }).
# $game: both names
report-news-rematch = { $game } 경기를 다시 치러요.
report-news-withdrew = { $who } 님이 기권했어요.
report-news-result = 운영자가 결과를 입력했어요. { $game }: { $result }.
