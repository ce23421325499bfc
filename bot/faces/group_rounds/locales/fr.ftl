## Le chemin des groupes à la finale.

group-rounds-phases-to-come = à venir
group-rounds-phases-goes-on = En couleur : qualifié, ou vainqueur.
group-rounds-phases-opens =
    { $games ->
        [one] { $games } partie s’ouvre.
       *[other] { $games } parties s’ouvrent d’un coup, à jouer dans n’importe quel ordre.
    }
group-rounds-phases-others = et { $count } de plus
