### 形式が言うこと。

format-single-elimination-title = シングルエリミネーション

format-single-elimination-summary = シード付きのトーナメント表。試合に負けたら敗退です。

format-single-elimination-option-third-place = 準決勝の敗者が3位決定戦をしますか?
