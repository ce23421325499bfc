plan-event = Tournoi
plan-dates = Dates
plan-week = Semaine
plan-games = Parties
plan-money = Argent
plan-language = Langue
plan-yes = Oui
plan-no = Non
plan-nothing = non défini
plan-empty = Ce champ ne peut pas rester vide.
plan-empty-means = Vide : { $value }.
plan-bad-number = Il faut ici un nombre entier.
plan-labels-title = Titre
plan-labels-zone = Fuseau horaire
plan-labels-language = Langue des publications
plan-labels-capacity = Nombre de places
plan-labels-rules-url = Adresse du règlement complet
plan-labels-director-may-play = Les directeurs peuvent jouer
plan-labels-coordinator-may-play = Les coordinateurs peuvent jouer
plan-labels-registration-closes = Fin des inscriptions
plan-labels-ratings-fixed = Cotes et têtes de série figées
plan-labels-first-round = Début du jeu
plan-labels-play-until = Fin prévue des parties
plan-labels-silence-confirms-hours = Heures avant confirmation par silence
plan-labels-answer-hours = Heures pour répondre aux questions
plan-labels-draw-minutes = Minutes avant un tirage au sort
plan-labels-check-in-minutes = Minutes pour « Je suis là »
plan-labels-forfeit-minutes = Minutes de retard qui coûtent la partie
plan-labels-reminder-minutes = Rappels : minutes avant une partie
plan-labels-forfeit-removes = Un forfait exclut le joueur
plan-labels-appeals = Les exclus peuvent faire appel
plan-labels-fee = Frais d’inscription
plan-labels-game-fund = Cagnotte des vainqueurs de parties
plan-labels-prizes = Prix
plan-labels-fee-returned = Frais rendus sauf forfait ou départ
plan-labels-week-ask = Demande des disponibilités
plan-labels-week-pair = Publication des appariements
plan-labels-week-fix = Horaires définitifs
plan-labels-week-play = Début des parties, de - à
plan-labels-week-slot-minutes = Minutes entre les heures de départ
plan-labels-time-control = Cadence
plan-labels-take = Qui passe à cette étape
plan-labels-switches = Réglages oui/non
plan-help-title = Le nom du tournoi.
plan-help-week-ask = Comme « sat 19:00 », dans le fuseau du tournoi. Tous les champs vides : pas de calendrier.
plan-help-week-pair = Comme « mon 19:00 ».
plan-help-week-fix = Comme « tue 19:00 », après les appariements.
plan-help-week-play = Comme « wed 19:00 - mon 17:00 », après les horaires définitifs.
plan-help-week-slot-minutes = 30, 60, 90, 120, 180 ou 240.
plan-help-fee = Comme « 20.00 USD ». Rien n’est encaissé ici.
plan-help-game-fund = Comme « 100 USD » ; répartie entre les parties de la dernière étape.
plan-help-prizes = Un par ligne : « 1: une coupe », « class B 1: un livre ». Aussi high game, best spread, high loss, high average.
plan-help-reminder-minutes = Jusqu’à cinq nombres, comme « 1440, 60 ».
plan-bad-fee = Il faut ici un montant comme 20.00 USD.
plan-bad-game-fund = Il faut ici un montant comme 20.00 USD.
plan-bad-prizes = Il faut ici des lignes comme « 1: une coupe » ou « high game: 20 USD ».
plan-bad-reminder-minutes = Il faut ici des minutes comme 1440, 60.
plan-bad-ask = Il faut ici un jour et une heure comme « sat 19:00 ».
plan-bad-pair = Il faut ici un jour et une heure comme « mon 19:00 ».
plan-bad-fix = Il faut ici un jour et une heure comme « tue 19:00 ».
plan-bad-play = Il en faut deux ici, comme « wed 19:00 - mon 17:00 ».
plan-what-to-change = Que veux-tu changer ? Chaque bouton ouvre un formulaire avec les réglages actuels.
plan-no-change = Rien n’a changé : c’est déjà réglé ainsi.
plan-changed = Modifié :
plan-to-save = Voici ce qui va changer. Vérifie les heures avant d’enregistrer :
plan-switches-off-for-good = « { $option } » ne pourra pas être réactivé dans ce tournoi, et tout le monde verra dans les règles qu’il est désactivé.
plan-really-off-for-good = Désactiver « { $option } » pour de bon ? C’est la dernière question.
plan-switch-off = Désactiver
plan-times-in = À l’heure de { $zone }, comme « 5 jan 19:00 » ; vide : aucune.
plan-labels-spread-games = Répartir les parties (spectateurs)
plan-labels-stages = Phases
plan-labels-options = Options
plan-labels-together = Ensemble
plan-wrong-missing = Il manque quelque chose ici.
plan-wrong-unknown = Cette option n’existe pas ici.
plan-wrong-not-a-number = Il faut un nombre, par exemple 1.5.
plan-wrong-no-such-number = Ce nombre est trop grand.
plan-wrong-not-yes-or-no = Il faut oui ou non.
plan-wrong-not-a-moment = Il faut une date et une heure, par exemple 2026-03-01 18:00.
plan-wrong-not-a-text = Il faut un texte.
plan-wrong-not-a-list = Il faut une liste, séparée par des virgules.
plan-wrong-bad-shape = Cela s’écrit autrement ; l’aide de l’option donne un exemple.
plan-wrong-week-out-of-order = À partir de l’appariement, les horaires doivent être fixés avant les premières parties, et les dernières viennent après les premières.
plan-wrong-two-zones = Le programme hebdomadaire doit être dans le fuseau horaire du tournoi.
plan-wrong-doubled = Ne nomme chacun qu’une fois.
plan-wrong-begun = Une phase commencée ne peut plus changer.
plan-wrong-only-options = D’une phase commencée, seules les options peuvent changer.
plan-wrong-fixed = « { $option } » ne peut plus changer une fois la phase commencée.
plan-wrong-off-for-good = « { $option } » est désactivé pour de bon et ne peut pas être réactivé.
plan-wrong-unreadable = Je ne comprends pas ; l’aide de l’option dit ce qu’il faut.
plan-wrong-unknown-zone = Le fuseau horaire « { $zone } » n’existe pas. Essaie une grande ville, comme Paris.
plan-wrong-not-a-choice = Ici, c’est { $choices }.
plan-wrong-too-small =
    { $strict ->
        [yes] Il faut plus de { $limit }.
       *[no] Il faut { $limit } ou plus.
    }
plan-wrong-too-large =
    { $strict ->
        [yes] Il faut moins de { $limit }.
       *[no] Il faut { $limit } ou moins.
    }
plan-wrong-text-too-short = Il faut au moins { $limit } caractères.
plan-wrong-text-too-long = { $limit } caractères au plus.
plan-wrong-too-few =
    { $limit ->
        [one] Il faut au moins { $limit } entrée.
       *[other] Il faut au moins { $limit } entrées.
    }
plan-wrong-too-many =
    { $limit ->
        [one] { $limit } entrée au plus.
       *[other] { $limit } entrées au plus.
    }
plan-labels-fund-forfeits = Les gains par forfait ont part au fonds
plan-labels-fund-play-offs = Les départages ont part au fonds
plan-labels-one-prize = Un prix par personne
plan-labels-time-claim-hours = Heures pour répondre à une perte au temps
plan-labels-check-in-opens = Ouverture du check-in
plan-labels-check-in-closes = Fin du check-in
plan-labels-late-entry = Arrivées tardives permises
plan-server = Serveur de jeu
plan-no-server = aucun
plan-labels-game-server = Les parties se jouent sur
plan-labels-game-terms = Plateau, règles, cadence
plan-labels-server-results = Résultats de là
plan-at-once = comptent tout de suite
plan-confirmed = comptent une fois confirmés
plan-help-game-terms = Comme le serveur l’écrit, par exemple « { $example } ».
plan-bad-game-terms = Le serveur ne peut pas lire ces conditions de jeu.
plan-labels-goes-on-minutes = Minutes avant de continuer tout seul
plan-first-pairing = La ronde 1 sera appariée { $at }, à la première heure hebdomadaire à partir de là.
plan-labels-round-off-hours = Heures pour demander un repos
plan-labels-match-posts = Boutons de résultat
plan-match-posts-none = nulle part
plan-match-posts-round = sur le message de la ronde
plan-match-posts-threads = dans un fil par match
plan-match-posts-by-size = selon la taille : fils dès 8 joueurs
plan-labels-silence-confirms-minutes = Minutes avant que le silence confirme
plan-labels-no-show-minutes = Minutes pour venir quand on t’attend
plan-labels-no-show-asks = Les directeurs tranchent les absences
plan-wrong-bad-field = Cela ne choisit personne d’une phase précédente. Essaie 8, 9-16, groups 1-2 +8 ou losers 1.
plan-wrong-no-groups = Cette phase n’a pas de groupes dont prendre des places.
plan-wrong-not-in-branch = Une phase jouée à côté des autres vient après toutes les phases principales. Les phases suivantes prennent leurs joueurs dans celle-ci.
plan-labels-fewest = Joueurs au minimum
# The form of the few fields of an evening
plan-evening = La soirée
# A button: all other forms
plan-everything = Tout le reste
