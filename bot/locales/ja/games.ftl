games-bye = 不戦勝
games-idle = 対局なし
games-open-game = 未決
games-tentative = 仮
games-final = 確定
games-no-time = 時刻未定
games-marks = + 勝ち、- 負け、= 引き分け、> < 不戦、x 無効、? 未決
