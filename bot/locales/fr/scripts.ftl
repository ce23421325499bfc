scripts-reveal = Les résultats
scripts-next-step = Révéler la suite
scripts-first-step = Commencer la révélation
scripts-no-script = Il n'y a rien à révéler pas à pas : c'est déjà fait, ou ça dépend d'un tirage qui vient d'abord.
scripts-all-told = Tout est révélé. Les rondes elles-mêmes peuvent suivre.
scripts-publish = Publier les rondes en ligne
scripts-next-is =
    Ensuite vient l'étape { $step } sur { $steps }, et tout le monde lira :
    > { $sentences }
scripts-published =
    Révélé : { $rounds ->
        [one] { $rounds } ronde publiée, avec sa grille, ses résultats et le tableau des rangs.
       *[other] { $rounds } rondes publiées, chacune avec sa grille, ses résultats et le tableau des rangs.
    }
scripts-strategy-path = Parcours stratégique
scripts-match-diagram = Matchs
scripts-stage-open = La phase en ligne est ouverte jusqu’à { $due } ({ $distance }). On peut encore résoudre des puzzles, donc rien n’est révélé d’ici là.
scripts-close-stage = Fermer la phase maintenant
scripts-close-title = Fermer la phase en ligne plus tôt
scripts-close-word = fermer
scripts-close-field = Tape « { $word } » pour la fermer à tous
scripts-close-help = Après cela, personne ne peut commencer ni rendre un puzzle.
scripts-not-closed = La phase en ligne reste ouverte : rien n’a changé. Pour la fermer, tape « { $word } ».
scripts-path =
    Match { $match } : le gagnant { $winner ->
        [done] a fini
       *[other] joue ensuite { $winner }
    }, le perdant { $loser ->
        [done] a fini
       *[other] joue ensuite { $loser }
    }.
