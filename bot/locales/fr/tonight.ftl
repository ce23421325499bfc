### Le menu de ce qui peut être créé, et le formulaire d'un tournoi pour ce soir.

tonight-menu = Que veux-tu organiser ? Si tout le monde est déjà là, appuie sur *Ce soir*.
tonight-presets = Tournois complets, prêts à jouer
tonight-formats = Formules
tonight-form-title = Tournoi de ce soir
tonight-default-name = Tournoi de ce soir
tonight-rounds-help = Laisse vide : le nombre convient alors aux joueurs présents.
tonight-yes = Oui
tonight-no = Non
tonight-labels-name = Nom
tonight-labels-kind = Formule
tonight-labels-rounds = Rondes (système suisse seulement)
tonight-labels-best-of = Un match se joue en
tonight-labels-third-place = Match pour la troisième place
# One kind of tournament in the list.
tonight-kind = { $title } : { $summary }
# One line of the menu.
tonight-choice = **{ $title }** : { $summary }
# How many games a match has.
tonight-series =
    { $games ->
        [1] une partie
       *[other] { $games } parties au plus
    }
# That kind of tournament has nothing of that sort.
tonight-not-in = Cela n’existe pas dans « { $kind } ». Laisse comme c’était.
# The number of rounds cannot be read.
tonight-whole-number = Un nombre entier de 1 à { $most }, ou rien.
# It is there, and people can join.
tonight-opened = **{ $title }** est ouvert dans <#{ $channel }> : on clique sur *S’inscrire* sur la carte.
tonight-opened-teams = **{ $title }** est ouvert dans <#{ $channel }> : on clique sur *Rejoindre une équipe* ou *Nouvelle équipe* sur la carte.
tonight-press-start = Quand tout le monde est là, clique sur *Démarrer*.
tonight-starts-then = Ça démarre { $at } automatiquement, avec tous ceux qui ont fait le check-in. Le check-in ouvre un quart d’heure avant.
tonight-goes-on =
    Chaque ronde suivante paraît toute seule { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } après le dernier résultat, tout comme le classement final. *Retenir* sur la carte l’empêche.
tonight-two-stages-title = Deux étapes
tonight-labels-first = Première étape
tonight-labels-groups = Groupes (phase de groupes seulement)
tonight-labels-second = Deuxième étape
tonight-groups-help = Combien ; vide : groupes de quatre au plus.
tonight-field-help = 8, 9-16 ou groups 1-2 +8. Deux finales en parallèle : groups 1-2; groups 3-4
tonight-then = { $first }, puis { $second }
tonight-choose-title = Nouveau tournoi
