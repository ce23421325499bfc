errors-engine-phases-nothing = 未作成
errors-engine-phases-draft = 準備中
errors-engine-phases-registration = 参加受付中
errors-engine-phases-closed = 参加者確定・開始前
errors-engine-phases-running = 進行中
errors-engine-phases-finished = 終了
errors-engine-phases-cancelled = 中止
errors-engine-phases-series = シリーズ
errors-engine-statuses-active = 参加中です
errors-engine-statuses-waiting = 待機リストにいます
errors-engine-statuses-withdrawn = 棄権しました
errors-engine-statuses-removed = 不戦敗のため除外されています
errors-engine-statuses-disqualified = 失格になっています
errors-engine-statuses-outside-stage = このステージの開始時に入っていないので、出場していません
errors-engine-field-codes-too-few = 参加者は{ $found }人ですが、この形式には最低{ $limit }人必要です。もう少し待つか、別の形式を選んでください。
errors-engine-field-codes-too-many = 参加者は{ $found }人ですが、この形式は最大{ $limit }人です。
errors-engine-field-codes-too-many-rounds = { $found }ラウンドの予定ですが、この人数で毎回新しい相手と当たれるのは{ $limit }ラウンドまでです。ラウンドを減らすか、再戦を認めてください。
errors-engine-no-pairing-codes-everybody-met = { $who }には初対戦になる相手がもう残っていません。オプションで再戦を認めるか、`/judge override`で自分で組んでください。
errors-engine-no-pairing-codes-never-meet = 次の人たちは対戦させないことになっていますが、このラウンドはどう組んでもその対戦が入ります：{ $who }。`/td options`で対戦の制限を変えるか、`/judge override`で自分で組んでください。
errors-engine-no-pairing-codes-never-meet-fixed = この人たちは対戦させないことになっていますが、FIDEの規則で組めるラウンドには必ずその対戦が入ります：{ $who }。これは第1ラウンドの前に決まるので、`/judge override`で自分で組み合わせてください。
errors-engine-no-pairing-codes-no-complete-round = FIDEの規則では、全員を組めるラウンドがもうありません（C1〜C3）。`/judge override`で自分で組んでください。
errors-engine-form-codes-unknown = そのようなフォームはありません
errors-engine-form-codes-unknown-note = この対局に記録できるものではありません
errors-engine-form-codes-missing = 未記入です
errors-engine-form-codes-doubled = 二度出ています
errors-engine-form-codes-unknown-item = 見つかりません
errors-engine-form-codes-outdated = その後に変わったものについての内容です
errors-engine-form-codes-past = 過去の日時です
errors-engine-form-codes-unreadable = 読み取れません
errors-engine-form-codes-not-sealed = 封印されていないので、誰が見たかを記録する必要はありません
errors-engine-sentence = うまくいきませんでした。理由はわかりません。もう一度試して、また起きたらディレクターに伝えてください。
errors-engine-invariant = これはこちらの不具合で、あなたのせいではありません。詳細は記録しました。ディレクターに伝えてください。
errors-engine-newer-event = これは新しいバージョンのHeraldで書かれています。先に更新してください。何も失われていません。
errors-engine-not-ahead = 第{ $round_number }ラウンドは先に組めません。この形式では、どのラウンドも最新の順位で組みます。
errors-engine-work-stopped = 中止しました。何も変わっていません。
errors-engine-unknown-entrant = その選手はこの大会に見つかりません。入力中に出る一覧から選んでください。
errors-engine-unknown-pairing = その対局が見つかりません。ラウンドが組み直されたのかもしれません。`/tournament pairings`で確かめてください。
errors-engine-not-your-game = これができるのは対局者だけで、{ $entrant }は対局者ではありません：{ $pairing }。
errors-engine-wrong-phase = 大会は今「{ $now }」です。これができるのは「{ $needs }」のときだけです。
errors-engine-already-entered = 必要ありません。{ $entrant }はもう登録しています。
errors-engine-not-in = 今はできません。{ $entrant }は{ $status }。
errors-engine-ratings-fixed = レーティングとシードは確定していて、もう変更できません。
errors-engine-unknown-format = 「{ $key }」という形式やプリセットはありません。入力中に出る一覧から選んでください。
errors-engine-format-not-loaded = 形式「{ $key }」は今使えません。コードを読み込めないためです。理由はボットのログにあります。
errors-engine-not-next = それは次のステップではありません。誰かがもう実行したのかもしれません。`/round preview`で確かめてください。
errors-engine-results-missing = ラウンドはまだ終わっていません。結果がない対局：{ $pairings }。
errors-engine-prompt-open = 先に{ $count }件の質問への答えが必要です。`/round answer`で見られます。
errors-engine-no-such-prompt = その質問はもうありません。答えが出たか、大会が先へ進みました。
errors-engine-already-answered = もう答えが出ています：**{ $answer }**
errors-engine-no-such-draw = 抽選「{ $draw }」は告知されていません。
errors-engine-already-drawn = 抽選「{ $draw }」はもう行われました。言葉を出せるのはその前だけです。
errors-engine-already-contributed = { $entrant }はこの抽選にもう言葉を出しました。一人一つです。
errors-engine-result-exists = { $pairing }にはもう結果があります。間違っていたら、ディレクターに訂正を頼んでください。
errors-engine-no-report = { $pairing }には確認待ちの報告がありません。結果を知らせるには`/match report`を使ってください。
errors-engine-own-report = それは自分の側の報告なので、確認するのは相手です。間違っていたら取り消せます。
errors-engine-too-early = まだ早すぎます。{ $allowed_from }からできます。
errors-engine-too-late = 締め切りは{ $allowed_until }でした。ディレクターなら何とかできるかもしれません。
errors-engine-no-game-time = { $pairing }の時刻はまだ確定していません。発表を待ってください。
errors-engine-not-here = 先に来たことを知らせてください。**来ました**を押すか、`/match here`を使います。
errors-engine-opponent-here = 相手は来ているので、不戦勝は申請できません。対局を始めてください。
errors-engine-more-time-granted = 相手に時間の延長を認めています。不戦勝の申請は{ $until_distance }からできます。
errors-engine-round-closed = これができるのは最新のラウンドだけで、{ $name }は違います。結果の訂正はまだできます。
errors-engine-nothing-to-undo = 取り消せるものはもうありません。
errors-engine-branch-played = { $title }はすでにこの参加者で行われています。先にそちらを`/td cancel`で中止してから、もう一度試してください。正しい参加者で始め直します。
errors-engine-not-last-command = その後に別のことが起きました。取り消しは一つずつさかのぼります。`/td undo`を開き直してください。
errors-engine-deadline-passed = タイムテーブルがもう実行しました。二重には実行していません。
errors-engine-bad-form = まだ正しくありません：{ $error }。保存していません。直してください。
errors-engine-form-closed = 遅すぎました。提出は{ $due }まででした。ディレクターならまだできるかもしれません。
errors-engine-no-appeal = { $entrant }について、今できる申し立てや裁定はありません。
errors-engine-reason-needed = この裁定は理由とともに記録されます。理由を書いてください。
errors-engine-field = この参加者ではこの形式を行えません（現在：{ $found }、限度：{ $limit }）。オプションを確かめてください。
errors-engine-no-pairing = 規則の範囲では、このラウンドを組めません。`/judge override`で自分で組んでください。
errors-engine-bad-round = 全員がラウンドにちょうど一度ずつ入っている必要があります。
errors-engine-bad-round-part =
    { $what ->
        [missing] 抜けている人：{ $who }。
        [doubled] 二度出ている人：{ $who }。
       *[unknown] このラウンドの参加者ではない人：{ $who }。
    }
errors-engine-bad-round-boards = 番号の違うボード：{ $count }個。
errors-engine-check-round = 組み合わせを確かめてください。
errors-engine-bad-report = この結果は{ $game }に合いません。確かめてください。
errors-engine-report-winner-not-seated = 指定された勝者は{ $game }の対局者ではありません。二人のどちらかを選んでください。
errors-engine-report-scores-contradict = { $game }の得点と勝者が合いません。どちらの得点か確かめてください。
errors-engine-report-no-ties = ここに引き分けはなく、{ $game }には勝者がいます。誰が勝ったか教えてください。
errors-engine-bad-answer = 「{ $answer }」は選べる答えにありません。示されたものから選んでください。
errors-engine-no-answer = 空欄では答えになりません。示されたものから選んでください。
errors-engine-options =
    このオプションは使えません：
    { $problems }
    何も変わっていません。直してください。
errors-engine-remedies = できること：{ $ways }。
errors-engine-remedy-invite = あと{ $count }人を招待する
errors-engine-remedy-take-out = `/players withdraw`で{ $count }人を外す
errors-engine-remedy-take-out-first = `/players withdraw`で{ $count }人を外す（規定ではまず{ $first }）
errors-engine-handmade =
    { $code ->
        [no_match_for] このラウンドの対戦にいません：{ $who }。対戦している人どうしは入れ替えられますが、ほかの人は加われません。
        [different_parts] { $who }はこのラウンドの同じ組にいないので、対戦できません。同じ組の中で入れ替えてください。
        [left_out] 対局も不戦勝もありません：{ $who }。残っている人には、どちらかが必要です。
        [other_number] 対局と不戦勝の数はルールで決まっています。対局の数ではなく、席の割り当てを変えてください。
        [must_stay] { $who }の対戦はそのままです。再対局か、相手が棄権したためです。
        [no_rounds_off] この形式では誰もラウンドを休めません：{ $who }。対局か不戦勝を割り当ててください。
        [out] すでに敗退しています：{ $who }。このラウンドには出られません。
       *[same_couples] このラウンドの組み合わせは決まっています。変えられるのは先後だけです。
    }
# A draw whose secret is not known here.
errors-engine-seed-unknown = このログは終了前にエクスポートされ、シードが含まれていないため、この抽選はできません。
errors-engine-dependent-games =
    { $count ->
        [0] その後に発表されたものがこの結果に基づいています。
       *[other] このあとの{ $count }局がこの結果に基づいています。
    }どうするか、ディレクターが`/round result`で選んでください。
errors-engine-came-late = 到着が遅すぎたため、不戦勝は申請できません。どちらも間に合わなかったときは、ディレクターが決めます。
errors-engine-forfeit-stands = { $pairing }は不戦敗でした。規則では、理由を問わず、不戦敗のあとの再対局はありません。
errors-engine-game-time =
    { $code ->
        [past] その時刻はもう過ぎています。これからの時刻を選んでください。
        [final] { $pairing }の時刻は確定していて、規則では変更されません。
       *[outside] このラウンドの対局は{ $earliest }から{ $latest }までです。その時刻は範囲外です。
    }
# Another number is entered for a draw whose result is public.
errors-engine-number-told = この抽選はもう行われ、数は{ $told }とみんなが知っています。別の数に替えることはできません。
# The beacon named for a draw cannot be reached.
errors-engine-beacon-missing = この抽選に予告したビーコンに今は接続できないため、抽選は待っています。後でもう一度お試しください。ディレクターは、理由を公開したうえでビーコンなしで抽選することもできます。
errors-engine-no-seat = 今のラウンドに{ $entrant }の対局はありません。すでに入っているか、不戦勝の人がいないか、二人はもう対戦しています。
errors-engine-unknown-refusal = 別のバージョンのHeraldが、このバージョンの知らない理由で断りました。
errors-engine-no-time-claim = 答えるものはありません：{ $pairing }では時間についての返答は求められていません。
errors-engine-no-doubt = { $game }について決めることはもうありません。
errors-engine-other-seats = これは{ $game }とは別の対局者についてのものです。
errors-engine-report-contradicted = { $game }の対局者が違う報告をしています。
errors-engine-already-member = すでに{ $entrant }の代わりに操作できます。
errors-engine-member-elsewhere = 同じ大会に二重には参加できません。すでに参加しています：{ $entrant }
errors-engine-not-member = { $entrant }の代わりに操作する人ではありません。
errors-engine-not-guest = { $entrant }はDiscordにいるので代理は不要です。チーム戦にするには、先にディレクターが`/td options`でチームの人数を決めます。
errors-engine-team-full = 空きがありません。{ $entrant }はすでに上限の{ $most }人です。先に誰かを`/team remove`で外してください。
errors-engine-report-no-series = 記録していません：{ $game }は1局だけです。スコアは1つで足ります。
errors-engine-report-too-many-games = 記録していません：{ $game }で行えるゲーム数を超えています。
errors-engine-report-played-on = 記録していません：{ $game }は最後のゲームの前に決着しています。確かめてください。
errors-engine-report-too-few-games = 記録していません：このゲームだけでは{ $game }はまだ決着しません。`11-7 9-11 11-5`のように全ゲームのスコアを入れてください。
errors-engine-report-games-contradict = 記録していません：{ $game }のゲームのスコアが結果と合いません。両方を確かめてください。
errors-engine-no-round-left = 遅すぎました。休めるラウンドはもうありません。
errors-engine-not-a-round-off = 第{ $round_number }ラウンドはここでは変更できません。第{ $first }から第{ $last }ラウンドを選んでください。公開直前のラウンドはディレクターに相談してください。
errors-engine-no-rounds-off = この形式では組み合わせが決まっているため、ラウンドを休めません。ディレクターに対局の日時変更を頼むか、`/leave`で抜けてください。
errors-engine-untimed-game = { $pairing }には決まった時間がないため、遅刻は判定できません。相手が来ないときはディレクターに聞いてください。
errors-engine-directors-decide = { $pairing }についてはディレクターが決めます。すでに問い合わせ済みです。
errors-engine-no-teams = ここは個人戦です。チーム戦にするには、先に運営が`/td options`でチームの人数を決めます。
errors-engine-no-free-players = まだチーム待ちの人がいません。先に**チームに入る**を押してもらってください。
errors-engine-stale-teams = たった今、参加者かチームが増減しました。もう一度**チームを抽選**を押してください。
errors-engine-no-latecomers = もう始まっています。**{ $title }**は途中から参加できません。
