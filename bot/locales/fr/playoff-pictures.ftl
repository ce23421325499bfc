playoff-pictures-matches = Matchs
playoff-pictures-ranks = Rangs de { $start } à { $end }
playoff-pictures-from = depuis { $rank }
playoff-pictures-leaving = Les lignes qui sortent de l'image viennent d'autres rangs.
playoff-pictures-winners = vainqueurs
playoff-pictures-losers = perdants
playoff-pictures-placement = classement
playoff-pictures-championship = championnat
