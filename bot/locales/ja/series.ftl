### くり返す大会：来週も同じ大会、シリーズ。

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }**の参加受付を<#{ $channel }>で始めました。開始は{ $at }です。
series-agenda = 次の回の受付開始
series-every = 毎週：**{ $at }**（{ $zone }）
series-next = 次の回：{ $start }。参加受付の開始：{ $opens }。
series-is-open = 今週の回が進行中です。
series-is-stopped = シリーズは停止中です。新しい回は始まりません。
series-stop = シリーズを停止
series-resume = シリーズを再開
series-stopped = **{ $title }**を停止しました。再開するまで新しい回は始まりません。進行中の回は続きます。
series-goes-on = **{ $title }**を再開します。次の回でお会いしましょう。
series-planned = **{ $title }**を毎週開きます。受付の開始と締め切り、開始は自動です。
series-too-few = **{ $title }**は今回中止です。参加者は{ $players }人で、最低{ $fewest }人に届きませんでした。また次回！
series-leaderboard = シリーズ順位
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = 前回の優勝：**{ $names }**
series-nothing-yet = まだポイントはありません。最初の回から付きます。
series-counts = 順位ごとのポイント：{ $points }。同順位は同じポイントです。
series-best = 良かった{ $best }回分を数えます。
series-season-won = シーズン{ $season }：**{ $names }**（{ $points }）
series-head-rank = #
series-head-name = 選手
series-head-points = 点
series-head-evenings = 回
series-head-wins = 優勝
series-label-at = 日時
series-label-zone = タイムゾーン
series-label-points = ポイント
series-wrong-at = 曜日と時刻。例：`fri 20:00`
series-wrong-points = 0から10000までの整数。例：`10 8 6 5`
series-wrong-zone = タイムゾーン。例：`Europe/Berlin`
series-event-description = チャンネルのカードから参加してください。
series-head-rating = レーティング
series-about-ratings = レーティングは各回の対局から計算します。±は不確かさです。`/leave`でシリーズとレーティングから外れます。
