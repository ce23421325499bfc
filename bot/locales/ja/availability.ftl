availability-form-title = いつ対局できますか？
availability-field = 対局できる時間
availability-example = thu 18-22, sat 10-14
availability-text-help = 対局を始められる時間を、毎週、自分の時刻で書きます。「any」（いつでも）や「none」（なし）でも構いません。
availability-no-times = 時間が選ばれていません
availability-change = 変更する
availability-type = 文字で入力
availability-correct = 直す
availability-any-time = いつでもOK
availability-no-time = どの時間も都合が悪い
availability-this-week = 今週の対局できる時間
availability-next-week = 来週の対局できる時間
availability-hours-optional = 対局できる時間（後でも選べます）
availability-list-help = 対局を始められる時間をすべて選んでください（{ $slot_minutes }分刻み、{ $zone }の時刻）。
availability-nothing-marked = 何も選ばれていないので、まだ保存していません。どういう意味ですか？
availability-counts-until = 対局の時刻は{ $fix_at }に確定します。それまでは変更できます。
availability-counts-for-pairing = 次のラウンドは{ $pair_at }に組まれます。時刻が確定するまでは変更できます。
availability-serves-again = 変更するまで、毎週同じ時間が使われます。
availability-none-suits = 希望の時間がないので、相手の時間で決まります。
availability-nothing-shared = **{ $opponent }**さんと合う時間がまだありません。`/schedule propose`で相手に提案できます。
availability-proposal = **{ $name }**さんから{ $at }の提案です。あなたの時刻では{ $your_clock }、**{ $name }**さんの時刻では{ $their_clock }です。よければ**{ $opponent }**さん、**それでOK**を押してください。二人の対局できる時間に入ります。
availability-proposed = **{ $opponent }**さんに{ $at }でよいかたずねました。あなたの時間にはもう入っています。二人とも都合のよい時間の中から、{ $fix_at_distance }に最終的な時刻が選ばれます。
availability-agreed = **{ $name }**さんが{ $at }に同意しました。二人とも都合のよい時間の中から、最終的な時刻が選ばれます。
availability-common = { $players }、二人とも都合のよい時間：{ $times }。
availability-common-none = { $players }：二人に合う時間はまだありません。
availability-common-more = { $players }、二人とも都合のよい時間：{ $times }、ほか{ $rest }件。
availability-you-agreed =
    { $shared ->
        [1] 今、二人に合う時間は{ $at }だけです。この時刻に決まります。
       *[other] { $at }は、今二人に合う{ $shared }個の時間の一つです。最終的な時刻はその中から選ばれます。
    }
availability-legend =
    { $yours } 都合のよい時間
    { $free } それ以外
    空白：対局なし
availability-legend-shared = { $mark }あなたと{ $opponent }
availability-daily = 毎日
availability-all-day = 終日
availability-always = いつでも
availability-never = なし
availability-outside = { $pattern }（今週の対局時間には入っていません）
availability-shared = { $pattern }（{ $marked }個の開始時刻のうち{ $shared }個が{ $opponent }さんと共通）
availability-time-field = いつ対戦したいですか？
availability-will-propose = { $at }のことですね：あなたの時計では{ $mine }、**{ $opponent }**の時計では{ $theirs }。合っていますか？
availability-propose-to = { $opponent }に尋ねる
