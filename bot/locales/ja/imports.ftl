imports-title-refused = 取り込みませんでした
imports-title-done = 名簿を取り込みました
imports-title-preview = 名簿の内容
imports-new = 新規
imports-changed = 変更
imports-ignored = 使わない列
imports-fix-and-send-again = ファイルを直して、もう一度送ってください。
imports-how-to = 1行目は列の名前です：name, discord, rating, uncertainty, games, joined, account。1行に1人ずつ書きます。
imports-problems-too-large = ファイルが大きすぎます（最大1 MB）
imports-problems-not-text = テキストファイルではありません。表をCSVで保存してください
imports-problems-no-rows = 列名の行の下に誰もいません
imports-problems-too-many-rows = { $value }行あります（最大3,000行）
imports-problems-no-name-column = 「name」か「discord」という列がありません
imports-problems-doubled-column = 同じ列がもう一つあります
imports-problems-too-many-cells = セルが列より多く、「{ $value }」の入る列がありません
imports-problems-nobody = 名前もDiscordアカウントもありません
imports-problems-long-name = 名前が80文字を超えています
imports-problems-not-a-number = 「{ $value }」は数ではありません
imports-problems-two-readings = 「{ $value }」は2通りに読めます。数は1532.5、日付は2010-01-31のように書いてください
imports-problems-not-whole = 「{ $value }」は整数ではありません
imports-problems-negative = 「{ $value }」は0未満です
imports-problems-not-a-date = 「{ $value }」は日付ではありません。2010-01-31のように書いてください
imports-problems-not-an-account = 「{ $value }」はDiscordのIDでもユーザー名でもありません
imports-problems-unknown-account = このサーバーに「{ $value }」という人はいません
imports-problems-missing = 記入が必要です
imports-problems-doubled = 「{ $value }」はファイルの前のほうにも出ています
imports-problems-several-entrants = 「{ $value }」という参加者が複数います。代わりに#7のような番号を書くか、DiscordのIDの列を足してください
imports-problems-two-entrants = アカウントと名前「{ $value }」が別々の参加者のものです
imports-refused = 直すところが{ $count }か所あります。{ imports-fix-and-send-again }
imports-summary = 新しい参加者{ $new }人、変更{ $changed }人。
imports-played-elsewhere = ほかで行われた{ $rounds }ラウンドと{ $results }件の結果を、そのまま取り込みました。
imports-problem = 名簿：{ $text }
imports-problem-line = { $line }行目：{ $text }
imports-problem-column = { $line }行目、{ $column }：{ $text }
imports-did-you-mean = { $head }（「{ $guess }」ですか？）
imports-problems-too-high = 「{ $value }」は大きすぎます
imports-problems-not-a-choice = 「{ $value }」は選べる答えにありません
imports-seed = 第{ $first }シード
imports-seeds = 第{ $first }~{ $last }シード
imports-columns-of = この大会では次の列も読みます：{ $heads }。
imports-together-with = { $text }（{ $names }も参照）
imports-alike = ⚠ 同じ名前の人
imports-alike-line =
    { $name }：{ $count ->
       *[other] { $count }人
    }。リストの番号で区別します。
imports-problems-in-team = すでにチーム「{ $value }」でプレーしています
imports-known = ここの以前の大会に出た人（名前は以前のまま）
imports-known-line = { $name }は{ $earlier }です（アカウント{ $account }）
imports-account-of-several = { $name }：アカウント{ $account }を持つ人がここに複数いるため、新しい人として登録します
# The title of the form for a list of names
imports-names-title = 名前
# How a line looks; at most 100 characters
imports-names-help = 名前だけ、またはレーティング付き：Ana 1720。番号を付けるとシード順：1. Ana、2. Bo
imports-places-ahead = 順位は**{ $last }**のものです。このリストの後に`/players fetch what:places`で取り込んでください。
imports-place-asked = { $text }（同じ人の場合）
imports-places-open = **{ $last }**はまだ終わっていません。順位は後で`/players fetch what:places`で取り込んでください。
