### 형식이 하는 말.

format-group-rounds-title = 조별 라운드

format-group-rounds-summary = 조 안에서 모두와 두고, 잘한 사람끼리 새 조를 이룬 뒤 준결승과 결승을 해요.

format-group-rounds-group-1 = { $group }, 시드 순: { $who1 }.

format-group-rounds-group-2 = { $group }, 시드 순: { $who1 }, { $who2 }.

format-group-rounds-group-3 = { $group }, 시드 순: { $who1 }, { $who2 }, { $who3 }.

format-group-rounds-group-4 = { $group }, 시드 순: { $who1 }, { $who2 }, { $who3 }, { $who4 }.

format-group-rounds-group-5 = { $group }, 시드 순: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }.

format-group-rounds-group-6 = { $group }, 시드 순: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }.

format-group-rounds-group-7 = { $group }, 시드 순: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }.

format-group-rounds-group-8 = { $group }, 시드 순: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }, { $who8 }.

format-group-rounds-group-many = { $group }은(는) { $size }명이에요.

format-group-rounds-part = { $round }: 조마다 모두와 한 번씩, 순서는 자유예요.

format-group-rounds-matches = { $round }: 이긴 사람이 올라가요. 비기면 다시 둬요.

format-group-rounds-replays = { $round }: 비긴 대국을 다시 둬요.

format-group-rounds-grouping = 추첨 결과 { $rolled }: 조 나누기 { $grouping }.

format-group-rounds-roll-round2 = 2라운드: 1~6에서 수를 뽑으세요. 조 나누기 번호예요.

format-group-rounds-roll-round3 = 3라운드: 뽑으세요. 1, 4, 7은 나누기 1; 2, 5, 8은 나누기 2; 3, 6, 9는 나누기 3; 0은 다시.

format-group-rounds-roll-again = 추첨 결과 0: 다시 뽑으세요.

format-group-rounds-level-2 = { $round }, { $group }: { $who1 } 님과 { $who2 } 님이 모두 같아요. 추첨: 1이면 { $who1 }, 2면 { $who2 } 님이 먼저예요.

format-group-rounds-level-3 = { $round }, { $group }: { $who1 }, { $who2 }, { $who3 } 님이 모두 같아요. 순서를 뽑으세요: 1과 2는 { $who1 }, 3과 4는 { $who2 }, 5와 6은 { $who3 } 님이 먼저. 나머지 둘은 홀수면 먼저 적힌 사람이 위예요.

format-group-rounds-level-many = { $round }, { $group }: { $count }명이 모두 같아요. 순서 { $orders }가지 중 하나를 뽑으세요(사전 순 번호).

format-group-rounds-call = { $who1 } 님과 { $who2 } 님이 모두 같아요: 한 명이 홀수나 짝수를 불러요. 맞히면 시드가 높아요.

format-group-rounds-toss = { $who1 } 님이 { $call }을(를) 불렀어요. 0~9에서 뽑으세요(0은 짝수): { $call }이면 { $who1 } 님이 { $who2 } 님보다 높은 시드예요.

format-group-rounds-parity-even = { $who1 } 님과 { $who2 } 님은 { $group }의 시드 { $seed }, { $other_seed }: 합이 짝수면 높은 시드가 A예요.

format-group-rounds-parity-odd = { $who1 } 님과 { $who2 } 님은 { $group }의 시드 { $seed }, { $other_seed }: 합이 홀수면 낮은 시드가 A예요.

format-group-rounds-higher-has-a = { $who1 }(시드 { $seed })이 { $who2 }(시드 { $other_seed })보다 위라 쪽을 골라요: { $who1 } 님이 B라고 하지 않으면 A예요.

format-group-rounds-higher-has-b = { $who1 }(시드 { $seed })이 { $who2 }(시드 { $other_seed })보다 위고 B를 원했어요.

format-group-rounds-ask-side = { $who1 } 님이 { $who2 } 님보다 높은 시드예요: A(첫 말 지정)인가요, B(색 선택)인가요?

format-group-rounds-ask-pieces = { $who1 } 님이 { $who2 } 님 상대로 A예요: 첫 파란 말과 빨간 말은 무엇인가요?

format-group-rounds-ask-colours = { $who1 } 님이 { $who2 } 님 상대로 B예요: { $blue }와(과) { $red }(으)로 시작하는 파랑과 빨강, 아니면 노랑과 초록?

format-group-rounds-told-sides = { $who1 } 님이 A, { $who2 } 님이 B예요.

format-group-rounds-told-pieces = { $who1 } 님이 첫 파란 말로 { $blue }, 빨간 말로 { $red }을(를) 골랐어요.

format-group-rounds-told-colours = { $who1 } 님은 { $colours }, { $who2 } 님은 { $others }.

format-group-rounds-replay = { $who1 } 님과 { $who2 } 님이 비겨 A와 B를 바꿔 다시 둬요.

format-group-rounds-seeded-by-place = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: { $round } 조의 순위가 위예요.

format-group-rounds-seeded-by-record = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: { $round }의 성적이 좋아요.

format-group-rounds-seeded-by-difference = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: { $round }의 득실 차가 커요.

format-group-rounds-seeded-by-game = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: { $round }의 맞대결을 이겼어요.

format-group-rounds-seeded-by-call = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: { $call }을(를) 불렀고 수는 { $number }였어요.

format-group-rounds-seeded-by-missed-call = { $who1 } 님이 { $who2 } 님보다 시드가 높아요: { $who2 } 님이 { $call }을(를) 불렀지만 수는 { $number }였어요.

format-group-rounds-parted-1 = { $who1 } 님이 { $who2 } 님보다 위: 성적이 좋아요.

format-group-rounds-parted-2 = { $who1 } 님이 { $who2 } 님보다 위: 동률인 사람끼리의 성적이 좋아요.

format-group-rounds-parted-3 = { $who1 } 님이 { $who2 } 님보다 위: 동률인 사람끼리의 득실 차가 커요.

format-group-rounds-parted-4 = { $who1 } 님이 { $who2 } 님보다 위: 조의 득실 차가 커요.

format-group-rounds-parted-5 = { $who1 } 님이 { $who2 } 님보다 위: 득점이 많아요.

format-group-rounds-parted-6 = { $who1 } 님이 { $who2 } 님보다 위: 나머지는 같아 추첨이에요.

format-group-rounds-left-in-round = { $who1 } 님은 { $round } 도중에 떠났어요: 그 라운드의 대국은 세지 않아요.

format-group-rounds-line-on = 다음: { $round }

format-group-rounds-champion = { $who1 } 님이 대회에서 우승했어요.

format-group-rounds-leaves-round = { $who1 } 님이 { $round } 도중에 떠나요: 대국 { $games }개가 무효가 되고 표를 다시 계산해요.

format-group-rounds-leaves-match = { $who1 } 님이 경기를 떠나요: { $who2 } 님이 이겨요.

format-group-rounds-leaves-between = { $who1 } 님이 { $round } 뒤에 떠나요: { $group }에서 그 아래 모두가 한 자리씩 올라가요.

format-group-rounds-leaves-seat = { $who1 } 님이 추첨 뒤에 떠나요: { $who2 } 님이 자리를 이어요.

format-group-rounds-leaves-empty = { $who1 } 님이 추첨 뒤에 떠나고 자리를 이을 사람이 없어요.

format-group-rounds-moves = { $who1 } 님이 { $group }에서 { $before }위에서 { $after }위로 옮겨요.

format-group-rounds-enters = { $who1 } 님이 이제 { $round }에 올라가요.

format-group-rounds-drops = { $who1 } 님은 더는 { $round }에 올라가지 못해요.

format-group-rounds-name-round-number = { $number }라운드

format-group-rounds-name-finals = 결승 라운드

format-group-rounds-name-semi-final-number = 준결승 { $number }

format-group-rounds-name-round-replay = { $round }(재경기)

format-group-rounds-name-round-part-of-parts = { $round }({ $part }/{ $parts })

format-group-rounds-name-round-number-group = { $number }라운드, { $group }

format-group-rounds-name-blue = 파랑

format-group-rounds-name-yellow = 노랑

format-group-rounds-name-red = 빨강

format-group-rounds-name-green = 초록

format-group-rounds-choice-call-odd = 홀수

format-group-rounds-choice-call-even = 짝수

format-group-rounds-name-odd-2 = 홀수

format-group-rounds-name-even-2 = 짝수

format-group-rounds-choice-ask-side-a = A(말)

format-group-rounds-choice-ask-side-b = B(색)

format-group-rounds-choice-ask-colours-blue-and-red = 파랑과 빨강

format-group-rounds-choice-ask-colours-yellow-and-green = 노랑과 초록

format-group-rounds-name-blue-and-red-2 = 파랑과 빨강

format-group-rounds-name-yellow-and-green-2 = 노랑과 초록

format-group-rounds-form-ask-pieces-blue = 첫 파란 말

format-group-rounds-form-ask-pieces-red = 첫 빨간 말

format-group-rounds-head-round = 라운드

format-group-rounds-column-round = 마지막으로 참가한 라운드.

format-group-rounds-head-place = 순위

format-group-rounds-column-place = 그 라운드 조의 순위.

format-group-rounds-head-record = 성적

format-group-rounds-column-record = 그 조에서 딴 점수의 비율.

format-group-rounds-head-difference = 득실 차

format-group-rounds-column-difference = 그 조에서 대국당 득점 빼기 실점.

format-group-rounds-column-record-2 = 이 조에서 딴 점수의 비율.

format-group-rounds-column-difference-2 = 이 조에서 대국당 득점 빼기 실점.

format-group-rounds-form-side = A 또는 B

format-group-rounds-form-side-help = 시드가 높을 때 원하는 것: A는 말을 지정하고 B는 색을 골라요.

format-group-rounds-form-side-side = A 또는 B

format-group-rounds-form-side-side-a = A: 말 지정

format-group-rounds-form-side-side-b = B: 색 선택

format-group-rounds-option-fewest-label = 최소 인원

format-group-rounds-option-fewest = 이보다 적으면 받지 않아요. 16명이면 네 조가 차요.

format-group-rounds-option-round-three-roll-label = 3라운드 추첨

format-group-rounds-option-round-three-roll = 3라운드에 뽑는 수: 1~3, 6, 9, 또는 0~9 아무 수(0은 다시 뽑기).
format-group-rounds-missed-groups = 그 사이에 { $who1 }님 없이 짜인 대진은 { $who1 }님 없이 이어지며, 성적에는 들어가지 않아요.

format-group-rounds-rule-fewest = { $value }명부터 시작할 수 있고, 16명이면 네 그룹이 차요.

format-group-rounds-rule-round-three-roll-3 = 3라운드를 위해 1부터 3까지의 수를 뽑아요.

format-group-rounds-rule-round-three-roll-6 = 3라운드를 위해 1부터 6까지의 수를 뽑아요.

format-group-rounds-rule-round-three-roll-9 = 3라운드를 위해 1부터 9까지의 수를 뽑아요.

format-group-rounds-rule-round-three-roll-any = 3라운드를 위해 0부터 9까지의 수를 뽑고, 0이면 다시 뽑아요.
