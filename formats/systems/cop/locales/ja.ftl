### 形式が言うこと。

format-cop-title = COP

format-cop-summary = グループか総当たり、次にスイス式、その後は残りをシミュレーションして重みで組み合わせます。

format-cop-column-repeats = 再戦：{ $weight }。二人のこれまでの対局数：{ $times }。

format-cop-column-byes = 再戦：{ $weight }。これまでの不戦勝：{ $times }。

format-cop-column-rank = 順位差：{ $weight }。間の順位の数です。賞には関わりません。

format-cop-column-rank-cubed = 順位差：{ $weight }。{ $apart }の3乗です。まだ賞の可能性があります。

format-cop-column-window = 追いつける：{ $weight }。{ $off }の3乗の2倍です。{ $who1 }に追いつける最下位は{ $lowest }位で、{ $who1 }はその人と当たるべきです。

format-cop-column-broken-last-round = キング・オブ・ザ・ヒル：崩れました。最終ラウンドの隣同士をすべては保てませんでした。

format-cop-column-broken-repeat-bye = 再戦：崩れました。誰かがもう一度休む必要がありました。

format-cop-column-broken-gibson = ギブソン：崩れました。ギブソン化した人をすべて候補者から離すラウンドはありません。

format-cop-column-broken-control = コントロール：崩れました。首位に予定の相手を当てるラウンドはありません。

format-cop-column-broken-beyond = 追いつける：崩れました。{ $who2 }は{ $who1 }に追いつける最下位より下です。避けるラウンドはありません。

format-cop-column-broken-back-to-back = 再戦：崩れました。前ラウンドの相手をすべて離すラウンドはありません。

format-cop-mark-gibsonized = ギブソン化：下の誰にも順位を奪われません。

format-cop-mark-first = 1位の候補：シミュレーションの{ $share }超で1位。

format-cop-mark-prize = 賞の候補（{ $prizes }）：シミュレーションの{ $share }超で入賞。

format-cop-mark-destiny-lost = 運命を握る：首位に勝てば優勝し、その対局がなければその可能性の{ $loss }を失います。

format-cop-mark-destiny-kept = 運命を握る：全勝すれば優勝し、首位と当たらなくても失うのは{ $loss }だけです。

format-cop-mark-first-recorded = 1位の候補（第{ $round }ラウンドの組み合わせ時点）。

format-cop-mark-prize-recorded = 賞の候補（第{ $round }ラウンドの組み合わせ時点）。

format-cop-mark-destiny-lost-recorded = 運命を握る（第{ $round }ラウンドの組み合わせ時点）：首位と当たらなければ可能性の{ $loss }を失います。

format-cop-mark-destiny-kept-recorded = 運命を握る（第{ $round }ラウンドの組み合わせ時点）：首位と当たらなくても失うのは{ $loss }だけです。

format-cop-published = この大会の公開規則のチェックサムは{ $check_sum }です。

format-cop-published-changed = 公開規則が変わりました：チェックサムは{ $before }から{ $check_sum }になりました。

format-cop-round-round-robin = 第{ $round }/{ $rounds }ラウンド：総当たり、{ $of_schedule }/{ $schedule }回目。

format-cop-round-initial-fontes = 第{ $round }/{ $rounds }ラウンド：グループ、{ $of_schedule }/{ $schedule }回目。

format-cop-round-swiss = 第{ $round }/{ $rounds }ラウンド：再戦なしのスイス式。

format-cop-round-cop = 第{ $round }/{ $rounds }ラウンド：COP。

format-cop-older-standings = このラウンドは第{ $round }ラウンド後の順位で組み合わせています。

format-cop-prepaired = ディレクターが前もって決めた組み合わせです。

format-cop-prepaired-dropped = { $who1 }の決められた対局は行われません：相手がもういないか、このラウンドを休みます。

format-cop-fontes-group = グループ{ $group }を抽選しました：シード全体から散らした{ $players }人。

format-cop-groups-lost = 抽選したグループが分からなくなったため、スイス式で組み合わせます。

format-cop-schedule = { $who1 }と{ $who2 }は日程どおりの対戦です。

format-cop-bye-schedule = { $who1 }は日程どおり休みです。

format-cop-bye-left-alone = { $who1 }は不戦勝です：日程の相手がいません。

format-cop-swiss-level = { $who1 }（{ $rank }位）と{ $who2 }（{ $other_rank }位）はどちらも{ $wins }勝：上半分対下半分です。

format-cop-swiss-float = { $who1 }（{ $rank }位、{ $wins }勝）と{ $who2 }（{ $other_rank }位、{ $other_wins }勝）はグループをまたいで当たります。

format-cop-bye-swiss = { $who1 }が不戦勝です：不戦勝が最も少ない人のうち、次は{ $who1 }の番です。

format-cop-simulated = 残り{ $rounds_left }ラウンドを{ $players }人について{ $simulations }回シミュレーションしました（最大係数{ $factor }、得点差{ $margins }、{ $games }局）。

format-cop-gibsonized = { $who1 }はギブソン化：下の誰も{ $place }位を取れません。

format-cop-cashers = { $hopeful_rank }位（{ $who1 }）まではシミュレーションの{ $share }超で{ $prizes }個の賞のどれかに届き、{ $absolute_rank }位（{ $who2 }）までは一度は届きます。

format-cop-contender = { $place }位以上の最も下の候補は{ $who1 }（{ $rank }位）です。

format-cop-destiny-at-stake = { $who2 }（{ $rank }位）は首位との対局に全勝すれば優勝しますが、そうでなければその可能性の{ $loss }を失います（{ $simulations }回中{ $wins }回優勝、しきい値は{ $threshold }）。運命がかかっています。

format-cop-destiny-safe = { $who2 }（{ $rank }位）は首位との対局に全勝すれば優勝し、そうでなくても失うのは{ $loss }だけです（{ $simulations }回中{ $wins }回優勝、しきい値は{ $threshold }）。

format-cop-nearly-destiny-at-stake = { $who2 }（{ $rank }位）は首位との対局に全勝すれば優勝しますが（{ $simulations }回中{ $always }回）、そうでなければその可能性の{ $loss }を失います（{ $wins }回優勝、しきい値は{ $threshold }）。運命がかかっています。

format-cop-nearly-destiny-safe = { $who2 }（{ $rank }位）は首位との対局に全勝すれば優勝し（{ $simulations }回中{ $always }回）、そうでなくても失うのは{ $loss }だけです（{ $wins }回優勝、しきい値は{ $threshold }）。

format-cop-steered = 首位の{ $who1 }は{ $who2 }（{ $rank }位）と、残りラウンドが十分なら一つ上の順位の人と対局します。

format-cop-steered-to-nobody = { $who2 }（{ $rank }位）は首位の{ $who1 }と当たるべきですが、二人は対局したばかりです。

format-cop-dropped-back-to-back = ほかに全員を組めません：{ $pairs }組がすぐに再戦します。

format-cop-dropped-beyond = ほかに全員を組めません：候補者の範囲を{ $ranks }順位広げました（{ $pairs }組）。

format-cop-dropped-control = ほかに全員を組めません：首位が予定と違う相手と当たります。

format-cop-dropped-gibson = ほかに全員を組めません：ギブソン化した人が候補者と当たるか、不戦勝を逃します。

format-cop-dropped-repeat-bye = ほかに全員を組めません：{ $who1 }がもう一度不戦勝になります。

format-cop-dropped-last-round = ほかに全員を組めません：{ $pairs }組が最終ラウンドの並びから外れます。

format-cop-chances = { $who1 }のまだ可能な順位：{ $best }〜{ $worst }位、賞は{ $prize }（順位：{ $counts }）。

format-cop-weights-sum = ラウンドの重みの合計は{ $sum }、あってはならないものの重みは{ $prohibitive }です。

format-cop-pair-weights = { $who1 }（{ $rank }位）と{ $who2 }（{ $other_rank }位）の重みは{ $total }。

format-cop-bye-weights = { $who1 }（{ $rank }位）の不戦勝の重みは{ $total }。

format-cop-hill = { $who1 }と{ $who2 }は隣同士で、まだ賞の可能性があります：キング・オブ・ザ・ヒル。

format-cop-class-prize = { $who1 }と{ $who2 }は自分のクラスの賞を争います。

format-cop-destiny = 首位の{ $who1 }は、次に運命を握る{ $who2 }と当たります。

format-cop-bye-gibson = { $who1 }はギブソン化していて、不戦勝はまずギブソン化した人に回ります。

format-cop-bye-top-down = { $who1 }が不戦勝です：不戦勝が最も少ない人のうち最上位です。

format-cop-bye-contender = { $who1 }が不戦勝です：不戦勝のなかった人は全員賞の可能性があり、{ $who1 }がその最下位です。

format-cop-repeat = { $who1 }と{ $who2 }は再び当たります。これまでの対局数：{ $times }。

format-cop-back-to-back = { $who1 }と{ $who2 }は前のラウンドで当たりました。

format-cop-parted-by-spread = { $who1 }は{ $who2 }より上：勝ち数は同じで、得点差が上です。

format-cop-name-rounds = ラウンド数

format-cop-name-prizes = 賞

format-cop-name-thresholds = しきい値

format-cop-name-simulations = シミュレーション

format-cop-name-byes = 不戦勝

format-cop-name-scores = 得点

format-cop-name-by-hand = 手動

format-cop-head-spread = 得点差

format-cop-column-spread = すべての得点差の合計。

format-cop-field-class = クラス賞のクラス：B、Cなど。空かAが最上位です。

format-cop-option-rounds = 何ラウンド行うか。

format-cop-option-opening-label = 序盤

format-cop-option-opening = 序盤の方式：autoは総当たりが収まればそれを、収まらなければInitial Fontesを使います。

format-cop-option-round-robin-margin-label = 総当たりの余裕

format-cop-option-round-robin-margin = 総当たりは、その後に少なくともこの数のラウンドが残るなら収まります。

format-cop-option-first-cop-round-label = 最初のCOPラウンド

format-cop-option-first-cop-round = COPで組み合わせる最初のラウンド。空なら後半からです。

format-cop-option-place-prizes-label = 順位賞

format-cop-option-place-prizes = 何位まで賞があるか。

format-cop-option-class-prizes-label = クラス賞

format-cop-option-class-prizes = クラスB、C…の賞の数。最上位のAには独自の賞がありません。

format-cop-option-simulations = 残りを何回シミュレーションするか。

format-cop-option-always-wins-simulations-label = 全勝シミュレーション

format-cop-option-always-wins-simulations = 誰が運命を握るかを何回シミュレーションするか。

format-cop-option-always-wins-tolerance-label = 常勝の許容差

format-cop-option-always-wins-tolerance = この割合以下を除くすべてのシミュレーションで勝つ人は常勝とみなします。

format-cop-option-gibson-spread-label = ギブソン得点差

format-cop-option-gibson-spread = 一局の最大得点差。最終ラウンドから逆順で、最後の値が続きます。

format-cop-option-hopefulness-label = 希望

format-cop-option-hopefulness = 候補者はこの割合より多くのシミュレーションで順位に届きます。最終ラウンドから逆順です。

format-cop-option-control-loss-thresholds-label = コントロール喪失のしきい値

format-cop-option-control-loss-thresholds = 失う勝ちがこの割合を超えると運命がかかります。最終ラウンドから逆順です。

format-cop-option-control-loss-activation-round-label = コントロール喪失の開始ラウンド

format-cop-option-control-loss-activation-round = このラウンドから首位の相手を選びます。空なら最後の4ラウンドです。

format-cop-option-margins-label = 得点差の分布

format-cop-option-margins = シミュレーションの対局の得点差をどう散らすか。

format-cop-option-bye-spread-label = 不戦勝の得点差

format-cop-option-bye-spread = 不戦勝で得る得点差。不戦敗や欠席では失います。

format-cop-option-allow-repeat-byes-label = 複数回の不戦勝を許可

format-cop-option-allow-repeat-byes = 二回目の不戦勝があってもよいか？

format-cop-option-top-down-byes-label = 上から不戦勝

format-cop-option-top-down-byes = 不戦勝はまず順位の上の人に回りますか？

format-cop-option-lone-leader-bye-label = 単独首位の不戦勝

format-cop-option-lone-leader-bye = ギブソン化したのが首位だけなら、不戦勝は首位に回りますか？

format-cop-option-prohibitive-label = 禁止の重み

format-cop-option-prohibitive = あってはならないものの重み。空なら、ほかのどんな合計よりも重くします。

format-cop-option-based-on-label = 基準

format-cop-option-based-on = 前の順位で組むラウンド：9:7は第7ラウンド後の順位による第9ラウンドです。

format-cop-option-prepaired-label = 事前指定

format-cop-option-prepaired = 前もって決めた対局：9 Ada - Benは第9ラウンドに2人が対戦、9 Ada - byeは不戦勝です。

format-cop-option-usual-high = これより高い得点は、拒否せずに確認します。

format-cop-option-usual-high-label = 通常の上限

format-cop-option-usual-low = これより低い得点は、拒否せずに確認します。

format-cop-option-usual-low-label = 通常の下限

format-cop-option-usual-margin = これより大きな差は、拒否せずに確認します。

format-cop-option-usual-margin-label = 通常の差
format-cop-took-the-seat = { $who1 }はラウンドの途中で加わり、不戦勝だった{ $who2 }と対戦します。
format-cop-missed-lost = { $who1 }がこれまで不参加のラウンド数：{ $rounds }。{ $spread }点差の負けとして数えます。
format-cop-too-new = ラウンドは、それより前の順位表でしか組めません。
format-cop-no-game = あらかじめ決める対局には、別々の2人か、1人とbyeが必要です。
format-cop-seated-twice = 同じラウンドに、同じ人の対局が2つあらかじめ決められています。

format-cop-fixed-table = { $who1 }はいつもテーブル{ $table }です。
format-cop-fixed-table-beyond = { $who1 }の決まったテーブル{ $table }は最後の{ $last }より先なので、テーブル{ $board }になります。

format-cop-field-table = いつも座るテーブル（配信用カメラや移動のためなど）。空なら指定なし。

format-cop-rule-rounds = { $value }ラウンド行います。

format-cop-rule-opening-auto = 最初は、入るなら総当たり、入らなければInitial Fontesです。

format-cop-rule-opening-round-robin = 最初は総当たりです。

format-cop-rule-opening-initial-fontes = 最初はInitial Fontesです。

format-cop-rule-opening-swiss = 最初はスイス式です。

format-cop-rule-round-robin-margin = 総当たりの後に{ $value }ラウンド以上残れば、総当たりが入ります。

format-cop-rule-first-cop-round = 第{ $value }ラウンドからCOPで組みます。
format-cop-rule-first-cop-round-default = 第{ $value }ラウンドから、または総当たりの直後からCOPで組みます。

format-cop-rule-place-prizes = 上位{ $value }位までに賞があります。

format-cop-rule-class-prizes = クラスB、C…の賞：{ $value }。

format-cop-rule-simulations = 組み合わせのたびに、残りを{ $value }回シミュレーションします。

format-cop-rule-always-wins-simulations = 自力で決められるかは{ $value }回のシミュレーションで決まります。

format-cop-rule-always-wins-tolerance = 勝てない割合がこれ以下なら、常に勝つとみなします：{ $value }。

format-cop-rule-gibson-spread = 1局の最大の差（最終ラウンドからさかのぼり、最後の値が続きます）：{ $value }。

format-cop-rule-hopefulness = 候補とは、この割合より多くその順位に届く人です（最終ラウンドからさかのぼり）：{ $value }。

format-cop-rule-control-loss-thresholds = この割合より多く勝ちを失うと自力が危うくなります（最終ラウンドからさかのぼり）：{ $value }。

format-cop-rule-control-loss-activation-round = 第{ $value }ラウンドから首位を調整します。

format-cop-rule-margins-uniform = シミュレーションの点差は一様に分布します。

format-cop-rule-margins-half-normal = シミュレーションの点差は半正規分布です。

format-cop-rule-bye-spread = 不戦勝は得失点差+{ $value }、不戦敗や欠席は同じだけ引かれます。

format-cop-rule-allow-repeat-byes-yes = 2回目の不戦勝もあります。

format-cop-rule-allow-repeat-byes-no = 避けられる限り、2回目の不戦勝はありません。

format-cop-rule-top-down-byes-yes = 不戦勝は上位からです。

format-cop-rule-top-down-byes-no = 不戦勝は下位からです。

format-cop-rule-lone-leader-bye-yes = ギブソン化されたのが首位だけなら、その人が不戦勝になれます。

format-cop-rule-lone-leader-bye-no = ギブソン化されたのが首位だけでも、それで不戦勝にはなりません。

format-cop-rule-usual-low = { $value }点未満は確認しますが、受け付けます。

format-cop-rule-usual-high = { $value }点を超えるスコアは確認しますが、受け付けます。

format-cop-rule-usual-margin = { $value }点を超える差は確認しますが、受け付けます。

format-cop-rule-prohibitive = あってはならないことの重みは{ $value }です。

format-cop-rule-based-on = 前の順位で組むラウンド（9:7は第7ラウンド後の順位で第9ラウンド）：{ $value }。

format-cop-rule-prepaired = あらかじめ決めた対局：{ $value }。
