judging-panel = 審判パネル
judging-not-started = まだ時計は動いていません。用紙は2枚とも裏返しで、二人の手はタイマーの上ですか?
judging-no-spare-sheets = 予備の用紙が足りません。このヒートでは新しい用紙を出せません。
judging-held = ⏸️ 中断中:審判が不具合を調べています。
judging-ready = 準備完了
judging-no-winner = 無効です。
judging-refresh = 更新
judging-next-heat = 次のヒート
judging-more = その他
judging-back = パネルに戻る
judging-open-panel = 審判パネル
judging-more-help = あまり使わない操作です。審判の決定は最終ですが、最後の入力は取り消せます。
judging-called-by-judges = 各ヒートは審判が呼び出します。時計と判定はここに出ます。
judging-called = 各対戦は審判が呼び出します。時計と判定はここに出ます。
judging-text-field = 何がありましたか?
judging-text-help = 記録され、誰でも読めます。
judging-timer-field = 精密タイマー
judging-timer-help = 最後に動かしてからの表示。例:6:43.2
judging-start-true = ヒートを始める
judging-start-false = 始める(予備の用紙なし)
judging-labels-stop = 止める
judging-labels-official-time = タイマー
judging-labels-correct = 正解
judging-labels-incorrect = 不正解
judging-labels-sheet-back = 用紙を返す
judging-labels-new-sheet = 新しい用紙
judging-labels-timer = 発表する
judging-labels-time-limit = 時間切れ
judging-labels-too-close = 僅差で判定不能
judging-labels-malfunction = 不具合
judging-labels-go-on = 続ける
judging-labels-decision = 勝ちと決める
judging-labels-take-back = 最後の入力を取り消す
judging-heat = { $round_title } · ヒート{ $number }
judging-match = **{ $code }** { $better }(上位シード)– { $worse }
judging-new-sheet-taken = 新しい用紙で解答中
judging-handed-in = { $at_ms }に提出
judging-right = **正解**、公式タイム{ $official_ms }。まだ発表されていません
judging-announce-at = 正解者の発表は{ $at }({ $at_distance })か、両方の用紙の採点が済んだときです。
judging-verdict = **判定:** { $sentence }
judging-wins = { $name }さんの勝ちです。
judging-heat-of = 組{ $number }: { $matches }。
judging-clock = ⏱️ { $began }に時計が始まりました。下位シードは{ $over }({ $over_distance })までです。
judging-at-the-puzzle =
    解答中{ $new_sheet ->
        [yes] 、新しい用紙を受け取りました
       *[no] {""}
    }
judging-at-the-puzzle-again =
    { $count }回の誤答の後、再び解答中{ $new_sheet ->
        [yes] 、新しい用紙を受け取りました
       *[no] {""}
    }
judging-with-grader = 提出済み、公式タイム{ $time }
judging-with-grader-until = 提出済み、公式タイム{ $time }。採点は{ $until }まで
judging-wrong = {""}**誤答**、{ $time }に提出
judging-wrong-until = {""}**誤答**、{ $time }に提出。用紙は{ $until }({ $until_distance })に返却
judging-button = 審判パネル
judging-no-match = 審判を待つ会場の試合はありません。会場ラウンドが公開されるとパネルが開きます。
judging-round-ready = {""}**{ $round }**を公開しました。**{ $panel }**で{ $heats }組のパネルが開きます。審判は一人一つ開けます。
judging-entry-start = 時計を開始
judging-entry-stop = { $name }が{ $time }に提出
judging-entry-official = { $name }の公式タイム:{ $time }
judging-entry-correct = { $name }の解答は正解({ $time }に採点)
judging-entry-incorrect = { $name }の解答は不正解({ $time }に採点)
judging-entry-sheet-back = { $name }に{ $time }に用紙を返却
judging-entry-new-sheet = { $name }が{ $time }に新しい用紙を取得
judging-entry-timer = { $time }に発表
judging-entry-time-limit = { $time }に時間切れ
judging-entry-too-close = 僅差で判定不能
judging-entry-malfunction = トラブル:{ $text }
judging-entry-go-on = 対戦を再開
judging-entry-decision = 審判は{ $name }の勝ちと判定:{ $text }
judging-entry-take-back = 直前の記録を取り消し
judging-taken-back = ディレクターがこれを取り消しました。もう有効ではありません。
judging-held-at = ⏸️ 一時停止中:審判がトラブルを確認しています。この対戦の時計は{ $timer }で止まっています。
judging-stood = ⏱️ この対戦の時計は{ $time }止まっていました。下位シードの制限時間は{ $over }({ $over_distance })までです。
judging-labels-ran-on = 再開(時計は継続)
judging-needs-no-command = コマンドは要りません。ライブラウンドが公開されたらお知らせし、各組の下の**{ $panel }**ボタンを使えます。
