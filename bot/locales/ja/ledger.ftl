ledger-ledger = 会計
ledger-fund = 勝者のための基金
ledger-fees = 参加費
ledger-nothing = この大会には参加費も賞金も基金もありません。
ledger-nothing-is-collected = これは一覧です。ここで集金や支払いはしません。
ledger-not-final = 現時点のものです。順位と同時に確定します。
ledger-headings-unpaid = 未払い
ledger-headings-paid = 支払い済み
ledger-headings-owed-back = 返金予定
ledger-headings-kept = 返金なし
ledger-headings-returned = 返金済み
ledger-causes- = {""}
ledger-causes-forfeit = 不戦敗
ledger-causes-drop-out = 途中離脱
ledger-causes-director = ディレクターの判断
ledger-fund-none = { $amount }。最終ステージの対局はまだ行われていません。
ledger-fund-over =
    { $final ->
        [yes] { $amount }を{ $games }局に分けます。
       *[no] { $amount }を、これまでの{ $games }局に分けます。
    }
