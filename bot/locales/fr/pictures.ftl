pictures-points = Points
pictures-rank = Rang
pictures-won = Gagnées
pictures-rating = Classement
pictures-record = V–D
pictures-start = Départ
pictures-in-percent = En pour cent.
pictures-prize-line = À gauche de la ligne : les places primées (1 à { $places }).
pictures-final-places = Places finales
pictures-grand-final = Finale
pictures-winners = Vainqueurs
pictures-losers = Perdants
pictures-third-place = Troisième place
pictures-shaded = Les joueurs en grisé sont en tête de leur groupe.
pictures-shaded-for = En grisé – { $meaning }
pictures-no-opponent-bye = Bye
pictures-no-opponent-idle = Non apparié
pictures-byes-names = Bye : { $names }
pictures-idle-shown = Non appariés : { $count } joueurs
pictures-idle-names = Non appariés : { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }
pictures-ranks = rangs { $first }–{ $second }
pictures-times-in = { $round_title } · heures : { $value }
pictures-game-at = Partie : { $at } ({ $state })
