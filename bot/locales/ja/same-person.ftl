
same-person-question = **{ $member }**さんはゲストの**{ $guest }**さんですか？次の大会を引き継ぎます：{ $tournaments }。
same-person-yes = 同じ人です
same-person-done = ゲストの**{ $guest }**さんはDiscordの{ $member }さんです。{ $count }大会を引き継ぎました。
same-person-undo = 元に戻す
same-person-undone = ゲストの**{ $guest }**さんと{ $member }さんは再び別の人になりました。
same-person-claim = あなたは**{ $tournament }**の**{ $guest }**ですか？そうなら、ここでその名前で登録されたものはすべてあなたのものになり、リンクは閉じます。
same-person-claim-yes = はい、私です
same-person-claimed = ようこそ！**{ $guest }**の登録はあなたのものになりました。これからはDiscordで続けられます。ディレクターにも知らせました。
