playoff-pictures-matches = 対戦
playoff-pictures-ranks = { $start }から{ $end }までの順位
playoff-pictures-from = { $rank }位から
playoff-pictures-leaving = 図からはみ出す線は他の順位から来ています。
playoff-pictures-winners = 勝者側
playoff-pictures-losers = 敗者側
playoff-pictures-placement = 順位決定
playoff-pictures-championship = 優勝決定
