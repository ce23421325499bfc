ledger-ledger = Comptes
ledger-fund = Cagnotte des vainqueurs de parties
ledger-fees = Frais d’inscription
ledger-nothing = Ce tournoi n’a ni frais, ni prix, ni cagnotte.
ledger-nothing-is-collected = Ce n’est qu’une liste : rien n’est encaissé ni payé ici.
ledger-not-final = En l’état actuel ; définitif en même temps que le classement.
ledger-headings-unpaid = Non payés
ledger-headings-paid = Payés
ledger-headings-owed-back = À rembourser
ledger-headings-kept = Conservés
ledger-headings-returned = Remboursés
ledger-causes- = {""}
ledger-causes-forfeit = perdu par forfait
ledger-causes-drop-out = abandon
ledger-causes-director = décision d’un directeur
ledger-fund-none = { $amount } ; aucune partie de la dernière étape n’a été jouée.
ledger-fund-over =
    { $final ->
        [yes] { $amount } pour { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        }.
       *[no] { $amount } pour { $games ->
            [one] { $games } partie jouée
           *[other] { $games } parties jouées
        } jusqu’ici.
    }
