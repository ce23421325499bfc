### Results of many games at once.

bulk-form-title = 結果
bulk-lines = 1行に1局
bulk-lines-help = 例：12 450 380、Ana 450 Bo 380、Ana beat Bo、Ana - Bo 1-0
bulk-preview = このように読み取りました。まだ何も入力されていません。
bulk-enter = すべて入力する
# Results were entered.
bulk-entered =
    { $games }局の結果を記録しました。
