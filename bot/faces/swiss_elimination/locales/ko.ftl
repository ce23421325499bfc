## 라이브 매치와 심판 패널.

swiss-elimination-judging-panel = 심판 패널
swiss-elimination-judging-not-started = 아직 시계를 시작하지 않았어요. 두 문제지가 뒤집혀 있고, 손이 타이머 위에 있나요?
swiss-elimination-judging-no-spare-sheets = 여분의 문제지가 모자라요. 이번 히트에는 새 문제지가 없어요.
swiss-elimination-judging-held = ⏸️ 중단: 심판이 기기 문제를 확인하고 있어요.
swiss-elimination-judging-ready = 준비됨
swiss-elimination-judging-no-winner = 무효예요.
swiss-elimination-judging-refresh = 새로 고침
swiss-elimination-judging-next-heat = 다음 히트
swiss-elimination-judging-more = 더 보기
swiss-elimination-judging-back = 패널로 돌아가기
swiss-elimination-judging-open-panel = 심판 패널
swiss-elimination-judging-more-help = 드물게 쓰는 것들이에요. 심판의 결정은 최종이고, 마지막 입력은 취소할 수 있어요.
swiss-elimination-judging-called-by-judges = 심판이 히트마다 불러요. 시계와 판정은 여기에 나와요.
swiss-elimination-judging-called = 심판이 매치마다 불러요. 시계와 판정은 여기에 나와요.
swiss-elimination-judging-text-field = 무슨 일이 있었나요?
swiss-elimination-judging-text-help = 기록되고, 모두가 읽을 수 있어요.
swiss-elimination-judging-timer-field = 정밀 타이머
swiss-elimination-judging-timer-help = 마지막으로 시작한 뒤 표시된 값. 예: 6:43.2
swiss-elimination-judging-start-true = 히트 시작
swiss-elimination-judging-start-false = 시작 (여분 문제지 없음)
swiss-elimination-judging-labels-stop = 정지
swiss-elimination-judging-labels-official-time = 타이머
swiss-elimination-judging-labels-correct = 정답
swiss-elimination-judging-labels-incorrect = 오답
swiss-elimination-judging-labels-sheet-back = 문제지 돌려주기
swiss-elimination-judging-labels-new-sheet = 새 문제지
swiss-elimination-judging-labels-timer = 발표
swiss-elimination-judging-labels-time-limit = 시간 종료
swiss-elimination-judging-labels-too-close = 판정 불가 (너무 근소함)
swiss-elimination-judging-labels-malfunction = 기기 문제
swiss-elimination-judging-labels-go-on = 계속
swiss-elimination-judging-labels-decision = 승자 결정:
swiss-elimination-judging-labels-take-back = 마지막 입력 취소
swiss-elimination-judging-heat = { $round_title } · 히트 { $number }
swiss-elimination-judging-match = **{ $code }** { $better } (상위 시드) – { $worse }
swiss-elimination-judging-new-sheet-taken = 새 문제지로 푸는 중
swiss-elimination-judging-handed-in = { $at_ms }에 제출
swiss-elimination-judging-right = **정답**, 공식 시간 { $official_ms }. 아직 발표 전이에요
swiss-elimination-judging-announce-at = 정답자는 { $at }({ $at_distance })에, 또는 두 문제지 채점이 끝나면 발표해요.
swiss-elimination-judging-verdict = **판정:** { $sentence }
swiss-elimination-judging-wins = { $name } 님 승리.
swiss-elimination-judging-wins-by-forfeit = { $name } 님 승: { $absent } 님이 오지 않았어요.
swiss-elimination-judging-heat-of = { $number }조: { $matches }.
swiss-elimination-judging-clock = ⏱️ { $began }에 시계가 시작됐어요. 하위 시드는 { $over }({ $over_distance })까지예요.
swiss-elimination-judging-began = ⏱️ { $began }에 시계가 시작됐어요.
swiss-elimination-judging-time-up = ⏱️ 하위 시드는 { $over }({ $over_distance })까지예요.
swiss-elimination-judging-at-the-puzzle =
    푸는 중{ $new_sheet ->
        [yes] , 새 문제지를 받음
       *[no] {""}
    }
swiss-elimination-judging-at-the-puzzle-again =
    오답 { $count }번 뒤 다시 푸는 중{ $new_sheet ->
        [yes] , 새 문제지를 받음
       *[no] {""}
    }
swiss-elimination-judging-with-grader = 제출함, 공식 시간 { $time }
swiss-elimination-judging-with-grader-until = 제출함, 공식 시간 { $time }. 채점은 { $until }까지
swiss-elimination-judging-wrong = {""}**오답**, { $time }에 제출
swiss-elimination-judging-wrong-until = {""}**오답**, { $time }에 제출. 답지는 { $until }({ $until_distance })에 돌려줘요
swiss-elimination-judging-no-match = 심판을 기다리는 현장 경기가 없어요. 현장 라운드가 공개되면 패널이 열려요.
swiss-elimination-judging-round-ready = {""}**{ $round }**을(를) 공개했어요. **{ $panel }** 버튼으로 { $heats }개 조의 패널을 열 수 있어요. 심판마다 하나씩 열 수 있어요.
swiss-elimination-judging-entry-start = 시계를 시작함
swiss-elimination-judging-entry-stop = { $name } 님이 { $time }에 제출
swiss-elimination-judging-entry-official = { $name } 님의 공식 시간: { $time }
swiss-elimination-judging-entry-correct = { $name } 님의 답은 정답({ $time }에 채점)
swiss-elimination-judging-entry-incorrect = { $name } 님의 답은 오답({ $time }에 채점)
swiss-elimination-judging-entry-sheet-back = { $name } 님이 { $time }에 용지를 돌려받음
swiss-elimination-judging-entry-new-sheet = { $name } 님이 { $time }에 새 용지를 가져감
swiss-elimination-judging-entry-timer = { $time }에 발표
swiss-elimination-judging-entry-time-limit = { $time }에 시간 종료
swiss-elimination-judging-entry-too-close = 너무 근소해서 판정 불가
swiss-elimination-judging-entry-malfunction = 문제 발생: { $text }
swiss-elimination-judging-entry-go-on = 경기를 계속함
swiss-elimination-judging-entry-decision = 심판이 { $name } 님의 승리로 판정: { $text }
swiss-elimination-judging-entry-take-back = 마지막 기록을 취소함
swiss-elimination-judging-taken-back = 운영자가 이것을 되돌렸어요. 더 이상 유효하지 않아요.
swiss-elimination-judging-held-at = ⏸️ 중단: 심판이 문제를 확인하고 있어요. 이 경기의 시계는 { $timer }에 멈춰 있어요.
swiss-elimination-judging-stood = ⏱️ 이 경기의 시계는 { $time } 동안 멈춰 있었어요. 낮은 시드의 시간은 { $over }({ $over_distance })에 끝나요.
swiss-elimination-judging-labels-ran-on = 계속, 시계 안 멈춤

## 온라인 단계.

swiss-elimination-solving-title = 온라인 퍼즐
swiss-elimination-solving-begin = 지금 시계 시작
swiss-elimination-solving-all-puzzles = 모든 퍼즐
swiss-elimination-solving-hand-in-help = 몇 번이든 제출할 수 있어요. 마지막 답이 그 시간과 함께 인정돼요. 맞았는지는 알려 주지 않아요.
swiss-elimination-solving-not-in-the-log = 비밀번호는 퍼즐을 시작한 사람에게만 보이고, 정답은 아무에게도 보이지 않아요. 둘 다 기록에 남지 않아요.
swiss-elimination-solving-answer-field = 답
swiss-elimination-solving-answer-help = 퍼즐에 적힌 대로, 요구하는 순서로
swiss-elimination-solving-right = 정답
swiss-elimination-solving-wrong = 오답
swiss-elimination-solving-take-over = 가져오기
swiss-elimination-solving-all-checked = 인정되는 답을 모두 확인했어요.
swiss-elimination-solving-problems-no-puzzles = 첫 줄은 열 이름이어야 해요: puzzle, password, link, answer. 그 아래 퍼즐마다 한 줄씩이에요
swiss-elimination-solving-problems-no-names = 첫 줄은 열 이름이어야 하고 “name”이 있어야 해요. 그 아래 선수나 제출마다 한 줄씩이에요
swiss-elimination-solving-problems-no-times = 퍼즐별 열도, “puzzle”과 “time” 열도 없어요
swiss-elimination-solving-problems-unknown-puzzle = “{ $value }”: 여기에 없는 퍼즐이에요
swiss-elimination-solving-problems-doubled = “{ $value }”: 파일 앞쪽에 이미 있어요
swiss-elimination-solving-problems-unknown-player = “{ $value }”: 자리가 있는 선수 중에 그런 이름이 없어요
swiss-elimination-solving-problems-several-players = “{ $value }”: 같은 이름의 선수가 여럿이에요
swiss-elimination-solving-problems-bad-time = “{ $value }”: 시간이 아니에요. 6:43.2처럼 적으세요
swiss-elimination-solving-problems-bad-result = “{ $value }”: correct, wrong, unchecked 중 하나가 아니에요
swiss-elimination-solving-reminder = 아직 시작하지 않은 퍼즐: **{ $left }**. 온라인 단계 종료: { $due }.
swiss-elimination-solving-start = { $name } 시작
swiss-elimination-solving-hand-in = { $code } 제출
swiss-elimination-solving-password-again = { $code } 비밀번호
swiss-elimination-solving-password = 비밀번호: **{ $text }**
swiss-elimination-solving-link = 퍼즐: { $url }
swiss-elimination-solving-rechecked = 전에 제출된 답 { $count }개를 정답과 대조했어요.
swiss-elimination-solving-times-read = 선수 { $players }명의 제출 { $times }개예요. 이들의 다른 퍼즐은 그대로예요.
swiss-elimination-solving-times-taken = 선수 { $players }명의 기록을 가져왔어요. 계속 비공개이고 선수들에게 알리지 않아요.
swiss-elimination-solving-button = 풀기
swiss-elimination-solving-problem-at = { $line }번째 줄: { $problem }
swiss-elimination-solving-opened =
    {""}**온라인 단계가 열렸어요{ $has_due ->
        [yes] {" "}({ $due }까지)
       *[no] {""}
    }**: { $players }명, 퍼즐 { $puzzles }개, 각 { $minutes }, 순서는 자유예요. **{ $button }** 버튼으로 내 퍼즐을 볼 수 있어요. 암호를 요청하면 시계가 시작돼요. 상대, 고른 퍼즐, 시간은 공개 때까지 비밀이니 말하지 마세요.
swiss-elimination-solving-told =
    온라인 단계가 열렸어요{ $has_due ->
        [yes] {" "}({ $due }까지)
       *[no] {""}
    }: { $reached }.
swiss-elimination-solving-overview =
    퍼즐마다 { $minutes }, 시작한 때부터.{ $has_due ->
        [yes] {" "}단계는 { $due }에 끝나요.
       *[no] {""}
    }
swiss-elimination-solving-fresh = • **{ $name }**: 시작 안 함
swiss-elimination-solving-on-the-clock = • **{ $name }**: { $until }({ $until_distance })까지, { $said }
swiss-elimination-solving-over = • **{ $name }**: 끝남, { $said }
swiss-elimination-solving-said = 제출: “{ $answer }”
swiss-elimination-solving-said-nothing = 제출 없음
swiss-elimination-solving-before =
    {""}**{ $name }**: 누른 때부터 { $minutes }이고, 시계는 멈출 수 없어요.{ $has_end ->
        [yes] {" "}단계가 { $end }에 끝나 시간이 줄어들어요.
       *[no] {""}
    }
swiss-elimination-solving-running =
    {""}**{ $name }**: 시계가 가고 있어요{ $has_end ->
        [yes] {" "}({ $until }, { $until_distance }까지)
       *[no] {""}
    }.
swiss-elimination-solving-late = {""}**{ $name }**: “{ $answer }”이(가) { $time }에 왔어요. 시간이 지나 보관하지만 세지 않아요.
swiss-elimination-solving-arrived =
    {""}**{ $name }**: “{ $answer }”이(가) { $time }에 도착했어요.{ $has_end ->
        [yes] {" "}{ $until }({ $until_distance })까지 바꿀 수 있어요.
       *[no] {""}
    }
swiss-elimination-solving-materials = 퍼즐 { $count }개를 가져왔어요.
swiss-elimination-solving-without-password = 암호 없음: { $puzzles }.
swiss-elimination-solving-without-key = 답 없음, `/playoffs check`로 확인: { $puzzles }.
swiss-elimination-solving-to-check = {""}**{ $name }** 답: “{ $answer }”. 이것까지 확인할 답 { $left }개.
swiss-elimination-solving-bad-table = 아무것도 가져오지 않았어요. 파일을 고쳐 다시 보내 주세요.
swiss-elimination-solving-why-not-not-open = 온라인 단계가 열리지 않았어요. 열리면 알려 드려요.
swiss-elimination-solving-why-not-no-seat = 플레이오프 자리가 있는 사람만 풀 수 있어요.
swiss-elimination-solving-why-not-over = 이 퍼즐의 시간이 끝났어요.
swiss-elimination-solving-why-not-started = 이 퍼즐의 시계가 이미 가고 있어요. 끝나기 전에 답을 내세요.
swiss-elimination-solving-still-to-start = 아직 시작하지 않은 퍼즐이 있어요. 온라인 단계는 { $due }에 끝나요. 버튼을 누르면 어떤 것인지 볼 수 있어요.
swiss-elimination-solving-closed = **온라인 단계가 끝났어요.** 운영자가 닫았어요. 이제 퍼즐을 시작하거나 낼 수 없어요.
swiss-elimination-solving-problems-over-limit = “{ $value }”: 퍼즐 하나의 최대 시간을 넘었어요
swiss-elimination-solving-problems-solved-twice = “{ $value }”: 같은 선수가 이미 풀었어요

## 플레이오프 자격.

swiss-elimination-eligibility-title = 자격
swiss-elimination-eligibility-seeds = 시드
swiss-elimination-eligibility-about-seeds = 시드에 대해
swiss-elimination-eligibility-name = 이름
swiss-elimination-eligibility-score = 점수
swiss-elimination-eligibility-status = 상태
swiss-elimination-eligibility-help = 정규 라운드 중 가장 좋은 성적을 더한 점수예요. 초대받은 사람이 참가 여부를 알리면, 그중 상위자가 시드를 받아요.
swiss-elimination-eligibility-level = 동점이면 개별 라운드의 가장 좋은 순위로, 그다음은 추첨으로 정해요.
swiss-elimination-eligibility-nothing = 자격 표가 없어요. 아직 참가자가 없거나 플레이오프가 시작됐어요.
swiss-elimination-eligibility-declined = 불참
swiss-elimination-eligibility-no-answer = 아직 참가 답변 없음
swiss-elimination-eligibility-not-invited = 초대 안 됨
swiss-elimination-eligibility-closed = 이 선수들이 참가해요. 첫 라운드 전에 빠지는 사람이 있으면 예비 선수가 올라와요.
swiss-elimination-eligibility-list-stands = 답할 시간이 지났어요. 이 선수들이 참가해요. 첫 라운드 전에 빠지는 사람이 있으면 예비 선수가 올라와요.
swiss-elimination-eligibility-seed = 시드 { $number }
swiss-elimination-eligibility-reserve = 예비 { $number }
swiss-elimination-eligibility-byes = 빈자리 { $count }개: 맨 끝 시드를 받고 모든 매치에서 지는 부전승 자리예요.
swiss-elimination-eligibility-you-moved-up = 좋은 소식이에요! 빠진 사람이 있어서 시드 { $number }번으로 **{ $title }**에 참가하게 됐어요.
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names } 님이 빠졌어요.
       *[other] { $names } 님이 빠졌어요.
    }
swiss-elimination-eligibility-came = {""}**{ $name }** 님이 시드 { $number }(으)로 올라와요.
swiss-elimination-eligibility-then = { $names }, 그다음 { $name }
swiss-elimination-eligibility-order = 예선 성적 순으로 시드가 정해졌어요.
swiss-elimination-eligibility-rounds = { $first }~{ $last }라운드.

## 플레이오프의 순위판과 퍼즐.

swiss-elimination-rank-board-title = 순위판
swiss-elimination-rank-board-puzzles = 퍼즐
swiss-elimination-rank-board-none = 순위판이 없어요. 이 대회에 플레이오프가 없거나 아직 시작하지 않았어요.
swiss-elimination-rank-board-before = 이전
swiss-elimination-rank-board-after = 현재
swiss-elimination-rank-board-name = 이름
swiss-elimination-rank-board-seed = 시드
swiss-elimination-rank-board-places = 가능한 순위
swiss-elimination-rank-board-help = ↑와 ↓는 그 라운드에서 몇 계단 움직였는지예요. 마지막 열은 아직 가능한 순위예요.
swiss-elimination-rank-board-no-puzzles = 아직 퍼즐이 있는 라운드가 공개되지 않았어요.
swiss-elimination-rank-board-left = 아직 안 쓴 퍼즐
swiss-elimination-rank-board-after-2 = { swiss-elimination-rank-board-title }: { $round_title } 후
swiss-elimination-rank-board-puzzle = 라운드 { $name }, { $venue }: { $title }
swiss-elimination-rank-board-button = 클릭해서 순위 매기기

swiss-elimination-playoff-pictures-matches = 대결
swiss-elimination-playoff-pictures-ranks = { $start }부터 { $end }까지의 순위
swiss-elimination-playoff-pictures-from = { $rank }위에서
swiss-elimination-playoff-pictures-leaving = 그림 밖으로 나가는 선은 다른 순위에서 온 거예요.
swiss-elimination-playoff-pictures-winners = 승자조
swiss-elimination-playoff-pictures-losers = 패자조
swiss-elimination-playoff-pictures-placement = 순위 결정
swiss-elimination-playoff-pictures-championship = 우승 결정
swiss-elimination-playoff-pictures-revealed = { $seats }명 중 { $told }명 공개됨

## 클릭으로 만드는 선호 목록.

swiss-elimination-preferences-title = 내 선호 목록
swiss-elimination-preferences-back = 한 칸 뒤로
swiss-elimination-preferences-hand-in = 제출
swiss-elimination-preferences-other-round = 한 라운드만
swiss-elimination-preferences-for-all = 모든 라운드
swiss-elimination-preferences-whole = 목록이 다 찼어요. 제출하거나 한 칸 뒤로 가세요.
swiss-elimination-preferences-rest-follows = 지금 제출해도 돼요. 나머지는 버튼 순서대로 이어져요.
swiss-elimination-preferences-which-round = 어떤 라운드의 목록인가요? 따로 목록이 없는 라운드는 모든 라운드용 목록을 써요.
swiss-elimination-preferences-heading-every = 따로 목록이 없는 모든 라운드:
swiss-elimination-preferences-heading = 라운드 { $name }:
swiss-elimination-preferences-next-place-place-1 = 가장 좋아하는 퍼즐은?
swiss-elimination-preferences-next-place = { $place }로 좋아하는 퍼즐은?
swiss-elimination-preferences-for-round = 라운드 { $name }

## 한 단계씩 공개하는 것.

swiss-elimination-scripts-reveal = 결과 공개
swiss-elimination-scripts-next-step = 다음 단계 공개
swiss-elimination-scripts-first-step = 공개 시작
swiss-elimination-scripts-no-script = 지금 한 단계씩 공개할 것이 없어요. 이미 공개됐거나 먼저 추첨이 필요해요.
swiss-elimination-scripts-all-told = 모두 공개했어요. 이제 라운드를 공개할 수 있어요.
swiss-elimination-scripts-publish = 온라인 라운드 공개
swiss-elimination-scripts-next-is =
    다음은 { $steps }단계 중 { $step }단계예요. 모두에게 이렇게 보여요:
    > { $sentences }
swiss-elimination-scripts-published = 공개 완료: 라운드 { $rounds }개를 각각 퍼즐, 결과, 순위판과 함께 올렸어요.
swiss-elimination-scripts-strategy-path = 순위 흐름
swiss-elimination-scripts-match-diagram = 경기
swiss-elimination-scripts-stage-open = 온라인 단계는 { $due }({ $distance })까지 열려 있어요. 아직 퍼즐을 풀 수 있어서 그전에는 아무것도 공개하지 않아요.
swiss-elimination-scripts-close-stage = 지금 단계 닫기
swiss-elimination-scripts-close-title = 온라인 단계를 일찍 닫기
swiss-elimination-scripts-close-word = 닫기
swiss-elimination-scripts-close-field = 닫으려면 “{ $word }” 입력
swiss-elimination-scripts-close-help = 그 뒤에는 아무도 퍼즐을 시작하거나 낼 수 없어요.
swiss-elimination-scripts-not-closed = 온라인 단계는 아직 열려 있고 바뀐 것은 없어요. 닫으려면 “{ $word }”를 입력하세요.
swiss-elimination-scripts-path =
    매치 { $match }: 이기면 { $winner ->
        [done] { $best }위로 끝
       *[other] 다음은 { $winner }
    }, 지면 { $loser ->
        [done] { $worst }위로 끝이에요
       *[other] 다음은 { $loser }이에요
    }.
