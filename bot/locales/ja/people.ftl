people-somebody = その選手
people-timetable = タイムテーブル
people-unknown-person = 今は不明の人
people-nameless = 参加者{ $value }
people-which-one =
    { $name }（{ $kind ->
        [member] メンバー
        [team] チーム
       *[guest] ゲスト
    }{ $state ->
        [in] {""}
       *[out] 、すでに不参加
    }）
people-which-one-rated =
    { $name }（{ $kind ->
        [member] メンバー
        [team] チーム
       *[guest] ゲスト
    }、{ $rating }{ $state ->
        [in] {""}
       *[out] 、すでに不参加
    }）
people-called-alike = 同じ名前の人がいるため、この人は**{ $name }**と表示されます。すでにいる人：{ $others }。
people-by-link = { $name }（リンク経由）
