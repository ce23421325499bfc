
same-person-question = **{ $member }**さんはゲストの**{ $guest }**さんですか？次の大会を引き継ぎます：{ $tournaments }。
same-person-yes = 同じ人です
same-person-done = ゲストの**{ $guest }**さんはDiscordの{ $member }さんです。{ $count }大会を引き継ぎました。
same-person-undo = 元に戻す
same-person-undone = ゲストの**{ $guest }**さんと{ $member }さんは再び別の人になりました。
