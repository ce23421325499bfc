attendance-all-here = チェックインを締め切りました。全員そろっています（{ $here }人）！
attendance-left-out = チェックインを締め切りました。参加{ $here }人、不在{ $out }人：{ $names }。間に合った人はボタンを押すか`/join`を使ってください。
attendance-left-out-begins = チェックインは終了です。{ $here }人がチェックイン、{ $out }人がまだです：{ $names }。では始めます！
attendance-you-are-out = チェックインがなかったため、**{ $title }**はあなた抜きで始まります。戻るにはボタンを押してください。
attendance-state-none = チェックインは開いていません。開くと全員に一度尋ね、しなかった人は外れます。
attendance-state-open = チェックイン受付中：{ $all }人中{ $here }人が済ませました。
attendance-until = 締め切りは{ $at }です。
attendance-missing = まだの人：{ $names }。
attendance-too-late = もう始まったので、チェックインはできません。
attendance-open = チェックインを開く
attendance-close = チェックインを締め切る（{ $out }人が外れる）
attendance-others = ほかの人をチェックイン
attendance-opens-at = チェックインの開始は{ $at }です。
attendance-done = チェックインしました。まもなく始まります。
# In the channel; the button is below. $here of $all have checked in.
attendance-call = **チェックイン！**ボタンを押さないと外れます（`/join`で戻れます）。{ $all }人中{ $here }人が済ませました。
# To a director who closes check-in. $names: who has not checked in, a list
attendance-close-anyway = { $out }人がまだチェックインしていません：{ $names }。このまま締め切りますか？
attendance-start-anyway = { $out }人がまだチェックインしていません：{ $names }。このまま始めますか？
attendance-who = 来ている人
