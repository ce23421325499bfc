### 온라인 단계.

solving-title = 온라인 퍼즐
solving-begin = 지금 시계 시작
solving-all-puzzles = 모든 퍼즐
solving-hand-in-help = 몇 번이든 제출할 수 있어요. 마지막 답이 그 시간과 함께 인정돼요. 맞았는지는 알려 주지 않아요.
solving-not-in-the-log = 비밀번호는 퍼즐을 시작한 사람에게만 보이고, 정답은 아무에게도 보이지 않아요. 둘 다 기록에 남지 않아요.
solving-answer-field = 답
solving-answer-help = 퍼즐에 적힌 대로, 요구하는 순서로
solving-right = 정답
solving-wrong = 오답
solving-take-over = 가져오기
solving-all-checked = 인정되는 답을 모두 확인했어요.
solving-problems-no-puzzles = 첫 줄은 열 이름이어야 해요: puzzle, password, link, answer. 그 아래 퍼즐마다 한 줄씩이에요
solving-problems-no-names = 첫 줄은 열 이름이어야 하고 “name”이 있어야 해요. 그 아래 선수나 제출마다 한 줄씩이에요
solving-problems-no-times = 퍼즐별 열도, “puzzle”과 “time” 열도 없어요
solving-problems-unknown-puzzle = “{ $value }”: 여기에 없는 퍼즐이에요
solving-problems-doubled = “{ $value }”: 파일 앞쪽에 이미 있어요
solving-problems-unknown-player = “{ $value }”: 자리가 있는 선수 중에 그런 이름이 없어요
solving-problems-several-players = “{ $value }”: 같은 이름의 선수가 여럿이에요
solving-problems-bad-time = “{ $value }”: 시간이 아니에요. 6:43.2처럼 적으세요
solving-problems-bad-result = “{ $value }”: correct, wrong, unchecked 중 하나가 아니에요
solving-reminder = 아직 시작하지 않은 퍼즐: **{ $left }**. 온라인 단계 종료: { $due }.
solving-start = { $name } 시작
solving-hand-in = { $code } 제출
solving-password-again = { $code } 비밀번호
solving-password = 비밀번호: **{ $text }**
solving-link = 퍼즐: { $url }
solving-rechecked = 전에 제출된 답 { $count }개를 정답과 대조했어요.
solving-times-read = 선수 { $players }명의 제출 { $times }개예요. 이들의 다른 퍼즐은 그대로예요.
solving-times-taken = 선수 { $players }명의 기록을 가져왔어요. 계속 비공개이고 선수들에게 알리지 않아요.
solving-button = 풀기
solving-problem-at = { $line }번째 줄: { $problem }
solving-opened =
    {""}**온라인 단계가 열렸어요{ $has_due ->
        [yes] {" "}({ $due }까지)
       *[no] {""}
    }**: { $players }명, 퍼즐 { $puzzles }개, 각 { $minutes }, 순서는 자유예요. **{ $button }** 버튼으로 내 퍼즐을 볼 수 있어요. 암호를 요청하면 시계가 시작돼요. 상대, 고른 퍼즐, 시간은 공개 때까지 비밀이니 말하지 마세요.
solving-told =
    온라인 단계가 열렸어요{ $has_due ->
        [yes] {" "}({ $due }까지)
       *[no] {""}
    }. { $players }명에게 알렸어요.
solving-overview =
    퍼즐마다 { $minutes }, 시작한 때부터.{ $has_due ->
        [yes] {" "}단계는 { $due }에 끝나요.
       *[no] {""}
    }
solving-fresh = • **{ $name }**: 시작 안 함
solving-on-the-clock = • **{ $name }**: { $until }({ $until_distance })까지, { $said }
solving-over = • **{ $name }**: 끝남, { $said }
solving-said = 제출: “{ $answer }”
solving-said-nothing = 제출 없음
solving-before =
    {""}**{ $name }**: 누른 때부터 { $minutes }이고, 시계는 멈출 수 없어요.{ $has_end ->
        [yes] {" "}단계가 { $end }에 끝나 시간이 줄어들어요.
       *[no] {""}
    }
solving-running =
    {""}**{ $name }**: 시계가 가고 있어요{ $has_end ->
        [yes] {" "}({ $until }, { $until_distance }까지)
       *[no] {""}
    }.
solving-late = {""}**{ $name }**: “{ $answer }”이(가) { $time }에 왔어요. 시간이 지나 보관하지만 세지 않아요.
solving-arrived =
    {""}**{ $name }**: “{ $answer }”이(가) { $time }에 도착했어요.{ $has_end ->
        [yes] {" "}{ $until }({ $until_distance })까지 바꿀 수 있어요.
       *[no] {""}
    }
solving-materials = 퍼즐 { $count }개를 가져왔어요.
solving-without-password = 암호 없음: { $puzzles }.
solving-without-key = 답 없음, `/playoffs check`로 확인: { $puzzles }.
solving-to-check = {""}**{ $name }** 답: “{ $answer }”. 이것까지 확인할 답 { $left }개.
solving-bad-table = 아무것도 가져오지 않았어요. 파일을 고쳐 다시 보내 주세요.
solving-why-not-not-open = 온라인 단계가 열리지 않았어요. 열리면 알려 드려요.
solving-why-not-no-seat = 플레이오프 자리가 있는 사람만 풀 수 있어요.
solving-why-not-over = 이 퍼즐의 시간이 끝났어요.
solving-why-not-started = 이 퍼즐의 시계가 이미 가고 있어요. 끝나기 전에 답을 내세요.
solving-still-to-start = 아직 시작하지 않은 퍼즐이 있습니다. 온라인 단계는 { $due }에 끝납니다. 버튼을 누르면 어떤 것인지 볼 수 있습니다.
solving-closed = **온라인 단계가 끝났어요.** 디렉터가 닫았어요. 이제 퍼즐을 시작하거나 낼 수 없어요.
solving-problems-over-limit = “{ $value }”: 퍼즐 하나의 최대 시간을 넘었어요
solving-problems-solved-twice = “{ $value }”: 같은 선수가 이미 풀었어요
