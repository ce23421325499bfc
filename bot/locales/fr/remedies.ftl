remedies-reopened = Les inscriptions sont rouvertes, et c’est annoncé.
remedies-left-out = Hors du tournoi : { $names }.
remedies-leave-out-now = Laisser de côté
remedies-publish-early = Publier sans eux
remedies-really-leave-out = Laisser de côté { $names } ? Tout le monde lira qu’il n’y a pas de place pour autant de monde. `/td undo` permet de revenir en arrière.
remedies-answers-awaited =
    { $count ->
        [one] { $names } peut encore répondre jusqu’à { $until }
       *[other] { $names } peuvent encore répondre jusqu’à { $until }
    }. Tu pourras décider ensuite qui laisser de côté.
remedies-would-leave-out =
    { $count ->
        [one] { $names } n’a pas encore répondu et peut le faire jusqu’à { $until }. Publier maintenant laisse cette personne de côté.
       *[other] { $names } n’ont pas encore répondu et peuvent le faire jusqu’à { $until }. Publier maintenant les laisse de côté.
    }
remedies-accepted = { $yes } sur { $invited } ont accepté jusqu’ici, { $silent } n’ont pas répondu ; il en faut au moins { $least }.
remedies-not-asked-yet = Personne n’a encore été sollicité : `/forms ask form:{ $form }`.
