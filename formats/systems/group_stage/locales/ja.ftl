format-group-stage-title = グループステージ

format-group-stage-summary = グループの中で全員が総当たりします。

format-group-stage-round = グループの第{ $round }ラウンド（全{ $rounds }）。ベルガー表によります。

format-group-stage-same-group = { $who1 }と{ $who2 }は同じグループ{ $group }です。

format-group-stage-walkover = { $who1 }は対局なしで1点です。{ $who2 }が抜けたためです。

format-group-stage-missed-walkovers = { $who1 }がこれまで欠けたラウンド：{ $rounds }。点は付かず、相手はそれぞれ1点です。

format-group-stage-parted-by-seed = { $who1 }は{ $who2 }より上：ほかはすべて同じで、シードが上です。

format-group-stage-rule-groups = グループは{ $value }つです。

format-group-stage-rule-deal-snake = グループの強さは同じくらいです。シードを折り返しながら分けます。

format-group-stage-rule-deal-drawn = グループは抽選です。各ポットから1人ずつ入ります。

format-group-stage-rule-legs-1 = グループ内で全員が1回ずつ対戦します。

format-group-stage-rule-legs = グループ内で全員が{ $value }回ずつ対戦します。

format-group-stage-name-group-group = グループ{ $group }

format-group-stage-option-groups-label = グループ数

format-group-stage-option-groups = グループがいくつあるか。空欄なら1グループ4人まで。

format-group-stage-option-deal-label = グループの分け方

format-group-stage-option-deal = snake：シード順で強さを均等に。drawn：抽選で各ポットから1人ずつ。

format-group-stage-option-legs-label = 総当たりの回数

format-group-stage-option-legs = グループ内で全員が何回ずつ対戦するか。

format-group-stage-option-tie-breaks-label = タイブレーク

format-group-stage-option-tie-breaks = 同点の決め方（順に）：direct、sodos、wins、difference、scored（最後の2つはスコアが必要）。

format-group-stage-compared = { $who1 }は{ $who2 }より上：大きいグループの{ $size }位より下との結果を除いて比べます。
