### 오래 걸리는 계산을 기다리는 동안.

waiting-waiting = 잠시만요, 다른 일을 마치는 중이에요.
waiting-database = 하고 있어요. 데이터베이스가 다른 일로 바빠요. 잃어버리는 것은 없어요.
waiting-done-already = 이미 끝났거나 중지됐어요. 더 중지할 것이 없어요.
waiting-stopping = 중지하는 중…
waiting-so-far =
    시뮬레이션 중, { $step }단계: { $done }/{ $total }
    `{ $filled }{ $bar }`
