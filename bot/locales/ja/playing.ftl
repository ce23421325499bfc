playing-i-won = 勝ちました
playing-tie = 引き分けでした
playing-dispute-title = 報告への異議
playing-dispute-field = 何がありましたか？
playing-dispute-help = ディレクターが読んで裁定します。それまでは何も確定しません。
playing-appeal-title = ディレクターへの復帰の申し立て
playing-appeal-field = やむを得なかった事情は何ですか？
playing-appeal-help = 負けた対局は負けのままです。今後のラウンドへの復帰を願い出ます。
playing-report-again = 取り消しました。今は報告がありません。わかったら報告し直してください。
playing-can-accept = 相手の報告は今からでも認められます。
playing-really-claim = 不戦勝を申請する
playing-really-refuse = 負けになるのを承知で断る
playing-complies = ありがとうございます。従うことをディレクターに伝えました。
playing-refused = 断ったことをディレクターに伝えました。規定ではその対局は負けになり、ディレクターが裁定します。
playing-both-here = 二人そろいました。よい対局を！終わったら**結果を報告**を押してください。
playing-other-won = { $name }の勝ち
playing-how-did-it-end = **{ $opponent }**さんとの対局はどうなりましたか？
playing-settled = 確定：{ $players }、**{ $score }**。
playing-here-alone = チェックインしました。**{ $opponent }**さんはまだ来ていません。このままなら{ $claimable_time }（{ $claimable_distance }）から不戦勝を申請できます。時間を延ばすこともできます。
playing-here-late = チェックインしましたが、遅すぎたため不戦勝は申請できません。**{ $opponent }**さんもまだ来ていません。このままならディレクターが決めます。時間を延ばすこともできます。
playing-here-guest = チェックインしました。**{ $opponent }**さんはDiscordにいないため、ここでチェックインできません。来ないときはディレクターが決めます。時間を延ばすこともできます。
playing-guest-missed = {""}**{ $opponent }**さんはDiscordにいないため、呼び出せません。ディレクターに伝えてください。結果はディレクターが入力できます。
playing-how-much-time = **{ $opponent }**さんをあとどのくらい待ちますか？
playing-waits-until = **{ $opponent }**さんの期限は{ $until_time }（{ $until_distance }）になりました。不戦勝を申請できるのはその後です。
playing-really-refuse-2 =
    あなたへの要求：{ $text }
    従わないと不戦敗になります。本当に断りますか？
playing-ask-claim =
    { $removes ->
        [yes] 申請するとこの対局はあなたの不戦勝になり、**{ $opponent }**さんは大会から除外されます。**{ $opponent }**さんの時間を延ばすこともできます。
       *[no] 申請するとこの対局はあなたの不戦勝になります。**{ $opponent }**さんの時間を延ばすこともできます。
    }
playing-checked-in = **{ $name }**さんを**{ $opponent }**さんとの対局にチェックインしました。
playing-they-won = 相手の勝ち
playing-games-won = { $mine }–{ $theirs }
