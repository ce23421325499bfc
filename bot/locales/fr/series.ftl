### Les tournois qui reviennent : pareil la semaine prochaine, et les séries.

# The copy of a finished event. $at: a date with the time that is left.
series-next-week = **{ $title }** est ouvert dans <#{ $channel }>. Début : { $at }.
series-agenda = La prochaine soirée ouvre
series-every = Chaque semaine : **{ $at }** ({ $zone })
series-next = Prochaine soirée : { $start }. Les inscriptions ouvrent { $opens }.
series-is-open = La soirée de cette semaine est en cours.
series-is-stopped = La série est arrêtée. Aucune soirée n’ouvre.
series-stop = Arrêter la série
series-resume = Reprendre la série
series-stopped = **{ $title }** est arrêtée : aucune soirée n’ouvre avant la reprise. Une soirée ouverte continue.
series-goes-on = **{ $title }** reprend. À la prochaine soirée !
series-planned = **{ $title }** revient chaque semaine. Les inscriptions et le début se font sans toi.
series-too-few = **{ $title }** n’a pas lieu cette fois : { $players } joueurs sur au moins { $fewest }. À la prochaine !
series-leaderboard = Classement de la série
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = Victoire de la dernière fois : **{ $names }**
series-nothing-yet = Pas encore de points. Ils viennent avec la première soirée.
series-counts = Points par place : { $points }. Les ex æquo ont les points de leur place.
series-best =
    { $best ->
        [one] Seule la meilleure soirée compte.
       *[other] Les { $best } meilleures soirées comptent.
    }
series-season-won = Saison { $season } : **{ $names }** ({ $points })
series-head-rank = #
series-head-name = Joueur
series-head-points = Points
series-head-evenings = Soirées
series-head-wins = Victoires
series-label-at = Quand
series-label-zone = Fuseau horaire
series-label-points = Points
series-wrong-at = Un jour et une heure, comme `fri 20:00`
series-wrong-points = Des nombres entiers de 0 à 10000, comme `10 8 6 5`
series-wrong-zone = Un fuseau horaire, comme `Europe/Berlin`
series-event-description = Inscris-toi sur la carte du salon.
series-head-rating = Cote
series-about-ratings = La cote vient des parties des soirées. ± dit son incertitude. Avec `/leave`, tu quittes la série et ses cotes.
series-label-player-role = Rôle des joueurs
series-label-winner-role = Rôle du vainqueur
series-player-role = { $role } va à tous ceux qui ont joué une soirée.
series-winner-role = { $role } va au vainqueur de la dernière soirée, jusqu’à la prochaine.
series-roles-end = `/leave`, `/me data` (**M’oublier…**) ou un résultat corrigé retirent un rôle. `no_roles` arrête tout.
series-roles-off = Plus de rôles : chacun perd ceux reçus ici.
series-role-deleted = Le rôle a été supprimé. Choisis-en un autre avec `/td series`.
series-role-managed = **{ $role }** appartient au serveur ou à une application. Choisis un rôle qui se donne aux membres.
series-role-permissions = **{ $role }** a des permissions. Désactive-les toutes ou choisis un autre rôle : jouer ne doit faire de personne un modérateur.
series-role-not-permitted = Pour donner **{ $role }**, il me faut la permission *Gérer les rôles*.
series-role-too-high = **{ $role }** n’est pas sous mon propre rôle. Place le mien au-dessus dans les paramètres du serveur, sous *Rôles*.
series-role-not-yours = Tu ne peux pas donner **{ $role }** aux membres, donc je ne le fais pas pour toi.
series-roles-stopped = Je ne peux pas donner ou retirer un rôle de cette série. { $problem } Les soirées continuent sans lui.
