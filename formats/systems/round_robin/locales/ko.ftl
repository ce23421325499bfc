### 형식이 하는 말.

format-round-robin-title = 풀리그

format-round-robin-summary = 모두와 한 번 또는 여러 번 둬요.

format-round-robin-round = { $rounds }라운드 중 { $round }라운드({ $size }명의 베르거 표).

format-round-robin-table = { $who1 } 님과 { $who2 } 님은 표의 { $first }번과 { $second }번이에요.

format-round-robin-free = { $who1 } 님은 쉬어요: 인원이 홀수예요. 모두 똑같이 쉬어요.

format-round-robin-walkover = { $who1 } 님은 대국 없이 1점: { $who2 } 님이 떠났어요.

format-round-robin-struck = { $who1 } 님은 { $games }국의 절반도 두지 않고 떠나요: 어느 대국도 세지 않아요.

format-round-robin-free-of-struck = { $who1 } 님은 쉬어요: 상대가 떠났고, 그와의 대국은 누구에게도 세지 않아요.

format-round-robin-option-legs-label = 바퀴

format-round-robin-option-legs = 모두와 몇 번씩 두는지.

format-round-robin-option-exchange-last-rounds-label = 마지막 라운드 맞바꿈

format-round-robin-option-exchange-last-rounds = 한 바퀴의 마지막 두 라운드를 맞바꿔 다음 바퀴에도 쪽이 번갈아 가게 하나요?

format-round-robin-option-tie-breaks-label = 타이브레이크

format-round-robin-option-tie-breaks = 동점일 때 가르는 순서: sodos, direct, wins. 또는 FIDE의 DE SB SB/C1 PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-round-robin-option-strike-below-half-label = 절반 미만 삭제

format-round-robin-option-strike-below-half = 절반도 두지 않고 떠난 사람의 대국은 세지 않나요?
format-round-robin-missed-walkovers = { $who1 }님이 빠진 라운드 수: { $rounds }. 점수는 없고 상대마다 1점을 얻어요.

format-round-robin-rule-legs-1 = 모두가 서로 한 번씩 만나요.

format-round-robin-rule-legs = 모두가 서로 { $value }번씩 만나요.

format-round-robin-rule-exchange-last-rounds-yes = 한 바퀴의 마지막 두 라운드를 바꾸어 다음 바퀴까지 선후가 번갈아요.

format-round-robin-rule-exchange-last-rounds-no = 라운드는 베르거 표 순서대로 치러요.

format-round-robin-rule-strike-below-half-yes = 절반을 치르기 전에 떠난 선수의 경기는 모두 취소돼요.

format-round-robin-rule-strike-below-half-no = 떠난 선수의 경기도 그대로 인정돼요.
