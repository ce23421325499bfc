### Ce que disent les formats.

format-shared-time-director = Un directeur a fixé cette heure : { $text }

format-shared-time-both = { $who1 } et { $who2 } préfèrent tous deux cette heure (débuts qui conviennent aux deux : { $common }).

format-shared-time-one = { $who1 } préfère cette heure, pas { $who2 } (débuts qui conviennent aux deux : { $common }).

format-shared-time-neither = Ni { $who1 } ni { $who2 } ne préfère cette heure.

format-shared-time-fixed = Cette heure était déjà fixée.

format-shared-time-none-free = { $who1 } et { $who2 } ont d’autres parties à tous les débuts possibles.

format-shared-time-taken = Il y aurait une meilleure heure, mais { $who1 } ou { $who2 } a alors une autre partie.

format-shared-time-only = Il n’y avait pas d’autre début possible.

format-shared-time-earliest = C’est le plus tôt de { $choices } débuts de ce genre.

format-shared-time-spread = Parmi { $choices } débuts de ce genre, celui-ci permet à plus de monde de regarder : parties en même temps { $together }, au lieu de { $together_at_earliest } au plus tôt, { $earliest_at }.

format-shared-time-near-miss = Raté de peu : { $who1 } à { $first_at }, { $who2 } à { $second_at }, { $minutes } d’écart.

format-shared-side-1 = { $who1 } prend { $side } : { $who1 } l’a eu moins souvent que { $who2 } au total.

format-shared-side-2 = { $who1 } prend { $side } : { $who1 } l’a eu moins souvent dans leurs parties l’un contre l’autre.

format-shared-side-3 = { $who1 } prend { $side } : ainsi les deux changent de côté par rapport à leur dernière partie.

format-shared-side-4 = { $who1 } prend { $side } : cela met fin à la plus longue série du même côté.

format-shared-side-5 = { $who1 } prend { $side } : ils échangent les côtés de leur dernière partie ensemble.

format-shared-side-6 = { $who1 } prend { $side } par tirage au sort : rien d’autre ne les distingue.

format-shared-side-7 = { $who1 } prend { $side } : sinon quelqu’un aurait le même côté pour la troisième fois de suite.

format-shared-took-the-gap = { $who1 } renonce à l’exemption et joue contre { $who2 }, dont l’adversaire est parti.

format-shared-seeded-by-uncertainty = { $who1 } est avant { $who2 } dans l’ordre de départ : même cote, mais plus sûre.

format-shared-seeded-by-games = { $who1 } est avant { $who2 } dans l’ordre de départ : mêmes cote et incertitude, mais plus de parties classées.

format-shared-seeded-by-joined = { $who1 } est avant { $who2 } dans l’ordre de départ : égalité sur tous les nombres, mais arrivé plus tôt.

format-shared-seeded-by-lot = { $who1 } est avant { $who2 } dans l’ordre de départ par tirage au sort : rien d’autre ne les départage.

format-shared-parted-by-buchholz-cut-1 = { $who1 } est devant { $who2 } : ses adversaires, sans le plus faible, ont marqué plus de points.

format-shared-parted-by-buchholz = { $who1 } est devant { $who2 } : ses adversaires ont marqué plus de points (Buchholz).

format-shared-parted-by-median-buchholz = { $who1 } est devant { $who2 } : ses adversaires, sans le plus faible ni le plus fort, ont marqué plus de points.

format-shared-parted-by-sodos = { $who1 } est devant { $who2 } : ses points viennent d’adversaires plus forts (SODOS).

format-shared-parted-by-direct = { $who1 } est devant { $who2 } : meilleur dans les parties entre ceux qui étaient à égalité jusque-là.

format-shared-parted-by-wins = { $who1 } est devant { $who2 } : plus de victoires.

format-shared-above = { $who1 } est devant { $who2 } : par le départage { $tie_break } (C.07).

format-shared-round = { $title } : { $games ->
        [one] un match
       *[other] { $games } matchs
    }.
format-shared-round-of-matches = { $title }. Un match s’ouvre dès que ses deux joueurs sont connus.

format-shared-match = { $title } : { $who1 } (tête de série { $seed }) rencontre { $who2 } (tête de série { $other_seed }).

format-shared-replay = { $who1 } et { $who2 } ont fait nulle et rejouent en changeant de côté, partie { $game }.

format-shared-bye = { $who1 } est exempt : le tableau a plus de places que de joueurs, et les meilleures têtes de série passent sans jouer.

format-shared-bye-inside = { $who1 } passe sans jouer : personne n’est arrivé à l’autre place de ce match.

format-shared-walkover = { $who1 } passe sans jouer : { $who2 } est parti.

format-shared-champion = { $who1 } a gagné le dernier match et le tournoi.

format-shared-no-champion = Il ne reste personne : pas de champion tant qu’un directeur n’a pas décidé.

format-shared-parted-by-still-in = { $who1 } est devant { $who2 } : encore en course.

format-shared-parted-by-out = { $who1 } est devant { $who2 } : éliminé plus tard.

format-shared-parted-by-third-place = { $who1 } est devant { $who2 } : a gagné le match pour la troisième place.

format-shared-not-best-of = Ce score n’est pas possible dans { $game } : un match s’arrête dès qu’un camp a la majorité des parties ; en 3 parties, c’est 2-0 ou 2-1.

format-shared-name-first = le premier côté

format-shared-name-first-2 = Premier

format-shared-name-second = le second côté

format-shared-name-second-2 = Second

format-shared-name-final = Finale

format-shared-name-semi-finals = Demi-finales

format-shared-name-quarter-finals = Quarts de finale

format-shared-name-round-of-size = Tour des { $size }

format-shared-name-third-place = Troisième place

format-shared-name-winners-round-number = Tour { $number } des vainqueurs

format-shared-name-winners-final = Finale des vainqueurs

format-shared-name-losers-round-number = Tour { $number } des perdants

format-shared-name-losers-final = Finale des perdants

format-shared-name-grand-final = Grande finale

format-shared-name-second-grand-final = Seconde grande finale

format-shared-name-round-played-again = { $round }, rejoué

format-shared-name-round-and-other-round = { $round } et { $other_round }

format-shared-head-buchholz-1 = Buchholz -1

format-shared-column-buchholz-1 = Les points de tous les adversaires sauf celui qui en a le moins.

format-shared-head-buchholz = Buchholz

format-shared-column-buchholz = Les points de tous les adversaires.

format-shared-head-median = Médian

format-shared-column-median = Les points de tous les adversaires sauf ceux qui en ont le moins et le plus.

format-shared-head-sodos = SODOS

format-shared-column-sodos = Sonneborn-Berger : les points des adversaires battus, plus la moitié de ceux des parties nulles.

format-shared-head-direct = Direct

format-shared-column-direct = Les points marqués contre ceux qui sont à égalité jusque-là.

format-shared-head-wins = Victoires

format-shared-column-wins = Parties gagnées.

format-shared-head-last = Dernier

format-shared-column-last = Le code du dernier match.

format-shared-head-seed = Départ

format-shared-column-seed = La place dans l’ordre de départ.

format-shared-field-uncertainty = L’incertitude de la cote ; à cote égale, la plus faible passe d’abord.

format-shared-field-games = Parties classées jouées ; à cote et incertitude égales, le plus grand nombre passe d’abord.

format-shared-field-joined = Date d’arrivée sur le site de jeu ; la plus ancienne passe ensuite.

format-shared-form-invitation = Invitation

format-shared-form-invitation-help = Tu es invité. Tu joues ? La dernière réponse avant le début compte.

format-shared-form-invitation-answer = Tu joues ?

format-shared-form-invitation-answer-yes = Oui, je joue

format-shared-form-invitation-answer-no = Non

format-shared-rule-points = Points pour une victoire, une nulle et une défaite : { $value }.

format-shared-rule-forfeit-points = Points pour une victoire et une défaite par forfait : { $value }.

format-shared-rule-bye-points = Points pour une exemption, puis pour une ronde libre d’un point, d’un demi-point et de zéro : { $value }.

format-shared-rule-bonus = Points de bonus pour une victoire d’au moins, et une défaite d’au plus, cet écart : { $value }.

format-shared-rule-point-scale = { $value } de ces points sont affichés comme un point.

format-shared-points-needed = Indique d’abord ce que valent victoire, nulle et défaite (Points), puis le reste du barème.

format-shared-points-negative = Les points ne sont jamais négatifs : une absence vaut 0, et jouer ne doit pas valoir moins. Mets 0 pour une défaite et plus pour le reste.

format-shared-points-out-of-order = Une victoire doit donner plus de points qu’une défaite, et une nulle ni plus qu’une victoire ni moins qu’une défaite.

format-shared-fide-tie-breaks = Les départages de la FIDE vont seuls : retire les autres et prends des points sans bonus, en dixièmes, les mêmes pour parties et forfaits.

format-shared-name-points = Points

format-shared-column-sodos-products = Sonneborn-Berger : les points de chaque adversaire fois les points marqués contre lui.

format-shared-option-points-label = Points

format-shared-option-points = Points pour une victoire, une nulle et une défaite, par exemple 3-1-0 ; vide : 1, ½ et 0.

format-shared-option-forfeit-points-label = Points par forfait

format-shared-option-forfeit-points = Points pour victoire et défaite par forfait, par exemple 3-0 ; vide : comme les autres.

format-shared-option-bye-points-label = Points des exemptions

format-shared-option-bye-points = Exemption, puis rondes libres d’un point, ½ et 0 ; vide : victoire, nulle, 0.

format-shared-option-bonus-label = Points de bonus

format-shared-option-bonus = win by 20: 1, loss by 7: 1 donne 1 de plus pour gagner de 20 ou plus et perdre de 7 ou moins.

format-shared-option-point-scale-label = Parts d’un point

format-shared-option-point-scale = Combien de ces nombres font un point : 2 si 2-1-0 s’affiche 1, ½, 0 ; vide : 1.

format-shared-option-best-of-label = Au meilleur de

format-shared-option-best-of = Un match se joue au meilleur de tant de parties, annoncé comme un seul résultat avec son score.

format-shared-option-ties-label = Nulles

format-shared-option-ties = Un match peut-il être nul, et est-il alors rejoué ?

format-shared-option-replays-label = Rejeux

format-shared-option-replays = Combien de fois un match nul est rejoué avant que la meilleure tête de série passe.

format-shared-option-zone = Le fuseau horaire du tournoi, un nom IANA comme Europe/Paris.

format-shared-option-week = Le calendrier de la semaine ; vide si les directeurs lancent les rondes.

format-shared-option-registration-closes = Quand les inscriptions se ferment toutes seules.

format-shared-option-ratings-fixed = Dès lors, cotes et ordre de départ ne changent plus.

format-shared-option-ratings-from = D’où lire les cotes : ogs est online-go.com, d’après le numéro de chacun là-bas.

format-shared-option-first-round = Le calendrier n’apparie rien avant ce moment.

format-shared-option-play-until = Pour quand doivent être finies les parties que les joueurs fixent eux-mêmes.

format-shared-option-capacity = Au-delà, on passe sur la liste d’attente.

format-shared-option-director-may-play = Un directeur de ce tournoi peut-il aussi y jouer ?

format-shared-option-coordinator-may-play = Un coordinateur peut-il aussi y jouer ?

format-shared-option-silence-confirms-hours = Une annonce que personne ne conteste pendant tant d’heures est confirmée.

format-shared-option-time-claim-hours = Heures pour répondre à une perte au temps avant que la direction décide ; 0 : aussitôt.
format-shared-option-answer-hours = Heures pour répondre ou choisir ; ensuite la réponse par défaut compte, ou les directeurs sont prévenus.
format-shared-option-draw-minutes = Minutes entre l’annonce d’un tirage public et le tirage ; d’ici là, les joueurs donnent des mots.

format-shared-option-check-in-minutes = « Je suis là » fonctionne ce temps avant et après le début.

format-shared-option-forfeit-minutes = Combien de retard avant de perdre par forfait.

format-shared-option-forfeit-removes = Un forfait exclut-il des rondes suivantes ?

format-shared-option-appeals = Un joueur exclu peut-il faire appel ?

format-shared-option-reminder-minutes = Minutes avant une partie où les joueurs reçoivent un rappel.

format-shared-option-fee = Droits d’inscription, notés dans les comptes ; rien n’est encaissé ici.

format-shared-option-fee-returned = Les droits sont-ils rendus à qui n’a ni forfait ni abandon ?

format-shared-option-game-fund = Partagé à parts égales entre les parties de la dernière phase, aux vainqueurs.

format-shared-option-prizes = Les prix par place, en mots.

format-shared-option-rules-url = Où lire le règlement complet.

format-shared-option-language = La langue des messages, comme en ou fr.

format-shared-option-take = Combien de joueurs de la phase précédente continuent ; vide : tous.

format-shared-option-time-control = Affichée avec chaque appariement de cette phase.

format-shared-option-ask = Quand on demande aux joueurs leurs heures, avant les appariements.

format-shared-option-pair = Quand les appariements sont publiés, avec des heures provisoires.

format-shared-option-fix = Quand les heures des parties deviennent définitives.

format-shared-option-play-from = Quand peuvent commencer les premières parties de la semaine.

format-week-option-play-until = Quand peuvent commencer les dernières parties de la semaine.

format-shared-option-slot-minutes = Minutes entre les débuts possibles.

format-shared-option-spread-games = Les horaires laissent-ils peu de parties en même temps aux spectateurs ? Sinon, la première heure qui convient aux deux.
format-shared-option-fund-forfeits = Une partie gagnée par forfait a-t-elle part au fonds des gagnants ?
format-shared-option-fund-play-offs = Les départages pour les places ont-ils part au fonds des gagnants ?

format-shared-option-one-prize = Chacun gagne-t-il un seul prix, le plus grand ? Les autres passent au suivant.
format-shared-missed = Rondes sans { $who1 } jusqu’ici : { $rounds }. Elles ne rapportent aucun point.
format-shared-missed-match = Rondes sans { $who1 } jusqu’ici : { $rounds }. Un match qui y était prévu est perdu.

format-shared-form-attendance = Check-in

format-shared-form-attendance-help = Clique si tu es là, sinon tu ne joues pas ; /join te fait revenir.

format-shared-form-attendance-here = Tu es là ?

format-shared-form-attendance-here-yes = Je suis là !

format-shared-option-check-in-opens = Quand on demande qui est là ; qui ne répond pas avant la fin est écarté.

format-shared-option-check-in-closes = Fin du check-in ; vide : à la main.

format-shared-option-late-entry = Peut-on rejoindre seul après le début, si le format le permet ?

format-shared-option-final-best-of-label = Finale au meilleur de
format-shared-option-final-best-of = La finale se joue au meilleur de tant de parties ; vide : comme tout match.
format-shared-option-as-they-come-label = Matchs au fil de l’eau
format-shared-option-as-they-come = Un match s’ouvre-t-il dès que ses deux joueurs sont connus, sans attendre la ronde ?
format-shared-option-held-label = Matchs retenus
format-shared-option-held = Codes des matchs qui attendent que tu les publies, comme GF.
format-shared-option-name-sides-label = Nommer les côtés
format-shared-option-name-sides = Dit-on qui est premier et qui est second dans chaque partie ?
format-shared-option-game-server = Le serveur de jeu où se jouent les parties, par sa clé ; vide pour aucun.
format-shared-option-game-terms = Comment on y joue : plateau, règles, cadence, comme le serveur l’écrit.
format-shared-option-server-results = Un résultat annoncé par le serveur compte-t-il tout de suite, ou une fois que le perdant est d’accord ?
format-shared-option-goes-on-minutes = Minutes du dernier résultat à la ronde suivante et au classement final ; vide : à la main.

format-shared-far-champion = vainqueur

format-shared-far-in = toujours en lice

format-shared-far-out = { $title }

format-shared-far-nowhere = éliminé

format-shared-far-third = 3e place

format-shared-far-fourth = 4e place

format-shared-option-team-size = Combien de personnes peut compter une équipe, qui signalent et répondent toutes ; 1 : personne ne joue en équipe.

format-shared-rule-best-of-1 = Un match se joue en une partie.

format-shared-rule-best-of = Un match se joue au meilleur des { $value } parties.

format-shared-rule-ties-yes = Un match peut être nul.

format-shared-rule-ties-no = Chaque match a un vainqueur : pas de nulle.

format-shared-rule-replays-0 = Si un match est nul, la meilleure tête de série passe.

format-shared-rule-replays = Un match nul est rejoué, { $value } fois au plus ; puis la meilleure tête de série passe.

format-shared-rule-final-best-of = La finale se joue au meilleur des { $value } parties.

format-shared-rule-as-they-come-yes = Un match s’ouvre dès que ses deux joueurs sont connus ; personne n’attend le reste de la ronde.

format-shared-rule-as-they-come-no = Une ronde commence quand la précédente est finie.

format-shared-rule-held = Ces matchs attendent la direction : { $value }.

format-shared-rule-name-sides-yes = On dit qui est premier et qui est second dans chaque partie.

format-shared-rule-name-sides-no = Les joueurs conviennent entre eux de qui commence.

format-shared-name-who-may-meet = Qui peut se rencontrer

format-shared-option-never-meet-label = Jamais ensemble

format-shared-option-never-meet = Qui ne se rencontre jamais : club, pays ou famille (tous ceux d’un même), ou paires : Ada - Ben.

format-shared-option-never-meet-rounds-label = Jamais ensemble : rondes

format-shared-option-never-meet-rounds = Pour combien des premières rondes cela vaut ; vide : pour toutes.

format-shared-option-avoid-meeting-label = À éviter

format-shared-option-avoid-meeting = Qui ne se rencontre que s’il le faut : club, pays, famille, ou paires comme Ada - Ben.

format-shared-option-avoid-meeting-rounds-label = À éviter : rondes

format-shared-option-avoid-meeting-rounds = Pour combien des premières rondes on l’évite ; vide : pour toutes.

format-shared-field-club-label = Club

format-shared-field-club = Le club ou l’équipe du joueur.

format-shared-field-country-label = Pays

format-shared-field-country = Le pays ou la fédération du joueur.

format-shared-field-family-label = Famille

format-shared-field-family = Un numéro que partagent les membres d’une famille.

format-shared-kept-apart = { $who1 } ne rencontre pas { $who2 } : ici, { $why ->
    [club] les joueurs d’un même club
    [country] les joueurs d’un même pays
    [family] les membres d’une même famille
   *[pair] ces deux-là
    } ne se rencontrent pas.

format-shared-meet-anyway = { $who1 } et { $who2 } se rencontrent, alors que { $why ->
    [club] les joueurs d’un même club
    [country] les joueurs d’un même pays
    [family] les membres d’une même famille
   *[pair] ces deux-là
    } ne le devraient pas.

format-shared-bye-passed-apart = { $who1 } est plus bas, mais doit jouer : sinon, il ne resterait à quelqu’un qu’un ancien adversaire, ou un adversaire à éviter.

format-shared-round-off-half = { $who1 } se repose à cette ronde, à sa demande : exemption d’un demi-point.

format-shared-round-off-full = { $who1 } se repose à cette ronde, à sa demande : exemption d’un point entier.

format-shared-round-off-zero = { $who1 } se repose à cette ronde, à sa demande, sans points.

format-shared-name-rounds-off = Rondes de repos

format-shared-option-rounds-off-label = Rondes de repos avec points

format-shared-option-rounds-off = Combien de rondes de repos rapportent des points ; vide : aucune. Les autres n’en rapportent pas.

format-shared-option-round-off-half-points-label = Demi-points pour un repos

format-shared-option-round-off-half-points = Ce que vaut une telle ronde de repos, en demi-points ; vide veut dire 1.

format-shared-option-last-round-off-label = Dernière ronde de repos avec points

format-shared-option-last-round-off = Après cette ronde, un repos ne rapporte rien ; vide : toute ronde convient.

format-shared-option-round-off-hours = Heures avant la publication d’une ronde jusqu’auxquelles on peut demander à s’y reposer.

format-shared-rule-rounds-off = Chacun peut demander { $value } { $value ->
    [one] ronde de repos
   *[other] rondes de repos
    } avec points : /me round-off, avant la publication de la ronde.

format-shared-rule-round-off-half-points = { $value ->
    [1] Une ronde de repos rapporte un demi-point.
   *[other] Une ronde de repos rapporte un point entier.
    }

format-shared-rule-last-round-off = Un repos après la ronde { $value } ne rapporte rien.

format-shared-moved-apart = { $who1 } est placé tête de série { $seed } au lieu de { $before }, pour que ceux qu’on sépare se rencontrent tard ou jamais.

format-shared-option-match-posts = Où l’on saisit d’un clic ; selon la taille : fils dès 8 joueurs, sinon le message de la ronde.

format-shared-option-silence-confirms-minutes = Minutes au lieu de ces heures : l’adversaire est mentionné aussitôt. Vide : les heures.

format-shared-option-no-show-minutes = Parties sans heure : minutes pour venir après « Adversaire absent ». Vide : pas proposé.

format-shared-option-no-show-asks = Les directeurs tranchent-ils alors ? Sinon, c’est un forfait.

format-shared-option-fewest = Avec moins de joueurs à la fin des inscriptions, il est annulé. Vide : jamais.
format-shared-option-report-lines = Lignes du fichier d’échecs depuis lequel ce tournoi a été continué ; elles sont réécrites.

format-shared-option-field = 8 : les 8 meilleurs ; ou 9-16, groups 1-2 +8, losers 1 ; drawn, of stage 1, beside. Vide : tous.

format-shared-parted-by-difference = { $who1 } est devant { $who2 } : meilleure différence de scores.

format-shared-parted-by-scored = { $who1 } est devant { $who2 } : scores plus élevés.

format-shared-head-difference = Différence

format-shared-column-difference = Ses scores moins ceux des adversaires.

format-shared-head-scored = Marqués

format-shared-column-scored = Ses scores dans toutes les parties.

format-shared-name-places-first-to-last = Places { $first } à { $last }

format-shared-name-place-place = Place { $place }

format-shared-far-place = place { $place }

format-shared-parted-by-place = { $who1 } est devant { $who2 } : a gagné la partie pour la place.

format-shared-head-de = DE

format-shared-column-de = Confrontation directe : les points contre ceux qui sont encore à égalité.

format-shared-head-bh-c1 = BH-C1

format-shared-column-bh-c1 = Buchholz tronqué 1 : les scores de tous les adversaires sauf le plus bas.

format-shared-head-bh = BH

format-shared-column-bh = Buchholz : les scores de tous les adversaires.

format-shared-head-bh-m1 = BH-M1

format-shared-column-bh-m1 = Buchholz médian : les scores de tous les adversaires sauf le plus bas et le plus haut.

format-shared-head-fb = FB

format-shared-column-fb = Buchholz anticipé : comme si toutes les parties de la dernière ronde étaient nulles.

format-shared-head-sb = SB

format-shared-column-sb = Sonneborn-Berger : le score de chaque adversaire multiplié par les points de cette partie.

format-shared-head-ps = PS

format-shared-column-ps = Score cumulatif : la somme des scores après chaque ronde.

format-shared-head-ks = KS

format-shared-column-ks = Koya : les points contre des adversaires ayant au moins la moitié.

format-shared-head-win = WIN

format-shared-column-win = Rondes avec les points d’une victoire, jouées ou non.

format-shared-head-won = WON

format-shared-column-won = Parties gagnées sur l’échiquier.

format-shared-head-bpg = BPG

format-shared-column-bpg = Parties jouées avec les Noirs.

format-shared-head-bwg = BWG

format-shared-column-bwg = Parties gagnées avec les Noirs.

format-shared-head-aro = ARO

format-shared-column-aro = La cote moyenne des adversaires.

format-shared-head-tpr = TPR

format-shared-column-tpr = La performance du tournoi, en cote.

format-shared-head-aob = AOB

format-shared-column-aob = La moyenne des Buchholz des adversaires.

format-shared-head-rep = REP

format-shared-column-rep = Rondes que le joueur a voulu jouer.

format-shared-head-std = STD

format-shared-column-std = Rondes avec plus de points que l’adversaire, et la moitié de celles à égalité.

format-shared-head-tpn = TPN

format-shared-column-tpn = Le numéro dans l’appariement, le plus petit d’abord.

format-shared-head-ptp = PTP

format-shared-column-ptp = La cote la plus basse dont on attend autant de points.

format-shared-head-apro = APRO

format-shared-column-apro = La moyenne des performances des adversaires.

format-shared-head-appo = APPO

format-shared-column-appo = La moyenne des performances parfaites (PTP) des adversaires.

format-shared-head-rtng = RTNG

format-shared-column-rtng = La cote.
