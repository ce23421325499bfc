## COPのラウンドを数行で。

cop-preview-no-repeats = 再戦なし。
cop-preview-leader = 首位の**{ $name }**は**{ $opponent }**と当たります。
cop-preview-window = { $place }位です。{ $lowest }位までの人も追いつけますが、ラウンド全体ではこの方がよい組み合わせです。
cop-preview-window-lowest = { $place }位で、首位に追いつける一番下の順位です。
cop-preview-gibsonized = ギブソン：{ $names }。
cop-preview-contender = { $place } **{ $name }**（{ $rank }位）
cop-preview-contenders = 各賞の一番下の候補：{ $names }。
cop-preview-repeat = { $players }（これまで{ $times }回、前回は第{ $last }ラウンド）
cop-preview-repeats = 再戦{ $count }組：{ $pairs }。
cop-preview-more-repeats = …ほか{ $count }組。

cop-tsh-problems-no-folder = tshフォルダーのzipファイルではありません。config.tshと各ディビジョンのファイルが必要です
cop-tsh-problems-unreadable = 「{ $found }」は選手として読めません。名前、レーティング、対戦相手、セミコロン、得点の順に書いてください
cop-tsh-problems-long-name = 名前「{ $found }」が80文字を超えています
cop-tsh-problems-no-such-opponent = { $found }番の選手はいません
cop-tsh-problems-self = 自分自身と対戦しています
cop-tsh-problems-not-mutual = { $found }番の選手の側に、この選手との対戦がありません
cop-tsh-problems-gap = 得点や後のラウンドがあるのに、そこで組まれているのは一部の選手だけです
cop-tsh-problems-too-few = 大会には2人必要ですが、{ $found }人しかいません
cop-tsh-problems-too-many = 選手が{ $found }人います（最大1,000人）
cop-tsh-problems-too-many-rounds = { $found }ラウンドあります（最大60ラウンド）
cop-tsh-exported = tshで読めるディビジョンと、最初の設定ファイルです。両方をtshの大会フォルダーに入れてください。tshでは不戦の対局はbyeになり、得点のない勝ちは1:0と書かれます。
cop-tsh-mixed-spreads = ファイルの不戦勝には異なる得失点差があります。ここでは不戦勝と欠場をすべて{ $spread }として数えます。
cop-tsh-refused = ファイルを取り込めません：{ $problems }。何も変わっていません。直してもう一度送ってください。
cop-tsh-at-line = { $line }行目：{ $problem }
cop-tsh-at-line-and-round = { $line }行目、第{ $round }ラウンド：{ $problem }
cop-tsh-at-round = 第{ $round }ラウンド：{ $problem }
cop-tsh-imported = {""}**{ $title }**を取り込みました。ディレクターはあなたです：{ $players }人、{ $rounds }ラウンド、未終了の対局{ $open }。全員ゲストです。`/players replace`で名前にこのサーバーのメンバーを結び付けられます。
cop-tsh-exported-folder = tshの大会フォルダーです。ディビジョン：{ $divisions }。tshでは不戦の対局はbyeになり、得点のない勝ちは1:0と書かれます。
cop-tsh-one-value = 次の設定はディビジョンごとに異なりますが、tshでは全体で1つの値です。ディビジョンAの値を書きました：{ $options }。
