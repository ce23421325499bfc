separation-never = Jamais appariés ensemble : { $who }.
separation-never-at-first = { $rounds ->
    [one] À la première ronde
   *[other] Aux { $rounds } premières rondes
    }, jamais appariés ensemble : { $who }.
separation-avoided = Appariés ensemble seulement s’il le faut : { $who }.
separation-avoided-at-first = { $rounds ->
    [one] À la première ronde
   *[other] Aux { $rounds } premières rondes
    }, appariés ensemble seulement s’il le faut : { $who }.
separation-those-of = { $attribute ->
    [club] les joueurs d’un même club
    [country] les joueurs d’un même pays
   *[family] les membres d’une même famille
    }
separation-pairs = { $count ->
    [one] une paire de joueurs indiquée par la direction
   *[other] { $count } paires de joueurs indiquées par la direction
    }
separation-title = Qui ne se rencontre pas
separation-nobody = Tout le monde peut se rencontrer. Change cela dans `/td options`, ou pour deux joueurs avec `/players keep-apart`.
separation-now-never = { $first } et { $second } ne seront plus appariés ensemble.
separation-now-avoided = { $first } et { $second } ne seront appariés ensemble que s’il le faut.
separation-now-may-meet = { $first } et { $second } peuvent se rencontrer ; ce qu’ils partagent, comme un club, compte toujours.
