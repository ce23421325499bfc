### 作れる大会のメニューと、今夜の大会のフォーム。

tonight-menu = どんな大会にしますか？もうみんなそろっているなら*今夜の大会*を押してください。
tonight-presets = すぐに使える大会一式
tonight-formats = 方式
tonight-form-title = 今夜の大会
tonight-default-name = 今夜の大会
tonight-rounds-help = 空欄なら人数に合わせます。
tonight-yes = はい
tonight-no = いいえ
tonight-labels-name = 名前
tonight-labels-kind = 方式
tonight-labels-rounds = ラウンド数（スイス式のみ）
tonight-labels-best-of = 1試合は
tonight-labels-third-place = 3位決定戦
# One kind of tournament in the list.
tonight-kind = { $title }：{ $summary }
# One line of the menu.
tonight-choice = **{ $title }**：{ $summary }
# How many games a match has.
tonight-series =
    { $games ->
        [1] 1局
       *[other] { $games }番勝負
    }
# That kind of tournament has nothing of that sort.
tonight-not-in = 「{ $kind }」にはありません。元のままにしてください。
# The number of rounds cannot be read.
tonight-whole-number = 1から{ $most }までの整数か、空欄にしてください。
# It is there, and people can join.
tonight-opened = **{ $title }**の参加受付を<#{ $channel }>で始めました。参加する人はカードの*参加登録*を押します。
tonight-opened-teams = **{ $title }**の参加受付を<#{ $channel }>で始めました。参加する人はカードの*チームに入る*か*新しいチーム*を押します。
tonight-press-start = みんなそろったら*スタート*を押してください。
tonight-starts-then = { $at }に、それまでにチェックインした人で自動的に始まります。チェックインは15分前に始まります。
tonight-goes-on = 最後の結果から{ $minutes }分後に、次のラウンドと最終順位が自動で発表されます。カードの*保留*で止められます。
tonight-two-stages-title = 2つのステージ
tonight-labels-first = 最初のステージ
tonight-labels-groups = グループ数（グループステージのみ）
tonight-labels-second = 次のステージ
tonight-groups-help = いくつか。空欄なら1グループ4人まで。
tonight-field-help = 8、9-16、groups 1-2 +8など。決勝を2つ並行するなら：groups 1-2; groups 3-4
tonight-then = { $first }、次に{ $second }
tonight-choose-title = 新しい大会
