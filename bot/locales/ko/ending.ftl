### 종료와 상금.

ending-prizes = 상금
ending-over = 대회 종료
ending-thanks = 함께 두고, 운영하고, 지켜봐 준 모두에게 고마워요.
ending-finished = **{ $title }** 끝났어요. 축하해요!
ending-game-fund = 대국 승자 기금: { $amount }. 마지막 단계의 대국마다 똑같이 나눠요.
ending-stage-over = **{ $title }** 끝났어요.
ending-qualified = **{ $title }** 진출: { $names }. 축하해요!
ending-goes-on = **{ $title }** 아직 끝나지 않았어요. 운영자가 종료를 취소했어요.
ending-podium = { $place }: **{ $names }**
ending-podium-shared = { $place }: **{ $names }** (공동)
ending-prize-nobody = { $place }: 수상자 없음: { $prizes }
ending-prize-shared = 공동 { $places }: { $names }: { $prizes }
ending-prize-of-class = { $letter } 등급, { $place }
ending-prize-of-kind = { $kind }, { $place }
