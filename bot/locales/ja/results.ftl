results-pairings-stay = 順位は計算し直されますが、公開済みのラウンドはそのままです。
results-how-to-take-back = 間違えましたか？**取り消す**を押してください。
results-corrected = ディレクターが{ $players }の結果を訂正しました：{ $before }ではなく**{ $after }**です。
results-entered-by-director = { $players }：**{ $score }**（ディレクターが入力）
results-report-saved = 報告しました：{ $said }。**{ $opponent }**さんから異議がなければ{ $silent_at_distance }に確定します。{ results-how-to-take-back }
results-please-confirm = **{ $reporter }**さんから報告です：{ $said }。合っていますか？{ $silent_at }までに確認か異議を選んでください。返事がなければ確定します。
results-report-saved-early = 記録しました：{ $said }。開始前の報告なので、**{ $opponent }**さんが確認するかディレクターが裁定するまで確定しません。返事がなければ、開始後にもう一度報告してください。{ results-how-to-take-back }
results-please-confirm-early = **{ $reporter }**さんが開始前に結果を報告しました：{ $said }。対局が終わったら確認するか、異議を唱えてください。返事がなければ確定しません。
results-disputed = { $players }：報告が食い違っています。ディレクターが判断します。
results-disputed-itself = 報告が食い違っています。ディレクターが判断します。
results-their-words = 本人の言葉：「{ $text }」
results-forfeited = { $players }：{ $absent }さんが来なかったため不戦敗です。
results-both-absent = { $players }：どちらも現れなかったため、両者不戦敗です。
results-left-the-game =
    { $winner ->
        [none] { $players }：対局なしです（棄権：{ $absent }）。
       *[other] { $absent }さんの棄権により、{ $winner }さんの不戦勝です。
    }
results-how-to-appeal = やむを得ない事情があったなら、**復帰を申し立てる**を押してディレクターに伝えてください。負けた対局は負けのままです。
results-rematch = ディレクターが再試合を命じました：{ $players }。これまでの報告や記録は無効です。
results-can-claim = **{ $opponent }**さんは{ $minutes }を超えて遅れています。不戦勝を申請するか、時間を延ばせます。急ぐ必要はありません。
results-check-in-opens = { $players }：対局は{ $at }に始まります。**来ました**を押してください。{ $minutes }を超えて遅れると不戦敗になることがあります。
results-disputed-versions = **{ $first }**さんの報告：{ $first_says }。**{ $second }**さんの報告：{ $second_says }。
results-disputed-silent = **{ $first }**さんの報告：{ $first_says }。**{ $second }**さんの返事：それは違います。
results-removed =
    { $appeals ->
        [yes] 不戦敗のため、**{ $name }**さんは大会から除外され、今後は組まれません。ただし、ディレクターが申し立てを認めれば復帰できます。
       *[no] 不戦敗のため、**{ $name }**さんは大会から除外され、今後は組まれません。
    }
results-said-won =
    {""}**{ $winner }**の勝ち{ $scored ->
        [apart] {""}（{ $first }：{ $second }、{ $apart }点差）
        [level] {""}({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] 、先手は{ $starter }
       *[no] {""}
    }
results-said-tied =
    引き分け{ $scored ->
        [level] {""}({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] 、先手は{ $starter }
       *[no] {""}
    }
