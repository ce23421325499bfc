### What is stored about somebody, and what becomes of it.

personal-forget = M’oublier…
personal-forget-now = Oui, oubliez-moi
personal-forgotten = C’est fait : votre compte, votre nom et tous vos réglages sont oubliés. Désormais, quiconque utilise Herald avec votre compte est quelqu’un de nouveau.
personal-backups-end =
    Les sauvegardes de ma base de données vous oublient en { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au plus.
personal-backups-daily =
    Mes sauvegardes quotidiennes vous oublient en { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au plus. Si l’hébergeur de ce bot garde des copies ailleurs, demandez-lui pour combien de temps.
personal-backups-unknown = Les sauvegardes de ma base de données peuvent encore contenir ce que vous venez de supprimer. Demandez à l’hébergeur de ce bot pour combien de temps.
personal-stored =
    Le fichier contient tout ce qui est conservé sur vous : votre compte et votre nom, { $known ->
        [True] votre fuseau horaire ({ $zone }),
       *[other] aucun fuseau horaire,
    } { $tournaments ->
        [one] { $tournaments } tournoi,
       *[other] { $tournaments } tournois,
    } { $acts ->
        [one] { $acts } action de votre part
       *[other] { $acts } actions de votre part
    } et { $messages ->
        [one] { $messages } message privé.
       *[other] { $messages } messages privés.
    }
personal-what-happens = Votre compte, votre nom, votre fuseau horaire, vos rappels et le texte des messages qui vous sont adressés seront oubliés définitivement. Les résultats restent : là où vous avez joué, « Participant 7 » ou similaire remplace votre nom.
personal-still-plays = Vous jouez encore dans { $tournaments }. L’oubli ne vous en retire pas ; utilisez d’abord `/leave` si c’est ce que vous voulez.
personal-still-directs = Vous dirigez encore { $tournaments }. Nommez d’abord quelqu’un d’autre : `/td staff add`.
