solving-title = オンラインのパズル
solving-begin = 今すぐ時計を始める
solving-all-puzzles = 全パズル
solving-hand-in-help = 何度でも提出できます。最後の答えが、そのときのタイムで有効です。正しいかどうかは知らせません。
solving-not-in-the-log = パスワードはパズルを始めた人に表示されます。正解は誰にも表示されません。どちらもログには残りません。
solving-answer-field = あなたの答え
solving-answer-help = パズルの指示どおり、求められた順で
solving-right = 正解
solving-wrong = 不正解
solving-take-over = 取り込む
solving-all-checked = 有効な答えはすべて確認済みです。
solving-problems-no-puzzles = 1行目は列の名前(puzzle, password, link, answer)にし、その下に1行に1つずつパズルを書いてください
solving-problems-no-names = 1行目は「name」を含む列の名前にし、その下に1行に1つずつ選手か提出を書いてください
solving-problems-no-times = パズルごとの列も、「puzzle」と「time」の列もありません
solving-problems-unknown-puzzle = 「{ $value }」はここのパズルではありません
solving-problems-doubled = 「{ $value }」はファイルの前のほうにも出ています
solving-problems-unknown-player = 「{ $value }」という出場者はいません
solving-problems-several-players = 「{ $value }」という選手が複数います
solving-problems-bad-time = 「{ $value }」はタイムとして読めません。6:43.2のように書いてください
solving-problems-bad-result = 「{ $value }」は正解、不正解、未確認のどれでもありません
solving-reminder = まだ始めていません:**{ $left }**。オンラインステージは{ $due }に終わります。
solving-start = { $name }を始める
solving-hand-in = { $code }を提出
solving-password-again = { $code }のパスワード
solving-password = パスワード:**{ $text }**
solving-link = パズル:{ $url }
solving-rechecked = 提出済みの答え{ $count }件を正解と照合しました。
solving-times-read = { $players }人の提出{ $times }件です。ほかのパズルはそのままです。
solving-times-taken = { $players }人のタイムを取り込みました。非公開のままで、選手には知らせません。
solving-button = 解く
solving-problem-at = { $line }行目: { $problem }
solving-opened =
    {""}**オンラインステージが始まりました{ $has_due ->
        [yes] ({ $due }まで)
       *[no] {""}
    }**: { $players }人、パズル{ $puzzles }問、各{ $minutes }、順番は自由です。**{ $button }**であなたのパズルが見られます。パスワードを求めると時計が始まります。相手、選ばれたパズル、タイムは公開まで秘密です。あなたのも話さないでください。
solving-told =
    オンラインステージが始まりました{ $has_due ->
        [yes] ({ $due }まで)
       *[no] {""}
    }。{ $players }人に知らせました。
solving-overview =
    一問{ $minutes }、始めた時から。{ $has_due ->
        [yes] ステージは{ $due }に終わります。
       *[no] {""}
    }
solving-fresh = • **{ $name }**: 未開始
solving-on-the-clock = • **{ $name }**: { $until }({ $until_distance })まで、{ $said }
solving-over = • **{ $name }**: 終了、{ $said }
solving-said = 提出: 「{ $answer }」
solving-said-nothing = 未提出
solving-before =
    {""}**{ $name }**: 押してから{ $minutes }です。時計は止められません。{ $has_end ->
        [yes] ステージは{ $end }に終わるので、時間が短くなります。
       *[no] {""}
    }
solving-running =
    {""}**{ $name }**: 時計が動いています{ $has_end ->
        [yes] ({ $until }、{ $until_distance }まで)
       *[no] {""}
    }。
solving-late = {""}**{ $name }**: 「{ $answer }」は{ $time }で届きました。時間切れのため、残しますが数えません。
solving-arrived =
    {""}**{ $name }**: 「{ $answer }」が{ $time }で届きました。{ $has_end ->
        [yes] { $until }({ $until_distance })まで変更できます。
       *[no] {""}
    }
solving-materials = パズルを{ $count }問取り込みました。
solving-without-password = パスワードなし: { $puzzles }。
solving-without-key = 解答なし、`/playoffs check`で確認: { $puzzles }。
solving-to-check = {""}**{ $name }** 回答: 「{ $answer }」。これを含めて未確認は{ $left }件です。
solving-bad-table = 何も取り込んでいません。ファイルを直してもう一度送ってください。
solving-why-not-not-open = オンラインステージは始まっていません。始まったらお知らせします。
solving-why-not-no-seat = プレーオフの枠がある人だけが解けます。
solving-why-not-over = このパズルの時間は終わりました。
solving-why-not-started = このパズルの時計はもう動いています。終わる前に提出してください。
solving-still-to-start = まだ始めていないパズルがあります。オンラインステージは { $due } に終わります。どれかはボタンで確認できます。
solving-closed = **オンラインステージは終了しました。** ディレクターが締め切りました。パズルの開始や提出はもうできません。
solving-problems-over-limit = 「{ $value }」は1問の制限時間を超えています
solving-problems-solved-twice = 「{ $value }」は同じプレイヤーがすでに解いています
