report-skip = 結果へ進む
report-contents = 目次
report-result = 結果
report-prizes = 賞金・賞品
report-rules = ルール
report-chronicle = 全員へのお知らせ
report-draws = 抽選
report-about = この報告書について
report-pictures = 図
report-seeds = 開始時の順
report-standings = 順位表
report-crosstable = 対戦表
report-rounds = ラウンド
report-why = この組み合わせの理由
report-why-order = この順序の理由
report-players = 選手
report-questions = 質問と回答
report-byes = 不戦勝
report-idle = 対局なし
report-sealed = このステージの組み合わせと結果は今は非公開で、見られるのはディレクターだけです。
report-not-begun = 対局はまだ始まっていません。
report-status = 状態
report-crosstable-points = 得点
report-board = ボード
report-first = 先
report-second = 後
report-by-lot = 抽選
report-by-somebody = 回答者
report-statuses-active = 参加中
report-statuses-waiting = 待機中
report-statuses-withdrawn = 棄権
report-statuses-removed = 不戦敗のため除外
report-statuses-disqualified = 失格
report-no-draws = 抽選はありませんでした。
report-public-draws = 事前に公開で約束された抽選
report-all-draws = すべての抽選
report-check-a-draw = どの数字も計算し直せます。表にある文字列のSHA-256を整数として読み、範囲の大きさで割ります。その余りを範囲の最小値に足したものが、抽選の結果です。Pythonでは：
report-check-a-promise = 公開の抽選は、秘密の値のSHA-256で約束されました。後で公開された秘密の値から、ちょうどその約束の値が得られることを確かめてください。次に言葉を一つずつ混ぜます。新しい秘密の値は、毎回、前の値、スラッシュ、言葉をつないだもののSHA-256です。最後の秘密の値が、ハッシュする文字列の先頭になります。
report-check-the-seed = 秘密の値はすべて一つの乱数シードから作られます。抽選の秘密の値は、乱数シード、スラッシュ、「Secret of」の欄の名前をつないだもののSHA-256です。選手が全抽選のための言葉を出したときは、それが先に乱数シードに混ぜられています。
report-recipe =
    from hashlib import sha256

    def drawn(text, low, high):
        number = int(sha256(text.encode()).hexdigest(), 16)
        return low + number % (high - low + 1)

report-small-print = ハッシュが大きすぎて小さい数に偏るときは、それを飛ばし、文字列に/1、次に/2、…と付け足します。範囲が百万より小さければ、実際にはまず起こりません。
report-title = { $tournament }：報告書
report-summary = { $phase } · 参加者{ $entrants }人 · 結果の出た対局{ $games }局
report-times-in = 特に書いていなければ、時刻は{ $zone }のものです。どの時刻にもタイムゾーンがついています。
report-made-at = 作成：{ $at }
report-place = { $first }
report-stage = ステージ{ $number }：{ $name }
report-played-as-time-control = { $system }。持ち時間：{ $time_control }。
report-out-of = { $low }~{ $high }
report-seed-no-revealed = そのSHA-256は{ $commitment }です。乱数シードそのものは大会の終了後に公開されます。
report-seed = 乱数シードは{ $revealed }でした。最初から公開されていたSHA-256は{ $commitment }です。
report-origin = Heraldが{ $entries }件のログから作りました。エンジンのバージョンは{ $engine }です。ディレクターはそのログを書き出せます。python -m formats verifyで、すべての組み合わせと抽選をもう一度たどれます。
report-head-seed = シード
report-head-name = 名前
report-head-rating = レーティング
report-head-rank = 順位
report-head-points = 得点
report-head-won = 勝ち
report-head-tied = 引き分け
report-head-lost = 負け
report-head-time = 時刻
report-head-result = 結果
report-head-number = 番号
report-head-what = 内容
report-head-question = 質問
report-head-answer = 答え
report-head-how = 方法
report-head-of = 範囲
report-head-what-for = 用途
report-head-text-to-hash = ハッシュする文
report-head-secret-of = 秘密
report-head-commitment = 事前に公開した約束値
report-head-words = 混ぜた言葉
report-head-secret-told = 後で明かした秘密
# News: what has happened, as sentences
report-news-draft = 大会は再び準備中です。
report-news-registration = 参加受付中です。
report-news-closed = 参加者が確定しました。
report-news-running = 対局が始まりました。
report-news-finished = 大会が終わり、順位が確定しました。
report-news-cancelled = 大会は中止になりました。
report-news-series = シリーズになりました。
# $round is its name
report-news-round-out = { $round }の組み合わせが出ました。
# $cause: why
report-news-paired-again = { $round }の組み合わせが変わりました（{ $cause }）。
# $game: both names
report-news-rematch = { $game }は再対局になりました。
report-news-withdrew = { $who }さんが棄権しました。
report-news-result = ディレクターが結果を入力しました：{ $game }、{ $result }。
