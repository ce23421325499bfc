### チームとゲスト。
teams-field = チーム名
teams-field-help = 空欄なら自分の名前で参加します。
teams-add-others = ほかの人には**チームに入る**を押してもらってください。1チームは最大{ $most }人で、全員が結果を報告できます。チーム待ちの人を選ぶこともできます。
teams-joined = { $name }が{ $entrant }に加わりました。チームの報告・チェックイン・回答ができます。
teams-left = { $name }は{ $entrant }から抜けました。
teams-speaks = { $name }が{ $entrant }の代理になりました。代わりに報告・チェックイン・回答ができます。
teams-silent = { $name }は{ $entrant }の代理ではなくなりました。
teams-members = チームのメンバー：{ $names }
teams-voice = ゲスト（代理：{ $names }）
teams-new = 新しいチーム
teams-how-to-join = **チームに入る**を押すか、**新しいチーム**で作ってください。抜けるときは`/leave`です。
teams-which = どのチームですか？
teams-any = どこでもよい：リストに載せる
teams-none = 入らない：リストから外す
teams-room = { $team }（{ $members }／{ $most }）
teams-you-joined = **{ $team }**に入りました。チームの結果を報告できます。間違えたときは`/team remove`で抜けられます。
teams-you-wait = チーム待ちのリストに載りました。キャプテンに選ばれるか、運営がチームを抽選します。
teams-you-left = チーム待ちのリストから外れました。
teams-free = チーム待ち：{ $names }
teams-line = **{ $team }**（{ $members }／{ $most }）：{ $names }
teams-whom = 誰がチームに入りますか？
teams-picked = **{ $team }**に入りました：{ $names }。
teams-drawn = チームが決まりました：
teams-drawn-why =
    { $rated ->
        [yes] レーティングで釣り合わせました。強い人から順に、人数の少ないチームへ、その中で最も弱いチームへ入ります。抽選は`/tournament verify what:draws`で見られます。
       *[no] 人数がなるべくそろうように抽選しました。抽選は`/tournament verify what:draws`で見られます。
    }
teams-drawn-name = チーム{ $number }
teams-count = { $count }チーム
teams-count-of = { $count }チーム（定員{ $capacity }チーム）
teams-closed = **{ $title }**の参加受付を締め切りました。参加は{ $entered }チームです。
teams-closed-waiting = **{ $title }**の参加受付を締め切りました。参加は{ $entered }チーム、待機リストは{ $waiting }チームです。
teams-length = { $teams }チームなら{ $rounds }回戦、1局{ $minutes }分としておよそ{ $length }です。
teams-stage-started = {""}**{ $title }**が{ $entrants }チームで始まります。
teams-stage-started-rounds = {""}**{ $title }**が{ $entrants }チーム、全{ $rounds }ラウンドで始まります。
teams-wait-for-confirmation = チームの報告は済んでいます。**{ $opponent }**さんは{ $silent_at }まで異議を出せます。そのあと確定します。
teams-who-leaves = 抜けるのは自分だけですか、それとも**{ $team }**全員ですか？
teams-only-me = 自分だけ
teams-whole-team = チーム全員
teams-guest-joined = { $name }がゲストとして{ $entrant }に加わりました。
teams-guest-waits = { $name }がゲストとしてチーム待ちのリストに載りました。
teams-guest-gone = { $name }をチーム待ちのリストから外しました。
