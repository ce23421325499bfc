### La prochaine étape d'un tournoi : sur son bouton, et dans la question qui la précède.

next-step-done-already = C’est déjà fait.
next-step-label-open = Ouvrir les inscriptions
next-step-label-close = Fermer les inscriptions
next-step-label-start = Démarrer
next-step-label-round = Apparier la ronde { $round }
next-step-label-finish = Rendre définitif
# What the next step will do, above its button.
next-step-will-open = Ensuite : ouvrir les inscriptions, pour que tout le monde puisse participer.
next-step-will-close =
    Ensuite : fermer les inscriptions avec { $entrants ->
        [one] { $entrants } participant
       *[other] { $entrants } participants
    }.
next-step-will-start =
    Ensuite : fermer les inscriptions avec { $entrants ->
        [one] { $entrants } participant
       *[other] { $entrants } participants
    } et publier la ronde 1 tout de suite.
next-step-will-round = Ensuite : apparier la ronde { $round }.
next-step-will-finish = Tout a été joué. Ensuite : rendre le classement définitif.
# It would come earlier than announced.
next-step-early-close = Il est annoncé que les inscriptions restent ouvertes jusqu’à { $at }. Les fermer maintenant ?
next-step-now-close = Fermer maintenant
next-step-early-round = Il est annoncé que le jeu commence { $at }. Publier la première ronde maintenant ?
next-step-now-round = Publier maintenant
next-step-label-check-in = Clore le check-in
next-step-will-check-in = Ensuite : clore le check-in. Ceux qui n’ont pas fait le check-in sont écartés.
next-step-early-check-in = Le check-in a été annoncé jusqu’à { $at }. Le clore maintenant ?
next-step-now-check-in = Le clore maintenant
next-step-label-field = Arrêter la liste
next-step-will-field =
    Ensuite : arrêter la liste avec { $entrants ->
        [one] { $entrants } joueur
       *[other] { $entrants } joueurs
    }.
next-step-import-first = Personne n’est encore inscrit. `/players import` importe la liste des joueurs.
next-step-label-games = Apparier les prochaines parties
next-step-will-games = Ensuite : apparier les prochaines parties.
next-step-no-round-yet = Il n’y a pas encore de ronde à prévisualiser.
