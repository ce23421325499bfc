
same-person-question = **{ $member }** est-il l’invité **{ $guest }** ? Alors ceci devient le sien : { $tournaments }.
same-person-yes = C’est la même personne
same-person-done =
    { $count ->
        [one] L’invité **{ $guest }** est { $member } sur Discord : { $count } tournoi est désormais le sien.
       *[other] L’invité **{ $guest }** est { $member } sur Discord : { $count } tournois sont désormais les siens.
    }
same-person-undo = Annuler
same-person-undone = L’invité **{ $guest }** et { $member } sont de nouveau deux personnes.
same-person-claim = Es-tu **{ $guest }** de **{ $tournament }** ? Alors tout ce qui est inscrit ici sous ce nom devient à toi, et le lien se ferme.
same-person-claim-yes = Oui, c’est moi
same-person-claimed = Bienvenue ! Ce que **{ $guest }** a inscrit est maintenant à toi, et tu continues sur Discord. La direction est au courant.
