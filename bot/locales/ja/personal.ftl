### What is stored about somebody, and what becomes of it.

personal-forget = 自分の情報を消す…
personal-forget-now = はい、消してください
personal-forgotten = 完了しました。アカウント、名前、設定はすべて忘れました。今後このアカウントでHeraldを使う人は、新しい人として扱われます。
personal-backups-end = データベースのバックアップからも{ $days }日以内に消えます。
personal-backups-daily = 毎日のバックアップからも{ $days }日以内に消えます。このボットの運営者が別の場所にコピーを保管している場合は、保管期間を運営者に聞いてください。
personal-backups-unknown = いま削除したデータが、データベースのバックアップにまだ残っていることがあります。保管期間はこのボットの運営者に聞いてください。
personal-stored =
    このファイルには、あなたについて保存されているすべてが入っています。アカウントと名前、{ $known ->
        [True] タイムゾーン（{ $zone }）、
       *[other] タイムゾーンなし、
    }大会{ $tournaments }件、そこでの操作{ $acts }件、ダイレクトメッセージ{ $messages }件。
personal-what-happens = アカウント、名前、タイムゾーン、リマインダー、あなた宛てのメッセージの本文は完全に忘れられます。結果は残り、名前の代わりに「参加者7」のように表示されます。
personal-still-plays = { $tournaments }にまだ参加中です。情報を消しても大会からは抜けません。抜けたい場合は先に`/leave`を使ってください。
personal-still-directs = { $tournaments }のディレクターを続けています。先に別の人をディレクターにしてください：`/td staff`

personal-rating = **{ $title }**でのレーティング：{ $rating }（{ $games }局）。結果から計算されます。シリーズで`/leave`を使うとなくなります。
