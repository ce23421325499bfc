swiss-elimination-judging-panel = 審判パネル
swiss-elimination-judging-not-started = まだ時計は動いていません。用紙は2枚とも裏返しで、二人の手はタイマーの上ですか？
swiss-elimination-judging-no-spare-sheets = 予備の用紙が足りません。このヒートでは新しい用紙を出せません。
swiss-elimination-judging-held = ⏸️ 中断中：審判が不具合を調べています。
swiss-elimination-judging-ready = 準備完了
swiss-elimination-judging-no-winner = 無効です。
swiss-elimination-judging-refresh = 更新
swiss-elimination-judging-next-heat = 次のヒート
swiss-elimination-judging-more = その他
swiss-elimination-judging-back = パネルに戻る
swiss-elimination-judging-open-panel = 審判パネル
swiss-elimination-judging-more-help = あまり使わない操作です。審判の決定は最終ですが、最後の入力は取り消せます。
swiss-elimination-judging-called-by-judges = 各ヒートは審判が呼び出します。時計と判定はここに出ます。
swiss-elimination-judging-called = 各対戦は審判が呼び出します。時計と判定はここに出ます。
swiss-elimination-judging-text-field = 何がありましたか？
swiss-elimination-judging-text-help = 記録され、誰でも読めます。
swiss-elimination-judging-timer-field = 精密タイマー
swiss-elimination-judging-timer-help = 最後に動かしてからの表示。例：6:43.2
swiss-elimination-judging-start-true = ヒートを始める
swiss-elimination-judging-start-false = 始める（予備の用紙なし）
swiss-elimination-judging-labels-stop = 止める
swiss-elimination-judging-labels-official-time = タイマー
swiss-elimination-judging-labels-correct = 正解
swiss-elimination-judging-labels-incorrect = 不正解
swiss-elimination-judging-labels-sheet-back = 用紙を返す
swiss-elimination-judging-labels-new-sheet = 新しい用紙
swiss-elimination-judging-labels-timer = 発表する
swiss-elimination-judging-labels-time-limit = 時間切れ
swiss-elimination-judging-labels-too-close = 僅差で判定不能
swiss-elimination-judging-labels-malfunction = 不具合
swiss-elimination-judging-labels-go-on = 続ける
swiss-elimination-judging-labels-decision = 勝ちと決める
swiss-elimination-judging-labels-take-back = 最後の入力を取り消す
swiss-elimination-judging-heat = { $round_title } · ヒート{ $number }
swiss-elimination-judging-match = **{ $code }** { $better }（上位シード）– { $worse }
swiss-elimination-judging-new-sheet-taken = 新しい用紙で解答中
swiss-elimination-judging-handed-in = { $at_ms }に提出
swiss-elimination-judging-right = **正解**、公式タイム{ $official_ms }。まだ発表されていません
swiss-elimination-judging-announce-at = 正解者の発表は{ $at }（{ $at_distance }）か、両方の用紙の採点が済んだときです。
swiss-elimination-judging-verdict = **判定：** { $sentence }
swiss-elimination-judging-wins = { $name }さんの勝ちです。
swiss-elimination-judging-wins-by-forfeit = { $name }さんの勝ち（{ $absent }さんは来ませんでした）。
swiss-elimination-judging-heat-of = 組{ $number }：{ $matches }。
swiss-elimination-judging-clock = ⏱️ { $began }に時計が始まりました。下位シードは{ $over }（{ $over_distance }）までです。
swiss-elimination-judging-began = ⏱️ { $began }に時計が始まりました。
swiss-elimination-judging-time-up = ⏱️ 下位シードは{ $over }（{ $over_distance }）までです。
swiss-elimination-judging-at-the-puzzle =
    解答中{ $new_sheet ->
        [yes] 、新しい用紙を受け取りました
       *[no] {""}
    }
swiss-elimination-judging-at-the-puzzle-again =
    { $count }回の誤答の後、再び解答中{ $new_sheet ->
        [yes] 、新しい用紙を受け取りました
       *[no] {""}
    }
swiss-elimination-judging-with-grader = 提出済み、公式タイム{ $time }
swiss-elimination-judging-with-grader-until = 提出済み、公式タイム{ $time }。採点は{ $until }まで
swiss-elimination-judging-wrong = {""}**誤答**、{ $time }に提出
swiss-elimination-judging-wrong-until = {""}**誤答**、{ $time }に提出。用紙は{ $until }（{ $until_distance }）に返却
swiss-elimination-judging-no-match = 審判を待つ会場の試合はありません。会場ラウンドが公開されるとパネルが開きます。
swiss-elimination-judging-round-ready = {""}**{ $round }**を公開しました。**{ $panel }**で{ $heats }組のパネルが開きます。審判は一人一つ開けます。
swiss-elimination-judging-entry-start = 時計を開始
swiss-elimination-judging-entry-stop = { $name }が{ $time }に提出
swiss-elimination-judging-entry-official = { $name }の公式タイム：{ $time }
swiss-elimination-judging-entry-correct = { $name }の解答は正解（{ $time }に採点）
swiss-elimination-judging-entry-incorrect = { $name }の解答は不正解（{ $time }に採点）
swiss-elimination-judging-entry-sheet-back = { $name }に{ $time }に用紙を返却
swiss-elimination-judging-entry-new-sheet = { $name }が{ $time }に新しい用紙を取得
swiss-elimination-judging-entry-timer = { $time }に発表
swiss-elimination-judging-entry-time-limit = { $time }に時間切れ
swiss-elimination-judging-entry-too-close = 僅差で判定不能
swiss-elimination-judging-entry-malfunction = トラブル：{ $text }
swiss-elimination-judging-entry-go-on = 対戦を再開
swiss-elimination-judging-entry-decision = 審判は{ $name }の勝ちと判定：{ $text }
swiss-elimination-judging-entry-take-back = 直前の記録を取り消し
swiss-elimination-judging-taken-back = ディレクターがこれを取り消しました。もう有効ではありません。
swiss-elimination-judging-held-at = ⏸️ 一時停止中：審判がトラブルを確認しています。この対戦の時計は{ $timer }で止まっています。
swiss-elimination-judging-stood = ⏱️ この対戦の時計は{ $time }止まっていました。下位シードの制限時間は{ $over }（{ $over_distance }）までです。
swiss-elimination-judging-labels-ran-on = 再開（時計は継続）

swiss-elimination-solving-title = オンラインのパズル
swiss-elimination-solving-begin = 今すぐ時計を始める
swiss-elimination-solving-all-puzzles = 全パズル
swiss-elimination-solving-hand-in-help = 何度でも提出できます。最後の答えが、そのときのタイムで有効です。正しいかどうかは知らせません。
swiss-elimination-solving-not-in-the-log = パスワードはパズルを始めた人に表示されます。正解は誰にも表示されません。どちらもログには残りません。
swiss-elimination-solving-answer-field = あなたの答え
swiss-elimination-solving-answer-help = パズルの指示どおり、求められた順で
swiss-elimination-solving-right = 正解
swiss-elimination-solving-wrong = 不正解
swiss-elimination-solving-take-over = 取り込む
swiss-elimination-solving-all-checked = 有効な答えはすべて確認済みです。
swiss-elimination-solving-problems-no-puzzles = 1行目は列の名前（puzzle, password, link, answer）にし、その下に1行に1つずつパズルを書いてください
swiss-elimination-solving-problems-no-names = 1行目は「name」を含む列の名前にし、その下に1行に1つずつ選手か提出を書いてください
swiss-elimination-solving-problems-no-times = パズルごとの列も、「puzzle」と「time」の列もありません
swiss-elimination-solving-problems-unknown-puzzle = 「{ $value }」はここのパズルではありません
swiss-elimination-solving-problems-doubled = 「{ $value }」はファイルの前のほうにも出ています
swiss-elimination-solving-problems-unknown-player = 「{ $value }」という出場者はいません
swiss-elimination-solving-problems-several-players = 「{ $value }」という選手が複数います
swiss-elimination-solving-problems-bad-time = 「{ $value }」はタイムとして読めません。6:43.2のように書いてください
swiss-elimination-solving-problems-bad-result = 「{ $value }」は正解、不正解、未確認のどれでもありません
swiss-elimination-solving-reminder = まだ始めていません：**{ $left }**。オンラインステージは{ $due }に終わります。
swiss-elimination-solving-start = { $name }を始める
swiss-elimination-solving-hand-in = { $code }を提出
swiss-elimination-solving-password-again = { $code }のパスワード
swiss-elimination-solving-password = パスワード：**{ $text }**
swiss-elimination-solving-link = パズル：{ $url }
swiss-elimination-solving-rechecked = 提出済みの答え{ $count }件を正解と照合しました。
swiss-elimination-solving-times-read = { $players }人の提出{ $times }件です。ほかのパズルはそのままです。
swiss-elimination-solving-times-taken = { $players }人のタイムを取り込みました。非公開のままで、選手には知らせません。
swiss-elimination-solving-button = 解く
swiss-elimination-solving-problem-at = { $line }行目：{ $problem }
swiss-elimination-solving-opened =
    {""}**オンラインステージが始まりました{ $has_due ->
        [yes] （{ $due }まで）
       *[no] {""}
    }**：{ $players }人、パズル{ $puzzles }問、各{ $minutes }、順番は自由です。**{ $button }**であなたのパズルが見られます。パスワードを求めると時計が始まります。相手、選ばれたパズル、タイムは公開まで秘密です。あなたのも話さないでください。
swiss-elimination-solving-told =
    オンラインステージが始まりました{ $has_due ->
        [yes] （{ $due }まで）
       *[no] {""}
    }。{ $reached }。
swiss-elimination-solving-overview =
    一問{ $minutes }、始めた時から。{ $has_due ->
        [yes] ステージは{ $due }に終わります。
       *[no] {""}
    }
swiss-elimination-solving-fresh = • **{ $name }**：未開始
swiss-elimination-solving-on-the-clock = • **{ $name }**：{ $until }（{ $until_distance }）まで、{ $said }
swiss-elimination-solving-over = • **{ $name }**：終了、{ $said }
swiss-elimination-solving-said = 提出：「{ $answer }」
swiss-elimination-solving-said-nothing = 未提出
swiss-elimination-solving-before =
    {""}**{ $name }**：押してから{ $minutes }です。時計は止められません。{ $has_end ->
        [yes] ステージは{ $end }に終わるので、時間が短くなります。
       *[no] {""}
    }
swiss-elimination-solving-running =
    {""}**{ $name }**：時計が動いています{ $has_end ->
        [yes] （{ $until }、{ $until_distance }まで）
       *[no] {""}
    }。
swiss-elimination-solving-late = {""}**{ $name }**：「{ $answer }」は{ $time }で届きました。時間切れのため、残しますが数えません。
swiss-elimination-solving-arrived =
    {""}**{ $name }**：「{ $answer }」が{ $time }で届きました。{ $has_end ->
        [yes] { $until }（{ $until_distance }）まで変更できます。
       *[no] {""}
    }
swiss-elimination-solving-materials = パズルを{ $count }問取り込みました。
swiss-elimination-solving-without-password = パスワードなし：{ $puzzles }。
swiss-elimination-solving-without-key = 解答なし、`/playoffs check`で確認：{ $puzzles }。
swiss-elimination-solving-to-check = {""}**{ $name }**回答：「{ $answer }」。これを含めて未確認は{ $left }件です。
swiss-elimination-solving-bad-table = 何も取り込んでいません。ファイルを直してもう一度送ってください。
swiss-elimination-solving-why-not-not-open = オンラインステージは始まっていません。始まったらお知らせします。
swiss-elimination-solving-why-not-no-seat = プレーオフの枠がある人だけが解けます。
swiss-elimination-solving-why-not-over = このパズルの時間は終わりました。
swiss-elimination-solving-why-not-started = このパズルの時計はもう動いています。終わる前に提出してください。
swiss-elimination-solving-still-to-start = まだ始めていないパズルがあります。オンラインステージは{ $due }に終わります。どれかはボタンで確認できます。
swiss-elimination-solving-closed = **オンラインステージは終了しました。**ディレクターが締め切りました。パズルの開始や提出はもうできません。
swiss-elimination-solving-problems-over-limit = 「{ $value }」は1問の制限時間を超えています
swiss-elimination-solving-problems-solved-twice = 「{ $value }」は同じプレイヤーがすでに解いています

swiss-elimination-eligibility-title = 出場資格
swiss-elimination-eligibility-seeds = シード
swiss-elimination-eligibility-about-seeds = シードについて
swiss-elimination-eligibility-name = 名前
swiss-elimination-eligibility-score = 得点
swiss-elimination-eligibility-status = 状態
swiss-elimination-eligibility-help = 通常ラウンドの上位の得点を合計します。招待された人は出場するかどうかを答え、その中の上位がシードになります。
swiss-elimination-eligibility-level = 同点は、各ラウンドでの最高順位、次に抽選で決めます。
swiss-elimination-eligibility-nothing = 出場資格の表はありません。参加者がいないか、プレーオフがもう始まっています。
swiss-elimination-eligibility-declined = 出場しない
swiss-elimination-eligibility-no-answer = 参加の返事なし
swiss-elimination-eligibility-not-invited = 招待なし
swiss-elimination-eligibility-closed = この選手たちが出場します。最初のラウンドの前に誰かが抜けたら、補欠が繰り上がります。
swiss-elimination-eligibility-list-stands = 返事の期限が過ぎました。この選手たちが出場します。最初のラウンドの前に誰かが抜けたら、補欠が繰り上がります。
swiss-elimination-eligibility-seed = 第{ $number }シード
swiss-elimination-eligibility-reserve = 補欠{ $number }番
swiss-elimination-eligibility-byes = 空席{ $count }：最下位シードの不戦勝枠として、すべての対戦に負ける扱いです。
swiss-elimination-eligibility-you-moved-up = 朗報です。辞退者が出たので、第{ $number }シードとして**{ $title }**に出場できます。
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names }が抜けました。
       *[other] { $names }が抜けました。
    }
swiss-elimination-eligibility-came = {""}**{ $name }**がシード{ $number }で繰り上がります。
swiss-elimination-eligibility-then = { $names }、次に{ $name }
swiss-elimination-eligibility-order = 予選の成績順にシードされています。
swiss-elimination-eligibility-rounds = ラウンドは{ $first }から{ $last }まで。

swiss-elimination-rank-board-title = 順位ボード
swiss-elimination-rank-board-puzzles = パズル
swiss-elimination-rank-board-none = 順位ボードはありません。この大会にはプレーオフがないか、まだ始まっていません。
swiss-elimination-rank-board-before = 前
swiss-elimination-rank-board-after = 今
swiss-elimination-rank-board-name = 名前
swiss-elimination-rank-board-seed = シード
swiss-elimination-rank-board-places = 可能な順位
swiss-elimination-rank-board-help = ↑と↓は、このラウンドで順位がいくつ動いたかです。最後の列は、まだ可能性のある順位です。
swiss-elimination-rank-board-no-puzzles = パズルのあるラウンドはまだ公開されていません。
swiss-elimination-rank-board-left = まだ使われていないもの
swiss-elimination-rank-board-after-2 = { $round_title }後の{ swiss-elimination-rank-board-title }
swiss-elimination-rank-board-puzzle = ラウンド{ $name }、{ $venue }：{ $title }
swiss-elimination-rank-board-button = クリックで順位付け

swiss-elimination-playoff-pictures-matches = 対戦
swiss-elimination-playoff-pictures-ranks = { $start }から{ $end }までの順位
swiss-elimination-playoff-pictures-from = { $rank }位から
swiss-elimination-playoff-pictures-leaving = 図からはみ出す線は他の順位から来ています。
swiss-elimination-playoff-pictures-winners = 勝者側
swiss-elimination-playoff-pictures-losers = 敗者側
swiss-elimination-playoff-pictures-placement = 順位決定
swiss-elimination-playoff-pictures-championship = 優勝決定
swiss-elimination-playoff-pictures-revealed = { $seats }人中{ $told }人が発表済み

swiss-elimination-preferences-title = あなたの希望順
swiss-elimination-preferences-back = 一つ戻る
swiss-elimination-preferences-hand-in = 提出する
swiss-elimination-preferences-other-round = 特定のラウンドだけ
swiss-elimination-preferences-for-all = 全ラウンド共通
swiss-elimination-preferences-whole = これで全部です。提出するか、一つ戻ってください。
swiss-elimination-preferences-rest-follows = もう提出もできます。残りはボタンの順になります。
swiss-elimination-preferences-which-round = どのラウンドの希望順ですか？専用の希望順がないラウンドには、全ラウンド共通のものが使われます。
swiss-elimination-preferences-heading-every = 専用の希望順がない全ラウンド用：
swiss-elimination-preferences-heading = ラウンド{ $name }用：
swiss-elimination-preferences-next-place-place-1 = 一番好きなパズルはどれですか？
swiss-elimination-preferences-next-place = { $place }はどれですか？
swiss-elimination-preferences-for-round = ラウンド{ $name }

swiss-elimination-scripts-reveal = 結果発表
swiss-elimination-scripts-next-step = 次を発表する
swiss-elimination-scripts-first-step = 発表を始める
swiss-elimination-scripts-no-script = 今、順に発表するものはありません。もう発表したか、先に行う抽選を待っています。
swiss-elimination-scripts-all-told = すべて発表しました。次はラウンドそのものを公開できます。
swiss-elimination-scripts-publish = オンラインのラウンドを公開する
swiss-elimination-scripts-next-is =
    次は{ $steps }のうち{ $step }番目です。全員に次のように表示されます：
    > { $sentences }
swiss-elimination-scripts-published = 発表完了：{ $rounds }ラウンドを、パズル、結果、順位ボードとともに公開しました。
swiss-elimination-scripts-strategy-path = 順位の流れ
swiss-elimination-scripts-match-diagram = 試合
swiss-elimination-scripts-stage-open = オンラインステージは{ $due }（{ $distance }）まで続きます。まだパズルを解けるため、それまで何も発表しません。
swiss-elimination-scripts-close-stage = 今すぐステージを終了する
swiss-elimination-scripts-close-title = オンラインステージを早く終了する
swiss-elimination-scripts-close-word = 終了
swiss-elimination-scripts-close-field = 終了するには「{ $word }」と入力
swiss-elimination-scripts-close-help = その後は誰もパズルの開始や提出ができません。
swiss-elimination-scripts-not-closed = オンラインステージは開いたままで、何も変わっていません。終了するには「{ $word }」と入力してください。
swiss-elimination-scripts-path =
    マッチ{ $match }：勝者は{ $winner ->
        [done] { $best }位で終了
       *[other] 次に{ $winner }
    }、敗者は{ $loser ->
        [done] { $worst }位で終了です
       *[other] 次に{ $loser }です
    }。
