### Le chemin des groupes à la finale.

phases-to-come = à venir
phases-goes-on = En couleur : qualifié, ou vainqueur.
phases-opens =
    { $games ->
        [one] { $games } partie s’ouvre.
       *[other] { $games } parties s’ouvrent d’un coup, à jouer dans n’importe quel ordre.
    }
phases-others = et { $count } de plus
