### 形式が言うこと。

format-double-elimination-title = ダブルエリミネーション

format-double-elimination-summary = 勝者側と敗者側のトーナメント表とグランドファイナル。2敗で敗退です。

format-double-elimination-option-reset-label = 再戦

format-double-elimination-option-reset = 敗者側の勝者がグランドファイナルに勝ったらもう一度行いますか?
