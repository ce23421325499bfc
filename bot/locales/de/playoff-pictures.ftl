playoff-pictures-matches = Begegnungen
playoff-pictures-ranks = Ränge von { $start } bis { $end }
playoff-pictures-from = von { $rank }
playoff-pictures-leaving = Linien, die aus dem Bild laufen, kommen von anderen Rängen.
playoff-pictures-winners = Gewinner
playoff-pictures-losers = Verlierer
playoff-pictures-placement = Platzierung
playoff-pictures-championship = Meisterschaft
