### 形式が言うこと。

format-swiss-elimination-title = スイス式エリミネーション

format-swiss-elimination-summary = 表による順位同士の試合。勝者が上の順位を取り、すべての順位を争います。

format-swiss-elimination-seeded-by-round-places = { $who1 }は{ $who2 }よりシードが上：資格点は同じで、予選の個別ラウンドの順位が上です。

format-swiss-elimination-reserve = { $who1 }は補欠（{ $place }位）で、第1ラウンド前に誰かが抜ければ繰り上がります。

format-swiss-elimination-not-invited = { $who1 }（{ $place }位）は招待の対象外です。

format-swiss-elimination-not-coming = { $who1 }（{ $place }位）は会場決勝に参加と答えていません。

format-swiss-elimination-reveal = オンラインの結果を公開しますか？それまでリスト、パズル、タイムはディレクターだけが見られます。{ $players }人中{ $missing }人のタイムがまだです。未確認で誤答扱いになる回答：{ $unchecked }。

format-swiss-elimination-draw-list = 希望リストの提出がありません：抽選のリストを全ラウンドに使います。いま引きますか？

format-swiss-elimination-choose-live = { $who1 }は{ $rank }位で、第{ $round }ラウンドのパズルを選びます。

format-swiss-elimination-matches = 第{ $round }ラウンド、{ $venue }：{ $matches }試合。

format-swiss-elimination-heats = 試合は同じパズルで組{ $heats }に分けて行います：後の組を近づけないでください。

format-swiss-elimination-predetermined = このラウンドのパズルは前もって決めた{ $puzzle }です。

format-swiss-elimination-picked = このラウンドのパズルは{ $puzzle }、選ぶ権利のある{ $who1 }のリストで最初の未使用のものです。

format-swiss-elimination-picked-reversed = このラウンドのパズルは{ $puzzle }、選ぶ権利はあるがこのラウンドで解かない{ $who1 }のリストで最後の未使用のものです。

format-swiss-elimination-picked-by-lot = このラウンドのパズルは{ $puzzle }、抽選リストで最初の未使用のものです。

format-swiss-elimination-chosen = このラウンドのパズルは{ $puzzle }、{ $rank }位の{ $who1 }が選びました。

format-swiss-elimination-pick-passed-no-list = { $who1 }は{ $who2 }より先に選べましたが、リストを出していません。

format-swiss-elimination-pick-passed-done = { $who1 }は{ $who2 }より先に選べましたが、もうオンラインでは解きません。

format-swiss-elimination-pick-passed-bracket = { $who1 }は{ $who2 }より上位シードですが、下の側（{ $bracket }）にいます。

format-swiss-elimination-match = { $who1 }は{ $rank }位、{ $who2 }は{ $other_rank }位：試合{ $code }、{ $bracket }。

format-swiss-elimination-heat = 組{ $heat }。

format-swiss-elimination-bye = { $who1 }は{ $rank }位：試合{ $code }は不戦勝の枠が相手です。

format-swiss-elimination-opponent-gone = { $who1 }は試合{ $code }に不戦勝：{ $who2 }は欠席です。

format-swiss-elimination-online-faster = { $who1 }は{ $who2 }より速かったです：{ $time }対{ $other_time }。

format-swiss-elimination-online-unsolved = { $who1 }は{ $time }で解き、{ $who2 }は解けませんでした。

format-swiss-elimination-online-equal = { $who1 }と{ $who2 }は公式タイムが同じ{ $time }：上位シードの勝ちです。

format-swiss-elimination-live-faster = { $who1 }は{ $who2 }より速かったです：{ $time }対{ $other_time }。

format-swiss-elimination-live-only-correct = 試合終了時に正解は{ $who1 }だけでした（{ $time }）。

format-swiss-elimination-live-none-correct = 試合終了時に正解がありません：{ $who1 }が上位シードです。

format-swiss-elimination-live-over-limit = { $who2 }は時間内ではありませんでした（{ $other_time }、制限は{ $limit }）：{ $who1 }が上位シードです。

format-swiss-elimination-live-equal = { $who1 }と{ $who2 }は公式タイムが同じ{ $time }：上位シードの勝ちです。

format-swiss-elimination-live-too-close = 審判はどちらが速いか判断できません：{ $who1 }が上位シードです。

format-swiss-elimination-live-decided = 審判は{ $who1 }の勝ちとしました。決定は最終です。

format-swiss-elimination-both-absent = { $who1 }も{ $who2 }も来ませんでした：{ $who1 }が上位シードです。

format-swiss-elimination-reveal-final = { $who1 }は{ $place }位です。

format-swiss-elimination-reveal-one-match = { $who1 }と{ $who2 }は{ $best }位と{ $worst }位をかけて一試合します。

format-swiss-elimination-reveal-alone = { $who1 }は{ $rank }位で、{ $best }〜{ $worst }位をかけて{ $matches }です。

format-swiss-elimination-reveal-two = { $who1 }と{ $who2 }は{ $rank }位と{ $other_rank }位で、{ $best }〜{ $worst }位をかけて{ $matches }です。

format-swiss-elimination-champion = { $who1 }がプレーオフに優勝しました。

format-swiss-elimination-finished = { $who1 }は{ $place }位で終えました。

format-swiss-elimination-to-play = { $who1 }は{ $best }〜{ $worst }位をかけて{ $matches }です。

format-swiss-elimination-no-seat = { $who1 }はプレーオフの枠がありません。

format-swiss-elimination-problem-unknown-puzzle = はこの一覧のパズルではありません

format-swiss-elimination-problem-unknown-round = は表のラウンドではありません

format-swiss-elimination-problem-not-asked = ここでは希望リストを求めていません

format-swiss-elimination-problem-unreadable = は読み取れません

format-swiss-elimination-problem-bad-time = のタイムが読み取れません。6:43.2のように書いてください

format-swiss-elimination-problem-closed = もう提出できません：試合が進みました

format-swiss-elimination-problem-not-open-yet = オンラインステージが始まったら提出できます

format-swiss-elimination-problem-no-seat = プレーオフの枠がある人だけが提出できます

format-swiss-elimination-problem-started-before = はすでに始まっています：時計が動いています

format-swiss-elimination-problem-not-started-yet = は始まっていません

format-swiss-elimination-problem-nothing-to-check = には確認できる時間内の回答がありません

format-swiss-elimination-problem-judges-only = これは審判だけが記入します

format-swiss-elimination-problem-nothing-to-take-back = 取り消す記入がありません

format-swiss-elimination-problem-not-started = 試合は始まっていません

format-swiss-elimination-problem-already-started = 試合はもう始まっています

format-swiss-elimination-problem-not-handed-in = この人の用紙は提出されていません

format-swiss-elimination-problem-not-solving = この人はいまパズルを解いていません

format-swiss-elimination-problem-not-graded-now = この人の用紙は採点者の手元にありません

format-swiss-elimination-problem-before-handed-in = その時刻には用紙が提出されていませんでした

format-swiss-elimination-problem-minute-missing = 公式タイムに誤答の1分が入っていません

format-swiss-elimination-problem-minute-not-up = 用紙は1分が過ぎたら返されます

format-swiss-elimination-problem-nothing-to-return = この人に返す用紙がありません

format-swiss-elimination-problem-no-spare-sheets = この試合に予備の用紙はありません

format-swiss-elimination-problem-second-new-sheet = この人はこの試合で新しい用紙を受け取りました

format-swiss-elimination-problem-held = 試合は中断中です：まず再開するか、決定してください

format-swiss-elimination-problem-not-held = 試合は中断していません

format-swiss-elimination-problem-limit-not-reached = 制限時間に達していません

format-swiss-elimination-problem-may-be-in-time = 下位シードの用紙がまだ間に合うかもしれません：先に採点してください

format-swiss-elimination-problem-not-in-this-match = この人はこの試合にいません

format-swiss-elimination-name-round-number = 第{ $number }ラウンド

format-swiss-elimination-name-round-number-online = 第{ $number }ラウンド、オンライン

format-swiss-elimination-name-round-number-live = 第{ $number }ラウンド、会場

format-swiss-elimination-name-online = オンライン

format-swiss-elimination-name-live = 会場

format-swiss-elimination-name-winners-bracket = 勝者側

format-swiss-elimination-name-losers-bracket = 敗者側

format-swiss-elimination-name-placement-bracket = 順位決定側

format-swiss-elimination-name-championship = 優勝決定戦

format-swiss-elimination-name-one-more-match = あと一試合

format-swiss-elimination-name-matches-more-matches = あと{ $matches }試合

format-swiss-elimination-name-fewest-to-most-more-matches = あと{ $fewest }〜{ $most }試合

format-swiss-elimination-choice-reveal-yes = 公開

format-swiss-elimination-name-for-all-rounds = 全ラウンド：

format-swiss-elimination-name-for-all-other-rounds = その他の全ラウンド：

format-swiss-elimination-name-for-round-number = 第{ $number }ラウンド：

format-swiss-elimination-field-round = 予選第{ $number }ラウンドの得点。出ていなければ空です。

format-swiss-elimination-column-seed = シード。同順位を決めます。

format-swiss-elimination-head-best = 最高

format-swiss-elimination-column-best = まだ可能な最高の最終順位。

format-swiss-elimination-head-worst = 最低

format-swiss-elimination-column-worst = まだ可能な最低の最終順位。

format-swiss-elimination-field-coming = 会場決勝に来るか：yesかno。

format-swiss-elimination-form-preferences = パズルの希望

format-swiss-elimination-form-preferences-help = 好きな順にパズルを並べてください。一行は全ラウンド用、C: P8 P7のようにオンラインのラウンドで始まる行はそのラウンド用です。書かなかったものはプールの順に続きます。

format-swiss-elimination-form-preferences-lists = あなたのリスト

format-swiss-elimination-form-online-times = オンラインのタイム

format-swiss-elimination-form-online-times-help = 一行に一つの提出：パズル、パスワードからのタイム、wrongかunchecked。

format-swiss-elimination-form-online-times-times = 提出

format-swiss-elimination-option-table-label = 表

format-swiss-elimination-option-table = 試合表の名前：eight（8枠）、thirty_two（32枠）、wpf_gp_2023（16枠）。

format-swiss-elimination-option-matches-label = 試合

format-swiss-elimination-option-matches = 代わりに自分の試合表。一項目に一試合：F F1 1-2 winners live heat 1。

format-swiss-elimination-option-puzzle-choice-label = パズルの選び方

format-swiss-elimination-option-puzzle-choice = 参加者がパズルを選びますか、それとも一覧の順に使いますか？

format-swiss-elimination-option-online-puzzles-label = オンラインのパズル

format-swiss-elimination-option-online-puzzles = オンラインの一覧：パズルごとに記号、空白の後に内容。空でもかまいません。

format-swiss-elimination-option-live-puzzles-label = 会場のパズル

format-swiss-elimination-option-live-puzzles = 会場ステージの一覧。書き方は同じです。空でもかまいません。

format-swiss-elimination-option-complete-lists-label = リストを補う

format-swiss-elimination-option-complete-lists = 途中までの希望リストを一覧の順で補いますか、それとも断りますか？

format-swiss-elimination-option-best-rounds-label = 採用ラウンド数

format-swiss-elimination-option-best-rounds = 予選の良いほうから何ラウンドを資格点に足すか。

format-swiss-elimination-option-invited-label = 招待人数

format-swiss-elimination-option-invited = 資格点の上位何人に参加を尋ねるか。

format-swiss-elimination-option-sign-up-confirms-label = 申し込みで参加確定

format-swiss-elimination-option-sign-up-confirms = 断らない人は全員参加としますか？そうでなければ参加と答えた人だけです。

format-swiss-elimination-option-online-minutes-label = オンラインの分数

format-swiss-elimination-option-online-minutes = オンラインのパズル一つの最長時間。

format-swiss-elimination-option-unsolved-minutes-label = 未解答の分数

format-swiss-elimination-option-unsolved-minutes = 誤答や無回答は最長時間よりこの分数だけ長く数えます。

format-swiss-elimination-option-live-limit-minutes-label = 会場の制限時間（分）

format-swiss-elimination-option-live-limit-minutes = 会場では、下位シードはこの分数より短く解く必要があります。
format-swiss-elimination-unknown-table = その対戦表はありません。使えるのは{ $known }です。
format-swiss-elimination-bad-table = この対戦表は使えません。{ $line }行目を確かめてください。
format-swiss-elimination-doubled-puzzle = { $venue }のプールに、同じコードのパズルが2つあります。
format-swiss-elimination-too-few-puzzles = { $venue }ステージは{ $rounds }ラウンドです。プールには同じ数のパズルを入れるか、空にしてください。

format-swiss-elimination-listed-unclear = yesかnoと書くか、空のままにしてください

format-swiss-elimination-listed-score = { $place }位：{ $rounds }ラウンドで{ $score }点

format-swiss-elimination-listed-score-outside = { $place }位、招待なし：{ $rounds }ラウンドで{ $score }点

format-swiss-elimination-listed-rating = { $place }位：{ $score }点（レーティング欄から）

format-swiss-elimination-listed-rating-outside = { $place }位、招待なし：{ $score }点（レーティング欄から）

format-swiss-elimination-listed-nothing = どのラウンドにも得点なし

format-swiss-elimination-problem-live-round = は会場で行われるため、リストは使われません

format-swiss-elimination-rule-table-eight = 8人が出場します。

format-swiss-elimination-rule-table-thirty-two = 32人が出場します。

format-swiss-elimination-rule-table-wpf-gp-2023 = 16人が出場し、2023年のグランプリと同じ組み合わせで対戦します。

format-swiss-elimination-rule-matches = 対戦表はディレクターのものです：{ $value }。

format-swiss-elimination-rule-puzzle-choice-preferences = パズルは選手の希望リストで選ばれます。

format-swiss-elimination-rule-puzzle-choice-predetermined = パズルはリストの順に出ます。

format-swiss-elimination-rule-online-puzzles = オンラインのパズル：{ $value }。

format-swiss-elimination-rule-live-puzzles = ライブのパズル：{ $value }。

format-swiss-elimination-rule-complete-lists-yes = 短い希望リストはリストの順に補われます。

format-swiss-elimination-rule-complete-lists-no = 希望リストにはすべてのパズルが必要です。

format-swiss-elimination-rule-best-rounds = 通常ラウンドの上位{ $value }回の合計で出場資格が決まります。

format-swiss-elimination-rule-invited = 上位{ $value }人が招待されます。

format-swiss-elimination-rule-sign-up-confirms-yes = 断らなければ参加とみなします。

format-swiss-elimination-rule-sign-up-confirms-no = 参加と答えた人だけが出場します。

format-swiss-elimination-rule-online-minutes = オンラインのパズルは1題{ $value }分までです。

format-swiss-elimination-rule-unsolved-minutes = 誤答や無回答は、それより{ $value }分多く数えます。

format-swiss-elimination-rule-live-limit-minutes = ライブでは、下位シードは{ $value }分未満で解く必要があります。
