### 形式が言うこと。

format-fide-dutch-title = FIDEオランダ式

format-fide-dutch-summary = 国際チェス連盟FIDEの規則によるスイス式（2026年のオランダ式）です。

format-fide-dutch-name-white = 白

format-fide-dutch-name-black = 黒

format-fide-dutch-name-lot = 抽選

format-fide-dutch-round = 全{ $rounds }ラウンドの第{ $round }ラウンド。オランダ式（C.04.3）で組んでいます。

format-fide-dutch-same-score = { $who1 }と{ $who2 }はともに{ $points }点で、同点グループの{ $place }番と{ $other_place }番です。

format-fide-dutch-moved-down = { $points }点の{ $who1 }は下の組に移り、{ $other_points }点の{ $who2 }と対戦します。上の組では全員を組めませんでした（C6〜C8）。

format-fide-dutch-passed-met = { $who1 }は順番では{ $who2 }と当たりますが、すでに対戦しています（{ $article }）。

format-fide-dutch-passed-colour = { $who1 }は順番では{ $who2 }と当たりますが、二人とも同じ色の番です（{ $article }）。

format-fide-dutch-passed-upfloat = { $who1 }は順番では{ $who2 }と当たりますが、{ $who2 }は最近2ラウンドに上の点数の相手と対戦しています（{ $article }）。

format-fide-dutch-passed-order = { $who1 }は順番では{ $who2 }と当たりますが、前の組み合わせと合わせるとほかの人の基準に反します（C4〜C21）。

format-fide-dutch-bye = { $who1 }は不戦勝です。{ $points }点は、ほかの全員に相手が残る最も低い点数です（C5）。

format-fide-dutch-no-bye = { $who1 }は不戦勝にできません。すでに不戦勝か、対局なしの1点があります（C2）。

format-fide-dutch-colour-1 = { $who1 }が白、{ $who2 }が黒です。それぞれ番の色になります（{ $article }）。

format-fide-dutch-colour-2 = { $who1 }が白、{ $who2 }が黒です。同じ色の希望のうち強いほうが優先されます（{ $article }）。

format-fide-dutch-colour-3 = { $who1 }が白、{ $who2 }が黒です。最後に色が異なったときから二人とも交代します（{ $article }）。

format-fide-dutch-colour-4 = { $who1 }が白、{ $who2 }が黒です。希望が同じ強さなら上位者が優先されます（{ $article }）。

format-fide-dutch-colour-5 = { $who1 }が白、{ $who2 }が黒です。最初の色と上位者の番号で決まりました（{ $article }）。

format-fide-dutch-rule-rounds = { $value }ラウンドです。

format-fide-dutch-rule-bye-half-points-1 = 不戦勝は0.5点です。

format-fide-dutch-rule-bye-half-points-2 = 不戦勝は1点です。

format-fide-dutch-rule-initial-colour-lot = 奇数番号が白から始めるかは抽選で決まります。

format-fide-dutch-rule-initial-colour-white = 第1ラウンドでは奇数番号が白です。

format-fide-dutch-rule-initial-colour-black = 第1ラウンドでは奇数番号が黒です。

format-fide-dutch-rule-acceleration-yes = 上位半分は組み合わせのためだけの仮想点から始めます（バクー方式の加速）。

format-fide-dutch-rule-acceleration-no = 全員が0点から始めます。

format-fide-dutch-option-rounds-label = ラウンド数

format-fide-dutch-option-rounds = 何ラウンド行うか。第1ラウンドの前に決まります。

format-fide-dutch-option-tie-breaks-label = タイブレーク

format-fide-dutch-option-tie-breaks = 同点を分ける順番：DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG。

format-fide-dutch-option-bye-half-points-label = 不戦勝の半点数

format-fide-dutch-option-bye-half-points = 不戦勝の価値（0.5点単位）。

format-fide-dutch-option-initial-colour-label = 最初の色

format-fide-dutch-option-initial-colour = 第1ラウンドの奇数番号の色：lot（抽選）、white（白）、black（黒）。

format-fide-dutch-option-acceleration-label = 加速

format-fide-dutch-option-acceleration = バクー方式の加速：上位半分は仮想点から始めますか。

format-fide-dutch-field-title = チェスの称号：GM、IM、WGM、FM、WIM、CM、WFM、WCM。

format-fide-dutch-field-title-label = タイトル

format-fide-dutch-field-rating-label = レーティング

format-fide-dutch-field-rating = FIDEのレーティング。なければ国内のもの。どちらもなければ空欄。

format-fide-dutch-field-federation = チェス連盟を3文字で。例：JPN

format-fide-dutch-field-federation-label = 連盟

format-fide-dutch-by-hand-same = FIDEの規則でも、手で組んだこのラウンドと同じ組み合わせになります。

format-fide-dutch-by-hand-differs = FIDEの規則では、このラウンドの組み合わせは違います（{ $article }）： { $kind ->
    [met] すでに対局した2人がまた当たります。
    [bye] 不戦勝にできない人が不戦勝になります。
    [colour] 同じ色が必要な2人が当たります。
    [low_bye] 必要以上に得点の高い人が不戦勝になります。
    [fewest_down] 必要以上に多くの人が下の得点に移ります。
    [low_down] 必要以上に得点の高い人が下に移ります。
    [next_bracket] 次の得点グループから下に移る人が増えます。
    [unplayed] 対局のないラウンドが多い人が不戦勝になります。
    [third_colour] 同じ色が多すぎる人がいます。
    [colours] 順番の色にならない人が必要以上にいます。
    [down_again] 最近下に移った人がまた移ります。
    [up_again] 最近得点の高い人と当たった人がまた当たります。
    [order] ほかは同じですが、順番では別の組み合わせが先です。
    [sides] 組み合わせは正しいですが、色が違います。
    [byes] 不戦勝は1人だけです。
    [no_round] 全員を組むことができないので、ディレクターが決めます。
   *[other] 当たってはいけない2人が当たります。
}

format-fide-dutch-hand-met = { $who1 }と{ $who2 }はすでに対局しています（{ $article }）。

format-fide-dutch-hand-colour = { $who1 }と{ $who2 }には同じ色が必要です（{ $article }）。

format-fide-dutch-hand-bye = { $who1 }は不戦勝にできません（{ $article }）。

format-fide-dutch-hand-forbidden = { $who1 }と{ $who2 }は当たってはいけません。

format-fide-dutch-rule-fide-rules-yes = FIDEモード：手で組んだラウンドはFIDEの規則と比べられ、レポートファイルにはFIDEの規則と書かれます。Heraldはタイトルのノームを計算しません。

format-fide-dutch-rule-fide-rules-no = FIDEモードを終えました。この大会はもうFIDEの規則に従わず、レポートファイルにもそう書かれません。Heraldはタイトルのノームを計算しません。

format-fide-dutch-option-fide-rules-label = FIDEモード

format-fide-dutch-option-fide-rules = ディレクターはFIDEの規則に従いますか。大会中はオフにしかできません。

format-fide-dutch-only-never = ここでは対戦を必ず避ける設定（対戦させない）だけが使えます。FIDEの規則には「できれば避ける」がありません。「対戦させない」を使うか、空にしてください。

format-fide-dutch-not-in-report = この得点はFIDEの報告ファイルに書けません。相手の欠席による勝ちと1点の不戦勝は勝ち、半点の不戦勝は引き分け、0点の不戦勝は不戦敗と同じ得点にし、ボーナスはなしにしてください。

format-fide-dutch-not-accelerated = 加速には、引き分けが勝ちの半分、負けが0点である必要があります。得点を変えるか、加速をオフにしてください。

format-fide-dutch-not-of-fide = FIDEモードでは、引き分け2つは勝ちと負けの合計まで、不戦勝は勝ちの得点までです。

format-fide-dutch-field-fide-id = FIDEの番号（FIDE ID）。リストのレーティングと称号はこれで探します。

format-fide-dutch-field-fide-id-label = FIDE ID
