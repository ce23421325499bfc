## グループから決勝までの道のり。

group-rounds-phases-to-come = これから
group-rounds-phases-goes-on = 網かけ：次へ進んだ、または勝った選手。
group-rounds-phases-opens = { $games }局が一度に始まります。順番は自由です。
group-rounds-phases-others = ほか{ $count }人
