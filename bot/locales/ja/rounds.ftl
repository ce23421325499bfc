rounds-field-by-seed = 参加者（シード順）
rounds-field-as-listed = 参加者と順番は上の一覧のとおりです。
rounds-why-seeded = シード順で並んだときの決め方
rounds-order-by-rating = 大会前の実力によるシード順です。
rounds-order-by-standings = 前のステージの順位によるシード順です。
rounds-pairings = 組み合わせ
rounds-byes = 不戦勝
rounds-idle = このラウンドは休み
rounds-warnings = 確認したい点
rounds-no-warnings = 気になる点はありません。再戦も二度目の不戦勝もありません。
rounds-more-warnings = …ほか{ $count }件はテキストファイルにあります。
rounds-many-idle = このラウンドは休み：{ $count }人
rounds-preview = プレビュー
rounds-not-published = まだほかの人には見えません。
rounds-why-link = なぜこの組み合わせ？`/tournament why`でわかります。
rounds-near-misses = 合う時間なし
rounds-many-level-seeds = 隣どうしが並んだところが{ $count }か所ありました。どう決めたかは`/tournament why`でわかります。
rounds-time-control = 持ち時間：{ $text }
rounds-tentative-until = 時刻は{ $fix_at }まで仮のものです。それまでに相手と相談し、`/me availability`で対局できる時間を直してください。
rounds-play-between = 対局の開始は{ $play_from }から{ $play_until }までです。
rounds-arrange-yourselves = 相手と時刻を決めて対局し、`/match report`で結果を報告してください。
rounds-times-fixed = **{ $round_title }**の対局時刻が確定しました。もう変わりません。
rounds-other-times-stay = 変わっていない時刻はラウンドの投稿にあります。
rounds-game-moved = ディレクターが{ $players }の時刻を決めました：{ $at }。
rounds-no-time-found = { $players }：合う時刻が見つかりませんでした。ディレクターが決めます。
rounds-paired-by-director = ディレクターが組みました：{ $reason }
rounds-amended-by-director = ディレクターが**{ $round_title }**の組み合わせを変更しました。
rounds-amended-after-withdrawal = 抜けた人がいたため、**{ $round_title }**の組み合わせを更新しました。
rounds-round-undone = ディレクターが**{ $round_title }**を取り消しました。その組み合わせは無効です。新しい組み合わせをお待ちください。
rounds-step-undone = ディレクターが最後のステップを取り消しました。
rounds-undone-list = 取り消し：{ $things }。
rounds-timetable-paused = ディレクターが再開するまで、タイムテーブルは止まります。
rounds-timetable-switched-running = タイムテーブルが再開しました。
rounds-timetable-switched = タイムテーブルは一時停止中です。ディレクターが再開するまで、自動では何も起こりません。
rounds-times-tentative = **{ $round_title }**の仮の対局時刻：
rounds-new-time = 新しい時刻：{ $at }。
rounds-stage-started =
    {""}**{ $title }**が参加者{ $entrants }人で始まります。
rounds-stage-started-rounds =
    {""}**{ $title }**が参加者{ $entrants }人、全{ $rounds }ラウンドで始まります。
rounds-game-time =
    { $final ->
        [yes] { $at }、確定
       *[no] { $at }、仮
    }
rounds-tentative-time = { $at }、仮
rounds-reported = **{ $name }**の報告：{ $said }（異議がなければ{ $until }に確定）
rounds-reported-early = **{ $name }**が開始前に報告：{ $said }（確認されると確定）
rounds-disputed = 異議あり、ディレクターが裁定します
rounds-here = 到着：{ $names }
rounds-be-there = 開始の頃に**自分の対局**でチェックインしてください。**DMで通知を受け取る**を押すと、その前にDMが届きます。
rounds-next-times = 次のラウンドの組み合わせは{ $pair_at }です。いつ対局できるかは**対局できる時間**で知らせてください。
rounds-amended-for-newcomer = **{ $round_title }**の対局が一つ増えました。新しく加わった人が、不戦勝だった人と対戦します。
rounds-played-elsewhere = 別の場所で行われました。
rounds-here-waiting = 到着：**{ $name }**（**{ $opponent }**さんを{ $until_time }まで待っています、{ $until_distance }）
rounds-play-and-report = 対局したら、`/match report`で結果を報告してください。
rounds-match-open = { $title }：**{ $players }**の試合が始められます。対局したら、`/match report`で結果を報告してください。
rounds-on-hold = 保留中です。ディレクターが再開するまで、自動では何も起こりません。
rounds-goes-on = 再開しました。次の進行は再び自動で行われます。
rounds-standings-at-the-end = すべての対局が終わりました。最終順位は終了のお知らせにあります。
rounds-order-by-hand = シード順はディレクターが手で決めました。
rounds-order-by-lot = シード順は抽選で決めました。
rounds-order-by-entry = シード順は参加登録の順です。
