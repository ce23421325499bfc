### 형식이 하는 말.

format-swiss-elimination-title = 스위스 엘리미네이션

format-swiss-elimination-summary = 표에 따른 순위 경기. 이긴 사람이 높은 순위를 갖고, 모든 순위를 가려요.

format-swiss-elimination-seeded-by-round-places = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: 자격 점수는 같지만 정규 라운드 하나하나의 순위가 나아요.

format-swiss-elimination-reserve = { $who1 } 님은 예비({ $place }위)예요. 1라운드 전에 누가 빠지면 올라가요.

format-swiss-elimination-not-invited = { $who1 } 님({ $place }위)은 초대 대상이 아니에요.

format-swiss-elimination-not-coming = { $who1 } 님({ $place }위)은 현장 결승에 온다고 하지 않았어요.

format-swiss-elimination-reveal = 온라인 결과를 공개할까요? 그때까지 목록, 퍼즐, 시간은 운영자만 봐요. { $players }명 중 { $missing }명의 시간이 아직 없어요. 아직 확인하지 않아 오답으로 치는 답: { $unchecked }.

format-swiss-elimination-draw-list = 희망 목록을 낸 사람이 없어요: 추첨한 목록을 모든 라운드에 써요. 지금 뽑을까요?

format-swiss-elimination-choose-live = { $who1 } 님은 { $rank }위라 { $round }라운드의 퍼즐을 골라요.

format-swiss-elimination-matches = { $round }라운드, { $venue }: 경기 { $matches }개.

format-swiss-elimination-heats = 경기는 한 퍼즐로 조 { $heats }에 나눠 치러요: 뒤 조를 떼어 놓으세요.

format-swiss-elimination-predetermined = 이번 라운드의 퍼즐은 미리 정한 { $puzzle }이에요.

format-swiss-elimination-picked = 이번 라운드의 퍼즐은 { $puzzle }, 고를 권리가 있는 { $who1 } 님 목록에서 쓰지 않은 첫째예요.

format-swiss-elimination-picked-reversed = 이번 라운드의 퍼즐은 { $puzzle }, 고를 권리는 있지만 이번에 풀지 않는 { $who1 } 님 목록에서 쓰지 않은 마지막이에요.

format-swiss-elimination-picked-by-lot = 이번 라운드의 퍼즐은 { $puzzle }, 추첨 목록에서 쓰지 않은 첫째예요.

format-swiss-elimination-chosen = 이번 라운드의 퍼즐은 { $puzzle }, { $rank }위인 { $who1 } 님이 골랐어요.

format-swiss-elimination-pick-passed-no-list = { $who1 } 님이 { $who2 } 님보다 먼저 고를 수 있지만 목록을 내지 않았어요.

format-swiss-elimination-pick-passed-done = { $who1 } 님이 { $who2 } 님보다 먼저 고를 수 있지만 이제 온라인 퍼즐을 풀지 않아요.

format-swiss-elimination-pick-passed-bracket = { $who1 } 님이 { $who2 } 님보다 시드가 높지만 더 낮은 조({ $bracket })예요.

format-swiss-elimination-match = { $who1 } 님은 { $rank }위, { $who2 } 님은 { $other_rank }위: 경기 { $code }, { $bracket }.

format-swiss-elimination-heat = { $heat }조.

format-swiss-elimination-bye = { $who1 } 님은 { $rank }위: 경기 { $code }은(는) 부전이에요.

format-swiss-elimination-opponent-gone = { $who1 } 님이 경기 { $code }을(를) 두지 않고 이겨요: { $who2 } 님이 없어요.

format-swiss-elimination-online-faster = { $who1 } 님이 { $who2 } 님보다 빨랐어요: { $time } 대 { $other_time }.

format-swiss-elimination-online-unsolved = { $who1 } 님은 { $time }에 풀었고 { $who2 } 님은 못 풀었어요.

format-swiss-elimination-online-equal = { $who1 } 님과 { $who2 } 님의 공식 시간이 같아요({ $time }). 상위 시드가 이겨요.

format-swiss-elimination-live-faster = { $who1 } 님이 { $who2 } 님보다 빨랐어요: { $time } 대 { $other_time }.

format-swiss-elimination-live-only-correct = 경기가 끝났을 때 { $who1 } 님만 정답이었어요({ $time }).

format-swiss-elimination-live-none-correct = 경기가 끝났을 때 정답이 없었어요: { $who1 } 님이 상위 시드예요.

format-swiss-elimination-live-over-limit = { $who2 } 님이 시간 안에 내지 못했어요({ $other_time }, 제한 { $limit }): { $who1 } 님이 상위 시드예요.

format-swiss-elimination-live-equal = { $who1 } 님과 { $who2 } 님의 공식 시간이 같아요({ $time }). 상위 시드가 이겨요.

format-swiss-elimination-live-too-close = 심판이 누가 빨랐는지 가릴 수 없어요: { $who1 } 님이 상위 시드예요.

format-swiss-elimination-live-decided = 심판이 { $who1 } 님의 승리로 정했어요. 최종 결정이에요.

format-swiss-elimination-both-absent = { $who1 } 님도 { $who2 } 님도 오지 않았어요: { $who1 } 님이 상위 시드예요.

format-swiss-elimination-reveal-final = { $who1 } 님은 { $place }위예요.

format-swiss-elimination-reveal-one-match = { $who1 } 님과 { $who2 } 님이 { $best }위와 { $worst }위를 두고 한 경기를 해요.

format-swiss-elimination-reveal-alone = { $who1 } 님은 { $rank }위이고 { $best }~{ $worst }위를 두고 { $matches }을(를) 해요.

format-swiss-elimination-reveal-two = { $who1 } 님과 { $who2 } 님은 { $rank }위와 { $other_rank }위이고 { $best }~{ $worst }위를 두고 { $matches }을(를) 해요.

format-swiss-elimination-champion = { $who1 } 님이 플레이오프에서 우승했어요.

format-swiss-elimination-finished = { $who1 } 님이 { $place }위로 마쳤어요.

format-swiss-elimination-to-play = { $who1 } 님은 { $best }~{ $worst }위를 두고 { $matches }을(를) 해요.

format-swiss-elimination-no-seat = { $who1 } 님은 플레이오프 자리가 없어요.

format-swiss-elimination-problem-unknown-puzzle = 은(는) 목록의 퍼즐이 아니에요

format-swiss-elimination-problem-unknown-round = 은(는) 표의 라운드가 아니에요

format-swiss-elimination-problem-not-asked = 여기서는 희망 목록을 받지 않아요

format-swiss-elimination-problem-unreadable = 을(를) 읽을 수 없어요

format-swiss-elimination-problem-bad-time = 의 시간을 읽을 수 없어요. 6:43.2처럼 쓰세요

format-swiss-elimination-problem-closed = 더는 낼 수 없어요: 경기가 진행됐어요

format-swiss-elimination-problem-not-open-yet = 온라인 단계가 시작되면 낼 수 있어요

format-swiss-elimination-problem-no-seat = 플레이오프 자리가 있는 사람만 낼 수 있어요

format-swiss-elimination-problem-started-before = 은(는) 이미 시작했어요: 시계가 가고 있어요

format-swiss-elimination-problem-not-started-yet = 은(는) 시작하지 않았어요

format-swiss-elimination-problem-nothing-to-check = 에는 확인할 시간 내 답이 없어요

format-swiss-elimination-problem-judges-only = 심판만 적을 수 있어요

format-swiss-elimination-problem-nothing-to-take-back = 취소할 기록이 없어요

format-swiss-elimination-problem-not-started = 경기가 시작되지 않았어요

format-swiss-elimination-problem-already-started = 경기가 이미 시작됐어요

format-swiss-elimination-problem-not-handed-in = 이 사람의 답지를 내지 않았어요

format-swiss-elimination-problem-not-solving = 이 사람은 지금 퍼즐을 풀고 있지 않아요

format-swiss-elimination-problem-not-graded-now = 이 사람의 답지는 채점자에게 없어요

format-swiss-elimination-problem-before-handed-in = 그때는 답지를 내지 않았어요

format-swiss-elimination-problem-minute-missing = 이 공식 시간에 오답의 1분이 빠졌어요

format-swiss-elimination-problem-minute-not-up = 답지는 1분이 다 지나면 돌려줘요

format-swiss-elimination-problem-nothing-to-return = 이 사람에게 돌려줄 답지가 없어요

format-swiss-elimination-problem-no-spare-sheets = 이 경기에는 여분 답지가 없어요

format-swiss-elimination-problem-second-new-sheet = 이 사람은 이 경기에서 새 답지를 받았어요

format-swiss-elimination-problem-held = 경기가 멈춰 있어요: 먼저 다시 시작하거나 결정하세요

format-swiss-elimination-problem-not-held = 경기가 멈춰 있지 않아요

format-swiss-elimination-problem-limit-not-reached = 제한 시간에 이르지 않았어요

format-swiss-elimination-problem-may-be-in-time = 하위 시드의 답지가 아직 제시간일 수 있어요: 먼저 채점하세요

format-swiss-elimination-problem-not-in-this-match = 이 사람은 이 경기에 없어요

format-swiss-elimination-name-round-number = { $number }라운드

format-swiss-elimination-name-round-number-online = { $number }라운드, 온라인

format-swiss-elimination-name-round-number-live = { $number }라운드, 현장

format-swiss-elimination-name-online = 온라인

format-swiss-elimination-name-live = 현장

format-swiss-elimination-name-winners-bracket = 승자조

format-swiss-elimination-name-losers-bracket = 패자조

format-swiss-elimination-name-placement-bracket = 순위 결정조

format-swiss-elimination-name-championship = 우승 결정전

format-swiss-elimination-name-one-more-match = 한 경기 더

format-swiss-elimination-name-matches-more-matches = { $matches }경기 더

format-swiss-elimination-name-fewest-to-most-more-matches = { $fewest }~{ $most }경기 더

format-swiss-elimination-choice-reveal-yes = 공개

format-swiss-elimination-name-for-all-rounds = 모든 라운드:

format-swiss-elimination-name-for-all-other-rounds = 나머지 모든 라운드:

format-swiss-elimination-name-for-round-number = { $number }라운드:

format-swiss-elimination-field-round = 정규 { $number }라운드의 점수. 두지 않았으면 비워 두세요.

format-swiss-elimination-column-seed = 시드. 동률을 가려요.

format-swiss-elimination-head-best = 최고

format-swiss-elimination-column-best = 아직 가능한 가장 좋은 최종 순위.

format-swiss-elimination-head-worst = 최저

format-swiss-elimination-column-worst = 아직 가능한 가장 나쁜 최종 순위.

format-swiss-elimination-field-coming = 현장 결승에 오나요: yes 또는 no.

format-swiss-elimination-form-preferences = 퍼즐 희망

format-swiss-elimination-form-preferences-help = 좋아하는 순서로 퍼즐을 적으세요. 한 줄은 모든 라운드용이고, C: P8 P7처럼 온라인 라운드로 시작하는 줄은 그 라운드용이에요. 빠진 것은 목록 순서대로 이어져요.

format-swiss-elimination-form-preferences-lists = 내 목록

format-swiss-elimination-form-online-times = 온라인 시간

format-swiss-elimination-form-online-times-help = 한 줄에 제출 하나: 퍼즐, 암호부터의 시간, wrong 또는 unchecked.

format-swiss-elimination-form-online-times-times = 제출

format-swiss-elimination-option-table-label = 표

format-swiss-elimination-option-table = 경기 표 이름: eight(8자리), thirty_two(32자리), wpf_gp_2023(16자리).

format-swiss-elimination-option-matches-label = 경기

format-swiss-elimination-option-matches = 대신 직접 만든 경기 표, 항목마다 한 경기: F F1 1-2 winners live heat 1.

format-swiss-elimination-option-puzzle-choice-label = 퍼즐 고르기

format-swiss-elimination-option-puzzle-choice = 참가자가 퍼즐을 고르나요, 목록 순서대로 쓰나요?

format-swiss-elimination-option-online-puzzles-label = 온라인 퍼즐

format-swiss-elimination-option-online-puzzles = 온라인 목록: 퍼즐마다 기호, 빈칸 뒤에 설명. 비워도 돼요.

format-swiss-elimination-option-live-puzzles-label = 현장 퍼즐

format-swiss-elimination-option-live-puzzles = 현장 단계의 목록, 같은 방식으로. 비워도 돼요.

format-swiss-elimination-option-complete-lists-label = 목록 채우기

format-swiss-elimination-option-complete-lists = 짧은 희망 목록을 목록 순서로 채우나요, 거절하나요?

format-swiss-elimination-option-best-rounds-label = 가장 좋은 라운드

format-swiss-elimination-option-best-rounds = 정규 라운드 중 좋은 몇 개를 자격 점수로 더하는지.

format-swiss-elimination-option-invited-label = 초대 인원

format-swiss-elimination-option-invited = 자격 점수 상위 몇 명에게 올지 묻는지.

format-swiss-elimination-option-sign-up-confirms-label = 신청이 곧 확정

format-swiss-elimination-option-sign-up-confirms = 안 온다고 하지 않으면 모두 오나요? 아니면 온다고 한 사람만 시드를 받아요.

format-swiss-elimination-option-online-minutes-label = 온라인 시간(분)

format-swiss-elimination-option-online-minutes = 온라인 퍼즐 하나의 최대 시간.

format-swiss-elimination-option-unsolved-minutes-label = 못 풀었을 때(분)

format-swiss-elimination-option-unsolved-minutes = 오답이나 무응답은 최대 시간보다 이만큼 더 길게 쳐요.

format-swiss-elimination-option-live-limit-minutes-label = 현장 제한(분)

format-swiss-elimination-option-live-limit-minutes = 현장에서 하위 시드는 이보다 짧은 시간에 풀어야 해요.
format-swiss-elimination-unknown-table = 그런 대진표는 없어요. 아는 것은 { $known }이에요.
format-swiss-elimination-bad-table = 이 대진표로는 치를 수 없어요. { $line }번째 줄을 보세요.
format-swiss-elimination-doubled-puzzle = { $venue } 풀에 코드가 같은 퍼즐이 두 개 있어요.
format-swiss-elimination-too-few-puzzles = { $venue } 단계는 { $rounds }라운드예요. 풀에는 같은 수의 퍼즐이 있거나 없어야 해요.

format-swiss-elimination-listed-unclear = yes나 no로 적거나 비워 두세요

format-swiss-elimination-listed-score = { $place }위: { $rounds }라운드 { $score }점

format-swiss-elimination-listed-score-outside = { $place }위, 초대 없음: { $rounds }라운드 { $score }점

format-swiss-elimination-listed-rating = { $place }위: { $score }점(레이팅 칸에서)

format-swiss-elimination-listed-rating-outside = { $place }위, 초대 없음: { $score }점(레이팅 칸에서)

format-swiss-elimination-listed-nothing = 어느 라운드에도 점수 없음

format-swiss-elimination-problem-live-round = 현장 라운드라서 목록을 읽지 않아요

format-swiss-elimination-rule-table-eight = 8명이 자리를 얻어요.

format-swiss-elimination-rule-table-thirty-two = 32명이 자리를 얻어요.

format-swiss-elimination-rule-table-wpf-gp-2023 = 16명이 자리를 얻고 2023년 그랑프리처럼 만나요.

format-swiss-elimination-rule-matches = 누가 누구를 만나는지는 주최자의 표에 있어요: { $value }.

format-swiss-elimination-rule-puzzle-choice-preferences = 퍼즐은 선수들의 선호 목록으로 골라요.

format-swiss-elimination-rule-puzzle-choice-predetermined = 퍼즐은 목록 순서대로 나와요.

format-swiss-elimination-rule-online-puzzles = 온라인 단계 퍼즐: { $value }.

format-swiss-elimination-rule-live-puzzles = 라이브 단계 퍼즐: { $value }.

format-swiss-elimination-rule-complete-lists-yes = 짧은 선호 목록은 목록 순서대로 채워져요.

format-swiss-elimination-rule-complete-lists-no = 선호 목록에는 모든 퍼즐이 있어야 해요.

format-swiss-elimination-rule-best-rounds = 정규 라운드 중 좋은 { $value }번의 합으로 출전 자격을 정해요.

format-swiss-elimination-rule-invited = 상위 { $value }명이 초대돼요.

format-swiss-elimination-rule-sign-up-confirms-yes = 거절하지 않으면 오는 것으로 봐요.

format-swiss-elimination-rule-sign-up-confirms-no = 온다고 답한 사람만 자리를 얻어요.

format-swiss-elimination-rule-online-minutes = 온라인 퍼즐은 하나에 { $value }분까지예요.

format-swiss-elimination-rule-unsolved-minutes = 틀리거나 없는 답은 그보다 { $value }분 더 걸린 것으로 쳐요.

format-swiss-elimination-rule-live-limit-minutes = 라이브에서는 하위 시드가 { $value }분 안에 풀어야 해요.
