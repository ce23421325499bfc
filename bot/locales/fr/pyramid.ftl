### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = Ligues
pyramid-moves = Mouvements
pyramid-this-cycle = Ce cycle
pyramid-next-cycle = Prochain cycle
pyramid-champion = champion
pyramid-carried = Où mène cette place, si le prochain cycle a autant de niveaux.
pyramid-tier = Niveau { $letter }
pyramid-pyramid = Pyramide des ligues
pyramid-key = ↑ promus, ↓ relégués
pyramid-key-and-text = ↑ promus, ↓ relégués ; plus de noms dans le texte
pyramid-from-to = { $before } et { $after }
pyramid-up-and-down = promus : { $up }, relégués : { $down }
pyramid-goes-up = { $name } monte de { $before } à { $after }.
pyramid-goes-down = { $name } descend de { $before } à { $after }.
pyramid-stays = { $name } reste en { $league }.
pyramid-leaves = { $name } quitte { $league }.
pyramid-joins = { $name } rejoint { $league }.
pyramid-new = Nouveaux
pyramid-out = sort
pyramid-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
pyramid-in-leagues =
    { $count ->
        [one] { $count } ligue
       *[other] { $count } ligues
    }
