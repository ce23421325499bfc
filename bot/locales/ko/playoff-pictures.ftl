playoff-pictures-matches = 대결
playoff-pictures-ranks = { $start }부터 { $end }까지의 순위
playoff-pictures-from = { $rank }위에서
playoff-pictures-leaving = 그림 밖으로 나가는 선은 다른 순위에서 온 거예요.
playoff-pictures-winners = 승자조
playoff-pictures-losers = 패자조
playoff-pictures-placement = 순위 결정
playoff-pictures-championship = 우승 결정
