### What Discord shows of slash commands: at most 100 characters each.
### French: tu. Ronde, bye, tête de série, forfait, classement (rating and standings), directeur, appariement.
### Times and columns of files stay as they are typed: Herald reads them in English.

command-forms = Formulaires des joueurs : demander, lire, remplir

command-forms-ask = Demander un formulaire avant une date ; refais-le pour la changer

option-forms-ask-form = Quel formulaire

option-forms-ask-until = À ton heure, par ex. : fri 19:00 ; vide : pas de date limite

option-forms-ask-tournament = Quel tournoi (par défaut : celui de ce salon)

command-forms-fill = Rendre un formulaire pour quelqu’un ; le journal le note

option-forms-fill-entrant = Quel joueur

option-forms-fill-answer = Sa réponse, comme yes ; vide ouvre le formulaire

command-forms-list = Qui a rendu quel formulaire ; jamais ce qu’il contient

option-forms-list-form = Quel formulaire (par défaut : tous)

command-forms-look = Lire ce qui a été rendu ; le journal note que tu as regardé

option-forms-look-entrant = De qui (par défaut : de tous)

command-guests = Pour les directeurs : joueurs sans Discord

command-guests-link = Une adresse secrète où quelqu’un sans Discord répond, ou un fichier de toutes

option-guests-link-entrant = De qui ; vide pour tous les invités

command-guests-merge = Un invité est maintenant sur Discord : ses tournois passent au membre

option-guests-merge-guest = L’invité

option-guests-merge-member = Le membre qui est la même personne

command-help = Ce que tu peux faire ici maintenant ; trouver une commande

option-help-find = Ce que tu cherches, par exemple : check-in, kick, report

command-join = S’inscrire à un tournoi

command-judge = Pour les directeurs : forfaits, parties à rejouer, appels

command-judge-appeal = Trancher l’appel d’un joueur exclu

option-judge-appeal-entrant = L’appel de qui

option-judge-appeal-decision = Accepter le fait revenir ; la partie reste perdue par forfait

choice-judge-appeal-decision-accept = accepter

choice-judge-appeal-decision-reject = rejeter

option-judge-appeal-reason = La raison ; elle est notée et affichée à tous

command-judge-forfeit = Déclarer un forfait : un joueur, ou les deux, était absent

option-judge-forfeit-game = Quelle partie

option-judge-forfeit-absent = Qui était absent

option-judge-forfeit-reason = La raison ; elle est notée et affichée

command-judge-game-note = Noter ce qui s’est passé dans une partie, si c’est demandé

command-judge-override = Apparier toi-même la ronde en cours ou la prochaine

command-judge-rematch = Faire rejouer une partie de cette ronde

command-judge-time = Fixer l’heure d’une partie

option-judge-time-when = À ton heure, par ex. : fri 19:00 ou 5 jan 7pm

command-leave = Se retirer d’un tournoi

command-match = Ta partie : présence, résultat, confirmation, contestation

command-match-claim-forfeit = Réclamer la partie : ton adversaire n’est pas venu

option-match-claim-forfeit-game = Quelle partie (par défaut : ta partie en cours)

command-match-confirm = Accepter le résultat annoncé par ton adversaire

command-match-here = Signaler que tu es là pour ta partie

option-match-here-player = Directeurs : qui est là

command-match-report = Dire comment ta partie s’est terminée

option-match-report-winner = Qui a gagné ; laisse vide pour qu’on te le demande

option-match-report-score = Pour les parties à score, le tien d’abord, par ex. 412:380

command-me = Ta prochaine partie, tes horaires, ton fuseau, tes rappels

command-me-account = Relie ton compte sur un serveur de jeu, ou vois ceux que tu as reliés

option-me-account-server = Sur quel serveur de jeu ; laisse vide pour voir les tiens

option-me-account-name = Ton nom là-bas, si on le demande

command-me-availability = Dire quand tu peux jouer la semaine prochaine

option-me-availability-hours = Par exemple : thu 18-22, sat 10-14. Vide : un formulaire

option-me-availability-zone = Le fuseau de ces heures ; à donner une seule fois

command-me-claim = Tu as joué ici sans Discord : ce que tu as inscrit devient à toi

option-me-claim-link = L’adresse de ton lien personnel, ou le code à la fin

command-me-data = Voir ce qui est conservé sur toi, ou le faire oublier

command-me-form = Remplir ou modifier un formulaire du tournoi

option-me-form-form = Quel formulaire (par défaut : celui qui est ouvert)

command-me-next = Ta prochaine partie et ce que tu dois faire avant quand

command-me-reminders = Choisir tes rappels, ou aucun

option-me-reminders-on = Rappels activés ou non ; laisse vide pour un formulaire

command-me-round-off = Se reposer à une ronde, ou voir tes rondes de repos

option-me-round-off-round = Quelle ronde ; vide : voir les tiennes

option-me-round-off-through = La dernière de plusieurs rondes à la suite

command-me-sent = Ce que tu as envoyé, et quand c’est arrivé

command-me-timezone = Indiquer ton fuseau, pour que tes heures soient comprises

option-me-timezone-zone = Ville, pays, fuseau ou décalage ; laisse vide pour voir le tien

command-players = Pour les directeurs : inscrire, modifier, remplacer des joueurs

command-players-add = Inscrire quelqu’un : un membre de ce serveur, un invité ou une équipe

option-players-add-member = Un membre de ce serveur ; avec un invité, qui parle pour lui ; avec une équipe, son capitaine

option-players-add-guest = Le nom de quelqu’un sans compte Discord, ou d’une équipe

option-players-add-rating = Sa cote Elo ou autre

option-players-add-uncertainty = L’incertitude de la cote

option-players-add-games = Parties classées jouées

command-players-check-in = Check-in avant le tournoi : ouvrir, voir qui est là, clore

option-players-check-in-until = L’ouvrir jusque-là, à ton heure, comme : fri 19:00

command-players-disqualify = Disqualifier un joueur ; montre d’abord les conséquences

option-players-disqualify-years = À noter pour les tournois à venir : directeurs prévenus d’une inscription pendant tant d’années

command-players-edit-many = Réponses, cotes, droits et plus pour plusieurs, un par ligne

option-players-edit-many-what = De quoi parlent les lignes

choice-players-edit-many-what-answers = réponses

choice-players-edit-many-what-availability = disponibilités

choice-players-edit-many-what-ratings = cotes

choice-players-edit-many-what-fees = droits d’inscription

choice-players-edit-many-what-check-ins = présents au check-in

choice-players-edit-many-what-seeds = têtes de série

choice-players-edit-many-what-names = noms

option-players-edit-many-file = Un fichier texte, une personne par ligne, au lieu du formulaire

option-players-edit-many-form = Pour les réponses : quel formulaire (par défaut, celui demandé)

command-players-fee = Noter si des frais sont payés ; rien n’est encaissé ici

option-players-fee-entrant = Les frais de qui

option-players-fee-state = Ce qu’ils sont devenus

choice-players-fee-state-unpaid = non payés

choice-players-fee-state-paid = payés

choice-players-fee-state-returned = remboursés

choice-players-fee-state-kept = conservés

command-players-fetch = Récupérer les cotes ou les places du dernier cycle

option-players-fetch-what = Ce qu’il faut récupérer

choice-players-fetch-what-ratings = Récupérer les cotes du serveur de jeu ; aperçu d’abord

choice-players-fetch-what-places = Importer les places du dernier cycle ; aperçu d’abord

command-players-import = Inscrire ou modifier plusieurs joueurs depuis un fichier CSV

option-players-import-file = Colonnes : name, discord, rating, uncertainty, games, joined

option-players-import-what = Ce qu’il contient : joueurs, ou cotes et titres (liste de la FIDE, tableau)

choice-players-import-what-players = joueurs

option-players-import-kind = Quelle cote

choice-players-import-kind-standard = standard

choice-players-import-kind-rapid = rapide

choice-players-import-kind-blitz = blitz

command-players-keep-apart = Deux joueurs à séparer ; sans noms : qui est séparé

option-players-keep-apart-entrant = L’un des deux

option-players-keep-apart-other = L’autre

option-players-keep-apart-how = Jamais, seulement s’il le faut, ou ils peuvent à nouveau

choice-players-keep-apart-how-never = jamais

choice-players-keep-apart-how-avoid = à éviter

choice-players-keep-apart-how-may-meet = peuvent

command-players-rating = Fixer la cote d’un joueur, tant que c’est possible

option-players-rating-entrant = La cote de qui

option-players-rating-rating = La cote

option-players-rating-uncertainty = Son incertitude

command-players-reinstate = Faire revenir un joueur pour les prochaines rondes

option-players-reinstate-entrant = Qui revient

command-players-replace = Donner la place d’un joueur à quelqu’un d’autre

option-players-replace-entrant = La place de qui

option-players-replace-member = Un membre de ce serveur

option-players-replace-guest = Le nom d’un invité

command-players-round-off = Accorder une ronde de repos, ou voir qui en a une

option-players-round-off-entrant = Qui ; vide : tous ceux qui se reposent

option-players-round-off-round = Quelle ronde ; vide : voir les siennes

command-players-set-condition = Exiger quelque chose d’un joueur, par ex. une webcam

option-players-set-condition-what = Ce qu’il doit faire

command-players-withdraw = Retirer un joueur ; montre d’abord les conséquences

option-players-withdraw-entrant = Qui part

option-players-withdraw-at-their-wish = Non : un directeur l’exclut, et il peut faire appel

command-playoffs = Pour les playoffs : énigmes, révélation, panneau du juge

command-playoffs-check = Vérifier les réponses sans solution ; le journal le note

command-playoffs-judge = Le panneau du juge pour la manche en direct

command-playoffs-online = Ouvrir l’étape en ligne jusqu’à une date ; refais-le pour changer

option-playoffs-online-until = À ton heure, par ex. : 18 sep 20:00 (défaut : la révélation)

command-playoffs-puzzles = Mots de passe, liens et solutions depuis un fichier CSV

option-playoffs-puzzles-file = Colonnes : puzzle, password, link, answer (séparées par |)

command-playoffs-reveal = Révéler les résultats en ligne pas à pas ; le journal le note

command-playoffs-times = Importer les temps en ligne depuis un fichier CSV

option-playoffs-times-file = Colonnes : name, puzzle, time, result ; ou une par énigme

command-puzzles = Playoffs : résoudre en ligne, voir les choix et les rangs

command-puzzles-eligibility = Playoffs : qui est qualifié, tête de série ou en réserve

command-puzzles-picks = Playoffs : l’énigme de chaque ronde, qui l’a choisie et pourquoi

command-puzzles-ranks = Playoffs : le tableau des rangs après une ronde, avec les parcours

option-puzzles-ranks-round = Après quelle ronde (par défaut : la dernière)

command-puzzles-solve = Playoffs en ligne : lancer une énigme, rendre ta réponse

command-round = Pour les directeurs : voir et publier les rondes, résultats

command-round-answer = Ce que le tournoi attend ; répondre pour quelqu’un

option-round-answer-question = Quelle question ; laisse vide pour les voir toutes

option-round-answer-answer = La réponse

command-round-preview = Voir la prochaine ronde, avec raisons et avertissements

option-round-preview-rounds = Combien de rondes à la fois (par défaut : une)

option-round-preview-based-on = Apparier sur le classement après cette ronde ; 0 : têtes de série

command-round-publish = Publier la prochaine ronde

command-round-result = Saisir ou corriger le résultat d’une partie

option-round-result-winner = Qui a gagné ; inutile avec un score

option-round-result-score = Pour les parties à score, par ex. 412:380, dans leur ordre

option-round-result-reason = La raison ; elle est notée, utile pour une correction

option-round-result-also = Qui a gagné d’autres parties contestées, avec des virgules

command-round-results = Entrer beaucoup de résultats, une partie par ligne

option-round-results-file = Un fichier texte, une partie par ligne, au lieu du formulaire

command-schedule = Quand on joue : voir, proposer, attendre l’adversaire

command-schedule-games = Quand se jouent les parties de cette ronde, à ton heure

command-schedule-more-time = Donner plus de temps à ton adversaire

option-schedule-more-time-minutes = Combien de minutes de plus ; laisse vide pour choisir

command-schedule-propose = Proposer une heure, tant que les horaires sont provisoires

option-schedule-propose-time = Par exemple : sat 19:00, dans ton fuseau horaire

command-td = Pour les directeurs : créer, préparer et faire avancer un tournoi

command-td-advance = Faire l’étape suivante, quelle qu’elle soit

option-td-advance-look = Dire ce qui vient ensuite, avec un bouton pour le faire

command-td-announce = Publier une annonce dans le salon du tournoi

option-td-announce-text = Que dire ; laisse vide pour un formulaire plus grand

command-td-audit = Qui a fait quoi, et quand

option-td-audit-who = Qui l’a fait

option-td-audit-what = Ce qui s’est passé : choisis, ou tape des mots à chercher

option-td-audit-entrant = De qui il s’agit

option-td-audit-since = Depuis quand, par ex. : yesterday 19:00

option-td-audit-until = Avant quand

command-td-cancel = Annuler tout le tournoi

command-td-close = Fermer les inscriptions

command-td-create = Créer un tournoi depuis un modèle ou un format

option-td-create-what = Un modèle (un vrai tournoi, prêt à jouer) ou un format

option-td-create-after = Ou le tournoi dont c’est le cycle suivant, avec ses règles

option-td-create-title = Son nom (par défaut : le titre du modèle)

option-td-create-channel = Où il est annoncé (par défaut : ce salon)

option-td-create-closes = Ouvrir les inscriptions maintenant et les fermer alors, p. ex. : 5 jan 19:00

option-td-create-seed = Le point de départ des tirages au sort (par défaut : le hasard)

command-td-delivery = Ce qui a été distribué, ce qui attend et pourquoi, et qui ne peut être joint

command-td-import = Importer un tournoi exporté, ou le fichier d’un tournoi d’échecs (TRF)

option-td-import-file = Le journal exporté, ou le fichier d’un autre programme ou d’un suisse de lichess

option-td-import-title = Le nom du tournoi (défaut : selon le fichier)

option-td-import-rounds = Combien de rondes en tout (défaut : selon le fichier)

command-td-import-tsh = Continuer ici une division tsh

option-td-import-tsh-file = Le fichier de division, comme a.t, ou tout le dossier en zip

option-td-import-tsh-title = Le nom du tournoi

option-td-import-tsh-rounds = Combien de rondes en tout (défaut : 14, ou selon le fichier)

option-td-import-tsh-config = La configuration à côté, config.tsh : rondes, prix, seuils

command-td-invite = Mettre le bouton d’inscription ici, dans ce salon

command-td-open = Ouvrir les inscriptions

command-td-options = Changer les réglages ; ne choisis rien pour des formulaires

option-td-options-capacity = Combien peuvent jouer ; les autres vont en liste d’attente

option-td-options-closes = Quand les inscriptions ferment, par ex. : 5 jan 19:00

option-td-options-first-round = Quand le jeu commence, par ex. : 10 jan 19:00

option-td-options-ratings-fixed = Quand les cotes sont figées

option-td-options-zone = Le fuseau horaire du tournoi

option-td-options-language = La langue des messages publiés

option-td-options-silence-hours = Après combien d’heures un résultat non contesté compte

command-td-page = Montrer le tournoi sur le web : une page en direct pour qui a le lien

option-td-page-show = Y a-t-il une page ?

option-td-page-find = Les moteurs de recherche et la liste peuvent-ils y mener ?

option-td-page-log = À la fin, donner à tous le journal entier, disponibilités et appels compris ?

command-td-pause = Suspendre ou reprendre le calendrier

option-td-pause-resume = Relancer le calendrier

command-td-series = Jouer chaque semaine : inscriptions, début et points tout seuls

option-td-series-when = Jour et heure, comme : fri 20:00

option-td-series-zone = Sur quelle horloge (par défaut : la tienne)

option-td-series-opens-hours = Heures avant le début où on s’inscrit (par défaut : 72)

option-td-series-fewest = Avec moins de joueurs, pas de soirée (par défaut : 4)

option-td-series-points = Points par place, comme : 10 8 6 5 4 3 2 1

option-td-series-best = Combien de soirées comptent (par défaut : toutes)

option-td-series-season = Soirées d’une saison (par défaut : pas de saisons)

option-td-series-ratings = Coter par les parties et classer ainsi (par défaut : non)

option-td-series-title = Nom de la série (par défaut : comme le tournoi)

option-td-series-player-role = Rôle de ceux qui ont joué une soirée (par défaut : aucun)

option-td-series-winner-role = Rôle du vainqueur de la dernière soirée (par défaut : aucun)

option-td-series-no-roles = Retirer ces rôles et n’en donner aucun (par défaut : non)

command-td-set-channel = Fixer où l’on annonce, ou le tournoi par défaut de ce salon

option-td-set-channel-announce-in = Annoncer désormais le tournoi dans ce salon

option-td-set-channel-means-here = Les commandes de ce salon visent ce tournoi

option-td-set-channel-voice = Salon vocal des joueurs, indiqué sur la carte et avec les matchs

option-td-set-channel-no-voice = Ne plus indiquer de salon vocal

command-td-staff = Nommer un directeur (tranche), un coordinateur (opère) ou un juge (matchs en direct)

option-td-staff-member = Quel membre

option-td-staff-role = Ce qu’il devient

choice-td-staff-role-director = directeur

choice-td-staff-role-coordinator = coordinateur

choice-td-staff-role-judge = juge

option-td-staff-remove = Retirer son rôle à quelqu’un

command-td-tonight = Jouer ce soir : nommer, s’inscrire, démarrer

option-td-tonight-teams = Joueurs par équipe, si des équipes jouent

option-td-tonight-starts = Quand ça démarre automatiquement, après 15 minutes de check-in : 20:00

option-td-tonight-voice = Salon vocal où parlent les joueurs

command-td-undo = Annuler la dernière étape ; la montre d’abord

command-td-webhook = Envoyer chaque changement à une adresse à toi, comme données pour programmes

option-td-webhook-address = Où : https://… (vide : montre celles qui existent)

command-team = Qui joue dans ton équipe

command-team-add = Ajouter quelqu’un à ton équipe ; direction : à toute équipe, ou comme voix d’un invité

option-team-add-member = Qui rejoint

option-team-add-entrant = Quelle équipe ou quel invité (par défaut : ton équipe)

option-team-add-guest = Le nom de quelqu’un sans compte Discord, qui joue dans l’équipe

command-team-remove = Retirer quelqu’un de ton équipe, ou toi-même

option-team-remove-member = Qui part (par défaut : toi)

command-tournament = Consulter les tournois : appariements, classements, raisons

command-tournament-board = Ce qui se passe et la suite, avec un lien vers le tableau

command-tournament-entrants = Qui est inscrit, et qui est en liste d’attente

command-tournament-export = Exporter tableaux, rapport, agenda, fichier d’échecs ou parties

option-tournament-export-what = Quels fichiers (par défaut : les tableaux)

choice-tournament-export-what-tables = tableaux pour tableurs

choice-tournament-export-what-report = un rapport à lire et imprimer

choice-tournament-export-what-calendar = un agenda des parties

choice-tournament-export-what-mine = un agenda de tes parties

choice-tournament-export-what-chess = un fichier pour programmes d’échecs (TRF)

choice-tournament-export-what-games = les coups des parties jouées sur un serveur de jeu (PGN)

choice-tournament-export-what-log = le journal complet, pour les directeurs

option-tournament-export-round = Pour l’agenda ou les parties : quelle ronde

option-tournament-export-entrant = Pour l’agenda : les parties de qui

option-tournament-export-place = Fichier d’échecs : où l’on a joué

option-tournament-export-federation = Fichier d’échecs : la fédération, en trois lettres

option-tournament-export-arbiter = Fichier d’échecs : l’arbitre principal

command-tournament-history = Toutes les parties d’un joueur

option-tournament-history-entrant = De qui (par défaut : les tiennes)

command-tournament-info = Tout ce qu’il faut savoir avant de s’inscrire

command-tournament-list = Les tournois ici

option-tournament-list-player = Les tournois d’un joueur sur ce serveur, cycle après cycle

command-tournament-odds = Les chances de chacun pour chaque place, par simulation

option-tournament-odds-entrant = Les chances de qui, ronde par ronde (défaut : tous, maintenant)

option-tournament-odds-simulations = Combien ; plus, c’est plus précis et plus long

command-tournament-pairings = Les appariements : qui joue contre qui

option-tournament-pairings-round = Quelle ronde (par défaut : la dernière)

command-tournament-prizes = Prix et cagnotte des vainqueurs de parties ; direction : frais aussi

command-tournament-rules = Comment le tournoi se joue, en mots simples

option-tournament-rules-rule = Une règle par le numéro que citent les raisons, comme R8

command-tournament-standings = Le classement, le tableau, la grille américaine, les records ou une ligue

option-tournament-standings-what = Ce qu’il faut afficher

choice-tournament-standings-what-standings = Le classement

choice-tournament-standings-what-bracket = Le tableau, ou qui a combien de défaites

choice-tournament-standings-what-auto = La grille américaine : qui a rencontré qui, et le résultat

choice-tournament-standings-what-wall = La grille américaine par rondes

choice-tournament-standings-what-grid = La grille américaine, tous contre tous

choice-tournament-standings-what-records = Plus hauts scores, plus grands écarts, plus hautes défaites, moyennes

choice-tournament-standings-what-league = Le tableau d’une ligue ou d’un groupe, avec un lien vers son fil

option-tournament-standings-stage = Quelle étape (par défaut : celle en cours)

option-tournament-standings-league = Quelle ligue (par défaut : la tienne)

command-tournament-verify = Vérifier le journal ou les tirages au sort

option-tournament-verify-what = Quoi vérifier (par défaut : le journal)

choice-tournament-verify-what-log = Vérifier le journal, avec l’empreinte pour contrôler une exportation

choice-tournament-verify-what-draws = Chaque tirage au sort, et comment le vérifier

command-tournament-why = Pourquoi cet adversaire, ce camp, ce bye, cette heure, cette place

option-tournament-why-entrant = De qui il s’agit (par défaut : toi si tu joues, sinon toute la ronde)

command-tsh = Pour les directeurs : passer une division au programme tsh

command-tsh-export = Exporter la division en fichier tsh

option-tsh-export-others = Les autres divisions, titres séparés par des virgules : toutes dans un dossier tsh

name-absent = absent

name-account = compte

name-add = ajouter

name-address = adresse

name-advance = avancer

name-after = après

name-also = aussi

name-announce = annoncer

name-announce-in = annoncer_dans

name-answer = réponse

name-appeal = appel

name-arbiter = arbitre

name-ask = demander

name-at-their-wish = à_sa_demande

name-audit = journal-des-actes

name-availability = disponibilités

name-based-on = selon

name-best = meilleures

name-board = tableau

name-cancel = annuler

name-capacity = places

name-channel = salon

name-check = vérifier

name-check-in = check-in

name-claim = récupérer

name-claim-forfeit = réclamer-forfait

name-close = fermer

name-closes = clôture

name-config = configuration

name-confirm = confirmer

name-create = créer

name-data = données

name-decision = décision

name-delivery = envois

name-disqualify = disqualifier

name-edit-many = modifier-plusieurs

name-eligibility = éligibilité

name-entrant = participant

name-entrants = participants

name-export = exporter

name-federation = fédération

name-fee = frais

name-fetch = récupérer

name-fewest = minimum

name-file = fichier

name-fill = remplir

name-find = chercher

name-first-round = première_ronde

name-forfeit = forfait

name-form = formulaire

name-forms = formulaires

name-game = partie

name-game-note = note-de-partie

name-games = parties

name-guest = invité

name-guests = invités

name-help = aide

name-here = présent

name-history = historique

name-hours = heures

name-how = comment

name-import = importer

name-import-tsh = importer-tsh

name-info = infos

name-invite = inviter

name-join = rejoindre

name-judge = juge

name-keep-apart = séparer

name-kind = type

name-language = langue

name-league = ligue

name-leave = quitter

name-link = lien

name-list = liste

name-log = journal

name-look = consulter

name-match = match

name-me = moi

name-means-here = vaut_ici

name-member = membre

name-merge = fusionner

name-minutes = minutes

name-more-time = plus-de-temps

name-name = nom

name-next = prochain

name-no-roles = sans_rôles

name-no-voice = sans_vocal

name-odds = chances

name-on = activé

name-online = en-ligne

name-open = ouvrir

name-opens-hours = ouvre_heures

name-options = options

name-other = autre

name-others = autres

name-override = à-la-main

name-page = page

name-pairings = appariements

name-pause = pause

name-picks = choix

name-place = lieu

name-player = joueur

name-player-role = rôle_des_joueurs

name-players = joueurs

name-playoffs = playoffs

name-points = points

name-preview = aperçu

name-prizes = prix

name-propose = proposer

name-publish = publier

name-puzzles = puzzles

name-question = question

name-ranks = rangs

name-rating = cote

name-ratings = cotes

name-ratings-fixed = cotes_figées

name-reason = raison

name-reinstate = réintégrer

name-rematch = rejouer

name-reminders = rappels

name-remove = retirer

name-replace = remplacer

name-report = annoncer

name-result = résultat

name-results = résultats

name-resume = reprendre

name-reveal = révéler

name-role = rôle

name-round = ronde

name-round-off = sauter-ronde

name-rounds = rondes

name-rule = règle

name-rules = règles

name-schedule = horaires

name-score = score

name-season = saison

name-seed = nombre-aléatoire

name-sent = envoyé

name-series = série

name-server = serveur

name-set-channel = choisir-salon

name-set-condition = poser-condition

name-show = afficher

name-silence-hours = heures_de_silence

name-simulations = simulations

name-since = depuis

name-solve = résoudre

name-staff = équipe

name-stage = phase

name-standings = classement

name-starts = début

name-state = état

name-td = diriger

name-team = équipe

name-teams = équipes

name-text = texte

name-through = dernière

name-time = heure

name-times = temps

name-timezone = fuseau-horaire

name-title = titre

name-tonight = ce-soir

name-tournament = tournoi

name-tsh = tsh

name-uncertainty = incertitude

name-undo = défaire

name-until = échéance

name-verify = vérifier

name-voice = vocal

name-webhook = webhook

name-what = quoi

name-when = quand

name-who = qui

name-why = pourquoi

name-winner = vainqueur

name-winner-role = rôle_du_vainqueur

name-withdraw = retirer

name-years = années

name-zone = fuseau
