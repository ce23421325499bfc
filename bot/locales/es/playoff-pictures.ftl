playoff-pictures-matches = Encuentros
playoff-pictures-ranks = Puestos desde { $start } hasta { $end }
playoff-pictures-from = desde { $rank }
playoff-pictures-leaving = Las líneas que se salen de la imagen vienen de otros puestos.
playoff-pictures-winners = ganadores
playoff-pictures-losers = perdedores
playoff-pictures-placement = clasificación
playoff-pictures-championship = campeonato
