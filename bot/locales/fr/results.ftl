results-pairings-stay = Le classement est recalculé ; les rondes déjà publiées restent telles quelles.
results-how-to-take-back = Une erreur ? Clique sur **Retirer mon annonce**.
results-corrected = Un directeur a corrigé { $players } : **{ $after }** au lieu de { $before }.
results-entered-by-director = { $players } : **{ $score }**, saisi par un directeur.
results-report-saved = Annoncé : { $said }. **{ $opponent }** peut contester ; sinon ça compte { $silent_at_distance }. { results-how-to-take-back }
results-please-confirm = **{ $reporter }** annonce le résultat : { $said }. C’est bien ça ? Confirme ou conteste avant le { $silent_at } ; sinon ça compte.
results-report-saved-early = Noté : { $said }. La partie devait commencer plus tard : ça ne compte que si **{ $opponent }** confirme ou si un directeur tranche. Pas de réponse ? Annonce-le de nouveau après le début. { results-how-to-take-back }
results-please-confirm-early = **{ $reporter }** a annoncé le résultat de ta partie avant son début : { $said }. Confirme-le une fois la partie jouée, ou conteste-le. Sans ta réponse, il ne compte pas.
results-disputed = { $players } : les annonces ne concordent pas. La direction tranche.
results-disputed-itself = Les annonces ne concordent pas. La direction tranche.
results-their-words = Ses mots : « { $text } »
results-forfeited = { $players } : perdu par forfait, car { $absent } n’est pas venu.
results-both-absent = { $players } : personne n’est venu, les deux perdent donc par forfait.
results-left-the-game =
    { $winner ->
        [none] { $players } : pas jouée (abandon : { $absent }).
       *[other] { $winner } gagne sans jouer, car { $absent } est parti.
    }
results-how-to-appeal = Si quelque chose ne dépendait pas de toi, clique sur **Faire appel** et dis-le aux directeurs. La partie reste perdue.
results-rematch = Un directeur fait rejouer la partie : { $players }. Ce qui a été annoncé ou enregistré ne compte plus.
results-can-claim = **{ $opponent }** a plus de { $minutes } de retard. Tu peux réclamer la partie, ou donner plus de temps. Rien ne presse.
results-check-in-opens = { $players } : la partie commence le { $at }. Clique sur **Je suis là**. Avec plus de { $minutes } de retard, on peut perdre par forfait.
results-disputed-versions = **{ $first }** dit : { $first_says }. **{ $second }** dit : { $second_says }.
results-disputed-silent = **{ $first }** dit : { $first_says }. **{ $second }** dit : ce n’est pas exact.
results-removed =
    { $appeals ->
        [yes] Après ce forfait, **{ $name }** est exclu du tournoi et ne sera plus apparié, sauf si les directeurs acceptent un appel.
       *[no] Après ce forfait, **{ $name }** est exclu du tournoi et ne sera plus apparié.
    }
results-said-won =
    victoire de **{ $winner }**{ $scored ->
        [apart] {""} ({ $first }:{ $second }, écart { $apart })
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] {""} ; { $starter } a commencé
       *[no] {""}
    }
results-said-tied =
    nulle{ $scored ->
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] {""} ; { $starter } a commencé
       *[no] {""}
    }
