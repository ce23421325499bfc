### 形式が言うこと。

format-swiss-title = スイス式

format-swiss-summary = 全員が毎ラウンド、ほぼ同じ得点の新しい相手と対局します。

format-swiss-round = 第{ $round }/{ $rounds }ラウンド：全員がほぼ同じ得点の新しい相手と当たります。

format-swiss-same-score = { $who1 }と{ $who2 }はどちらも{ $points }（順番は{ $place }番と{ $other_place }番）です。

format-swiss-floated = { $who1 }は{ $points }、{ $who2 }は{ $other_points }：同点の人だけでは全員を組めませんでした。

format-swiss-passed-met = { $who1 }は向かいの{ $who2 }と当たりません：すでに対局しました。

format-swiss-repeat = { $who1 }と{ $who2 }は再び当たります（これまで{ $times }回）：このラウンドで再戦をこれより減らす組み合わせはありません。

format-swiss-bye = { $who1 }が不戦勝です：不戦勝になれる人のうち順番が最下位です。

format-swiss-bye-again = { $who1 }がもう一度不戦勝です：全員に同じ回数ありました。

format-swiss-bye-passed-had = { $who1 }は下ですが、不戦勝の回数が多いです。

format-swiss-bye-passed-needed = { $who1 }は下ですが、対局しないと誰かが前の相手としか組めません。

format-swiss-option-rounds-label = ラウンド数

format-swiss-option-rounds = 何ラウンド行うか。空なら勝ち抜き戦に必要な数です。

format-swiss-option-tie-breaks-label = タイブレーク

format-swiss-option-tie-breaks = 同点のときの決め方の順：buchholz_cut_1、buchholz、median_buchholz、sodos、direct、wins。またはFIDEのDE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG。

format-swiss-option-bye-half-points-label = 不戦勝の半点

format-swiss-option-bye-half-points = 不戦勝の価値（半点単位）。

format-swiss-option-allow-repeats-label = 再戦を許可

format-swiss-option-allow-repeats = 再戦なしの組み合わせが残っていないとき、再戦してもよいか？
format-swiss-took-the-seat = { $who1 }はラウンドの途中で加わり、不戦勝だった{ $who2 }と対戦します。

format-swiss-rule-rounds = { $value }ラウンド行います。

format-swiss-rule-bye-half-points-0 = 不戦勝は0点です。

format-swiss-rule-bye-half-points-1 = 不戦勝は0.5点です。

format-swiss-rule-bye-half-points-2 = 不戦勝は1点です。

format-swiss-rule-allow-repeats-yes = 再戦なしの組み合わせがなくなれば、再戦することがあります。

format-swiss-rule-allow-repeats-no = 同じ相手とは2回当たりません。無理な場合はディレクターが決めます。

format-swiss-name-through-and-out = 勝ち抜けと敗退

format-swiss-option-wins-to-advance-label = 勝ち抜けの勝ち数

format-swiss-option-wins-to-advance = この数だけ勝つと勝ち抜けで、以後は対局しません。空なら勝ち抜けなしです。

format-swiss-option-losses-to-leave-label = 敗退の負け数

format-swiss-option-losses-to-leave = この数だけ負けると敗退で、以後は対局しません。空なら敗退なしです。

format-swiss-rule-wins-to-advance = { $value }勝で勝ち抜けです。以後は対局しません。

format-swiss-rule-losses-to-leave = { $value }敗で敗退です。以後は対局しません。

format-swiss-mark-through = { $games }勝で勝ち抜け。

format-swiss-mark-out = { $games }敗で敗退。

format-swiss-through-so-far = { $players }人が勝ち抜けています。

format-swiss-out-so-far = { $players }人が敗退しています。

format-swiss-parted-by-record = { $who1 }は{ $who2 }より上：勝敗の成績が上です。

format-swiss-accelerated = 上位半分の{ $players }人は{ $points }を足して組みます（バクー方式の加速）。順位には数えません。

format-swiss-same-score-ahead = { $who1 }と{ $who2 }は組み合わせ用の点（加速を含む）がどちらも{ $points }（順番は{ $place }番と{ $other_place }番）です。

format-swiss-floated-ahead = 組み合わせ用の点（加速を含む）は{ $who1 }が{ $points }、{ $who2 }が{ $other_points }：同点の人だけでは全員を組めませんでした。

format-swiss-passed-side = { $who1 }は向かいの{ $who2 }と当たりません：どちらかの同じ側が3回続きます。

format-swiss-third-side = { $who1 }か{ $who2 }は同じ側が3回続きます：このラウンドでは避けられません。

format-swiss-bye-passed-forfeit = { $who1 }は下ですが、相手の欠席による勝ちがあり、不戦勝と数えます。

format-swiss-bye-passed-sides = { $who1 }は下ですが、対局しないと、再戦になるか、同じ側が3回続く人が出ます。

format-swiss-name-sides-and-floats = 側と点差

format-swiss-option-no-third-side-label = 同じ側を3回続けない

format-swiss-option-no-third-side = 点数の合い方が悪くなっても、同じ側が3回続くのを避けますか。

format-swiss-rule-no-third-side-yes = 避けられるかぎり、同じ側は3回続きません。
format-swiss-rule-no-third-side-no = 同じ側が3回続くこともあります。

format-swiss-option-remember-floats-label = 点差のある対戦を覚える

format-swiss-option-remember-floats = 前のラウンドで点の低い（高い）人と当たった人は、必要なときだけまた当たりますか。

format-swiss-rule-remember-floats-yes = 必要がなければ、点の低い人や高い人と2回続けて当たりません。
format-swiss-rule-remember-floats-no = 点数の低い相手や高い相手と2回続けて当たることもあります。

format-swiss-option-forfeit-counts-as-bye-label = 相手の欠席による勝ちを不戦勝と数える

format-swiss-option-forfeit-counts-as-bye = 不戦勝は、相手の欠席による勝ちのない人から先に回りますか。

format-swiss-rule-forfeit-counts-as-bye-yes = 相手の欠席で勝った人の不戦勝は、ほかの全員の後です。
format-swiss-rule-forfeit-counts-as-bye-no = 相手の欠席による勝ちは不戦勝に数えません。

format-swiss-option-acceleration-label = 加速

format-swiss-option-acceleration = バクー方式の加速：上位半分は仮想点から始めますか。

format-swiss-rule-acceleration-yes = 上位半分は組み合わせのためだけの仮想点から始めます（バクー方式の加速）。
format-swiss-rule-acceleration-no = 仮の点数から始める選手はいません。
