games-bye = 不戦勝
games-idle = 休み
games-open-game = 未決
games-tentative = 仮
games-final = 確定
games-no-time = 時刻未定
games-marks = + 勝ち、- 負け、= 引き分け、> < 不戦、x無効、？未決
games-round = 第{ $number }ラウンド
games-outcome =
    { $word ->
        [won] 勝ち
        [lost] 負け
       *[tied] 引き分け
    }
games-outcome-forfeit =
    { $word ->
        [won] 不戦勝
        [lost] 不戦敗
       *[tied] 不戦による引き分け
    }
games-forfeit = { $score }、不戦
games-both-absent = { $score }、両者不在
games-void = 無効
games-round-off = 希望による休み
