### What the page on the web says.
web-skip = 本文へ
web-sections = この大会のページ
web-home = 大会一覧
web-tournaments = 大会
web-none = ここに表示できる大会はありません。
web-overview = 概要
web-schedule = 日程
web-pairings = 組み合わせ
web-standings = 順位表
web-crosstable = 対戦表
web-bracket = トーナメント表
web-groups = グループ
web-odds = 予想
web-draws = 抽選
web-players = 参加者
web-entrants-left = { $entrants }、離脱{ $left }人
web-rules = ルール
web-files = ファイル
web-chronicle = お知らせ
web-report = 報告書の全文
web-live = ライブ
web-offline = 接続を待っています
web-all-rounds = ラウンド
web-all-stages = ステージ
web-zone-label = あなたのタイムゾーン
web-zone-show = 表示
web-zone-shown = 時刻は{ $zone }のものです。
web-zone-own = 時刻はお使いの端末のものです。
web-not-yet = まだ表示するものはありません。
web-why = 理由
web-games-open = これからの対局
web-without-time = 時刻未定
web-tentative = 仮
web-history = 対局
web-career = ほかの大会
web-download-tables = 表計算用の表（CSV）
web-download-trf = チェスソフト用（TRF）
web-download-tsh = tsh用
web-download-log = 検証用の全記録
web-log-kept = 記録は公開されていません。
web-odds-now = 現在の見込み
web-odds-over-time = 各ラウンド後の優勝の見込み
web-odds-working = 見込みを計算しています。少し後でもう一度ご覧ください。
web-odds-games = この対局の重み
web-odds-after-win = 勝てば優勝
web-odds-after-loss = 負けても優勝
web-odds-sure = 勝てば{ $place }位以内が決まります。
web-rank-paths = 各ラウンド後の順位
web-missing-title = 見つかりません
web-missing = このページは存在しないか、ディレクターが公開をやめました。
web-busy-title = 少々お待ちください
web-busy = いまこのページを表示できません。1分ほどしてからもう一度お試しください。
web-made-by = Heraldで運営されています。組み合わせ、抽選、順位にはすべて理由が示され、だれでも確かめられます。
web-language = 言語
web-privacy = プライバシー
web-consent-title = アカウントの連携
web-consent-given = ありがとうございます。下の行をコピーしてチャットに戻り、/me accountの名前の欄に入力してください。数分間、あなただけが使えます。
web-consent-lacks = 対局サーバーから同意が届きませんでした。何も変わっていません。/me accountでもう一度始められます。
web-check-it-yourself = 自分で確かめる
web-check-how = ログをHeraldのコピーに入れ（Python 3.11とmakeが必要です）、自分のコンピューターで全ラウンドの組み合わせと抽選をやり直してください：
# 見出しの下、欄とボタンの上
web-check-what = ブラウザがログからハッシュ、抽選、組み合わせ、順位を計算し直します。何も送信されず、ページを読み込めばオフラインでも動きます。
# 欄の名前
web-check-head = Discordの最後の投稿にあるログのハッシュ値
# 結果の最初の行
web-check-fits = ここで確かめたものはすべて合っています。
web-check-no-head = ログに矛盾はありませんが、皆が見たログと同じだと分かるのはDiscordの指紋だけです。
# 結果の最初の行。最初の箇所についての文が続く
web-check-differs = 合わないところがあります：
# 結果を一行ずつ
web-check-chain-ok = { $lines }行すべてのハッシュが合っています。変更も削除も追加もありません。
web-check-chain-wrong = { $line }行目がハッシュと合いません。ログはそこで変更されています。
web-check-chain-header = ログの先頭部分（タイトルと名前）が封印と合いません。変更されています。
web-check-chain-cut = ログは{ $line }行目で終わっていますが、封印は別の終わりのものです。
web-check-head-ok = 指紋は{ $line }行目と合っています。それより後の、指紋が及ばない行：{ $after }。
web-check-head-wrong = 指紋が合いません。別のログのものです。
web-check-head-unreadable = それは指紋ではありません。ハイフン2つを含む全体をコピーしてください。
web-check-head-cut = このログは{ $line }行目で終わり、指紋が投稿された行まで届いていません。
web-check-head-names = 指紋は{ $line }行目と合いますが、名前と合いません。投稿の後に名前が変更されています。
web-check-head-missing = 指紋がありません。ハッシュを作り直したログは指紋でしか見分けられません。
web-check-draws-ok = 計算し直した抽選：{ $draws }。どれも記録どおりの数になります。
web-check-draws-wrong = { $line }行目：この抽選は記録どおりになりません。
web-check-beacon = 公開ビーコンの署名はこのページでは検証できないので、下のコマンドで確かめてください。
web-check-round-ok = 第{ $round }ラウンド：組み合わせ、不戦勝、先後は結果から決まるとおりです。
web-check-round-best = 第{ $round }ラウンド：これより良い組み合わせはありません。同じ良さの中での選び方は、証明がこのページには大きすぎるので、下のコマンドで確かめてください。
web-check-round-hand = 第{ $round }ラウンド：ディレクターが組み合わせました。
web-check-round-no-proof = 第{ $round }ラウンド：このページに証明書が届いていないので、下のコマンドで確かめてください。
web-check-round-simulated = 第{ $round }ラウンド：この形式は何千もの大会をシミュレーションして組み合わせるので、下のコマンドで確かめてください。
web-check-round-no-script = 第{ $round }ラウンド：このページにはこの形式のルールがないので、下のコマンドで確かめてください。
web-check-round-old-log = 第{ $round }ラウンド：ログが古いバージョンのものなので、下のコマンドで確かめてください。
web-check-round-wrong = 第{ $round }ラウンド（{ $line }行目）：組み合わせが、それより前の記録から決まるものと違います。
web-check-line-wrong = { $line }行目が、それより前の行と合いません。
web-check-standings-ok = { $stage }：順位は結果から決まるとおりです。
web-check-standings-tie-breaks = { $stage }：このページが対応していない順位決定があるので、順位は下のコマンドで確かめてください。
web-check-standings-no-script = { $stage }：このページにはこの形式のルールがないので、順位は下のコマンドで確かめてください。
web-check-standings-old-log = { $stage }：ログが古いバージョンのものなので、順位は下のコマンドで確かめてください。
web-check-standings-wrong = { $stage }：順位が結果から決まるものと違います。
web-check-unreadable = ログが読めません。
# First page of a tournament: heading over what is going on
web-now = ただいま
# The same page: headings
web-latest-results = 最新の結果
web-leaders = 上位
web-side-by-side = 並行して行う大会
# Link below the leaders
web-all-standings = 順位表を見る
# Beside a bar
web-progress = { $games }局中{ $played }局終了
# Link to the tournament's channel
web-channel = Discordで開く
# Where a game is played: $board is a number
web-board = ボード{ $board }
# Described to those who do not see it: the picture on the first page
web-board-picture = 順位表または対戦表の画像
