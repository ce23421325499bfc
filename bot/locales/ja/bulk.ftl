### Results of many games at once.

bulk-form-title = 結果
bulk-lines = 1行に1局
bulk-lines-help = 例：12 450 380、Ana 450 Bo 380、Ana beat Bo、Ana - Bo 1-0
bulk-preview = このように読み取りました。まだ何も入力されていません。
bulk-enter = すべて入力する
# Results were entered.
bulk-entered =
    { $games }局の結果を記録しました。
bulk-people-lines = 1行に1人
bulk-people-title =
    { $about ->
        [ratings] レーティング
        [fees] 参加費
        [check-ins] チェックイン
       *[seeds] シード
    }
bulk-people-help =
    { $about ->
        [ratings] 例：Ana 1720
        [fees] 例：Ana、Ana unpaid、#7 returned。名前だけなら支払い済み
        [check-ins] 名前だけ、または #7
       *[seeds] 強い順。書かれていない人はレーティング順で続きます
    }
bulk-people-entered = { $count }人分を反映しました。
bulk-answers-help = 例：Ulrich yes、Ulrich: と回答。名前だけの行は未回答のまま
bulk-left-open = 未回答：{ $names }。
bulk-no-answer-there = 回答のある行がまだないため、入力するものがありません。
bulk-answers-entered = **{ $title }**：{ $count }件の回答を入力しました。変更するときは、もう一度入力してください。
