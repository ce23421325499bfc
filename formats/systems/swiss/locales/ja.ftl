### 形式が言うこと。

format-swiss-title = スイス式

format-swiss-summary = 全員が毎ラウンド、ほぼ同じ得点の新しい相手と対局します。

format-swiss-round = 第{ $round }/{ $rounds }ラウンド: 全員がほぼ同じ得点の新しい相手と当たります。

format-swiss-same-score = { $who1 }と{ $who2 }はどちらも{ $points }(順番は{ $place }番と{ $other_place }番)です。

format-swiss-floated = { $who1 }は{ $points }、{ $who2 }は{ $other_points }: 同点の人だけでは全員を組めませんでした。

format-swiss-passed-met = { $who1 }は向かいの{ $who2 }と当たりません: すでに対局しました。

format-swiss-repeat = { $who1 }と{ $who2 }は再び当たります(これまで{ $times }回): このラウンドで再戦をこれより減らす組み合わせはありません。

format-swiss-bye = { $who1 }が休みです: 休める人のうち順番が最下位です。

format-swiss-bye-again = { $who1 }がもう一度休みです: 全員が同じ回数休みました。

format-swiss-bye-passed-had = { $who1 }は下ですが、休みの回数が多いです。

format-swiss-bye-passed-needed = { $who1 }は下ですが、対局しないと誰かが前の相手としか組めません。

format-swiss-option-rounds-label = ラウンド数

format-swiss-option-rounds = 何ラウンド行うか。空なら勝ち抜き戦に必要な数です。

format-swiss-option-tie-breaks-label = タイブレーク

format-swiss-option-tie-breaks = 同点のときの決め方の順: buchholz_cut_1、buchholz、median_buchholz、sodos、direct、wins。またはFIDEの DE BH/C1 BH BH/M1 FB SB PS KS WIN WON BPG BWG ARO TPR。

format-swiss-option-bye-half-points-label = 休みの半点

format-swiss-option-bye-half-points = 休みの価値(半点単位)。

format-swiss-option-allow-repeats-label = 再戦を許可

format-swiss-option-allow-repeats = 再戦なしの組み合わせが残っていないとき、再戦してもよいか?
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

format-swiss-parted-by-record = { $who1 }は{ $who2 }より上: 勝敗の成績が上です。
