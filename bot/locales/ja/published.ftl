published-title = 公開ルール
published-file = 公開ルール
published-file-help = オプションを1行のJSONにしたものです。そのSHA-256がチェックサムです。
published-intro = ラウンドはこのように組まれます。対局の前に今、固定されました。後で変更すれば全員にわかります。
published-not-set = 既定値
published-by-default = { $value }（既定）
published-yes-no-true = はい
published-yes-no-false = いいえ
published-check-sum-line = チェックサム：`{ $check_sum }`（添付ファイルのSHA-256）。各ラウンドに、組んだときのチェックサムが示されます。
published-check-sums =
    変更前のチェックサム：`{ $before }`
    現在のチェックサム：`{ $after }`
published-changed =
    { $playing ->
        [yes] **{ $stage }の公開ルールが、進行中に変更されました。**
       *[no] **{ $stage }の公開ルールが、公開後に変更されました。**
    }
published-paired-by = 公開されたルールで組み合わせました（チェックサム`{ $check_sum }…`）。
