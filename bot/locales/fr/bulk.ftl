### Results of many games at once.

bulk-form-title = Résultats
bulk-lines = Une partie par ligne
bulk-lines-help = Comme 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = Voici ce que je lis. Rien n’est encore enregistré.
bulk-enter = Tout enregistrer
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } résultat est enregistré.
       *[other] { $games } résultats sont enregistrés.
    }
bulk-people-lines = Une personne par ligne
bulk-people-title =
    { $about ->
        [ratings] Cotes
        [fees] Droits d’inscription
        [check-ins] Check-ins
       *[seeds] Têtes de série
    }
bulk-people-help =
    { $about ->
        [ratings] Comme Ana 1720
        [fees] Comme Ana, Ana unpaid ou #7 returned ; le nom seul veut dire payé
        [check-ins] Juste le nom, ou #7
       *[seeds] Du meilleur au moins bon. Les absents de la liste suivent, par cote
    }
bulk-people-entered =
    { $count ->
        [one] { $count } personne est
       *[other] { $count } personnes sont
    } à jour.
bulk-answers-help = Comme Ulrich oui, ou Ulrich : et sa réponse. Un nom seul reste en attente
bulk-left-open = Encore sans réponse : { $names }.
bulk-no-answer-there = Aucune ligne n’a encore de réponse : il n’y a rien à enregistrer.
bulk-answers-entered =
    { $count ->
        [one] **{ $title }** : { $count } réponse est enregistrée.
       *[other] **{ $title }** : { $count } réponses sont enregistrées.
    } Pour en changer une, saisis-la de nouveau.
