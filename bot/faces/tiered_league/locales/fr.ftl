tiered-league-arrangement-title = Aperçu : répartition
tiered-league-arrangement-not-published = Personne d’autre ne voit ça pour l’instant. Vérifie, puis publie : toutes les parties de toutes les ligues s’ouvrent d’un coup.
tiered-league-arrangement-worth-a-look = À vérifier
tiered-league-arrangement-leagues = Ligues
tiered-league-arrangement-nothing-odd = Rien d’inhabituel : tous les inscrits ont une place, et tous ont une cote.
tiered-league-arrangement-moves-up = Montée
tiered-league-arrangement-moves-down = Descente
tiered-league-arrangement-moves-new = Nouveau
tiered-league-arrangement-moves-same = Au même niveau
tiered-league-arrangement-entrant = nom
tiered-league-arrangement-rating = cote
tiered-league-arrangement-before = ancien niveau
tiered-league-arrangement-now = niveau
tiered-league-arrangement-league = ligue
tiered-league-arrangement-move = mouvement
tiered-league-arrangement-why = raison
tiered-league-arrangement-size =
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
tiered-league-arrangement-holder = **{ $name }** détient le titre.
tiered-league-arrangement-not-in = Inscrits mais pas retenus ({ $count }) : { $names }. Ils n’ont pas accepté.
tiered-league-arrangement-without-rating = Sans cote ({ $count }) : { $names }. Ils passent après tous ceux qui en ont une.
tiered-league-arrangement-disqualified = Disqualifiés au dernier cycle ({ $count }) : { $names }. Pas de bonus pour eux.
tiered-league-arrangement-story = Du dernier cycle à celui-ci
tiered-league-arrangement-more = { $count } de plus

## What is written on pictures of the pyramid besides names and numbers.

tiered-league-pyramid-leagues = Ligues
tiered-league-pyramid-moves = Mouvements
tiered-league-pyramid-this-cycle = Ce cycle
tiered-league-pyramid-next-cycle = Prochain cycle
tiered-league-pyramid-champion = champion
tiered-league-pyramid-carried = Où mène cette place, si le prochain cycle a autant de niveaux.
tiered-league-pyramid-tier = Niveau { $letter }
tiered-league-pyramid-pyramid = Pyramide des ligues
tiered-league-pyramid-key = ↑ promus, ↓ relégués
tiered-league-pyramid-key-and-text = ↑ promus, ↓ relégués ; plus de noms dans le texte
tiered-league-pyramid-from-to = { $before } et { $after }
tiered-league-pyramid-up-and-down = promus : { $up }, relégués : { $down }
tiered-league-pyramid-goes-up = { $name } monte de { $before } à { $after }.
tiered-league-pyramid-goes-down = { $name } descend de { $before } à { $after }.
tiered-league-pyramid-stays = { $name } reste en { $league }.
tiered-league-pyramid-leaves = { $name } quitte { $league }.
tiered-league-pyramid-joins = { $name } rejoint { $league }.
tiered-league-pyramid-new = Nouveaux
tiered-league-pyramid-out = sort
tiered-league-pyramid-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
tiered-league-pyramid-in-leagues =
    { $count ->
        [one] { $count } ligue
       *[other] { $count } ligues
    }
