### グループから決勝までの道のり。

phases-to-come = これから
phases-goes-on = 網かけ: 次へ進んだ、または勝った選手。
phases-opens = { $games }局が一度に始まります。順番は自由です。
phases-others = ほか{ $count }人
