no-shows-button = Adversaire absent
no-shows-come =
    { $asks ->
        [yes] **{ $waiting }** t’attend. Clique sur *Je suis là* avant { $until }, sinon un directeur tranche.
       *[no] **{ $waiting }** t’attend. Clique sur *Je suis là* avant { $until }, sinon tu perds cette partie.
    }
no-shows-asked =
    { $asks ->
        [yes] J’ai demandé à **{ $opponent }** de venir avant { $until }. Sinon, un directeur tranche. Tu joues maintenant ? Saisis le résultat comme d’habitude.
       *[no] J’ai demandé à **{ $opponent }** de venir avant { $until }. Sinon, tu gagnes la partie. Tu joues maintenant ? Saisis le résultat comme d’habitude.
    }
no-shows-decide = **{ $missing }** n’est pas venu à la partie ; **{ $waiting }** attend. À toi de trancher : saisis un résultat ou un forfait.
