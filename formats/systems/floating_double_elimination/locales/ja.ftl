### 形式が言うこと。

format-floating-double-elimination-title = 流動式ダブルエリミネーション

format-floating-double-elimination-summary = 2敗で敗退。再戦ができるだけ少なくなるよう、毎ラウンド組み直します。

format-floating-double-elimination-round = { $players }人が残っています。これより良い組み合わせはありません：再戦{ $repeats }、負け数の違う対局{ $unequal }、順位差の二乗{ $squares }。

format-floating-double-elimination-pair = { $who1 }（{ $rank }位、{ $losses }敗）対{ $who2 }（{ $other_rank }位、{ $other_losses }敗）。

format-floating-double-elimination-repeat = { $who1 }と{ $who2 }の{ $meeting }回目の対戦です：どの組み合わせでも避けられません。

format-floating-double-elimination-unequal-losses = { $who1 }と{ $who2 }は負け数が違います：先に効く規則（再戦、不戦勝）がほかを許しません。

format-floating-double-elimination-bye = { $who1 }が不戦勝です（これまでの不戦勝{ $byes }、負け{ $losses }、シード{ $seed }）。

format-floating-double-elimination-bye-passed-had = { $who1 }は不戦勝の順番が先ですが、不戦勝の回数が多いです。

format-floating-double-elimination-bye-passed-repeat = { $who1 }は不戦勝の順番が先ですが、そうすると再戦が増えます。

format-floating-double-elimination-play-off = { $who1 }と{ $who2 }は{ $place }位を争います：{ $tied }人の勝ち数が同じです。

format-floating-double-elimination-champion = { $who1 }が最後まで残り、決勝ステージに勝ちました。

format-floating-double-elimination-no-champion = 誰も残っていません：ディレクターが決めるまで決勝ステージの優勝者はいません。

format-floating-double-elimination-parted-by-wins = { $who1 }は{ $who2 }より上：決勝ステージの勝ち数が多いためです。

format-floating-double-elimination-parted-by-out = { $who1 }は{ $who2 }より上：勝ち数は同じですが、敗退が後でした。

format-floating-double-elimination-parted-by-seed = { $who1 }は{ $who2 }より上：ほかはすべて同じで、シードが上です。

format-floating-double-elimination-parted-by-play-off = { $who1 }は{ $who2 }より上：二人の決定戦に勝ちました。

format-floating-double-elimination-name-gold = 金

format-floating-double-elimination-name-gold-2 = 金

format-floating-double-elimination-name-silver = 銀

format-floating-double-elimination-name-silver-2 = 銀

format-floating-double-elimination-name-play-off = 決定戦

format-floating-double-elimination-head-last-round = 最終

format-floating-double-elimination-column-last-round = 決勝ステージで最後に指したラウンド。遅いほど上です。まだ残っている人は横線です。

format-floating-double-elimination-column-seed = 予選の順位。

format-floating-double-elimination-option-earlier-meetings-count-label = 以前の対戦も数える

format-floating-double-elimination-option-earlier-meetings-count = 再戦を避けるとき、前のステージの対局も対戦に数えますか？

format-floating-double-elimination-option-byes-count-as-wins-label = 不戦勝を勝ちに数える

format-floating-double-elimination-option-byes-count-as-wins = 2位と3位を決めるとき、不戦勝を勝ちに数えますか？

format-floating-double-elimination-won-play-off = { $who1 }が{ $place }位をかけたプレーオフで{ $who2 }に勝ちました。
format-floating-double-elimination-took-the-seat = { $who1 }はラウンドの途中で加わり、不戦勝だった{ $who2 }と対戦します。
format-floating-double-elimination-missed-no-loss = { $who1 }がこれまで不参加のラウンド数：{ $rounds }。勝ちにも負けにもなりません。

format-floating-double-elimination-rule-earlier-meetings-count-yes = 前のステージの対局も対戦歴に数え、再戦を避けます。

format-floating-double-elimination-rule-earlier-meetings-count-no = このステージの対局だけを対戦歴に数え、再戦を避けます。

format-floating-double-elimination-rule-byes-count-as-wins-yes = 2位と3位の判定では、不戦勝を勝ちに数えます。

format-floating-double-elimination-rule-byes-count-as-wins-no = 2位と3位の判定では、不戦勝は勝ちに数えません。

format-floating-double-elimination-far-in-lost = 勝ち残り、1敗

format-floating-double-elimination-far-out = 第{ $number }ラウンドで敗退
