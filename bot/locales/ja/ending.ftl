ending-prizes = 賞金・賞品
ending-over = 閉幕
ending-thanks = 対局した皆さん、運営した皆さん、観戦した皆さん、ありがとうございました。
ending-finished = **{ $title }**が終了しました。おめでとうございます!
ending-game-fund = 勝者のための基金:{ $amount }。最終ステージの対局に等しく分けられます。
ending-stage-over = **{ $title }**が終了しました。
ending-qualified = **{ $title }**に進出:{ $names }。おめでとうございます!
ending-goes-on = **{ $title }**はまだ終わっていません。ディレクターが終了を取り消しました。
