
time-claims-noted = 記録しました。まず{ $opponent }に尋ねます（期限：{ $until }）。その後、ディレクターが対局を確認します。
time-claims-asked = **{ $player }**によると、**{ $accused }**が対局で時間切れ負けです。{ $accused }、本当ですか？{ $until }までに返答がなければディレクターが判断します。
time-claims-to-do = **{ $player }**に返答する（あなたの時間切れ負けとの申し立て）
time-claims-under-way = { $player }によると{ $accused }の時間切れ負け。{ $accused }は{ $until }まで返答可能
time-claims-directors-decide = { $player }によると{ $accused }の時間切れ負け。ディレクターが判断します
time-claims-denied = { $accused }は異議あり：{ $text }
time-claims-denies = { $accused }は異議あり。
time-claims-not-answered = { $accused }に尋ねましたが返答がありません。
time-claims-admitted = お知らせありがとうございます。時間切れ負けとして記録しました。
time-claims-denied-noted = 記録しました。ディレクターが対局を確認して判断します。
time-claims-deny-title = 時間切れ負けではない
time-claims-deny-field = ディレクターに伝えたいこと
