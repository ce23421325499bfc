### 라이브 매치와 심판 패널.

judging-panel = 심판 패널
judging-not-started = 아직 시계를 시작하지 않았어요. 두 문제지가 뒤집혀 있고, 손이 타이머 위에 있나요?
judging-no-spare-sheets = 여분의 문제지가 모자라요. 이번 히트에는 새 문제지가 없어요.
judging-held = ⏸️ 중단: 심판이 기기 문제를 확인하고 있어요.
judging-ready = 준비됨
judging-no-winner = 무효예요.
judging-refresh = 새로 고침
judging-next-heat = 다음 히트
judging-more = 더 보기
judging-back = 패널로 돌아가기
judging-open-panel = 심판 패널
judging-more-help = 드물게 쓰는 것들이에요. 심판의 결정은 최종이고, 마지막 입력은 취소할 수 있어요.
judging-called-by-judges = 심판이 히트마다 불러요. 시계와 판정은 여기에 나와요.
judging-called = 심판이 매치마다 불러요. 시계와 판정은 여기에 나와요.
judging-text-field = 무슨 일이 있었나요?
judging-text-help = 기록되고, 모두가 읽을 수 있어요.
judging-timer-field = 정밀 타이머
judging-timer-help = 마지막으로 시작한 뒤 표시된 값. 예: 6:43.2
judging-start-true = 히트 시작
judging-start-false = 시작 (여분 문제지 없음)
judging-labels-stop = 정지
judging-labels-official-time = 타이머
judging-labels-correct = 정답
judging-labels-incorrect = 오답
judging-labels-sheet-back = 문제지 돌려주기
judging-labels-new-sheet = 새 문제지
judging-labels-timer = 발표
judging-labels-time-limit = 시간 종료
judging-labels-too-close = 판정 불가 (너무 근소함)
judging-labels-malfunction = 기기 문제
judging-labels-go-on = 계속
judging-labels-decision = 승자 결정:
judging-labels-take-back = 마지막 입력 취소
judging-heat = { $round_title } · 히트 { $number }
judging-match = **{ $code }** { $better } (상위 시드) – { $worse }
judging-new-sheet-taken = 새 문제지로 푸는 중
judging-handed-in = { $at_ms }에 제출
judging-right = **정답**, 공식 시간 { $official_ms }. 아직 발표 전이에요
judging-announce-at = 정답자는 { $at }({ $at_distance })에, 또는 두 문제지 채점이 끝나면 발표해요.
judging-verdict = **판정:** { $sentence }
judging-wins = { $name } 님 승리.
judging-heat-of = { $number }조: { $matches }.
judging-clock = ⏱️ { $began }에 시계가 시작됐어요. 하위 시드는 { $over }({ $over_distance })까지예요.
judging-at-the-puzzle =
    푸는 중{ $new_sheet ->
        [yes] , 새 문제지를 받음
       *[no] {""}
    }
judging-at-the-puzzle-again =
    오답 { $count }번 뒤 다시 푸는 중{ $new_sheet ->
        [yes] , 새 문제지를 받음
       *[no] {""}
    }
judging-with-grader = 제출함, 공식 시간 { $time }
judging-with-grader-until = 제출함, 공식 시간 { $time }. 채점은 { $until }까지
judging-wrong = {""}**오답**, { $time }에 제출
judging-wrong-until = {""}**오답**, { $time }에 제출. 답지는 { $until }({ $until_distance })에 돌려줘요
judging-button = 심판 패널
judging-no-match = 심판을 기다리는 현장 경기가 없어요. 현장 라운드가 공개되면 패널이 열려요.
judging-round-ready = {""}**{ $round }**을(를) 공개했어요. **{ $panel }** 버튼으로 { $heats }개 조의 패널을 열 수 있어요. 심판마다 하나씩 열 수 있어요.
judging-entry-start = 시계를 시작함
judging-entry-stop = { $name } 님이 { $time }에 제출
judging-entry-official = { $name } 님의 공식 시간: { $time }
judging-entry-correct = { $name } 님의 답은 정답({ $time }에 채점)
judging-entry-incorrect = { $name } 님의 답은 오답({ $time }에 채점)
judging-entry-sheet-back = { $name } 님이 { $time }에 용지를 돌려받음
judging-entry-new-sheet = { $name } 님이 { $time }에 새 용지를 가져감
judging-entry-timer = { $time }에 발표
judging-entry-time-limit = { $time }에 시간 종료
judging-entry-too-close = 너무 근소해서 판정 불가
judging-entry-malfunction = 문제 발생: { $text }
judging-entry-go-on = 경기를 계속함
judging-entry-decision = 심판이 { $name } 님의 승리로 판정: { $text }
judging-entry-take-back = 마지막 기록을 취소함
judging-taken-back = 디렉터가 이것을 되돌렸어요. 더 이상 유효하지 않아요.
judging-held-at = ⏸️ 중단: 심판이 문제를 확인하고 있어요. 이 경기의 시계는 { $timer }에 멈춰 있어요.
judging-stood = ⏱️ 이 경기의 시계는 { $time } 동안 멈춰 있었어요. 낮은 시드의 시간은 { $over }({ $over_distance })에 끝나요.
judging-labels-ran-on = 계속, 시계 안 멈춤
judging-needs-no-command = 명령은 필요 없어요. 라이브 라운드가 공개되면 알리고, 각 조 아래의 **{ $panel }** 버튼을 쓸 수 있어요.
