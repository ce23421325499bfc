availability-form-title = Quand peux-tu jouer ?
availability-field = Tes disponibilités
availability-example = thu 18-22, sat 10-14
availability-text-help = Quand une partie peut commencer, chaque semaine, à ton heure. « any » ou « none » marchent aussi.
availability-no-times = Rien de coché
availability-change = Modifier
availability-type = Les taper
availability-correct = Corriger
availability-any-time = N’importe quand me va
availability-no-time = Aucun horaire ne me va
availability-this-week = Tes disponibilités cette semaine
availability-next-week = Tes disponibilités pour la semaine à venir
availability-hours-optional = Tes disponibilités (à cocher plus tard si tu veux)
availability-list-help = Coche chaque heure à laquelle une partie peut commencer (par tranches de { $slot_minutes } minutes), à l’heure de { $zone }.
availability-nothing-marked = Tu n’as rien coché, alors je n’ai encore rien enregistré. Que veux-tu dire ?
availability-counts-until = L’heure de ta partie devient définitive le { $fix_at } ; d’ici là, tu peux encore changer ça.
availability-counts-for-pairing = La prochaine ronde est appariée le { $pair_at } ; tu peux changer ça tant que les horaires ne sont pas définitifs.
availability-serves-again = Ces disponibilités valent chaque semaine, jusqu’à ce que tu les changes.
availability-none-suits = Aucun horaire ne te va : ceux de ton adversaire décident.
availability-nothing-shared = Pour l’instant, **{ $opponent }** et toi n’avez aucun horaire en commun. Propose-lui une heure avec `/schedule propose`.
availability-proposal = **{ $name }** propose de jouer le { $at } : { $your_clock } chez toi, { $their_clock } chez **{ $name }**. Si ça te va, **{ $opponent }**, clique sur **Ça me va** : l’horaire comptera alors parmi vos disponibilités à tous les deux.
availability-proposed = J’ai demandé à **{ $opponent }** si le { $at } lui convient. Cet horaire fait maintenant partie de tes disponibilités. L’heure définitive est choisie { $fix_at_distance } parmi celles qui vous vont à tous les deux.
availability-agreed = **{ $name }** est d’accord pour le { $at }. L’heure définitive est choisie parmi celles qui vous vont à tous les deux.
availability-common-none = { $players } : aucun horaire ne va encore aux deux.
availability-common = { $players }, horaires qui vont aux deux : { $times }.
availability-common-more = { $players }, horaires qui vont aux deux : { $times }, et { $rest } de plus.
availability-you-agreed =
    { $shared ->
        [1] { $at } est maintenant le seul horaire qui vous va à tous les deux. C’est celui qui sera fixé.
       *[other] { $at } est maintenant l’un des { $shared } horaires qui vous vont à tous les deux. L’heure définitive est choisie parmi eux.
    }
availability-legend =
    { $yours } à toi
    { $free } pas à toi
    vide : pas de parties
availability-legend-shared = { $mark } à toi et à { $opponent }
availability-daily = Tous les jours
availability-all-day = toute la journée
availability-always = N’importe quand
availability-never = Jamais
availability-outside = { $pattern } ; rien de tout cela ne tombe dans les heures de jeu de la semaine
availability-shared = { $pattern } ; { $shared } heures de début sur { $marked } en commun avec { $opponent }
availability-time-field = Quand veux-tu jouer ?
availability-will-propose = Tu veux dire { $at } : { $mine } pour toi, { $theirs } pour **{ $opponent }**. Est-ce bien cela ?
availability-propose-to = Demander à { $opponent }
