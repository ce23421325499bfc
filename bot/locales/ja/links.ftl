### 個人用リンク。
links-title = あなたのページ
links-of = { $name }さんのページ
links-taken = ✓ 受け付けました。
links-yours-alone = このアドレスはあなただけのものです。知っている人は誰でもあなたの代わりに答えられます。人に渡さないでください。
links-send = 送信
links-again = もう一度送る
links-back = 戻る
links-propose = 時刻を提案
links-receipts = 送ったもの
links-fill-in = 入力するか、短くしてください：{ $fields }。
links-old = 内容が古くなっていました。今の状況はこちらです。
links-away = 今Heraldは動いていないため、何も受け付けていません。1分後にもう一度送ってください。
links-away-now = 今Heraldは動いていません。1分後にこのページを開き直してください。
links-no-answer = まだ返事がありません。もう一度送ってください。何度送っても1回として数えます。
links-too-many = 一度に多すぎます。1分待ってから、もう一度送ってください。
links-elsewhere = あなたのページから送られたものではありません。リンクを開き直してください。
links-ended = このリンクは閉じられています。大会が終わったか、あなたが抜けたか、新しいリンクがあります。ディレクターに聞いてください。
links-no-pages = ここではリンクを使えません。このボットにはウェブページがありません。運用者がHERALD_WEBとHERALD_WEB_URLで有効にできます。
links-not-encrypted = ここではリンクを使えません。{ $address }は暗号化されておらず、途中で読まれるおそれがあります。HERALD_WEB_URLはhttpsにしてください。
links-over = この大会は終わったので、リンクはもう開きません。
links-not-for = { $name }さんにはリンクを作れません。参加中で、自分のためだけに行動し、ディレクターに関わらない選手のためのものです。
links-has-one = { $name }さんには{ $since }からリンクがあります。もう一度表示はできませんが、作り直せます。
links-made = { $name }さんのリンク：
links-once = 本人にだけ渡してください。このリンクは本人として答えます。表示は今回だけで、前のリンクは閉じられます。
links-closed = { $name }さんのリンクを閉じました。
links-closed-all = リンクを{ $count }件閉じました。
links-overview =
    { $guests ->
        [0] Discordを使わないゲストはいません。
       *[other] Discordを使わないゲストは{ $guests }人、うちリンクがあるのは{ $linked }人です。
    }
links-would-close = { $count }人のゲストにはもうリンクがあります。新しいファイルを作るとそれは閉じられ、新しいリンクが必要になります。
links-file = リンク{ $count }件です。表示は今回だけです。それぞれ本人にだけ送り、ファイルは削除してください。
links-column-name = 名前
links-column-link = リンク
