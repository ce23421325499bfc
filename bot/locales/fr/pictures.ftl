pictures-points = Points
pictures-rank = Rang
pictures-rating = Cote
pictures-record = V–D
pictures-start = Départ
pictures-in-percent = En pour cent.
pictures-prize-line = À gauche de la ligne : les places primées (1 à { $places }).
pictures-final-places = Places finales
pictures-grand-final = Finale
pictures-winners = Vainqueurs
pictures-losers = Perdants
pictures-third-place = Troisième place
pictures-places = Places { $first } à { $last }
pictures-shaded = Les joueurs en grisé sont en tête de leur groupe.
pictures-shaded-for = En grisé – { $meaning }
pictures-no-opponent-bye = Bye
pictures-playing-now = en cours
pictures-no-opponent-idle = Au repos
pictures-byes-names = Bye : { $names }
pictures-idle-shown = Au repos : { $count }
pictures-idle-names = Au repos : { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }
pictures-times-in = { $round_title } · heures : { $value }
pictures-game-at = Partie : { $at } ({ $state })
pictures-outcomes = + gagné  − perdu  = nulle  b bye  ? pas encore joué
pictures-round-number = R{ $number }
pictures-round-of-tree = Ronde { $number }
pictures-sheet = { $number } sur { $count }
pictures-more-below = { $count } de plus : voir le texte ou le fichier.
pictures-earlier-matches = Matchs précédents : voir le texte ou le fichier.
pictures-last-rounds = Les { $shown } dernières rondes sur { $count }.
pictures-last-games = Les { $shown } dernières parties sur { $count }.
pictures-columns-left-out = Non affiché ici : { $names }.
pictures-comma = {", "}
pictures-line = { $label } : { $told }.
pictures-sentence = { $told }.
pictures-alt-head = { $shown }, { $title }
pictures-bracket = Tableau
pictures-chances = Chances
pictures-chances-of-places = Chances pour chaque place
pictures-groups = Groupes
pictures-pairings = Appariements
pictures-times-of = Disponibilités de { $first } et { $second }
pictures-open = à déterminer
pictures-beat = { $first } bat { $second }
pictures-against = { $first } contre { $second }
pictures-versus = vs
pictures-won-against = victoire contre { $opponent }
pictures-lost-to = défaite contre { $opponent }
pictures-tied-with = nulle contre { $opponent }
pictures-to-play = à jouer contre { $opponent }
pictures-with-points = { $points } points
pictures-percent = { $share } %
pictures-chance-of-place = place { $place } { $chance }
pictures-out = Éliminés
pictures-lives-left =
    { $count ->
        [one] { $count } vie restante
       *[other] { $count } vies restantes
    }
pictures-ranks-so-far = Rangs
pictures-both = les deux
pictures-both-can = Possible pour les deux
pictures-no-common-start = Aucune heure ne convient aux deux.
pictures-chosen = Choisi
pictures-and-more = { $listed } et { $count } de plus
pictures-value = { $value } { $head }
pictures-kinds = Ce que tu peux créer
pictures-sketch-bracket = un tableau
pictures-sketch-double-bracket = un tableau avec une seconde chance
pictures-sketch-everybody = une grille de tous contre tous
pictures-sketch-groups = des groupes
pictures-sketch-groups-final = des groupes, puis une finale
pictures-sketch-lives = des vies
pictures-sketch-odds = les chances de chaque place
pictures-sketch-path = des hauts et des bas
pictures-sketch-rounds = des rondes
pictures-sketch-tiers = des ligues superposées
pictures-sketch-then = { $first }, puis { $last }
