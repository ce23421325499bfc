### What is stored about somebody, and what becomes of it.

personal-forget = M’oublier…
personal-forget-now = Oui, oublie-moi
personal-forgotten = C’est fait : ton compte, ton nom et tous tes réglages sont oubliés. Si tu utilises Herald à nouveau, tu repars comme une nouvelle personne.
personal-backups-end =
    Les sauvegardes de ma base de données t’oublient en { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au plus.
personal-backups-daily =
    Mes sauvegardes quotidiennes t’oublient en { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au plus. Si l’hébergeur de ce bot garde des copies ailleurs, demande-lui pour combien de temps.
personal-backups-unknown = Les sauvegardes de ma base de données peuvent encore contenir ce que tu viens de supprimer. Demande à l’hébergeur de ce bot pour combien de temps.
personal-stored =
    Le fichier contient tout ce qui est conservé sur toi : ton compte et ton nom, { $known ->
        [True] ton fuseau horaire ({ $zone }),
       *[other] aucun fuseau horaire,
    } { $tournaments ->
        [one] { $tournaments } tournoi,
       *[other] { $tournaments } tournois,
    } { $acts ->
        [one] { $acts } action de ta part
       *[other] { $acts } actions de ta part
    } et { $messages ->
        [one] { $messages } message privé.
       *[other] { $messages } messages privés.
    }
personal-what-happens = Ton compte, ton nom, ton fuseau horaire, tes rappels et le texte des messages qui te sont adressés seront oubliés définitivement. Les résultats restent : là où tu as joué, « Participant 7 » ou similaire remplace ton nom.
personal-still-plays = Tu joues encore dans { $tournaments }. L’oubli ne t’en retire pas ; utilise d’abord `/leave` si c’est ce que tu veux.
personal-still-directs = Tu diriges encore { $tournaments }. Nomme d’abord quelqu’un d’autre : `/td staff`.

personal-rating = Ta cote dans **{ $title }** : { $rating }, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Elle est calculée à partir des résultats ; `/leave` dans la série y met fin.
