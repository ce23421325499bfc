errors-storage-log-codes-empty = ファイルが空です。
errors-storage-log-codes-not-json = ファイルの{ $line }行目を読めません。
errors-storage-log-codes-not-a-log = 書き出された大会のファイルではありません。
errors-storage-log-codes-version = このファイルは、このボットより新しいバージョンで書かれています。
errors-storage-log-codes-header = ファイルの1行目が壊れています。
errors-storage-log-codes-no-events = ファイルに出来事が入っていません。
errors-storage-log-codes-event = { $line }行目に、このバージョンでは読めない出来事があります。
errors-storage-log-codes-newer = ファイルの{ $line }行目から先は、より新しいバージョンで書かれています。先に更新してください。
errors-storage-log-codes-sequence = { $line }行目の順番が合いません。行が抜けているか重複しています。
errors-storage-log-codes-command = { $line }行目の順番が合いません。一つのコマンドの内容が離れています。
errors-storage-log-codes-start = ファイルが大会の作成から始まっていません。
errors-storage-log-codes-impossible = ファイルの{ $line }行目から先は、起こりえない内容です。
errors-storage-newer-database = データベースは新しいバージョン（{ $found }）で書かれています。このバージョンが扱えるのは{ $known }です。先に更新してください。
errors-storage-no-image = { $backend }のデータベースはサンドボックスと一緒に保存できません。SQLiteのファイルならできます。
errors-storage-damaged-image = そのファイルのデータベースは壊れています。
errors-storage-unusable-database = 今は何も保存できないため、何も変更していません。私を運用している人に知らせて、あとでもう一度試してください。
errors-storage-closed-database = 再起動中です。1分後にもう一度試してください。
errors-storage-unknown-tournament = その大会が見つかりません。入力中に出る一覧から選んでください。
errors-storage-tournament-exists = 今ちょうど別の人が大会を作りました。もう一度試してください。
errors-storage-stale-write = 同じ瞬間に操作が重なりました。何も失われていません。もう一度試してください。
errors-storage-already-done = もう実行されています。二重には実行していません。
errors-storage-unreadable-event-newer = 新しいバージョンのHeraldがこの大会を変更しています。何も失われていません。運営者に更新を頼んでから続けてください。
errors-storage-unreadable-event = この大会のログの{ $seq }番目をこのバージョンでは読めません。運営者に伝えてください。
errors-storage-unknown-person = その人の情報がもうありません。もう一度試してください。
errors-storage-unknown-row = そのメッセージはもう送信待ちではありません。
errors-storage-bad-line = ファイルの{ $line }行目を読めません。
errors-storage-bad-log = { $what }何も取り込みませんでした。
# An imported log was changed at a line.
errors-storage-log-codes-bent = ファイルの{ $line }行目はエクスポートされたときのままではありません。書き換えられたか、前の行が抜かれています。
# An imported log has lost a hash.
errors-storage-log-codes-bare = ファイルの{ $line }行目にハッシュがありません。追加されたか書き換えられています。
# An imported log is shorter than it was.
errors-storage-log-codes-cut = ファイルが途中で切れています。{ $line }行目の後にまだ続きがあるはずです。
# An imported log is longer than it was.
errors-storage-log-codes-added = ファイルの{ $line }行目以降に、エクスポート時にはなかった行があります。
# The first line of an imported log was changed.
errors-storage-log-codes-sealed = ファイルの1行目はエクスポートされたときのままではありません。名前かタイトルが書き換えられています。
errors-storage-too-many-webhooks = 大会のWebhookは{ $most }個までです。先に1つ削除してください：`/td webhook`
