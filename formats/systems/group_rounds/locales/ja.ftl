### 形式が言うこと。

format-group-rounds-title = グループラウンド

format-group-rounds-summary = グループ内は総当たり。上位で新しいグループを作り、その後に準決勝と決勝。

format-group-rounds-group-1 = { $group }（シード順）：{ $who1 }。

format-group-rounds-group-2 = { $group }（シード順）：{ $who1 }、{ $who2 }。

format-group-rounds-group-3 = { $group }（シード順）：{ $who1 }、{ $who2 }、{ $who3 }。

format-group-rounds-group-4 = { $group }（シード順）：{ $who1 }、{ $who2 }、{ $who3 }、{ $who4 }。

format-group-rounds-group-5 = { $group }（シード順）：{ $who1 }、{ $who2 }、{ $who3 }、{ $who4 }、{ $who5 }。

format-group-rounds-group-6 = { $group }（シード順）：{ $who1 }、{ $who2 }、{ $who3 }、{ $who4 }、{ $who5 }、{ $who6 }。

format-group-rounds-group-7 = { $group }（シード順）：{ $who1 }、{ $who2 }、{ $who3 }、{ $who4 }、{ $who5 }、{ $who6 }、{ $who7 }。

format-group-rounds-group-8 = { $group }（シード順）：{ $who1 }、{ $who2 }、{ $who3 }、{ $who4 }、{ $who5 }、{ $who6 }、{ $who7 }、{ $who8 }。

format-group-rounds-group-many = { $group }は{ $size }人です。

format-group-rounds-part = { $round }：各グループ内で総当たり、順番は自由です。

format-group-rounds-matches = { $round }：勝った人が進みます。引き分けは再戦です。

format-group-rounds-replays = { $round }：引き分けた対局をやり直します。

format-group-rounds-grouping = 抽選の結果は{ $rolled }：組分け{ $grouping }。

format-group-rounds-roll-round2 = 第2ラウンド：1〜6の数を引いてください。それが組分けの番号です。

format-group-rounds-roll-round3 = 第3ラウンド：引いてください。1、4、7は組分け1、2、5、8は組分け2、3、6、9は組分け3、0はもう一度。

format-group-rounds-roll-again = 抽選の結果は0: もう一度。

format-group-rounds-level-2 = { $round }、{ $group }：{ $who1 }と{ $who2 }はすべて同じです。抽選：1なら{ $who1 }が上、2なら{ $who2 }が上。

format-group-rounds-level-3 = { $round }、{ $group }：{ $who1 }、{ $who2 }、{ $who3 }はすべて同じです。順番を引いてください：1と2は{ $who1 }、3と4は{ $who2 }、5と6は{ $who3 }が先頭。残る二人は、奇数なら先に書かれたほうが上です。

format-group-rounds-level-many = { $round }、{ $group }：{ $count }人がすべて同じです。{ $orders }通りの順番から一つを引いてください（辞書順の番号）。

format-group-rounds-call = { $who1 }と{ $who2 }はすべて同じです：どちらかが奇数か偶数を言い、当たれば上位シードです。

format-group-rounds-toss = { $who1 }は{ $call }と言いました。0〜9の数を引いてください（0は偶数）：{ $call }なら{ $who1 }が{ $who2 }より上のシードです。

format-group-rounds-parity-even = { $who1 }と{ $who2 }は{ $group }のシード{ $seed }と{ $other_seed }：和が偶数なら上位シードがAです。

format-group-rounds-parity-odd = { $who1 }と{ $who2 }は{ $group }のシード{ $seed }と{ $other_seed }：和が奇数なら下位シードがAです。

format-group-rounds-higher-has-a = { $who1 }（シード{ $seed }）は{ $who2 }（シード{ $other_seed }）より上で、側を選びます：{ $who1 }がBと言わなければAです。

format-group-rounds-higher-has-b = { $who1 }（シード{ $seed }）は{ $who2 }（シード{ $other_seed }）より上で、Bを希望しました。

format-group-rounds-ask-side = { $who1 }は{ $who2 }より上位シードです：A（最初の駒を指定）かB（色を選ぶ）か？

format-group-rounds-ask-pieces = { $who1 }は{ $who2 }に対してAです：最初の青い駒と赤い駒はどれですか？

format-group-rounds-ask-colours = { $who1 }は{ $who2 }に対してBです：{ $blue }と{ $red }から始まる青と赤か、黄と緑か？

format-group-rounds-told-sides = { $who1 }がA、{ $who2 }がBです。

format-group-rounds-told-pieces = { $who1 }は最初の青い駒に{ $blue }、赤い駒に{ $red }を指定しました。

format-group-rounds-told-colours = { $who1 }は{ $colours }、{ $who2 }は{ $others }です。

format-group-rounds-replay = { $who1 }と{ $who2 }は引き分け、AとBを替えてもう一度対局します。

format-group-rounds-seeded-by-place = { $who1 }は{ $who2 }よりシードが上：{ $round }のグループの順位が上です。

format-group-rounds-seeded-by-record = { $who1 }は{ $who2 }よりシードが上：{ $round }の成績が上です。

format-group-rounds-seeded-by-difference = { $who1 }は{ $who2 }よりシードが上：{ $round }の得失点差が上です。

format-group-rounds-seeded-by-game = { $who1 }は{ $who2 }よりシードが上：{ $round }の直接対局に勝ちました。

format-group-rounds-seeded-by-call = { $who1 }は{ $who2 }よりシードが上：{ $call }と言い、数は{ $number }でした。

format-group-rounds-seeded-by-missed-call = { $who1 }は{ $who2 }よりシードが上：{ $who2 }は{ $call }と言い、数は{ $number }でした。

format-group-rounds-parted-1 = { $who1 }は{ $who2 }より上：成績が上です。

format-group-rounds-parted-2 = { $who1 }は{ $who2 }より上：並んだ人の間の成績が上です。

format-group-rounds-parted-3 = { $who1 }は{ $who2 }より上：並んだ人の間の得失点差が上です。

format-group-rounds-parted-4 = { $who1 }は{ $who2 }より上：グループの得失点差が上です。

format-group-rounds-parted-5 = { $who1 }は{ $who2 }より上：得点が多いです。

format-group-rounds-parted-6 = { $who1 }は{ $who2 }より上：ほかはすべて同じで、抽選です。

format-group-rounds-left-in-round = { $who1 }は{ $round }の途中で抜けました：そのラウンドの対局は数えません。

format-group-rounds-line-on = 次へ：{ $round }

format-group-rounds-champion = { $who1 }が大会に優勝しました。

format-group-rounds-leaves-round = { $who1 }は{ $round }の途中で抜けます：{ $games }局が無効になり、表はそれを除いて計算し直します。

format-group-rounds-leaves-match = { $who1 }は試合を離れます：{ $who2 }の勝ちです。

format-group-rounds-leaves-between = { $who1 }は{ $round }の後に抜けます：{ $group }の下の人は全員一つ上がります。

format-group-rounds-leaves-seat = { $who1 }は抽選の後に抜けます：{ $who2 }がその枠に入ります。

format-group-rounds-leaves-empty = { $who1 }は抽選の後に抜け、枠に入る人がいません。

format-group-rounds-moves = { $who1 }は{ $group }で{ $before }位から{ $after }位に移ります。

format-group-rounds-enters = { $who1 }は{ $round }に進みます。

format-group-rounds-drops = { $who1 }は{ $round }に進めなくなります。

format-group-rounds-name-round-number = 第{ $number }ラウンド

format-group-rounds-name-finals = 決勝ラウンド

format-group-rounds-name-semi-final-number = 準決勝{ $number }

format-group-rounds-name-round-replay = { $round }（再戦）

format-group-rounds-name-round-part-of-parts = { $round }({ $part }/{ $parts })

format-group-rounds-name-round-number-group = 第{ $number }ラウンド、{ $group }

format-group-rounds-name-blue = 青

format-group-rounds-name-yellow = 黄

format-group-rounds-name-red = 赤

format-group-rounds-name-green = 緑

format-group-rounds-choice-call-odd = 奇数

format-group-rounds-choice-call-even = 偶数

format-group-rounds-name-odd-2 = 奇数

format-group-rounds-name-even-2 = 偶数

format-group-rounds-choice-ask-side-a = A（駒）

format-group-rounds-choice-ask-side-b = B（色）

format-group-rounds-choice-ask-colours-blue-and-red = 青と赤

format-group-rounds-choice-ask-colours-yellow-and-green = 黄と緑

format-group-rounds-name-blue-and-red-2 = 青と赤

format-group-rounds-name-yellow-and-green-2 = 黄と緑

format-group-rounds-form-ask-pieces-blue = 最初の青い駒

format-group-rounds-form-ask-pieces-red = 最初の赤い駒

format-group-rounds-head-round = ラウンド

format-group-rounds-column-round = その人が最後に参加したラウンド。

format-group-rounds-head-place = 順位

format-group-rounds-column-place = そのラウンドのグループでの順位。

format-group-rounds-head-record = 成績

format-group-rounds-column-record = あのグループで得た点の割合。

format-group-rounds-head-difference = 得失点差

format-group-rounds-column-difference = あのグループでの一局あたりの得点と失点の差。

format-group-rounds-column-record-2 = このグループで得た点の割合。

format-group-rounds-column-difference-2 = このグループでの一局あたりの得点と失点の差。

format-group-rounds-form-side = AかB

format-group-rounds-form-side-help = 上位シードのときの希望：Aは駒を指定、Bは色を選びます。

format-group-rounds-form-side-side = AかB

format-group-rounds-form-side-side-a = A: 駒を指定

format-group-rounds-form-side-side-b = B: 色を選ぶ

format-group-rounds-option-fewest-label = 最少人数

format-group-rounds-option-fewest = これより少ない人数は受け付けません。16人で4グループが埋まります。

format-group-rounds-option-round-three-roll-label = 第3ラウンドの抽選

format-group-rounds-option-round-three-roll = 第3ラウンドで引く数：1〜3、6、9、または0〜9のどれか（0は引き直し）。
format-group-rounds-missed-groups = その間に{ $who1 }抜きで組まれたものは{ $who1 }抜きで続き、成績には数えません。

format-group-rounds-rule-fewest = { $value }人から始められ、16人で4グループになります。

format-group-rounds-rule-round-three-roll-3 = ラウンド3のために1から3の数を引きます。

format-group-rounds-rule-round-three-roll-6 = ラウンド3のために1から6の数を引きます。

format-group-rounds-rule-round-three-roll-9 = ラウンド3のために1から9の数を引きます。

format-group-rounds-rule-round-three-roll-any = ラウンド3のために0から9の数を引きます。0なら引き直します。
