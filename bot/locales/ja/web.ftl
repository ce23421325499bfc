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
web-rank-paths = 各ラウンド後の順位
web-missing-title = 見つかりません
web-missing = このページは存在しないか、運営が公開をやめました。
web-busy-title = 少々お待ちください
web-busy = いまこのページを表示できません。1分ほどしてからもう一度お試しください。
web-made-by = Heraldで運営されています。組み合わせ、抽選、順位にはすべて理由が示され、だれでも確かめられます。
web-language = 言語
web-privacy = プライバシー
web-consent-title = アカウントの連携
web-consent-given = ありがとうございます。下の行をコピーしてチャットに戻り、/me account の名前の欄に入力してください。数分間、あなただけが使えます。
web-consent-lacks = 対局サーバーから同意が届きませんでした。何も変わっていません。/me account でもう一度始められます。
web-check-it-yourself = 自分で確かめる
web-check-how = ログを Herald のコピーに入れ（Python 3.11 と make が必要です）、自分のコンピューターで全ラウンドの組み合わせと抽選をやり直してください：
# First page of a tournament: heading over what is going on
web-now = ただいま
# The same page: headings
web-latest-results = 最新の結果
web-leaders = 上位
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
