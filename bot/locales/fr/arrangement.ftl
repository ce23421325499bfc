arrangement-title = Aperçu : répartition
arrangement-not-published = Personne d'autre ne voit ça pour l'instant. Vérifie, puis publie : toutes les parties de toutes les ligues s'ouvrent d'un coup.
arrangement-worth-a-look = À vérifier
arrangement-leagues = Ligues
arrangement-nothing-odd = Rien d'inhabituel : tous les inscrits ont une place, et tous ont un classement.
arrangement-moves-up = Montée
arrangement-moves-down = Descente
arrangement-moves-new = Nouveau
arrangement-moves-same = Au même niveau
arrangement-entrant = nom
arrangement-rating = classement
arrangement-before = ancien niveau
arrangement-now = niveau
arrangement-league = ligue
arrangement-move = mouvement
arrangement-why = raison
arrangement-size =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $leagues ->
        [one] { $leagues } ligue
       *[other] { $leagues } ligues
    } sur { $tiers ->
        [one] { $tiers } niveau
       *[other] { $tiers } niveaux
    }.
arrangement-holder = **{ $name }** détient le titre.
arrangement-not-in = Inscrits mais pas retenus ({ $count }) : { $names }. Ils n'ont pas accepté.
arrangement-without-rating = Sans classement ({ $count }) : { $names }. Ils passent après tous ceux qui en ont un.
arrangement-disqualified = Disqualifiés au dernier cycle ({ $count }) : { $names }. Pas de bonus pour eux.
arrangement-title-kept = Le titre reste à son détenteur, qui ne participe pas : personne ne le joue dans ce cycle.
arrangement-story = Du dernier cycle à celui-ci
arrangement-more = { $count } de plus
