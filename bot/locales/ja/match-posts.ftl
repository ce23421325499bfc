match-posts-best-of = { $games }番勝負
match-posts-press-winner = 勝ったのはどちらですか？ボタン1つで報告でき、相手がもう1つ押すと確定します。
match-posts-press-score = 結果はどうでしたか？自分の勝ち数が先のスコアを押してください。
match-posts-taken-back = この試合は無効になりました。ここで報告することはありません。
match-posts-no-threads = <#{ $channel }>でスレッドを開けないため、試合をチャンネルに直接投稿します。試合ごとにスレッドを作るには、そこで*公開スレッドの作成*を許可するか、サーバーのスレッドをいくつか閉じてください。
match-posts-voice = ボイスチャンネル：<#{ $channel }>
