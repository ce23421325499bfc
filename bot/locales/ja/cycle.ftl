cycle-invitations-go-out = 申し込んだ全員に招待が届きます
cycle-makes-room = 来ない人の席は、待機リストの次の人に回ります
cycle-next-game = 次の対局が始まります
cycle-unfinished = 終わっていない対局の選手にリマインダーを送ります
cycle-declined = 招待を辞退しました。
cycle-no-answer = 期限までに招待への返事がありませんでした。
cycle-overdue = 次の対局は{ $until }までに終わるはずでした。結果を報告するか、問題があればディレクターに伝えてください。
cycle-overdue-for-directors = 次の対局は{ $until }までに終わるはずでした。`/judge forfeit`か`/round result`で裁定するか、`/td options`で期限を延ばしてください。
