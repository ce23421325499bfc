### 形式が言うこと。

format-shared-time-director = ディレクターがこの時刻に決めました：{ $text }

format-shared-time-both = { $who1 }と{ $who2 }はどちらもこの時刻を希望しています（両者に合う開始時刻：{ $common }）。

format-shared-time-one = { $who1 }はこの時刻を希望し、{ $who2 }は希望していません（両者に合う開始時刻：{ $common }）。

format-shared-time-neither = { $who1 }も{ $who2 }もこの時刻を希望していません。

format-shared-time-fixed = この時刻は前から決まっていました。

format-shared-time-none-free = { $who1 }と{ $who2 }は、可能な開始時刻すべてに別の対局があります。

format-shared-time-taken = もっと良い時刻がありますが、{ $who1 }か{ $who2 }にその時刻の別の対局があります。

format-shared-time-only = ほかに選べる開始時刻がありませんでした。

format-shared-time-earliest = そのような開始時刻{ $choices }個のうち最も早いものです。

format-shared-time-spread = そのような開始時刻{ $choices }個のうち、より多くの人が観戦できます：同時の対局は{ $together }、最も早い{ $earliest_at }なら{ $together_at_earliest }。

format-shared-time-near-miss = 惜しい差：{ $who1 }は{ $first_at }、{ $who2 }は{ $second_at }で、{ $minutes }違いです。

format-shared-side-1 = { $who1 }が{ $side }：通算で{ $who1 }のほうが{ $who2 }より回数が少ないためです。

format-shared-side-2 = { $who1 }が{ $side }：二人の対局では{ $who1 }のほうが回数が少ないためです。

format-shared-side-3 = { $who1 }が{ $side }：これで二人とも前の対局と逆になります。

format-shared-side-4 = { $who1 }が{ $side }：同じ側が長く続いているほうを止めます。

format-shared-side-5 = { $who1 }が{ $side }：二人の前の対局と入れ替えます。

format-shared-side-6 = { $who1 }が{ $side }：ほかに差がないため抽選で決めました。

format-shared-side-7 = { $who1 }が{ $side }：そうしないと同じ側が3回続く人が出ます。

format-shared-took-the-gap = { $who1 }は不戦勝をやめ、相手が抜けた{ $who2 }と対局します。

format-shared-seeded-by-uncertainty = { $who1 }は{ $who2 }よりシードが上：レーティングは同じですが、より確かです。

format-shared-seeded-by-games = { $who1 }は{ $who2 }よりシードが上：レーティングと不確かさは同じですが、対局数が多いためです。

format-shared-seeded-by-joined = { $who1 }は{ $who2 }よりシードが上：数値はすべて同じですが、先に登録しました。

format-shared-seeded-by-lot = { $who1 }は{ $who2 }よりシードが上：ほかに差がないため抽選です。

format-shared-parted-by-buchholz-cut-1 = { $who1 }は{ $who2 }より上：最も弱い一人を除く対戦相手の得点が多いためです。

format-shared-parted-by-buchholz = { $who1 }は{ $who2 }より上：対戦相手の得点が多いためです（ブッフホルツ）。

format-shared-parted-by-median-buchholz = { $who1 }は{ $who2 }より上：最弱と最強を除く対戦相手の得点が多いためです。

format-shared-parted-by-sodos = { $who1 }は{ $who2 }より上：より強い相手から得点しました（SODOS）。

format-shared-parted-by-direct = { $who1 }は{ $who2 }より上：ここまで並んだ人同士の対局で勝ります。

format-shared-parted-by-wins = { $who1 }は{ $who2 }より上：勝ち数が多いためです。

format-shared-above = { $who1 }は{ $who2 }より上です。タイブレーク{ $tie_break }によります（C.07）。

format-shared-round = { $title }：{ $games }試合。
format-shared-round-of-matches = { $title }。2人の対戦者が決まり次第、試合を始められます。

format-shared-match = { $title }：{ $who1 }（シード{ $seed }）対{ $who2 }（シード{ $other_seed }）。

format-shared-replay = { $who1 }と{ $who2 }は引き分け、側を替えてもう一度対局します（第{ $game }局）。

format-shared-bye = { $who1 }は不戦勝で進みます：トーナメント表の枠が参加者より多く、上位シードは対局なしで進みます。

format-shared-bye-inside = { $who1 }は対局なしで進みます：反対側の枠に誰も来ませんでした。

format-shared-walkover = { $who1 }は対局なしで進みます：{ $who2 }が抜けました。

format-shared-champion = { $who1 }が最後の試合と大会に勝ちました。

format-shared-no-champion = 誰も残っていません：ディレクターが決めるまで優勝者はいません。

format-shared-parted-by-still-in = { $who1 }は{ $who2 }より上：まだ残っています。

format-shared-parted-by-out = { $who1 }は{ $who2 }より上：敗退が後でした。

format-shared-parted-by-third-place = { $who1 }は{ $who2 }より上：3位決定戦に勝ちました。

format-shared-not-best-of = { $game }でこのスコアはあり得ません：過半数を先に取った時点で試合は終わります。3番勝負なら2-0か2-1です。

format-shared-name-first = 先手側

format-shared-name-first-2 = 先

format-shared-name-second = 後手側

format-shared-name-second-2 = 後

format-shared-name-final = 決勝

format-shared-name-semi-finals = 準決勝

format-shared-name-quarter-finals = 準々決勝

format-shared-name-round-of-size = ベスト{ $size }

format-shared-name-third-place = 3位決定戦

format-shared-name-winners-round-number = 勝者側{ $number }回戦

format-shared-name-winners-final = 勝者側決勝

format-shared-name-losers-round-number = 敗者側{ $number }回戦

format-shared-name-losers-final = 敗者側決勝

format-shared-name-grand-final = グランドファイナル

format-shared-name-second-grand-final = グランドファイナル再戦

format-shared-name-round-played-again = { $round }（再戦）

format-shared-name-round-and-other-round = { $round }と{ $other_round }

format-shared-head-buchholz-1 = Buchholz -1

format-shared-column-buchholz-1 = 得点が最も少ない一人を除く、対戦相手全員の得点。

format-shared-head-buchholz = Buchholz

format-shared-column-buchholz = 対戦相手全員の得点。

format-shared-head-median = Median

format-shared-column-median = 得点が最少と最多の人を除く、対戦相手全員の得点。

format-shared-head-sodos = SODOS

format-shared-column-sodos = ゾンネボルン・ベルガー：勝った相手の得点と、引き分けた相手の得点の半分。

format-shared-head-direct = 直接

format-shared-column-direct = ここまで並んでいる相手から得た点。

format-shared-head-wins = 勝ち

format-shared-column-wins = 勝った対局数。

format-shared-head-last = 最後

format-shared-column-last = 最後の試合の記号。

format-shared-head-seed = シード

format-shared-column-seed = 開始時の順位。

format-shared-field-uncertainty = レーティングの不確かさ。同じレーティングなら小さいほうが先です。

format-shared-field-games = これまでの対局数。レーティングと不確かさが同じなら多いほうが先です。

format-shared-field-joined = 対局サイトに登録した日。その次は早いほうが先です。

format-shared-form-invitation = 招待

format-shared-form-invitation-help = 招待されています。参加しますか？開始前の最後の回答が有効です。

format-shared-form-invitation-answer = 参加しますか？

format-shared-form-invitation-answer-yes = はい、参加します

format-shared-form-invitation-answer-no = いいえ

format-shared-rule-points = 勝ち、引き分け、負けの得点：{ $value }。

format-shared-rule-forfeit-points = 不戦勝と不戦敗の得点：{ $value }。

format-shared-rule-bye-points = 不戦勝（組み合わせによる）の得点、続いて1点、½点、0点の休みの得点：{ $value }。

format-shared-rule-bonus = 指定の点差以上の勝ちと、点差以下の負けのボーナス点：{ $value }。

format-shared-rule-point-scale = { $value }で1点として表示します。

format-shared-points-needed = 先に勝ち、引き分け、負けの得点（得点）を入力し、そのあと残りを入力してください。

format-shared-points-negative = 得点は負にできません。欠席は0点なので、対局がそれより低くならないようにします。負けを0点にし、ほかを高くしてください。

format-shared-points-out-of-order = 勝ちは負けより高く、引き分けは勝ち以下、負け以上にしてください。

format-shared-fide-tie-breaks = FIDEの順位決定はほかと併用できません。ほかを外し、ボーナスなし、0.1点単位、不戦も同じ得点にしてください。

format-shared-name-points = 得点

format-shared-column-sodos-products = ゾンネボルン・ベルガー：各相手の得点に、その相手から取った得点を掛けた合計。

format-shared-option-points-label = 得点

format-shared-option-points = 勝ち、引き分け、負けの得点。例：3-1-0。空欄：1、½、0。

format-shared-option-forfeit-points-label = 不戦の得点

format-shared-option-forfeit-points = 不戦勝と不戦敗の得点。例：3-0。空欄：通常の勝ち負けと同じ。

format-shared-option-bye-points-label = 不戦勝の得点

format-shared-option-bye-points = 組み合わせによる不戦勝、続いて1点、½点、0点の休み。空欄：勝ち、引き分け、0。

format-shared-option-bonus-label = ボーナス点

format-shared-option-bonus = win by 20: 1, loss by 7: 1は、20点差以上の勝ちと7点差以下の負けに1点ずつ加えます。

format-shared-option-point-scale-label = 1点の分割

format-shared-option-point-scale = いくつで1点とするか。2-1-0を1、½、0と表示するなら2。空欄：1。

format-shared-option-best-of-label = 番勝負

format-shared-option-best-of = 一試合はこの局数の番勝負で、スコア付きの一つの結果として報告します。

format-shared-option-ties-label = 引き分け

format-shared-option-ties = 試合は引き分けになることがあり、その場合はやり直しますか？

format-shared-option-replays-label = 再戦

format-shared-option-replays = 引き分けた試合を何回やり直すか。その後は上位シードが進みます。

format-shared-option-zone = 大会のタイムゾーン。Asia/TokyoのようなIANA名です。

format-shared-option-week = 週間スケジュール。ディレクターがラウンドを進めるなら空にします。

format-shared-option-registration-closes = 受付が自動で締め切られる時刻。

format-shared-option-ratings-fixed = これ以降、レーティングとシードは変わりません。

format-shared-option-ratings-from = レーティングの取得元。ogsはonline-go.comで、各自のそこでの番号を使います。

format-shared-option-first-round = この時刻より前には組み合わせを作りません。

format-shared-option-play-until = 参加者同士で時間を決める対局を終えるべき時刻。

format-shared-option-capacity = これを超える参加者は補欠になります。

format-shared-option-director-may-play = この大会のディレクターも参加できますか？

format-shared-option-coordinator-may-play = 進行係も参加できますか？

format-shared-option-silence-confirms-hours = この時間だけ誰も異議を出さない報告は確定します。

format-shared-option-time-claim-hours = 時間切れ負けの申し立てに返答できる時間。過ぎるとディレクターが判断します。0はすぐに判断。
format-shared-option-answer-hours = 質問や選択に答える時間。その後は既定が有効になるか、ディレクターに知らせます。
format-shared-option-draw-minutes = 公開抽選の予告から抽選までの分数。それまで選手は言葉を出せます。

format-shared-option-check-in-minutes = 「います」は開始の前後この時間だけ使えます。

format-shared-option-forfeit-minutes = 不戦敗になるまでに許される遅刻の分数。

format-shared-option-forfeit-removes = 不戦敗になると以後のラウンドから外れますか？

format-shared-option-appeals = 外れた人はディレクターに異議を申し立てられますか？

format-shared-option-reminder-minutes = 対局の何分前に参加者へ知らせるか。

format-shared-option-fee = 参加費。会計に記録するだけで、ここでは集めません。

format-shared-option-fee-returned = 不戦敗も途中離脱もしなかった人に参加費を返しますか？

format-shared-option-game-fund = 最終ステージの各対局の勝者に均等に分けます。

format-shared-option-prizes = 順位ごとの賞（文章）。

format-shared-option-rules-url = 詳しい規則が読める場所。

format-shared-option-language = 投稿の言語。enやjaなど。

format-shared-option-take = 前のステージから何人が進むか。空なら全員です。

format-shared-option-time-control = このステージの各組み合わせに表示します。

format-shared-option-ask = 組み合わせの前に、都合のよい時間を参加者に尋ねる時刻。

format-shared-option-pair = 仮の時刻付きで組み合わせを公開する時刻。

format-shared-option-fix = 対局時刻が確定する時刻。

format-shared-option-play-from = その週の最初の対局を始められる時刻。

format-week-option-play-until = その週の最後の対局を始められる時刻。

format-shared-option-slot-minutes = 開始時刻の候補の間隔（分）。

format-shared-option-spread-games = 観戦できる対局が同時に重ならないように時間を分けますか？そうでなければ、両者に合う最も早い時間になります。
format-shared-option-fund-forfeits = 不戦勝の対局にも勝者の基金を分けますか。
format-shared-option-fund-play-offs = 順位決定戦にも勝者の基金を分けますか。

format-shared-option-one-prize = 賞は一人一つ、一番大きいものだけですか。残りは次の人に渡ります。
format-shared-missed = { $who1 }がこれまで不参加のラウンド数：{ $rounds }。得点にはなりません。
format-shared-missed-match = { $who1 }がこれまで不参加のラウンド数：{ $rounds }。その間に予定されていた対戦は負けになります。

format-shared-form-attendance = チェックイン

format-shared-form-attendance-help = 来ていたらボタンを押してください。押さないと外れます。/joinで戻れます。

format-shared-form-attendance-here = 参加できますか？

format-shared-form-attendance-here-yes = います！

format-shared-option-check-in-opens = 出席を尋ねる時刻。締め切りまでに答えない人は外れます。

format-shared-option-check-in-closes = チェックインの締め切り。空欄なら手動です。

format-shared-option-late-entry = 形式が認める場合、開始後に自分で参加できますか？

format-shared-option-final-best-of-label = 決勝の試合数
format-shared-option-final-best-of = 決勝は最大この数の対局で争います。空欄ならほかの試合と同じです。
format-shared-option-as-they-come-label = 試合ごとに進行
format-shared-option-as-they-come = ラウンドの終了を待たず、2人の対戦者が決まり次第、試合を始めますか？
format-shared-option-held-label = 保留する試合
format-shared-option-held = 公開するまで待つ試合のコード（GFなど）。
format-shared-option-name-sides-label = 先後を示す
format-shared-option-name-sides = 各対局でどちらが先かを示しますか？
format-shared-option-game-server = 対局する対局サーバー（キーで）。空ならなし。
format-shared-option-game-terms = そこでの対局条件：盤、ルール、持ち時間（サーバーの書き方）。
format-shared-option-server-results = サーバーの知らせた結果はすぐに採用するか、負けた側の同意後に採用するか。
format-shared-option-goes-on-minutes = 最後の結果から次のラウンドや最終順位までの分数。空欄なら手動です。

format-shared-far-champion = 優勝

format-shared-far-in = 勝ち残り

format-shared-far-out = { $title }

format-shared-far-nowhere = 敗退

format-shared-far-third = 3位

format-shared-far-fourth = 4位

format-shared-option-team-size = 1チームの人数の上限。全員が報告や回答をできます。1なら誰もチームで参加しません。

format-shared-rule-best-of-1 = 1試合は1局です。

format-shared-rule-best-of = 1試合は最大{ $value }局で、過半数を取れば勝ちです。

format-shared-rule-ties-yes = 試合は引き分けになることがあります。

format-shared-rule-ties-no = すべての試合に勝者がいます。引き分けはありません。

format-shared-rule-replays-0 = 引き分けなら、上位シードが勝ち進みます。

format-shared-rule-replays = 引き分けは最大{ $value }回指し直し、それでも決まらなければ上位シードが勝ち進みます。

format-shared-rule-final-best-of = 決勝は{ $value }番勝負です。

format-shared-rule-as-they-come-yes = 2人の対戦者が決まり次第、試合を始められます。ラウンドの残りを待つ必要はありません。

format-shared-rule-as-they-come-no = 前のラウンドが終わると、次のラウンドが始まります。

format-shared-rule-held = 次のマッチはディレクターを待ちます：{ $value }

format-shared-rule-name-sides-yes = どちらが先かは対局ごとに示されます。

format-shared-rule-name-sides-no = 先攻は対局者同士で決めます。

format-shared-name-who-may-meet = 対戦の制限

format-shared-option-never-meet-label = 対戦させない

format-shared-option-never-meet = 対戦させない人：クラブ、国、家族（同じ人どうし）、または「Ada - Ben」のような組。

format-shared-option-never-meet-rounds-label = 対戦させない：ラウンド数

format-shared-option-never-meet-rounds = 最初の何ラウンドまで有効か。空欄ならすべて。

format-shared-option-avoid-meeting-label = なるべく避ける

format-shared-option-avoid-meeting = 他に方法がないときだけ対戦する人：クラブ、国、家族、または「Ada - Ben」のような組。

format-shared-option-avoid-meeting-rounds-label = なるべく避ける：ラウンド数

format-shared-option-avoid-meeting-rounds = 最初の何ラウンドまで避けるか。空欄ならすべて。

format-shared-field-club-label = クラブ

format-shared-field-club = 所属するクラブまたはチーム。

format-shared-field-country-label = 国

format-shared-field-country = 所属する国または連盟。

format-shared-field-family-label = 家族

format-shared-field-family = 同じ家族の人に付ける共通の番号。

format-shared-kept-apart = { $who1 }は{ $who2 }と対戦しません：ここでは{ $why ->
    [club] 同じクラブの人どうし
    [country] 同じ国の人どうし
    [family] 同じ家族の人どうし
   *[pair] この2人
    }は対戦させません。

format-shared-meet-anyway = { $who1 }と{ $who2 }が対戦します。本来、{ $why ->
    [club] 同じクラブの人どうし
    [country] 同じ国の人どうし
    [family] 同じ家族の人どうし
   *[pair] この2人
    }は対戦を避けることになっています。

format-shared-bye-passed-apart = { $who1 }はさらに下位ですが、対戦が必要です。そうしないと、再戦か、避けるべき対戦しか残らない人が出ます。

format-shared-round-off-half = { $who1 }は希望によりこのラウンドを休みます。半点の休みです。

format-shared-round-off-full = { $who1 }は希望によりこのラウンドを休みます。1点の休みです。

format-shared-round-off-zero = { $who1 }は希望によりこのラウンドを休みます。点は付きません。

format-shared-name-rounds-off = ラウンドの休み

format-shared-option-rounds-off-label = 点が付く休みの回数

format-shared-option-rounds-off = 点が付く休みは何回までか。空欄ならなし。それを超える休みに点は付きません。

format-shared-option-round-off-half-points-label = 休みの点（半点単位）

format-shared-option-round-off-half-points = その休みの価値（半点単位）。空欄は1です。

format-shared-option-last-round-off-label = 点が付く休みの最終ラウンド

format-shared-option-last-round-off = このラウンドより後の休みに点は付きません。空欄ならどのラウンドでも付きます。

format-shared-option-round-off-hours = ラウンドの公開の何時間前まで休みを申し出られるか。

format-shared-rule-rounds-off = 点が付く休みは1人{ $value }回までです。ラウンドの公開前に /me round-offで申し出てください。

format-shared-rule-round-off-half-points = { $value ->
    [1] 休みには半点が付きます。
   *[other] 休みには1点が付きます。
    }

format-shared-rule-last-round-off = 第{ $value }ラウンドより後の休みに点は付きません。

format-shared-moved-apart = { $who1 }はシード{ $before }ではなく{ $seed }に置かれます。対戦を避ける人どうしが当たるのを遅らせるためです。

format-shared-option-match-posts = ボタンで結果を報告する場所。人数に応じて：8人以上は試合ごとのスレッド、それ未満はラウンドの投稿。

format-shared-option-silence-confirms-minutes = 時間の代わりの分数。相手はすぐにメンションされます。空欄なら時間の設定を使います。

format-shared-option-no-show-minutes = 時間のない対局：「相手がいない」の後に待つ分数。空欄ならボタンなし。

format-shared-option-no-show-asks = その場合はディレクターが決めますか？そうでなければ不戦敗になります。

format-shared-option-fewest = 受付が自動で締め切られたとき、これより少ないと中止。空欄：なし。
format-shared-option-report-lines = この大会の元になったチェスのファイルの行。書き出すときに戻されます。

format-shared-option-field = 8：上位8人。ほかに9-16、groups 1-2 +8、losers 1。後ろにdrawnやof stage 1、beside。空欄：全員。

format-shared-parted-by-difference = { $who1 }は{ $who2 }より上：得失点差が上です。

format-shared-parted-by-scored = { $who1 }は{ $who2 }より上：総得点が上です。

format-shared-head-difference = 得失点差

format-shared-column-difference = 自分の得点から相手の得点を引いたもの。

format-shared-head-scored = 総得点

format-shared-column-scored = 全対局の自分の得点。

format-shared-name-places-first-to-last = { $first }～{ $last }位決定戦

format-shared-name-place-place = { $place }位決定戦

format-shared-far-place = { $place }位

format-shared-parted-by-place = { $who1 }は{ $who2 }より上：順位決定戦に勝ちました。

format-shared-head-de = DE

format-shared-column-de = 直接対決：まだ同点の相手から得た点数です。

format-shared-head-bh-c1 = BH-C1

format-shared-column-bh-c1 = ブッフホルツ・カット1: 最低を除く全対戦相手の点数の合計です。

format-shared-head-bh = BH

format-shared-column-bh = ブッフホルツ：全対戦相手の点数の合計です。

format-shared-head-bh-m1 = BH-M1

format-shared-column-bh-m1 = メディアン・ブッフホルツ：最低と最高を除く全対戦相手の点数の合計です。

format-shared-head-fb = FB

format-shared-column-fb = フォア・ブッフホルツ：最終ラウンドをすべて引き分けとみなしたブッフホルツです。

format-shared-head-sb = SB

format-shared-column-sb = ゾンネボルン・ベルガー：各対戦相手の点数にその対局の点を掛けた合計です。

format-shared-head-ps = PS

format-shared-column-ps = 累積点：各ラウンド後の点数の合計です。

format-shared-head-ks = KS

format-shared-column-ks = コヤ：半分以上の点を取った相手から得た点数です。

format-shared-head-win = WIN

format-shared-column-win = 勝ちの点を得たラウンドの数です（不戦勝を含む）。

format-shared-head-won = WON

format-shared-column-won = 実際に指して勝った対局の数です。

format-shared-head-bpg = BPG

format-shared-column-bpg = 黒で指した対局の数です。

format-shared-head-bwg = BWG

format-shared-column-bwg = 黒で勝った対局の数です。

format-shared-head-aro = ARO

format-shared-column-aro = 対戦相手の平均レーティングです。

format-shared-head-tpr = TPR

format-shared-column-tpr = 大会でのパフォーマンス・レーティングです。

format-shared-head-aob = AOB

format-shared-column-aob = 対戦相手のブッフホルツの平均。

format-shared-head-rep = REP

format-shared-column-rep = プレイヤーが対局するつもりだったラウンド数。

format-shared-head-std = STD

format-shared-column-std = 相手より点が多いラウンド数と、同じ点のラウンド数の半分。

format-shared-head-tpn = TPN

format-shared-column-tpn = 組み合わせの番号。小さいほど上です。

format-shared-head-ptp = PTP

format-shared-column-ptp = その点数が期待される最も低いレーティング。

format-shared-head-apro = APRO

format-shared-column-apro = 対戦相手のパフォーマンスレーティングの平均。

format-shared-head-appo = APPO

format-shared-column-appo = 対戦相手の完全パフォーマンス（PTP）の平均。

format-shared-head-rtng = RTNG

format-shared-column-rtng = レーティング。
