### 形式が言うこと。

format-single-elimination-title = シングルエリミネーション

format-single-elimination-summary = シード付きのトーナメント表。試合に負けたら敗退です。

format-single-elimination-option-third-place = 準決勝の敗者が3位決定戦をしますか？

format-single-elimination-rule-third-place-yes = 準決勝の敗者は3位決定戦をします。

format-single-elimination-rule-third-place-no = 準決勝の敗者は同じ3位です。

format-single-elimination-scores-contradict-winner = { $game }のスコアが勝者と合いません。両方を確認してください。

format-single-elimination-rule-all-places-yes = 各ラウンドの敗者も、全順位が決まるまで対戦を続けます。

format-single-elimination-rule-all-places-no = ほかの順位は決めません。

format-single-elimination-option-all-places-label = 全順位を決める

format-single-elimination-option-all-places = 各ラウンドの敗者も、全順位を決めるために対戦を続けるか。
