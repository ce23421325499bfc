attendance-all-here = Le check-in est fermé : tout le monde est là ({ $here }) !
attendance-left-out = Le check-in est fermé. Là : { $here }, absents : { $out } ({ $names }). Finalement là ? Clique sur le bouton ou tape `/join`.
attendance-left-out-begins = Le check-in est fini. Présents : { $here }, absents : { $out } ({ $names }). C’est parti !
attendance-you-are-out = **{ $title }** commence sans toi : tu n’as pas fait le check-in. Clique sur le bouton pour revenir.
attendance-state-none = Le check-in n’est pas ouvert. Ouvre-le et je demanderai une fois à chacun ; les absents sont écartés.
attendance-state-open = Le check-in est ouvert : { $here } sur { $all } sont là.
attendance-until = Il se termine { $at }.
attendance-missing = Pas encore là : { $names }.
attendance-too-late = Trop tard, ça a commencé : il n’y a plus de check-in.
attendance-open = Ouvrir le check-in
attendance-close = Clore le check-in ({ $out } écartés)
attendance-others = Enregistrer d’autres
attendance-opens-at = Le check-in ouvre { $at }.
attendance-done = Tu es enregistré. À tout de suite !
# In the channel; the button is below. $here of $all have checked in.
attendance-call = **Check-in !** Clique sur le bouton, sinon tu ne joues pas (`/join` te fait revenir). Déjà là : { $here } sur { $all }.
# To a director who closes check-in. $names: who has not checked in, a list
attendance-close-anyway =
    { $out ->
        [one] { $names } n’a pas fait le check-in. Fermer sans cette personne ?
       *[other] { $out } n’ont pas fait le check-in : { $names }. Fermer sans eux ?
    }
attendance-start-anyway =
    { $out ->
        [one] { $names } n’a pas fait le check-in. Démarrer sans cette personne ?
       *[other] { $out } n’ont pas fait le check-in : { $names }. Démarrer sans eux ?
    }
attendance-who = Qui est là ?
