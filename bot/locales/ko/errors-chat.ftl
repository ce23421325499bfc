### 채팅 쪽에서 거절할 때의 문장.

errors-chat-roles-director = 운영자
errors-chat-roles-coordinator = 진행 보조
errors-chat-roles-entrant = 선수
errors-chat-round-text-codes-nobody = “{ $part }”: 이런 이름의 선수가 없어요
errors-chat-round-text-codes-several = “{ $part }”: { $names } 중 누구인지 알 수 없어요. 목록의 번호를 #3처럼 적으세요
errors-chat-round-text-codes-not-a-game = “{ $part }”: `Ana - Bo` 같은 대국도, `bye Eve` 같은 부전승도 아니에요
errors-chat-no-tournament-given = 여기에 “{ $given }” 대회는 없어요. 입력하면서 목록에서 고르세요.
errors-chat-no-tournament = 여기에는 대회가 없어요. 대회 이름을 적거나, 운영자에게 `/td create`로 만들어 달라고 하세요.
errors-chat-not-staff-error = 이 서버의 이벤트를 관리할 수 있는 멤버만 대회를 시작할 수 있어요. 그런 멤버에게 부탁하세요.
errors-chat-not-staff = 이 대회의 { $roles }만 할 수 있어요. 부탁해 보세요. `/tournament info`에 이름이 있어요.
errors-chat-not-entered = **{ $title }**에 참가하지 않았어요. 참가 신청이 열려 있으면 `/join`으로 신청하세요.
errors-chat-staff-may-not-play = 이 대회의 { $role }은(는) 같은 대회에 선수로 나갈 수 없어요. 둘 중 한 역할은 다른 사람이 맡아야 해요.
errors-chat-no-game = 지금 **{ $title }**에 진행 중인 내 대국이 없어요. `/me next`에서 다음 일정을 볼 수 있어요.
errors-chat-server-only = 서버에서만 쓸 수 있어요. 대회 채널에서 써 주세요.
errors-chat-import-refused = 명단을 가져올 수 없어요: { $problems }. 바뀐 것은 없어요. 고쳐서 다시 보내 주세요.
errors-chat-draft-gone = 더 이상 열려 있지 않거나, 그 뒤에 새로 시작했어요. 바뀐 것은 없어요. 다시 시작해 주세요.
errors-chat-last-director = 대회에는 운영자가 필요해요. 먼저 `/td staff`로 다른 사람을 지정하세요.
errors-chat-entrant-on-staff = 이 대회의 { $role }은(는) 선수로 나갈 수 없는데, { $entrant } 님은 참가 중이에요. 먼저 기권 처리하세요.
errors-chat-unknown-round = “{ $given }” 라운드는 아직 없어요. 입력하면서 목록에서 고르세요.
errors-chat-no-question = 열린 질문이 없어요. 지금 답을 기다리는 것이 없어요.
errors-chat-nobody-named = 누구인지 알려 주세요: 이 서버의 멤버나 손님의 이름 중 하나만요.
errors-chat-bad-score = “{ $given }”: 점수가 아니에요. `412:380`처럼 적으세요.
errors-chat-no-result-given = `winner`에서 이긴 사람을 고르거나 `score`에 점수를 `412:380`처럼 적으세요.
errors-chat-round-text = 대진을 읽을 수 없어요: { $problems }. 바뀐 것은 없어요.
errors-chat-no-timetable = **{ $title }**에는 주간 일정이 없어요. 상대와 직접 시간을 정하세요.
errors-chat-times-final = { $pairing }: 시간이 확정돼서 바꿀 수 없어요. 운영자만 대국을 옮길 수 있어요.
errors-chat-not-astart-time = { $at }에 시작하는 대국은 없어요. 대국은 { $first }부터 { $last }까지 { $slot_minutes } 간격으로 시작해요.
errors-chat-nothing-required = 운영자의 요구 중 답을 기다리는 것이 없어요.
errors-chat-no-form = 지금 **{ $title }**에서 작성할 양식이 없어요.
errors-chat-not-offered = 그사이 상황이 바뀌어서 더는 할 수 없어요. `/me next`에서 지금 상황을 확인하세요.
errors-chat-several-tournaments = 어떤 대회인가요: { $titles }? `tournament` 옵션에 적어 주세요.
errors-chat-which-tournament = 어떤 대회인가요?
errors-chat-no-channel-at-all = 그 채널이 보이지 않아요. 접근을 허용하거나 다른 채널을 고르세요.
errors-chat-no-voice-channel = 이 서버에서 제가 볼 수 있는 음성 채널을 골라 주세요.
errors-chat-no-channel = 그 채널에 글을 올릴 수 없어요. 이 권한을 주세요: { $missing }.
errors-chat-sealed-log = 기록에 아직 비공개인 것이 있어요: { $titles }. 공개될 때까지 운영자만 내보낼 수 있어요.
errors-chat-bad-fields = 아직 맞지 않는 칸이 있어요. 바뀐 것은 없어요.
errors-chat-stale-action = 이것은 더 이상 쓸 수 없어요. 명령으로 다시 시작해 주세요.
errors-chat-not-your-form = 이 양식은 다른 사람에게 열린 것이에요. 자신의 양식을 열어 주세요.
errors-chat-not-your-work = 다른 사람이 기다리는 계산이에요. 그 사람만 멈출 수 있어요.
errors-chat-reading-too-long = 읽는 데 너무 오래 걸려서 멈췄어요. 바뀐 것은 없어요. 맞는 글이나 파일인지 확인하거나, 여러 개로 작게 나눠서 보내 주세요.
errors-chat-file-too-large = 파일이 너무 커요. 최대 { $most }MB예요.
errors-chat-file-type = 파일 이름은 { $endings }로 끝나야 해요.
errors-chat-table =
    { $code ->
        [wide] 파일의 { $line }번째 줄에 열이 { $most }개보다 많아요. 바뀐 것은 없어요.
        [many_rows] 파일이 { $most }줄보다 길어요. 바뀐 것은 없어요.
       *[long_cell] 파일의 { $line }번째 줄에 { $most }자보다 긴 칸이 있거나 따옴표가 닫히지 않았어요. 바뀐 것은 없어요.
    }
errors-chat-log-beyond-limits =
    { $what ->
        [line] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 한 줄은 최대 { $most }자. 바뀐 것은 없어요.
        [depth] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 값의 깊이는 최대 { $most }. 바뀐 것은 없어요.
        [number] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 정수는 최대 { $most }비트. 바뀐 것은 없어요.
        [title] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 제목은 최대 { $most }자. 바뀐 것은 없어요.
        [name] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 이름은 최대 { $most }자. 바뀐 것은 없어요.
        [stages] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 스테이지는 최대 { $most }개. 바뀐 것은 없어요.
        [entrants] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 참가자는 최대 { $most }명. 바뀐 것은 없어요.
       *[text] 파일의 { $line }번째 줄이 대회의 한도를 넘어요: 글은 최대 { $most }자. 바뀐 것은 없어요.
    }
# Refusal: results typed a line a game cannot be read.
errors-chat-result-line-nothing = 읽을 줄이 없어요.
errors-chat-result-line-too-many = 천 줄이 넘어요.
errors-chat-result-line-not-a-result = '{ $part }'은(는) `12 450 380`이나 `Ana beat Bo` 같은 결과가 아니에요
errors-chat-result-line-too-long = '{ $part }'(으)로 시작하는 줄이 200자를 넘어요. 한 줄에 결과나 선수를 하나씩 써 주세요
errors-chat-result-line-ambiguous = '{ $part }'은(는) 여러 뜻으로 읽을 수 있어요. `3 2-1`처럼 판 번호로, 또는 `#3 - #14 2-1`처럼 목록의 번호로 써 주세요
errors-chat-result-line-nobody = 열린 경기에 '{ $part }'(이)라는 사람이 없어요
errors-chat-result-line-several = '{ $part }'에 해당하는 사람이 여럿이에요. #3처럼 목록의 번호를 쓰세요
errors-chat-result-line-no-board = 이 라운드에는 { $part }번 판이 없어요
errors-chat-result-line-not-paired = { $part } 사이에는 열린 경기가 없어요
errors-chat-result-line-has-result = 그 경기에는 이미 결과가 있어요: '{ $part }'. `/round result`로 고칠 수 있어요
errors-chat-result-line-twice = 그 경기가 두 번 있어요: '{ $part }'
errors-chat-result-line = { $line }번째 줄: { $problem }
errors-chat-result-lines =
    아무것도 입력하지 않았어요:
    { $problems }
errors-chat-several-entrants = “{ $given }”은(는) { $which } 중 하나일 수 있어요. #3처럼 번호를 입력하거나 목록에서 고르세요.
errors-chat-not-in-game = “{ $given }”만으로는 { $first }와(과) { $second } 중 누구인지 알 수 없어요.
errors-chat-not-disputed = “{ $given }”에게는 여기서 결정할 이의 제기된 게임이 없어요. 이의 제기된 게임마다 승자를 한 번씩 적어 주세요. 예: Grace, Hiro
errors-chat-line-named-twice = “{ $part }”이(가) 두 번 있어요
errors-chat-line-no-rating = “{ $part }”에 `Ana 1720` 같은 레이팅이 없어요
errors-chat-line-no-player = “{ $part }”(이)라는 참가자가 없어요
errors-chat-webhook-off = 이 봇의 운영자가 웹훅을 꺼 두었어요.
errors-chat-webhook-unreadable = 그 주소로는 보낼 수 없어요. `https://example.org/hook` 같은 형식이어야 해요.
errors-chat-webhook-password = 이름과 비밀번호가 든 주소는 받지 않아요. 대신 보내는 내용에 서명해요.
errors-chat-webhook-https = `https://`로 시작하는 주소만 받아요.
errors-chat-webhook-private = 그 주소는 인터넷에 있지 않아서 보내지 않아요.
errors-chat-no-webhook = 그 웹훅은 더 이상 없어요.
errors-chat-unknown-rule = “{ $typed }” 규칙은 여기에 없어요. `/tournament rules`에서 목록을 볼 수 있어요.
errors-chat-server-off = 그런 이름의 게임 서버는 여기서 쓰이지 않아요.
errors-chat-server-unreachable = 지금 { $server }에 연결할 수 없어요. 나중에 다시 시도하세요.
errors-chat-server-unknown-account = { $server }에 그런 계정이 없어요. 철자를 확인하세요.
errors-chat-server-not-proved = { $server }에서 아직 확인되지 않아요. 저장한 뒤 잠시 후 다시 시도하세요.
errors-chat-server-refused = { $server }에서 허용하지 않아요. 이 봇의 운영자에게 알려 주세요.
errors-chat-roles-judge = 심판
errors-chat-sign-up-to-come = 참가 신청이 아직 열리지 않았어요. 열리면 *참가 신청* 버튼이 있는 카드를 올려요.
errors-chat-sign-up-over = 이 대회는 끝났어요. 참가할 수 있는 다른 대회는 `/tournament list`에서 볼 수 있어요.
errors-chat-sign-up-closed =
    참가 신청이 마감됐어요. { $count ->
        [0] 운영자가
       *[other] { $directors }에게 부탁하세요. 운영자가
    } 늦은 참가를 받는 형식이라면 `/players add`로 아직 넣어 줄 수 있어요.
errors-chat-not-captain = { $entrant }의 주장이나 진행자만 할 수 있어요(손님라면 진행자만). 자기 자신은 `/team remove`로 나갈 수 있어요.
errors-chat-field-from-list =
    여기 참가자는 운영자의 명단으로 정해져요. { $count ->
        [0] 운영자
       *[other] { $directors }
    }에게 물어보세요.
errors-chat-line-no-choice = “{ $part }”(이)라는 답은 없어요
errors-chat-line-no-times = “{ $part }”을(를) `sat 10-14, sun any` 같은 시간으로 읽을 수 없어요
errors-chat-no-such-link = 그것으로 열리는 개인 링크가 없어요. 이 대회의 링크 주소를 전부 보내 주세요. 진행자가 새로 만들 수 있어요.
errors-chat-kept-apart-schedule = { $system }은(는) 대진표로 상대가 정해져 있어서 누구도 떼어 놓을 수 없어요. 스위스나 토너먼트에서는 가능해요.
errors-chat-kept-apart-drawn = { $system }의 자리는 이미 정해져서 상대가 더 바뀌지 않아요.
errors-chat-kept-apart-same = 서로 다른 두 선수를 고르세요.
errors-chat-not-free = { $name } 님은 아직 참가하겠다고 하지 않았어요. **팀에 들어가기**를 누르면 들어오거나 뽑을 수 있어요.
