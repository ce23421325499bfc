### What Discord shows of slash commands: at most 100 characters each.
### Japanese: です・ます. ラウンド, 不戦勝 (bye, win by forfeit), シード, 不戦敗 (forfeit), レーティング, ディレクター, 組み合わせ.
### Times and columns of files stay as they are typed: Herald reads them in English.

command-forms = 選手が提出するフォーム：依頼、閲覧、記入

command-forms-ask = 期限までにフォームを依頼します。再実行で期限を変更

option-forms-ask-form = どのフォームか

option-forms-ask-until = あなたの時刻で。例：fri 19:00。空欄なら期限なし

option-forms-ask-tournament = どの大会か（省略時：このチャンネルの大会）

command-forms-fill = 代わりにフォームを提出します（記録されます）

option-forms-fill-entrant = どの選手か

option-forms-fill-answer = 回答（yesなど）。空ならフォームを開きます

command-forms-list = 誰がどのフォームを提出したか（内容は出ません）

option-forms-list-form = どのフォームか（省略時：すべて）

command-forms-look = 提出内容を読みます（閲覧は記録されます）

option-forms-look-entrant = 誰の分か（省略時：全員）

command-guests = ディレクター用：Discordを使わない選手

command-guests-link = Discordを使わない人が答えるための秘密のアドレス、または全員分のファイル

option-guests-link-entrant = 誰のか。空なら全ゲスト

command-guests-merge = ゲストがDiscordに参加：大会の記録をメンバーに引き継ぎます

option-guests-merge-guest = ゲスト

option-guests-merge-member = 同一人物のメンバー

command-help = このチャンネルで今できること・コマンドを探す

option-help-find = 探しているもの（例：check-in、kick、report）

command-join = 大会に参加登録します

command-judge = ディレクター用：不戦敗、再試合、申し立て、手動の組み合わせ

command-judge-appeal = 除外された選手の復帰の申し立てを裁定します

option-judge-appeal-entrant = 誰の申し立てか

option-judge-appeal-decision = 認めると復帰します。不戦敗の対局は負けのままです

choice-judge-appeal-decision-accept = 認める

choice-judge-appeal-decision-reject = 却下

option-judge-appeal-reason = 理由（記録され、全員に表示されます）

command-judge-forfeit = 対局を不戦敗にします（片方または両者が不在）

option-judge-forfeit-game = どの対局か

option-judge-forfeit-absent = 不在だった人

option-judge-forfeit-reason = 理由（記録され、表示されます）

command-judge-game-note = 対局で起きたことを記録します（形式が求める場合）

command-judge-override = 今のラウンドか次のラウンドを自分で組みます

command-judge-rematch = このラウンドの対局の再試合を命じます

command-judge-time = 対局の時刻を決めます

option-judge-time-when = あなたの時刻で。例：fri 19:00、5 jan 7pm

command-leave = 大会を棄権します

command-match = あなたの対局：到着、報告、確認、異議

command-match-claim-forfeit = 相手が現れないので不戦勝を申請します

option-match-claim-forfeit-game = どの対局か（省略時：進行中の自分の対局）

command-match-confirm = 相手の報告に同意します

command-match-here = 対局に来たことを知らせます

option-match-here-player = 運営：来ている人

command-match-report = 対局の結果を報告します

option-match-report-winner = 勝者。空欄なら質問します

option-match-report-score = 得点制の対局のみ、自分の得点が先。例：412:380

command-me = 次の対局、対局できる時間、タイムゾーン、リマインダー

command-me-account = 対局サーバーのアカウントを連携、または連携済みのものを見る

option-me-account-server = どの対局サーバーか。空なら自分の一覧

option-me-account-name = そこでの名前（必要な場合）

command-me-availability = 来週対局できる時間を伝えます

option-me-availability-hours = 例：thu 18-22, sat 10-14。空欄ならフォームが開きます

option-me-availability-zone = この時間のタイムゾーン（一度だけ必要）

command-me-claim = Discordなしで参加していた人：登録が自分のものになります

option-me-claim-link = 個人用リンクのアドレス、またはその末尾のコード

command-me-data = 保存されている自分の情報を見る、または消す

command-me-form = 大会が求めるフォームに記入、または変更します

option-me-form-form = どのフォームか（省略時：受付中のもの）

command-me-next = 次の対局と、いつまでに何をするか

command-me-reminders = 受け取るリマインダーを選びます（なしも可）

option-me-reminders-on = リマインダーのオン・オフ。空欄ならフォームが開きます

command-me-round-off = ラウンドを休む、または休むラウンドを見る

option-me-round-off-round = どのラウンドか。空欄なら自分の休みを見る

option-me-round-off-through = 連続して休むときの最後のラウンド

command-me-sent = 送った内容と、届いた時刻

command-me-timezone = 入力した時刻が正しく伝わるようタイムゾーンを設定します

option-me-timezone-zone = 都市、国、タイムゾーン、時差。空欄なら今の設定を表示

command-players = ディレクター用：選手の登録、変更、交代、棄権

command-players-add = サーバーのメンバー、ゲスト、またはチームを登録します

option-players-add-member = このサーバーのメンバー。ゲストと一緒なら代理、チームと一緒ならキャプテン

option-players-add-guest = Discordアカウントのない人、またはチームの名前

option-players-add-rating = レーティング

option-players-add-uncertainty = レーティングの不確かさ

option-players-add-games = レーティング対局数

command-players-check-in = 開始前のチェックイン：開く、出席を見る、締め切る

option-players-check-in-until = その時刻まで開く（自分の時刻で、例：fri 19:00）

command-players-disqualify = 選手を失格にします（先に影響を表示）

option-players-disqualify-years = 今後の大会のために記録：この年数の間、参加するとディレクターに知らせます

command-players-edit-many = 回答・レーティング・参加費などを1行1人でまとめて入力

option-players-edit-many-what = 何についての行か

choice-players-edit-many-what-answers = 回答

choice-players-edit-many-what-availability = 対局できる時間

choice-players-edit-many-what-ratings = レーティング

choice-players-edit-many-what-fees = 参加費

choice-players-edit-many-what-check-ins = チェックイン

choice-players-edit-many-what-seeds = シード

choice-players-edit-many-what-names = 名前

option-players-edit-many-file = フォームの代わりに、1行1人のテキストファイル

option-players-edit-many-form = 回答の場合：どのフォームか（省略時は今求めているもの）

command-players-fee = 参加費の支払い状況を記録します（集金はしません）

option-players-fee-entrant = 誰の参加費か

option-players-fee-state = どうなったか

choice-players-fee-state-unpaid = 未払い

choice-players-fee-state-paid = 支払い済み

choice-players-fee-state-returned = 返金済み

choice-players-fee-state-kept = 返金なし

command-players-fetch = レーティングまたは前サイクルの順位を取得

option-players-fetch-what = 何を取得するか

choice-players-fetch-what-ratings = 対局サーバーからレーティングを取得（先に確認）

choice-players-fetch-what-places = 前サイクルの順位を取り込みます（先に確認）

command-players-import = CSVファイルからまとめて登録・変更します

option-players-import-file = 列：name, discord, rating, uncertainty, games, joined

option-players-import-what = 内容：選手、またはレーティングとタイトル（FIDEのリストや表）

choice-players-import-what-players = 選手

option-players-import-kind = どのレーティング

choice-players-import-kind-standard = スタンダード

choice-players-import-kind-rapid = ラピッド

choice-players-import-kind-blitz = ブリッツ

command-players-keep-apart = 対戦させない2人を指定。名前なしなら一覧を表示

option-players-keep-apart-entrant = 1人目

option-players-keep-apart-other = 2人目

option-players-keep-apart-how = 対戦させない、なるべく避ける、または対戦できるように戻す

choice-players-keep-apart-how-never = 対戦させない

choice-players-keep-apart-how-avoid = なるべく避ける

choice-players-keep-apart-how-may-meet = 対戦できる

command-players-rating = 選手のレーティングを設定します（確定するまで）

option-players-rating-entrant = 誰のレーティングか

option-players-rating-rating = レーティング

option-players-rating-uncertainty = その不確かさ

command-players-reinstate = 次のラウンドから選手を復帰させます

option-players-reinstate-entrant = 誰が復帰するか

command-players-replace = 選手の席を別の人に渡します

option-players-replace-entrant = 誰の席か

option-players-replace-member = このサーバーのメンバー

option-players-replace-guest = ゲストの名前

command-players-round-off = 選手のラウンドの休みを登録する、または見る

option-players-round-off-entrant = 誰か。空欄なら休む人全員

option-players-round-off-round = どのラウンドか。空欄ならその人の休みを見る

command-players-set-condition = 選手に要求を出します（例：ウェブカメラ）

option-players-set-condition-what = 何をしてほしいか

command-players-withdraw = 選手を棄権させます（先に影響を表示）

option-players-withdraw-entrant = 誰が抜けるか

option-players-withdraw-at-their-wish = 「いいえ」ならディレクターが外し、本人は復帰を申し立てられます

command-playoffs = プレーオフのディレクター用：パズル、結果発表、審判パネル

command-playoffs-check = 正解のない解答を確認します（閲覧は記録されます）

command-playoffs-judge = 進行中のライブヒートの審判パネル

command-playoffs-online = 期限までオンラインステージを開きます。再実行で期限を変更

option-playoffs-online-until = あなたの時刻で。例：18 sep 20:00（省略時：発表まで）

command-playoffs-puzzles = パズルのパスワード、リンク、正解をCSVで設定します

option-playoffs-puzzles-file = 列：puzzle, password, link, answer（複数は|区切り）

command-playoffs-reveal = オンラインの結果を一つずつ発表します（記録されます）

command-playoffs-times = オンラインのタイムをCSVから取り込みます

option-playoffs-times-file = 列：name, puzzle, time, result。またはパズルごとに1列

command-puzzles = プレーオフ：オンラインで解く、選択とランクを見る

command-puzzles-eligibility = プレーオフ：有資格者、シード、補欠

command-puzzles-picks = プレーオフ：各ラウンドのパズル、選んだ人、その理由

command-puzzles-ranks = プレーオフ：ラウンド後の順位ボードと各自の道のり

option-puzzles-ranks-round = どのラウンドの後か（省略時：最新）

command-puzzles-solve = オンラインのプレーオフ：パズル開始、解答の提出

command-round = ディレクター用：ラウンドの確認と公開、結果の入力

command-round-answer = 大会が待っていること。代わりに答えられます

option-round-answer-question = どの質問か。空欄ならすべて表示

option-round-answer-answer = 答え

command-round-preview = 次のラウンドを理由と警告つきで確認します

option-round-preview-rounds = 一度に何ラウンドか（省略時：1）

option-round-preview-based-on = このラウンド後の順位で組みます。0はシード順

command-round-publish = 次のラウンドを公開します

command-round-result = 対局の結果を入力・訂正します

option-round-result-winner = 勝者（得点を入れるなら不要）

option-round-result-score = 得点制の対局。例：412:380（対局の並び順）

option-round-result-reason = 理由（記録されます。訂正のとき役立ちます）

option-round-result-also = ほかに食い違いのある対局の勝者（コンマ区切り）

command-round-results = 多くの対局の結果を1行ずつ入力します

option-round-results-file = フォームの代わりに、1行1局のテキストファイル

command-schedule = 対局の時間：見る、提案する、相手を待つ

command-schedule-games = このラウンドの対局時刻（あなたの時刻）

command-schedule-more-time = 相手にもっと時間を与えます

option-schedule-more-time-minutes = 何分延ばすか。空欄なら選べます

command-schedule-propose = 仮の時刻のあいだに、相手に時刻を提案します

option-schedule-propose-time = 例：sat 19:00（あなたのタイムゾーン）

command-td = ディレクター用：大会の作成、設定、進行

command-td-advance = 次のステップを実行します

option-td-advance-look = 次に行うことを、実行ボタンとともに表示します

command-td-announce = 大会のチャンネルにお知らせを投稿します

option-td-announce-text = 内容。空欄なら広いフォームが開きます

command-td-audit = 誰が、いつ、何をしたか

option-td-audit-who = 誰がしたか

option-td-audit-what = 何が起きたか：選ぶか、検索語を入力

option-td-audit-entrant = 誰についてか

option-td-audit-since = いつから。例：yesterday 19:00

option-td-audit-until = いつより前

command-td-cancel = 大会を中止します

command-td-close = 参加受付を締め切ります

command-td-create = プリセットか形式から大会を作ります

option-td-create-what = プリセット（実在の大会、すぐ使えます）か形式

option-td-create-after = または、この大会が次のサイクルとなる元の大会

option-td-create-title = 名前（省略時：プリセットの名前）

option-td-create-channel = 告知する場所（省略時：このチャンネル）

option-td-create-closes = 今すぐ参加受付を開き、この時刻に締め切ります（例：5 jan 19:00）

option-td-create-seed = すべての抽選のもと（省略時：無作為）

command-td-delivery = 配信済みのもの、待機中のものとその理由、連絡できない人

command-td-import = 書き出した大会、またはチェス大会のファイル（TRF）を取り込みます

option-td-import-file = 書き出したログ、またはほかのソフトやlichessのスイス式のファイル（TRF）

option-td-import-title = 大会の名前（省略時：ファイルの名前）

option-td-import-rounds = 全部で何ラウンドか（省略時：ファイルの数）

command-td-import-tsh = tshのディビジョンをここで続けます

option-td-import-tsh-file = ディビジョンファイル（a.tなど）、またはフォルダー全体のzip

option-td-import-tsh-title = 大会の名前

option-td-import-tsh-rounds = 全部で何ラウンドか（省略時：14、またはファイルの数）

option-td-import-tsh-config = 一緒にある設定config.tsh:ラウンド数、賞、しきい値

command-td-invite = 参加ボタンをこのチャンネルに置きます

command-td-open = 参加受付を始めます

command-td-options = 設定を変更します。何も選ばなければフォームが開きます

option-td-options-capacity = 定員。超えた人は待機リストに入ります

option-td-options-closes = 受付の締め切り。例：5 jan 19:00

option-td-options-first-round = 開始の時刻。例：10 jan 19:00

option-td-options-ratings-fixed = レーティングが確定する時刻

option-td-options-zone = 大会のタイムゾーン

option-td-options-language = 投稿の言語

option-td-options-silence-hours = 異議のない報告が何時間で確定するか

command-td-page = 大会をウェブで公開（リンクを知る人が見られるライブページ）

option-td-page-show = ページを公開しますか

option-td-page-find = 検索エンジンや大会一覧に載せますか

option-td-page-log = 終了後、全記録（時間や異議申し立てを含む）を公開しますか

command-td-pause = タイムテーブルを一時停止または再開します

option-td-pause-resume = タイムテーブルを再開します

command-td-series = 毎週開く：受付、開始、ポイントを自動で

option-td-series-when = 曜日と時刻。例：fri 20:00

option-td-series-zone = どの時計で（省略時：あなたの）

option-td-series-opens-hours = 開始の何時間前に受付を始めるか（省略時：72）

option-td-series-fewest = これより少ないと中止（省略時：4）

option-td-series-points = 順位ごとのポイント。例：10 8 6 5 4 3 2 1

option-td-series-best = 数える回数（省略時：全部）

option-td-series-season = 1シーズンの回数（省略時：区切りなし）

option-td-series-ratings = 対局からレーティングを付けてシード順に使う（省略時：しない）

option-td-series-title = シリーズの名前（省略時：大会と同じ）

option-td-series-player-role = 参加した人に付けるロール（省略時：なし）

option-td-series-winner-role = 前回の勝者に付けるロール（省略時：なし）

option-td-series-no-roles = これらのロールを外し、付けない（省略時：いいえ）

command-td-set-channel = 告知先、またはこのチャンネルの大会を設定します

option-td-set-channel-announce-in = 今後この大会をこのチャンネルで告知します

option-td-set-channel-means-here = このチャンネルのコマンドはこの大会を指します

option-td-set-channel-voice = 参加者が話すボイスチャンネル（カードと試合に表示）

option-td-set-channel-no-voice = ボイスチャンネルを表示しない

command-td-staff = ディレクター（裁定）・コーディネーター（運営）・審判（ライブ）に任命する

option-td-staff-member = どのメンバーか

option-td-staff-role = どの役割にするか

choice-td-staff-role-director = ディレクター

choice-td-staff-role-coordinator = コーディネーター

choice-td-staff-role-judge = 審判

option-td-staff-remove = 役割を外します

command-td-tonight = 今夜遊ぶ：名前を付け、集まったらスタート

option-td-tonight-teams = チーム戦のときの1チームの人数

option-td-tonight-starts = 15分のチェックインの後に自動で始まる時刻：20:00

option-td-tonight-voice = 参加者が話すボイスチャンネル

command-td-undo = 最後のステップを取り消します（先に内容を表示）

command-td-webhook = すべての変更を自分のアドレスにプログラム用データとして送る

option-td-webhook-address = 送信先：https://…（省略すると一覧を表示）

command-team = チームのメンバー

command-team-add = チームにメンバーを加えます。ディレクターはどのチームにも、ゲストの代理としても

option-team-add-member = 加わる人

option-team-add-entrant = どのチームまたはゲスト（既定：自分のチーム）

option-team-add-guest = チームで対戦する、Discordアカウントのない人の名前

command-team-remove = チームから誰かを、または自分を外します

option-team-remove-member = 抜ける人（既定：自分）

command-tournament = 大会を見る：組み合わせ、順位、理由

command-tournament-board = 今の状況と次の予定、ライブボードへのリンク

command-tournament-entrants = 参加者と待機リスト

command-tournament-export = 表、報告書、カレンダー、チェス用ファイル、棋譜の書き出し

option-tournament-export-what = どのファイルか（省略時：表）

choice-tournament-export-what-tables = 表計算ソフト用の表

choice-tournament-export-what-report = 読んで印刷できる報告書

choice-tournament-export-what-calendar = 対局のカレンダー

choice-tournament-export-what-mine = 自分の対局のカレンダー

choice-tournament-export-what-chess = チェスソフト用ファイル（TRF）

choice-tournament-export-what-games = ゲームサーバーでの対局の棋譜（PGN）

choice-tournament-export-what-log = ログ全体（ディレクター用）

option-tournament-export-round = カレンダーと棋譜：どのラウンドか

option-tournament-export-entrant = カレンダー：誰の対局か

option-tournament-export-place = チェス用ファイル：開催地

option-tournament-export-federation = チェス用ファイル：連盟（3文字）

option-tournament-export-arbiter = チェス用ファイル：主審

command-tournament-history = ある選手の全対局

option-tournament-history-entrant = 誰の対局か（省略時：自分）

command-tournament-info = 参加前に知っておきたいことすべて

command-tournament-list = ここで開かれている大会

option-tournament-list-player = このサーバーでの選手の大会歴、サイクルごと

command-tournament-odds = 各順位になる確率（シミュレーション）

option-tournament-odds-entrant = 誰の確率をラウンドごとに（省略時：全員の現在）

option-tournament-odds-simulations = 回数。多いほど正確で、時間がかかります

command-tournament-pairings = 組み合わせ：誰と誰が対局するか

option-tournament-pairings-round = どのラウンドか（省略時：最新）

command-tournament-prizes = 賞品と勝者の基金。ディレクターには参加費も表示

command-tournament-rules = 大会の進み方をやさしい言葉で

option-tournament-rules-rule = 理由に示される番号で規則を指定（例：R8）

command-tournament-standings = 順位表、トーナメント表、対戦表、記録、またはリーグの表

option-tournament-standings-what = 何を表示するか

choice-tournament-standings-what-standings = 順位表

choice-tournament-standings-what-bracket = トーナメント表、または各自の敗戦数

choice-tournament-standings-what-auto = 対戦表：誰と誰が対局し、結果はどうだったか

choice-tournament-standings-what-wall = 対戦表（ラウンド順）

choice-tournament-standings-what-grid = 対戦表（総当たり形式）

choice-tournament-standings-what-records = 最高得点、最大得点差、負けた側の最高得点、平均

choice-tournament-standings-what-league = リーグやグループの表と、スレッドへのリンク

option-tournament-standings-stage = どのステージか（省略時：進行中のもの）

option-tournament-standings-league = どのリーグか（省略時：自分のリーグ）

command-tournament-verify = ログまたは抽選を検証

option-tournament-verify-what = 何を検証するか（省略時：ログ）

choice-tournament-verify-what-log = ログを検証し、エクスポートを確かめるための指紋を表示

choice-tournament-verify-what-draws = すべての抽選と、その確かめ方

command-tournament-why = なぜこの相手、手番、不戦勝、時刻、順位なのか

option-tournament-why-entrant = 誰についてか（省略時：対局者なら自分、ほかはラウンド全体）

command-tsh = ディレクター用：ディビジョンをtshに移す

command-tsh-export = ディビジョンをtshファイルに書き出します

option-tsh-export-others = 大会のほかのディビジョンの名前（コンマ区切り）：すべて1つのtshフォルダーになります

name-absent = 欠席者

name-account = アカウント

name-add = 追加

name-address = アドレス

name-advance = 進める

name-after = 前回大会

name-also = 他の勝者

name-announce = お知らせ

name-announce-in = 告知先

name-answer = 回答

name-appeal = 異議

name-arbiter = 審判

name-ask = 依頼

name-at-their-wish = 本人の希望

name-audit = 操作履歴

name-availability = 参加可能時間

name-based-on = 基準の順位

name-best = 上位何回

name-board = ボード

name-cancel = 中止

name-capacity = 定員

name-channel = チャンネル

name-check = 確認

name-check-in = チェックイン

name-claim = 引き継ぎ

name-claim-forfeit = 不戦勝を申請

name-close = 締め切る

name-closes = 締め切り

name-config = 設定ファイル

name-confirm = 承認

name-create = 作成

name-data = データ

name-decision = 決定

name-delivery = 送信状況

name-disqualify = 失格

name-edit-many = 一括編集

name-eligibility = 出場資格

name-entrant = 出場者

name-entrants = 参加者一覧

name-export = 書き出し

name-federation = 連盟

name-fee = 参加費

name-fetch = 取得

name-fewest = 最少人数

name-file = ファイル

name-fill = 記入

name-find = 検索

name-first-round = 第1ラウンド

name-forfeit = 不戦敗

name-form = フォーム

name-forms = フォーム管理

name-game = 対局

name-game-note = 対局メモ

name-games = 対局一覧

name-guest = ゲスト

name-guests = ゲスト管理

name-help = ヘルプ

name-here = 到着

name-history = 対局履歴

name-hours = 時間

name-how = 方法

name-import = 読み込み

name-import-tsh = tsh読み込み

name-info = 情報

name-invite = 招待

name-join = 参加

name-judge = 裁定

name-keep-apart = 対戦回避

name-kind = 種類

name-language = 言語

name-league = リーグ

name-leave = 辞退

name-link = リンク

name-list = 一覧

name-log = ログ

name-look = 閲覧

name-match = 試合

name-me = 自分

name-means-here = このチャンネルの大会

name-member = メンバー

name-merge = 統合

name-minutes = 分

name-more-time = 待ち時間延長

name-name = 名前

name-next = 次

name-no-roles = ロールなし

name-no-voice = ボイスなし

name-odds = 勝率

name-on = オン

name-online = オンライン

name-open = 受付開始

name-opens-hours = 受付開始時間前

name-options = オプション

name-other = 相手

name-others = 他の大会

name-override = 手動組み合わせ

name-page = ページ

name-pairings = 組み合わせ

name-pause = 一時停止

name-picks = 選択

name-place = 場所

name-player = 選手

name-player-role = 参加者ロール

name-players = 選手管理

name-playoffs = プレーオフ

name-points = ポイント

name-preview = プレビュー

name-prizes = 賞品

name-propose = 提案

name-publish = 公開

name-puzzles = パズル

name-question = 質問

name-ranks = ランク

name-rating = レーティング

name-ratings = レーティング有無

name-ratings-fixed = レーティング確定

name-reason = 理由

name-reinstate = 復帰

name-rematch = 再対局

name-reminders = リマインダー

name-remove = 削除

name-replace = 交代

name-report = 結果報告

name-result = 結果

name-results = 結果一括

name-resume = 再開

name-reveal = 発表

name-role = 役割

name-round = ラウンド

name-round-off = ラウンド休み

name-rounds = ラウンド数

name-rule = 規則

name-rules = ルール

name-schedule = 日程

name-score = スコア

name-season = シーズン

name-seed = 乱数

name-sent = 送信履歴

name-series = シリーズ

name-server = サーバー

name-set-channel = チャンネル設定

name-set-condition = 条件設定

name-show = 表示

name-silence-hours = 自動確定時間

name-simulations = シミュレーション数

name-since = 開始日時

name-solve = 解く

name-staff = スタッフ

name-stage = ステージ

name-standings = 順位

name-starts = 開始

name-state = 状態

name-td = 大会運営

name-team = チーム

name-teams = チーム人数

name-text = 本文

name-through = 終了ラウンド

name-time = 時刻

name-times = タイム

name-timezone = タイムゾーン

name-title = 大会名

name-tonight = 今夜

name-tournament = 大会

name-tsh = tsh

name-uncertainty = 不確かさ

name-undo = 元に戻す

name-until = 期限

name-verify = 検証

name-voice = ボイス

name-webhook = webhook

name-what = 内容

name-when = 日時

name-who = 誰

name-why = 理由

name-winner = 勝者

name-winner-role = 勝者ロール

name-withdraw = 棄権

name-years = 年数

name-zone = タイムゾーン
