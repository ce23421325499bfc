remedies-reopened = Les inscriptions sont rouvertes, et c'est annoncé.
remedies-left-out = Hors du tournoi : { $names }.
