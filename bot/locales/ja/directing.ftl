directing-tie = 引き分け
directing-both = 両者
directing-kinds-phase-changed = 参加受付、開始、終了
directing-kinds-plan-changed = 設定とオプション
directing-kinds-entrant-registered-entrant-changed-entrant-status-changed = 参加者の登録、変更、離脱
directing-kinds-stage-started-round-paired-round-amended = ラウンド
directing-kinds-game-times-set = 対局時刻
directing-kinds-result-reported-report-taken-back-report-disputed = 報告
directing-kinds-result-recorded-result-cleared = 結果
directing-kinds-ruling-made = 裁定、申し立て、所見
directing-kinds-prompts-opened-prompt-answered = 質問と回答
directing-kinds-draw-committed-draw-contributed = 抽選の告知と、そこに出された言葉
directing-kinds-fee-marked = 参加費
directing-kinds-command-undone = 取り消し
directing-kinds-timetable-switched-deadline-passed = タイムテーブル
directing-kinds-form-asked-form-submitted-forms-seen = フォーム:依頼、提出、閲覧
directing-kinds-match-noted = チェックインなど対局の記録
directing-kinds-announced-step-told = お知らせと結果発表
directing-all-played = 対局はすべて終わりました。`/td advance`で最終順位を確定できます。
directing-published-already = そのラウンドはもう公開されています。二重には実行していません。
directing-nothing-done = すでにそうなっています。何も変わっていません。
directing-not-like-preview = プレビューの後に動きがあり、ラウンドの内容が変わりました。もう一度確認してください:
directing-finished = 大会は終了したので、次のステップはありません。結果は`/tournament standings`で見られます。
directing-cancelled = 大会は中止になったので、次のステップはありません。
directing-no-default-here = このチャンネルは、もう特定の大会を指しません。
directing-save = 保存する
directing-correct = 直す
directing-really-cancel = 大会全体を中止しますか?参加者全員に知らせます。
directing-cancel-now = はい、中止します
directing-override-title = 組み合わせを変更
directing-pairings-field = 組み合わせ
directing-reason-field = 理由
directing-pairings-help = 1行に1つ:「Ana - Bo」(先手側が先)、「bye Eve」、「idle Fay」。
directing-reason-help = 記録され、全員に表示されます。
directing-override-preview = ラウンドはこうなります。まだ何も変わっていません。
directing-override-now = ラウンドを変更する
directing-publish-so = このまま公開する
directing-winner-field = 誰が勝ちましたか?
directing-score-field = 得点
directing-score-help = 得点制の対局のみ。412:380のように、上の並び順で。
directing-announce-title = お知らせ
directing-announce-field = 何を伝えますか?
directing-announced = チャンネルでお知らせしました。
directing-answer-field = あなたの答え
directing-draw-lots = 抽選する
directing-type-number = 数字を入力
directing-newer = 新しいほうへ
directing-older = 古いほうへ
directing-take-over = 名簿を取り込む
directing-list-preview = まだ何も変わっていません。確認してから取り込んでください。
directing-not-seen-by-them = その人にはまだ`/td`、`/round`、`/players`、`/judge`が見えないかもしれません。サーバー設定の「連携サービス」→Heraldで許可してください。
directing-imported-paused = タイムテーブルは止まっています。`/td resume`で動き出します。
directing-ways-walkover = 相手の不戦勝
directing-ways-repair = ラウンドを組み直す
directing-take-out = 外す
directing-undo-note = 投稿した内容は消せませんが、取り消し済みと表示されます。
directing-signup-is-is-open = **{ $title }**の参加受付を始め、告知しました。
directing-signup-is = **{ $title }**の参加受付を締め切りました。参加者は{ $count }人です。次は`/round preview`です。
directing-with-options = { $title }(オプションを選ぶ)
directing-created = **{ $title }**を作りました。あなたがディレクターです。進め方は`/td options`で変更でき、`/td open`で<#{ $channel }>に参加受付が出ます。
directing-published = **{ $round_title }**を公開しました。
directing-finished-2 = **{ $title }**が終了し、順位が確定しました。
directing-stage-passed = **{ $title }**は対局するまでもなく、もう決まっています。
directing-stage-begun = **{ $title }**が始まりました。最初のラウンドの前に、答えが必要な質問があります。`/round prompt`で見られます。
directing-still-missing = 次のステップには、あと{ $count }局の結果が必要です。ここで入力するか、選手に報告を頼んでください。
directing-result-entered = { $players }:**{ $result }**と記録しました。
directing-forfeit-ruled = { $players }:**{ $result }**と記録し、告知しました。
directing-rematch-ordered = { $players }:再試合です。二人に知らせました。
directing-will-move = { $players }の開始は{ $at }になります。入力された時刻は{ $zone }の時刻として読みました。
directing-twice-that-night = その夜は時計が戻るため、この時刻が2回あります。{ $first }と{ $second }のどちらですか?
directing-which-time = { $players }:入力は2通りの時刻に読めます。どちらですか?
directing-and-more = ほか{ $count }件
directing-moved = { $players }の開始は{ $at }です。全員に知らせました。
directing-will-withdraw = **{ $name }**さんが抜けると次のようになります。まだ何も変わっていません。
directing-is-out = **{ $name }**さんは外れました。チャンネルにも知らせました。
directing-is-back-waiting = **{ $name }**さんは待機リストに入りました。
directing-is-back = **{ $name }**さんが復帰しました。
directing-added-waiting = **{ $name }**さんを待機リストに入れました。
directing-added = **{ $name }**さんを登録しました。これで{ $count }人です。
directing-data-changed-rating = **{ $name }**さんのレーティングを{ $rating }にしました。
directing-data-changed = **{ $name }**さんのレーティングをなしにしました。
directing-replaced = { $new }さんが{ $old }さんの席を引き継ぎます。
directing-required = 記録し、**{ $name }**さんに表示しました。断られたら`/judge forfeit`で不戦敗にしてください。
directing-timetable-running = タイムテーブルは動いています。
directing-timetable = タイムテーブルは一時停止中です。自動では何も起こりません。
directing-role-given = { $name }さんを{ $role }に任命しました。
directing-role-taken = { $name }さんを{ $role }から外しました。
directing-announced-in = 今後、**{ $title }**の告知は<#{ $channel }>に出ます。
directing-default-here = このチャンネルでは、オプション`tournament`を省いたコマンドは**{ $title }**を指します。
directing-undo-what = 最後のステップは**{ $actor }**によるものです({ $at_distance }):
directing-undone = 取り消しました(ログ{ $count }件)。チャンネルにも知らせました。
directing-overridden = **{ $round_title }**の組み合わせを変更し、関係者全員に知らせました。
directing-log-imported = **{ $title }**を全履歴とともに取り込みました(`{ $tournament }`)。あなたがディレクターです。
directing-answered = 答え**{ $answer }**を記録しました。
directing-between = { $low }から{ $high }までの整数。
directing-opened = 公開しました:全{ $games }局です。
directing-opened-part =
    {""}**{ $part }**を公開しました:全{ $games }局です。
directing-appeal-decided =
    { $accepted ->
        [yes] **{ $name }**さんの申し立てを認め、全員に知らせました。
       *[no] **{ $name }**さんの申し立てを却下し、全員に知らせました。
    }
directing-fee-marked =
    { $state ->
        [paid] **{ $name }**さんの参加費を支払い済みにしました。
        [returned] **{ $name }**さんの参加費を返金済みにしました。
        [kept] **{ $name }**さんの参加費を返金なしにしました。
       *[unpaid] **{ $name }**さんの参加費を未払いにしました。
    }
# An imported log did not tell its seed.
directing-imported-new-seed = ファイルにシードがないため、これからの抽選は新しいシードで行います。
directing-move = この時刻にする
directing-move-to = { $at }にする
directing-role-director = 運営
directing-role-coordinator = 進行係
directing-seat = このラウンドで対戦
directing-seat-offer = 今のラウンドには不戦勝があります。代わりに**{ $holder }**さんと**{ $newcomer }**さんが対戦できます。
directing-seat-offer-several = 今のラウンドには不戦勝があります。代わりに**{ $holder }**さんと新しい人の一人が対戦できます。
directing-seat-one = { $newcomer }さんが対戦
directing-seated = { $players }: このラウンドで対戦します。二人に知らせました。
directing-undo-discards = ⚠️ その後{ $people }人が対局に残した{ $entries }件の記録が失われ、対局は最初からになります。
directing-discard = 破棄して取り消す
directing-discard-word = 破棄
directing-discard-field = 破棄するには「{ $word }」と入力
directing-not-discarded = 何も取り消していません。記録を破棄するには「{ $word }」と入力してください。
directing-has-result = ✓ { $game }（{ $result }）
directing-kinds-servers = 対局サーバー
