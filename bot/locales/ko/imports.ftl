### 참가자 명단 가져오기.

imports-title-refused = 가져온 것이 없어요
imports-title-done = 명단을 가져왔어요
imports-title-preview = 명단 내용
imports-new = 신규
imports-changed = 변경
imports-ignored = 제외된 열
imports-fix-and-send-again = 파일을 고쳐서 다시 보내 주세요.
imports-how-to = 첫 줄은 열 이름이에요: name, discord, rating, uncertainty, games, joined, account. 참가자마다 한 줄씩이에요.
imports-problems-too-large = 파일이 너무 커요. 최대 1 MB예요
imports-problems-not-text = 텍스트 파일이 아니에요. 표를 CSV로 저장하세요
imports-problems-no-rows = 열 이름 아래에 아무도 없어요
imports-problems-too-many-rows = { $value }줄이에요. 최대 3,000줄이에요
imports-problems-no-name-column = “name”이나 “discord” 열이 없어요
imports-problems-doubled-column = 같은 뜻의 열이 또 있어요
imports-problems-too-many-cells = 칸이 열보다 많아요: “{ $value }”의 자리가 없어요
imports-problems-nobody = 이름도 Discord 계정도 없어요
imports-problems-long-name = 이름이 80자를 넘어요
imports-problems-not-a-number = “{ $value }”: 숫자가 아니에요
imports-problems-two-readings = “{ $value }”: 두 가지로 읽혀요. 숫자는 1532.5, 날짜는 2010-01-31처럼 적으세요
imports-problems-not-whole = “{ $value }”: 정수가 아니에요
imports-problems-negative = “{ $value }”: 0보다 작아요
imports-problems-not-a-date = “{ $value }”: 날짜가 아니에요. 2010-01-31처럼 적으세요
imports-problems-not-an-account = “{ $value }”: Discord ID나 사용자 이름이 아니에요
imports-problems-unknown-account = “{ $value }”: 이 서버에 그런 사람이 없어요
imports-problems-missing = 꼭 채워야 해요
imports-problems-doubled = “{ $value }”: 파일 앞쪽에 이미 있어요
imports-problems-several-entrants = “{ $value }”: 같은 이름의 참가자가 여럿이에요. #7처럼 번호를 쓰거나 Discord ID 열을 추가하세요
imports-problems-two-entrants = 계정과 “{ $value }”(이)라는 이름이 서로 다른 참가자의 것이에요
imports-refused = { $count }가지를 고쳐야 해요. { imports-fix-and-send-again }
imports-summary = 새 참가자 { $new }명, 변경된 참가자 { $changed }명.
imports-played-elsewhere = 다른 곳에서 치른 { $rounds }라운드, 결과 { $results }개를 그대로 가져왔어요.
imports-problem = 명단: { $text }
imports-problem-line = { $line }번째 줄: { $text }
imports-problem-column = { $line }번째 줄, { $column }: { $text }
imports-did-you-mean = { $head } (“{ $guess }” 말인가요?)
imports-problems-too-high = “{ $value }”: 너무 커요
imports-problems-not-a-choice = “{ $value }”: 고를 수 있는 답이 아니에요
imports-seed = 시드 { $first }
imports-seeds = 시드 { $first }~{ $last }
imports-columns-of = 이 대회는 다음 열도 읽어요: { $heads }.
imports-together-with = { $text } ({ $names }도 확인하세요)
imports-alike = ⚠ 이름이 같은 사람들
imports-alike-line =
    { $name }: { $count ->
       *[other] { $count }명
    }. 목록의 번호로 구별해요.
imports-problems-in-team = 이미 “{ $value }” 팀에서 뛰고 있어요
imports-known = 여기 이전 대회에 나온 사람 (이름은 그때 그대로)
imports-known-line = { $name } 님은 { $earlier } 님이에요 (계정 { $account })
imports-account-of-several = { $name }: 계정 { $account }을(를) 가진 사람이 여기 여럿이라 새 사람으로 들어와요
# The title of the form for a list of names
imports-names-title = 이름
# How a line looks; at most 100 characters
imports-names-help = 이름만, 또는 레이팅과 함께: Ana 1720. 번호를 붙이면 시드 순서: 1. Ana, 2. Bo
imports-places-ahead = 순위는 **{ $last }**의 것이에요. 이 명단 다음에 `/players fetch what:places`로 가져오세요.
imports-place-asked = { $text } (같은 사람이라면)
imports-places-open = **{ $last }** 대회는 아직 끝나지 않았어요. 순위는 나중에 `/players fetch what:places`로 가져오세요.
