playing-i-won = J’ai gagné
playing-tie = Nulle
playing-dispute-title = Contester un résultat
playing-dispute-field = Que s’est-il passé ?
playing-dispute-help = Un directeur lit ceci et tranche. D’ici là, rien ne compte.
playing-appeal-title = Faire appel auprès des directeurs
playing-appeal-field = Qu’est-ce qui ne dépendait pas de toi ?
playing-appeal-help = La partie reste perdue ; tu demandes à jouer les rondes à venir.
playing-report-again = C’est retiré. Plus rien n’est annoncé ; quand tu sais, annonce à nouveau le résultat.
playing-can-accept = Tu peux encore accepter l’autre version.
playing-really-claim = Réclamer la partie
playing-really-refuse = Je refuse, et je sais ce que ça coûte
playing-complies = Merci. Les directeurs savent que tu acceptes.
playing-refused = Les directeurs savent que tu refuses. Selon les règles, ça te coûte la partie ; un directeur va se prononcer.
playing-both-here = Vous êtes là tous les deux. Bonne partie ! À la fin, clique sur **Annoncer le résultat**.
playing-other-won = { $name } a gagné
playing-how-did-it-end = Comment s’est terminée ta partie contre **{ $opponent }** ?
playing-settled = C’est réglé : { $players }, **{ $score }**.
playing-here-alone = Ta présence est notée. **{ $opponent }** n’est pas encore là. Si ça dure, tu pourras réclamer la partie à partir de { $claimable_time } ({ $claimable_distance }), ou donner plus de temps.
playing-here-late = Ta présence est notée, mais trop tard pour réclamer la partie. **{ $opponent }** n’est pas encore là non plus ; si ça dure, un directeur décide. Tu peux donner plus de temps.
playing-here-guest = Ta présence est notée. **{ $opponent }** n’est pas sur Discord et ne peut pas signaler sa présence ici. En cas d’absence, un directeur décide ; tu peux donner plus de temps.
playing-guest-missed = {""}**{ $opponent }** n’est pas sur Discord, je ne peux pas l’appeler. Préviens un directeur, qui peut saisir le résultat.
playing-how-much-time = Combien de temps en plus pour **{ $opponent }** ?
playing-waits-until = **{ $opponent }** a jusqu’à { $until_time } ({ $until_distance }). Tu ne pourras réclamer la partie qu’après.
playing-really-refuse-2 =
    Ce qu’on exige de toi : { $text }
    Qui ne s’y conforme pas perd par forfait. Tu refuses vraiment ?
playing-ask-claim =
    { $removes ->
        [yes] Si tu réclames la partie, tu gagnes par forfait, et **{ $opponent }** est exclu du tournoi. Tu peux aussi donner plus de temps à **{ $opponent }**.
       *[no] Si tu réclames la partie, tu gagnes par forfait. Tu peux aussi donner plus de temps à **{ $opponent }**.
    }
playing-checked-in = La présence de **{ $name }** est notée pour la partie contre **{ $opponent }**.
playing-they-won = L’adversaire a gagné
playing-games-won = { $mine }–{ $theirs }
