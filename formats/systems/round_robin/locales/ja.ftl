### 形式が言うこと。

format-round-robin-title = 総当たり

format-round-robin-summary = 全員と一回または数回対局します。

format-round-robin-round = 第{ $round }/{ $rounds }ラウンド（{ $size }人のベルガー表による）。

format-round-robin-table = { $who1 }と{ $who2 }は表の{ $first }番と{ $second }番です。

format-round-robin-free = { $who1 }は休み：人数が奇数です。休みの回数は全員同じです。

format-round-robin-walkover = { $who1 }は対局なしで1点：{ $who2 }が抜けました。

format-round-robin-struck = { $who1 }は{ $games }局の半分未満で抜けます：どの対局も数えません。

format-round-robin-free-of-struck = { $who1 }は休み：相手が抜け、その人との対局は誰にも数えません。

format-round-robin-option-legs-label = 回り

format-round-robin-option-legs = 全員と何回ずつ対局するか。

format-round-robin-option-exchange-last-rounds-label = 最後のラウンドを入れ替え

format-round-robin-option-exchange-last-rounds = 一回りの最後の2ラウンドを入れ替え、次の回りでも先後が交互になるようにしますか？

format-round-robin-option-tie-breaks-label = タイブレーク

format-round-robin-option-tie-breaks = 同点のときの決め方の順：sodos、direct、wins。またはFIDEのDE SB SB/C1 PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG。

format-round-robin-option-strike-below-half-label = 半分未満は取り消し

format-round-robin-option-strike-below-half = 半分も指さずに抜けた人の対局は数えませんか？
format-round-robin-missed-walkovers = { $who1 }がこれまで不参加のラウンド数：{ $rounds }。得点はなく、相手にはそれぞれ1点が入ります。

format-round-robin-rule-legs-1 = 全員が1回ずつ当たります。

format-round-robin-rule-legs = 全員が{ $value }回ずつ当たります。

format-round-robin-rule-exchange-last-rounds-yes = 1巡の最後の2ラウンドを入れ替え、次の巡でも先後が交互になるようにします。

format-round-robin-rule-exchange-last-rounds-no = ラウンドはベルガー表の順です。

format-round-robin-rule-strike-below-half-yes = 半分を終える前に抜けた人の対局はすべて取り消されます。

format-round-robin-rule-strike-below-half-no = 抜けた人の対局はそのまま数えます。
