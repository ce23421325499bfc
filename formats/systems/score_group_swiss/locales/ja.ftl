### 形式が言うこと。

format-score-group-swiss-title = スコアグループのスイス式

format-score-group-swiss-summary = 全員が毎ラウンド、ほぼ同じ得点の新しい相手と対局します。

format-score-group-swiss-lots = このラウンドの番号を引きました。得点、SoS、レーティングが並ぶ人の順を決めます。

format-score-group-swiss-round = 第{ $round }/{ $rounds }ラウンド。得点グループの中で、名簿の上から順に組み合わせます。

format-score-group-swiss-wins-needed = この人数なら、ふつう{ $wins }勝で決勝ステージに届きます。

format-score-group-swiss-opposite = { $who1 }は{ $points }の上半分にいて、下半分の同じ位置の{ $who2 }と当たります。

format-score-group-swiss-searched = { $who1 }は{ $points }の上半分にいます。探して{ $step }番目の{ $who2 }と当たれます。

format-score-group-swiss-next-below = { $who1 }は{ $points }の下半分にいて、下の空いている次の人、{ $who2 }と当たります。

format-score-group-swiss-searched-below = { $who1 }は{ $points }の下半分にいます。下に{ $step }番目の{ $who2 }と当たれます。

format-score-group-swiss-floated = { $points }には{ $who1 }の相手が残らず、{ $lower_points }から{ $who2 }が来ます。

format-score-group-swiss-passed-met = { $who1 }は{ $who2 }と当たりません：すでに対局しました。

format-score-group-swiss-passed-kept = { $who1 }は{ $who2 }と当たりません：そうすると誰かが前の相手としか組めません。

format-score-group-swiss-repeat = { $who1 }と{ $who2 }は再び当たります（これまで{ $times }回）：このラウンドで再戦をこれより減らす組み合わせはありません。

format-score-group-swiss-bye-lowest = { $who1 }が不戦勝です：まだ不戦勝のない人のうち名簿の最下位です。

format-score-group-swiss-bye-again = { $who1 }がもう一度不戦勝です：全員に一度あり、{ $who1 }が最下位です。

format-score-group-swiss-bye-passed-had = { $who1 }は下ですが、すでに不戦勝がありました。

format-score-group-swiss-bye-passed-needed = { $who1 }は下ですが、対局しないと誰かが前の相手としか組めません。

format-score-group-swiss-parted-by-sos = { $who1 }は{ $who2 }より上：同点で、相手がより強いです（SoS）。

format-score-group-swiss-parted-by-rating = { $who1 }は{ $who2 }より上：同点でSoSも同じ、開始時のレーティングが上です。

format-score-group-swiss-parted-by-lot = { $who1 }は{ $who2 }より上：得点、SoS、レーティングが同じで、ラウンドの番号で決まります。

format-score-group-swiss-name-gold = 金

format-score-group-swiss-name-gold-2 = 金

format-score-group-swiss-name-silver = 銀

format-score-group-swiss-name-silver-2 = 銀

format-score-group-swiss-head-sos = SoS

format-score-group-swiss-column-sos = 対戦相手の得点の合計。高いほど相手が強いです。

format-score-group-swiss-head-rating = レート

format-score-group-swiss-column-rating = 大会前のレーティング。

format-score-group-swiss-option-rounds-label = ラウンド数

format-score-group-swiss-option-rounds = 何ラウンド行うか。空ならラウンド表のとおりです。

format-score-group-swiss-option-bye-half-points-label = 不戦勝の半点

format-score-group-swiss-option-bye-half-points = 不戦勝の価値（半点単位）。2で1点です。

format-score-group-swiss-option-deviation-label = 偏差

format-score-group-swiss-option-deviation = SoSに使うレーティングの標準偏差：母集団（population）か標本（sample）。

format-score-group-swiss-option-allow-repeats-label = 再戦を許可

format-score-group-swiss-option-allow-repeats = 全員に新しい相手がいないとき、ディレクターに尋ねず再戦が最少になるよう組みます。
format-score-group-swiss-took-the-seat = { $who1 }はラウンドの途中で加わり、不戦勝だった{ $who2 }と対戦します。

format-score-group-swiss-rule-rounds = { $value }ラウンド行います。

format-score-group-swiss-rule-bye-half-points-0 = 不戦勝は0点です。

format-score-group-swiss-rule-bye-half-points-1 = 不戦勝は0.5点です。

format-score-group-swiss-rule-bye-half-points-2 = 不戦勝は1点です。

format-score-group-swiss-rule-deviation-population = SoSには全参加者のレーティングの標準偏差を使います。

format-score-group-swiss-rule-deviation-sample = SoSにはレーティングの標本標準偏差を使います。

format-score-group-swiss-rule-allow-repeats-yes = 全員に新しい相手が見つからなければ、再戦が最も少ない組み合わせにします。

format-score-group-swiss-rule-allow-repeats-no = 同じ相手とは2回当たりません。無理な場合はディレクターが決めます。
