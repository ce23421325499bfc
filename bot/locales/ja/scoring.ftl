scoring-mine = あなたの得点
scoring-started = 先手は誰でしたか?
scoring-i-started = 自分
scoring-correct = 直す
scoring-theirs = { $opponent }の得点
scoring-they-started = { $opponent }
scoring-form-title = { $opponent }戦の結果
