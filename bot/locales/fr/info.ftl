info-rules = Règles
info-tournaments = Tournois
info-no-tournaments = Aucun tournoi ici pour l’instant.
info-stages = Étapes
info-week = La semaine
info-prizes = Prix
info-staff = Équipe
info-event = Pour toutes les étapes
info-tie-breaks = À score égal, départage par
info-directors = Directeurs
info-coordinators = Coordinateurs
info-sides-by-rule = Les camps sont attribués selon les règles du format.
info-ties = Une partie peut être nulle.
info-no-ties = Chaque partie a un vainqueur ; pas de nulle.
info-forfeit-removes = Un forfait exclut le joueur des rondes suivantes.
info-appeals = Un joueur exclu peut faire appel auprès des directeurs.
info-fee-returned = Les frais sont remboursés à tous ceux qui ne font ni forfait ni abandon.
info-director-may-not-play = Un directeur ne peut pas jouer.
info-states-draft = En préparation
info-states-registration = Inscriptions ouvertes
info-states-closed = Joueurs connus
info-states-running = En cours
info-states-finished = Terminé
info-states-cancelled = Annulé
info-states-series = Série
info-days-mon = lundi
info-days-tue = mardi
info-days-wed = mercredi
info-days-thu = jeudi
info-days-fri = vendredi
info-days-sat = samedi
info-days-sun = dimanche
info-not-set = non défini
info-run-by = -# Herald { $version } · Ce qui est conservé sur toi : `/me data`
info-privacy = [Confidentialité]({ $url })
info-terms = [Conditions]({ $url })
info-policies = Confidentialité et conditions : dans le README de Herald, ou demande à qui héberge ce bot
info-time-control = Cadence { $text }
info-timetable-running = Le calendrier tourne tout seul.
info-timetable = Le calendrier est en pause.
info-by-hand = Les directeurs publient les rondes ; les joueurs conviennent de leurs horaires.
info-silence = Un résultat annoncé que personne ne conteste en { $hours } compte.
info-before-start = Un résultat annoncé avant le début de sa partie ne compte que si l’adversaire le confirme ou si un directeur tranche.
info-check-in = Signale ta présence à partir de { $early } avant le début ; avec plus de { $late } de retard, on peut perdre par forfait.
info-passed-over = Cette version de Herald n’a plus ces options et joue sans elles : { $names }.
info-rules-url = Le règlement complet : { $url }
info-yes-no-value = oui
info-yes-no = non
info-tournament-line = **{ $title }** · { $state }
info-tournament-line-entered = **{ $title }** · { $state } · tu participes
info-entrants =
    { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    }
info-entrants-of =
    { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    } sur { $capacity }
info-entrants-seats = { $count } sur la liste, places prises : { $taken } sur { $seats }
info-entrants-waiting = { $entrants }, { $waiting } en attente
info-stage-line = { $number }. **{ $title }** pour les { $take } meilleurs : { $format_title }
info-stage-line-for = { $number }. **{ $title }** ({ $who }) : { $format_title }
info-field-places = places { $first } à { $last }
info-field-from = à partir de la place { $first }
info-field-groups = places { $first } à { $last } de chaque groupe
info-field-best-next = { $who }, puis les { $count } meilleurs suivants
info-field-losers = perdants de la ronde { $round }
info-field-drawn = { $who }, tirés au sort
info-field-of-stage = { $who }, de { $stage }
info-field-beside = { $who }, à côté des autres phases
info-in-play =
    { $round_title } : { $open_games ->
        [one] { $open_games } partie
       *[other] { $open_games } parties
    } en cours
info-all-played = { $round_title } : toutes les parties sont jouées
info-week-ask = On demande leurs disponibilités aux joueurs : { $at }
info-week-pair = Appariements et horaires provisoires : { $at }
info-week-fix = Horaires définitifs : { $at }
info-week-play = Début des parties : de { $since } à { $until }
info-week-zone = À l’heure de { $zone }, été comme hiver.
info-more-rules = Autres règles : { $rules }. `/tournament rules rule:{ $first }` en ouvre une ; elles sont en anglais.
info-judges = Juges
