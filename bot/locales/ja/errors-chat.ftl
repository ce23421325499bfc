errors-chat-roles-director = ディレクター
errors-chat-roles-coordinator = コーディネーター
errors-chat-roles-entrant = 選手
errors-chat-round-text-codes-nobody = 「{ $part }」という人はいません
errors-chat-round-text-codes-several = 「{ $part }」に当てはまるのは{ $names }です。#3のように一覧の番号で書いてください
errors-chat-round-text-codes-not-a-game = 「{ $part }」は`Ana - Bo`のような対局でも、`bye Eve`のような不戦勝でもありません
errors-chat-no-tournament-given = ここに「{ $given }」という大会はありません。入力中に出る一覧から選んでください。
errors-chat-no-tournament = ここには大会がありません。大会を指定するか、ディレクターに`/td create`で作ってもらってください。
errors-chat-not-staff-error = 大会を始められるのは、このサーバーのイベントを管理できるメンバーだけです。その人に頼んでください。
errors-chat-not-staff = これができるのはこの大会の{ $roles }だけです。頼んでみてください。誰かは`/tournament info`でわかります。
errors-chat-not-entered = **{ $title }**に参加していません。参加受付中なら`/join`で登録できます。
errors-chat-staff-may-not-play = { $role }は同じ大会に選手として出られません。どちらかの役割を別の人に任せてください。
errors-chat-no-game = 今、**{ $title }**にあなたの対局はありません。次の予定は`/me next`で見られます。
errors-chat-server-only = これはサーバーでしか使えません。大会のチャンネルで使ってください。
errors-chat-import-refused = 名簿を取り込めません：{ $problems }。何も変わっていません。直してもう一度送ってください。
errors-chat-draft-gone = これはもう開いていないか、その後に始め直されています。何も変わっていません。最初からやり直してください。
errors-chat-last-director = 大会にはディレクターが必要です。先に`/td staff`で別の人を任命してください。
errors-chat-entrant-on-staff = この大会の{ $role }は選手として出られませんが、{ $entrant }は選手です。先に棄権させてください。
errors-chat-unknown-round = 「{ $given }」というラウンドはまだありません。入力中に出る一覧から選んでください。
errors-chat-no-question = 今、答えを待っている質問はありません。
errors-chat-nobody-named = 誰のことか指定してください。このサーバーのメンバーかゲストの名前の、どちらか一方です。
errors-chat-bad-score = 「{ $given }」は得点として読めません。`412:380`のように書いてください。
errors-chat-no-result-given = `winner`で勝者を選ぶか、`score`に`412:380`のように得点を入力してください。
errors-chat-round-text = この組み合わせは読めません：{ $problems }。何も変わっていません。
errors-chat-no-timetable = **{ $title }**には週のタイムテーブルがありません。相手と直接、時刻を決めてください。
errors-chat-times-final = { $pairing }の時刻は確定していて変更できません。動かせるのはディレクターだけです。
errors-chat-not-astart-time = { $at }に始まる対局はありません。対局は{ $first }から{ $last }まで、{ $slot_minutes }分おきに始まります。
errors-chat-nothing-required = ディレクターからの要求で、答えを待っているものはありません。
errors-chat-no-form = 今、**{ $title }**であなたが記入するフォームはありません。
errors-chat-not-offered = 状況が進んだので、もうできません。今の様子は`/me next`で見られます。
errors-chat-several-tournaments = どの大会ですか：{ $titles }？オプション`tournament`で指定してください。
errors-chat-which-tournament = どの大会ですか？
errors-chat-sealed-log = ログにはまだ非公開の内容が入っています：{ $titles }。発表までは、ディレクターだけが書き出せます。
errors-chat-bad-fields = まだ正しくない項目があります。何も変わっていません。
errors-chat-no-channel-at-all = そのチャンネルが見えません。アクセスを許可するか、別のチャンネルを選んでください。
errors-chat-no-voice-channel = このサーバーで私に見えるボイスチャンネルを選んでください。
errors-chat-no-channel = そのチャンネルに投稿できません。そこに必要な権限：{ $missing }。
errors-chat-stale-action = これはもう使えません。コマンドからやり直してください。
errors-chat-not-your-form = このフォームはほかの人のために開かれたものです。自分のフォームを開いてください。
errors-chat-not-your-work = それはほかの人が待っている計算です。止められるのはその人だけです。
errors-chat-reading-too-long = 読み取りに時間がかかりすぎたため中止しました。何も変更されていません。正しいテキストまたはファイルか確認するか、小さく分けて送ってください。
errors-chat-file-too-large = ファイルが大きすぎます。{ $most } MBまでです。
errors-chat-file-type = ファイル名の末尾は{ $endings }でなければなりません。
errors-chat-table =
    { $code ->
        [wide] ファイルの{ $line }行目は列が{ $most }を超えています。何も変更していません。
        [many_rows] ファイルは{ $most }行を超えています。何も変更していません。
       *[long_cell] ファイルの{ $line }行目に{ $most }文字を超えるセルがあるか、引用符が閉じられていません。何も変更していません。
    }
errors-chat-log-beyond-limits =
    { $what ->
        [line] ファイルの{ $line }行目は大会の上限を超えています：1行は{ $most }文字まで。何も変更していません。
        [depth] ファイルの{ $line }行目は大会の上限を超えています：値の深さは{ $most }まで。何も変更していません。
        [number] ファイルの{ $line }行目は大会の上限を超えています：整数は{ $most }ビットまで。何も変更していません。
        [title] ファイルの{ $line }行目は大会の上限を超えています：タイトルは{ $most }文字まで。何も変更していません。
        [name] ファイルの{ $line }行目は大会の上限を超えています：名前は{ $most }文字まで。何も変更していません。
        [stages] ファイルの{ $line }行目は大会の上限を超えています：ステージは{ $most }まで。何も変更していません。
        [entrants] ファイルの{ $line }行目は大会の上限を超えています：参加者は{ $most }人まで。何も変更していません。
       *[text] ファイルの{ $line }行目は大会の上限を超えています：文章は{ $most }文字まで。何も変更していません。
    }
# Refusal: results typed a line a game cannot be read.
errors-chat-result-line-nothing = 読み取る行がありません。
errors-chat-result-line-too-many = 千行を超えています。
errors-chat-result-line-not-a-result = 「{ $part }」は`12 450 380`や`Ana beat Bo`のような結果ではありません
errors-chat-result-line-too-long = 「{ $part }」で始まる行は200文字を超えています。1行に結果または選手を1つずつ書いてください
errors-chat-result-line-ambiguous = 「{ $part }」はいくつかの読み方ができます。`3 2-1`のように盤の番号で、または`#3 - #14 2-1`のように一覧の番号で書いてください
errors-chat-result-line-nobody = 終わっていない対局に「{ $part }」という人はいません
errors-chat-result-line-several = 「{ $part }」に当てはまる人が複数います。#3のように番号で書いてください
errors-chat-result-line-no-board = このラウンドに盤{ $part }はありません
errors-chat-result-line-not-paired = { $part }には終わっていない対局がありません
errors-chat-result-line-has-result = その対局にはもう結果があります：「{ $part }」。`/round result`で訂正できます
errors-chat-result-line-twice = 同じ対局が2回あります：「{ $part }」
errors-chat-result-line = { $line }行目：{ $problem }
errors-chat-result-lines =
    何も入力されませんでした：
    { $problems }
errors-chat-several-entrants = 「{ $given }」は{ $which }のどれかです。#3のように番号を入力するか、一覧から選んでください。
errors-chat-not-in-game = 「{ $given }」では{ $first }と{ $second }のどちらか分かりません。
errors-chat-not-disputed = 「{ $given }」には、ここで決める食い違いのある対局がありません。食い違いのある対局の勝者を1回ずつ入力してください。例：Grace, Hiro
errors-chat-line-named-twice = 「{ $part }」が2回あります
errors-chat-line-no-rating = 「{ $part }」に`Ana 1720`のようなレーティングがありません
errors-chat-line-no-player = 「{ $part }」という参加者はいません
errors-chat-webhook-off = このボットの運営者がWebhookを無効にしています。
errors-chat-webhook-unreadable = そのアドレスには送信できません。`https://example.org/hook`のような形にしてください。
errors-chat-webhook-password = 名前とパスワードを含むアドレスは使えません。送信内容には代わりに署名が付きます。
errors-chat-webhook-https = `https://`で始まるアドレスだけが使えます。
errors-chat-webhook-private = そのアドレスはインターネット上にないため、送信しません。
errors-chat-no-webhook = そのWebhookはもうありません。
errors-chat-unknown-rule = 「{ $typed }」という規則はありません。`/tournament rules`で一覧を確認できます。
errors-chat-server-off = その名前の対局サーバーはここでは使われていません。
errors-chat-server-unreachable = { $server }に今つながりません。後でもう一度お試しください。
errors-chat-server-unknown-account = { $server }にそのアカウントはありません。綴りを確かめてください。
errors-chat-server-not-proved = { $server }でまだ確認できません。保存してから、少し後にもう一度お試しください。
errors-chat-server-refused = { $server }が許可しません。このボットの運営者に伝えてください。
errors-chat-roles-judge = 審判
errors-chat-sign-up-to-come = 参加受付はまだ始まっていません。始まると、*参加登録*ボタンのあるカードを投稿します。
errors-chat-sign-up-over = この大会は終わりました。ほかに参加できる大会は`/tournament list`で見られます。
errors-chat-sign-up-closed =
    参加受付は締め切られました。{ $count ->
        [0] ディレクター
       *[other] { $directors }に頼んでください。ディレクター
    }は、途中参加ができる形式なら`/players add`でまだ入れてくれます。
errors-chat-not-captain = { $entrant }のキャプテンかディレクターだけができます（ゲストの場合はディレクターだけ）。自分自身は`/team remove`で抜けられます。
errors-chat-field-from-list =
    ここの参加者はディレクターのリストで決まります。{ $count ->
        [0] ディレクター
       *[other] { $directors }
    }に聞いてください。
errors-chat-line-no-choice = 「{ $part }」という選択肢はありません
errors-chat-line-no-times = 「{ $part }」は`sat 10-14, sun any`のような時間として読み取れません
errors-chat-no-such-link = それで開く個人用リンクはありません。この大会のリンクのアドレス全体を送ってください。ディレクターが新しいリンクを作れます。
errors-chat-kept-apart-schedule = { $system }は対戦表で相手が決まっているので、対戦を避けることはできません。スイス式や勝ち抜き戦ならできます。
errors-chat-kept-apart-drawn = { $system }の組み合わせはもう決まっているので、相手は変わりません。
errors-chat-kept-apart-same = 別々の2人を指定してください。
errors-chat-not-free = { $name }さんはまだ参加を希望していません。**チームに入る**を押してもらえば入れますし、選ぶこともできます。
