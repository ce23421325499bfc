directors-failed-steps-close-registration = Les inscriptions n’ont pas pu se fermer automatiquement.
directors-failed-steps-pair = La prochaine ronde n’a pas pu être appariée automatiquement.
directors-failed-steps-fix = Les horaires définitifs n’ont pas pu être fixés automatiquement.
directors-failed-steps-silence = Un résultat que personne n’a contesté n’a pas pu devenir officiel.
directors-failed-steps-finish = Le classement n’a pas pu devenir définitif automatiquement.
directors-failed-other = Une étape du calendrier n’a pas pu se faire.
directors-do-it-yourself = Je ne réessaierai pas : fais-le toi-même avec `/td advance` une fois le problème réglé.
directors-what-went-wrong = Ce qui a bloqué : { $text }
directors-next-round-due = La prochaine ronde était prévue pour le { $since } ({ $since_distance }) et ne peut pas encore être appariée.
directors-please-decide = **{ $players }** : désaccord sur la partie. À toi de trancher.
directors-decided = Tranché : **{ $score }**.
directors-dispute-over = Plus ouvert : l’annonce a été retirée ou remplacée.
directors-reported-before-start = **{ $players }** : résultat annoncé avant l’heure ({ $start }). **{ $reporter }** : { $said }. Il ne compte que si **{ $opponent }** confirme ou si tu saisis le résultat.
directors-appeal = **{ $name }** fait appel pour pouvoir revenir : « { $text } »
directors-appeal-outside-stage = L’étape en cours a commencé sans **{ $name }** : tu ne peux que rejeter l’appel.
# A draw waits for its beacon. $until is a moment.
directors-beacon-missing = Je n’arrive pas à joindre la balise publique annoncée pour ce tirage, il attend donc. Je réessaie à { $until }, puis au moins toutes les heures. Si elle reste injoignable, tu peux faire tirer sans elle : tout le monde voit que c’est toi, et pourquoi.
