### 形式が言うこと。

format-single-elimination-title = シングルエリミネーション

format-single-elimination-summary = シード付きのトーナメント表。試合に負けたら敗退です。

format-single-elimination-option-third-place = 準決勝の敗者が3位決定戦をしますか?

format-single-elimination-rule-third-place-yes = 準決勝の敗者は3位決定戦をします。

format-single-elimination-rule-third-place-no = 準決勝の敗者は同じ3位です。

format-single-elimination-scores-contradict-winner = { $game }のスコアが勝者と合いません。両方を確認してください。
