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
