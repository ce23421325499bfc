rulings-requirement = Le directeur exige de toi
rulings-noted = Un directeur note
rulings-refusing-costs = Qui ne s’y conforme pas perd par forfait.
rulings-requirement-2 = Un directeur exige de **{ $name }** : { $text }. { rulings-refusing-costs }
rulings-appeal-received = Ton appel est chez les directeurs. Je te préviens dès qu’ils ont tranché.
rulings-complies = **{ $name }** accepte ce qui est exigé : { $text }
rulings-refuses =
    {""}**{ $name }** refuse ce qui est exigé : { $text }
    { rulings-refusing-costs } Déclare-le avec `/judge forfeit`, ou saisis un autre résultat.
rulings-appeal-decided =
    { $accepted ->
        [yes] L’appel de **{ $name }** est accepté : retour dès la prochaine ronde. La partie reste perdue par forfait. La raison des directeurs : { $text }
       *[no] L’appel de **{ $name }** est rejeté. La raison des directeurs : { $text }
    }
