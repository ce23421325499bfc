ending-prizes = Prix
ending-over = C'est fini
ending-thanks = Merci à tous ceux qui ont joué, dirigé et suivi le tournoi.
ending-finished = **{ $title }** est terminé. Félicitations !
ending-game-fund = Cagnotte des vainqueurs de parties : { $amount }, répartie à parts égales entre les parties de la dernière étape.
ending-stage-over = Fin de **{ $title }**.
ending-qualified = Qualifiés pour **{ $title }** : { $names }. Félicitations !
ending-goes-on = **{ $title }** n'est finalement pas terminé : un directeur est revenu sur la fin.
