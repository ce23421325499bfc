### 형식이 하는 말.

format-fide-dutch-title = FIDE 더치

format-fide-dutch-summary = 체스 연맹 FIDE의 규칙에 따른 스위스 방식(2026년 더치 시스템)이에요.

format-fide-dutch-name-white = 백

format-fide-dutch-name-black = 흑

format-fide-dutch-name-lot = 추첨

format-fide-dutch-round = 전체 { $rounds }라운드 중 { $round }라운드, 더치 시스템(C.04.3)으로 대진했어요.

format-fide-dutch-same-score = { $who1 } 님과 { $who2 } 님은 모두 { $points }점이고, 점수 그룹의 { $place }번과 { $other_place }번이에요.

format-fide-dutch-moved-down = { $points }점인 { $who1 } 님이 내려가 { $other_points }점인 { $who2 } 님과 만나요. 위에서는 모두를 짝지을 수 없었어요(C6~C8).

format-fide-dutch-passed-met = { $who1 } 님은 순서상 { $who2 } 님과 만날 차례지만, 이미 대국했어요({ $article }).

format-fide-dutch-passed-colour = { $who1 } 님은 순서상 { $who2 } 님과 만날 차례지만, 두 사람 모두 같은 색을 받을 차례예요({ $article }).

format-fide-dutch-passed-upfloat = { $who1 } 님은 순서상 { $who2 } 님과 만날 차례지만, { $who2 } 님은 최근 두 라운드에 점수가 더 높은 상대와 만났어요({ $article }).

format-fide-dutch-passed-order = { $who1 } 님은 순서상 { $who2 } 님과 만날 차례지만, 앞의 대진과 함께라면 다른 사람의 기준을 어기게 돼요(C4~C21).

format-fide-dutch-bye = { $who1 } 님이 부전승이에요. { $points }점은 다른 모두에게 상대가 남는 가장 낮은 점수예요(C5).

format-fide-dutch-no-bye = { $who1 } 님은 부전승을 받을 수 없어요. 이미 받았거나, 대국 없이 1점을 얻었어요(C2).

format-fide-dutch-colour-1 = { $who1 } 님이 백, { $who2 } 님이 흑이에요. 각자 받을 차례인 색이에요({ $article }).

format-fide-dutch-colour-2 = { $who1 } 님이 백, { $who2 } 님이 흑이에요. 같은 색을 받을 차례라면 더 강한 쪽이 우선이에요({ $article }).

format-fide-dutch-colour-3 = { $who1 } 님이 백, { $who2 } 님이 흑이에요. 마지막으로 색이 달랐던 때와 서로 바꿔요({ $article }).

format-fide-dutch-colour-4 = { $who1 } 님이 백, { $who2 } 님이 흑이에요. 권리가 같으면 순위가 높은 쪽이 우선이에요({ $article }).

format-fide-dutch-colour-5 = { $who1 } 님이 백, { $who2 } 님이 흑이에요. 처음 색과 순위가 높은 쪽의 번호로 정해졌어요({ $article }).

format-fide-dutch-rule-rounds = { $value }라운드예요.

format-fide-dutch-rule-bye-half-points-1 = 부전승은 0.5점이에요.

format-fide-dutch-rule-bye-half-points-2 = 부전승은 1점이에요.

format-fide-dutch-rule-initial-colour-lot = 홀수 번호가 백으로 시작할지는 추첨으로 정해요.

format-fide-dutch-rule-initial-colour-white = 1라운드에는 홀수 번호가 백이에요.

format-fide-dutch-rule-initial-colour-black = 1라운드에는 홀수 번호가 흑이에요.

format-fide-dutch-rule-acceleration-yes = 위쪽 절반은 대진에만 쓰는 가상 점수로 시작해요(바쿠 가속).

format-fide-dutch-rule-acceleration-no = 모두 0점으로 시작해요.

format-fide-dutch-option-rounds-label = 라운드

format-fide-dutch-option-rounds = 몇 라운드를 두는지. 1라운드 전에 정해져요.

format-fide-dutch-option-tie-breaks-label = 타이브레이크

format-fide-dutch-option-tie-breaks = 동점을 가르는 순서: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-fide-dutch-option-bye-half-points-label = 부전승의 반점 수

format-fide-dutch-option-bye-half-points = 부전승의 값(0.5점 단위).

format-fide-dutch-option-initial-colour-label = 처음 색

format-fide-dutch-option-initial-colour = 1라운드 홀수 번호의 색: lot(추첨), white(백), black(흑).

format-fide-dutch-option-acceleration-label = 가속

format-fide-dutch-option-acceleration = 바쿠 가속: 위쪽 절반이 가상 점수로 시작하나요?

format-fide-dutch-field-title = 체스 칭호: GM, IM, WGM, FM, WIM, CM, WFM, WCM.

format-fide-dutch-field-title-label = 타이틀

format-fide-dutch-field-rating-label = 레이팅

format-fide-dutch-field-rating = FIDE 레이팅, 없으면 국내 레이팅. 둘 다 없으면 비워 두세요.

format-fide-dutch-field-federation = 체스 연맹을 세 글자로. 예: KOR

format-fide-dutch-field-federation-label = 연맹

format-fide-dutch-by-hand-same = FIDE 규칙으로도 손으로 짠 이 라운드와 똑같이 나와요.

format-fide-dutch-by-hand-differs = FIDE 규칙으로는 이 라운드 대진이 달라요({ $article }): { $kind ->
    [met] 이미 둔 두 사람이 다시 만나요.
    [bye] 부전승을 받을 수 없는 사람이 받아요.
    [colour] 같은 색이 필요한 두 사람이 만나요.
    [low_bye] 필요 이상으로 점수가 높은 사람이 부전승을 받아요.
    [fewest_down] 필요 이상으로 많은 사람이 아래 점수로 내려가요.
    [low_down] 필요 이상으로 점수가 높은 사람이 내려가요.
    [next_bracket] 다음 점수 그룹에서 내려가는 사람이 늘어요.
    [unplayed] 대국 없는 라운드가 더 많은 사람이 부전승을 받아요.
    [third_colour] 같은 색이 너무 잦은 사람이 있어요.
    [colours] 차례인 색을 못 받는 사람이 필요 이상으로 많아요.
    [down_again] 최근에 내려간 사람이 또 내려가요.
    [up_again] 최근에 높은 점수와 만난 사람이 또 만나요.
    [order] 나머지는 똑같이 좋지만 순서로는 다른 대진이 먼저예요.
    [sides] 대진은 맞지만 색이 달라요.
    [byes] 부전승은 한 명만 받을 수 있어요.
    [no_round] 모두를 짤 수 없어서 운영자가 정해요.
   *[other] 만나면 안 되는 두 사람이 만나요.
}

format-fide-dutch-hand-met = { $who1 } 선수와 { $who2 } 선수는 이미 두었어요 ({ $article }).

format-fide-dutch-hand-colour = { $who1 } 선수와 { $who2 } 선수는 같은 색이 필요해요 ({ $article }).

format-fide-dutch-hand-bye = { $who1 } 선수는 부전승을 받을 수 없어요 ({ $article }).

format-fide-dutch-hand-forbidden = { $who1 } 선수와 { $who2 } 선수는 만나면 안 돼요.

format-fide-dutch-rule-fide-rules-yes = FIDE 모드: 손으로 짠 라운드를 FIDE 규칙과 비교하고, 보고 파일에 FIDE 규칙이라고 적어요. Herald는 타이틀 노름을 계산하지 않아요.

format-fide-dutch-rule-fide-rules-no = FIDE 모드를 끝냈어요. 이 대회는 더는 FIDE 규칙을 따르지 않고 보고 파일에도 적지 않아요. Herald는 타이틀 노름을 계산하지 않아요.

format-fide-dutch-option-fide-rules-label = FIDE 모드

format-fide-dutch-option-fide-rules = 운영자가 FIDE 규칙을 따르나요? 대회 중에는 끄기만 할 수 있어요.

format-fide-dutch-only-never = 여기서는 반드시 만나지 않게(만나지 않음) 할 수만 있어요. FIDE 규칙에는 ‘되도록’이 없거든요. ‘만나지 않음’을 쓰거나 비워 두세요.

format-fide-dutch-not-in-report = 이 점수는 FIDE 보고서 파일에 넣을 수 없어요. 부전승과 1점 부전은 승, 반 점 부전은 무, 0점 부전은 부전패와 같은 점수여야 하고 보너스는 없어야 해요.

format-fide-dutch-not-accelerated = 가속에는 무가 승의 절반, 패가 0점이어야 해요. 점수를 바꾸거나 가속을 꺼 주세요.

format-fide-dutch-not-of-fide = FIDE 모드에서는 무승부 두 번이 승과 패의 합보다, 부전승이 승보다 점수가 높을 수 없어요.

format-fide-dutch-field-fide-id = FIDE 번호(FIDE ID). 목록의 레이팅과 칭호는 이 번호로 찾아요.

format-fide-dutch-field-fide-id-label = FIDE ID
