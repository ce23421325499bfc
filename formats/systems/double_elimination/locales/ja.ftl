### 形式が言うこと。

format-double-elimination-title = ダブルエリミネーション

format-double-elimination-summary = 勝者側と敗者側のトーナメント表とグランドファイナル。2敗で敗退です。

format-double-elimination-option-reset-label = 再戦

format-double-elimination-option-reset = 敗者側の勝者がグランドファイナルに勝ったらもう一度行いますか？

format-double-elimination-rule-reset-yes = 敗者側の勝者がグランドファイナルに勝つと、もう一度行います。

format-double-elimination-rule-reset-no = グランドファイナルは、誰が勝っても1試合だけです。

format-double-elimination-scores-contradict-winner = { $game }のスコアが勝者と合いません。両方を確認してください。
