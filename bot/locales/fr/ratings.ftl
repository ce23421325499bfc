ratings-title = Cotes sur online-go.com
ratings-troubles-unreachable = le serveur n’a pas répondu ; réessaie plus tard
ratings-troubles-unreadable = la réponse du serveur ne contient pas de cote
ratings-not-read = Non lus
ratings-without-number = Sans numéro
ratings-same = Toutes les cotes sont déjà celles de là-bas.
ratings-preview =
    { $count ->
        [one] { $count } cote changerait.
       *[other] { $count } cotes changeraient.
    } Rien n’a encore changé.
ratings-taken-over =
    { $count ->
        [one] { $count } cote importée.
       *[other] { $count } cotes importées.
    }
ratings-change = { $name } ({ $there }) : { $before } → { $after }
ratings-none = aucun
ratings-title-at = Cotes sur { $server }
ratings-troubles-unknown-account = ce compte n’existe pas
ratings-without-account = Aucun compte lié
ratings-title-list = Liste de cotes
ratings-preview-list =
    { $count ->
        [one] { $count } personne changerait
       *[other] { $count } personnes changeraient
    }. Rien n’a encore changé.
ratings-same-as-list = Toutes les personnes de la liste ont déjà ses valeurs.
ratings-doubtful = Incertain
ratings-not-in-list = Absents de la liste
ratings-which = Quelle ligne de la liste est cette personne ?
ratings-nobody = aucune
ratings-ask = Qui est qui ?
ratings-taken-from-list =
    { $count ->
        [one] { $count } personne modifiée
       *[other] { $count } personnes modifiées
    }.
