solving-title = Grilles en ligne
solving-begin = Lancer le chrono maintenant
solving-all-puzzles = Toutes les grilles
solving-hand-in-help = Rends une réponse aussi souvent que tu veux : la dernière compte, avec son propre temps. On ne te dira pas si elle est juste.
solving-not-in-the-log = Les mots de passe sont montrés à qui commence une grille, les solutions à personne ; ni les uns ni les autres ne figurent dans le journal.
solving-answer-field = Ta réponse
solving-answer-help = Comme l'indique la grille, dans l'ordre demandé
solving-right = Juste
solving-wrong = Faux
solving-take-over = Importer
solving-all-checked = Toutes les réponses qui comptent sont vérifiées.
solving-problems-no-puzzles = la première ligne doit nommer les colonnes : puzzle, password, link, answer ; puis une ligne par grille
solving-problems-no-names = la première ligne doit nommer les colonnes, dont une « name » ; puis une ligne par joueur ou par réponse
solving-problems-no-times = il n'y a ni une colonne par grille ni les colonnes « puzzle » et « time »
solving-problems-unknown-puzzle = « { $value } » n'est pas une des grilles
solving-problems-doubled = « { $value } » figure déjà plus haut dans le fichier
solving-problems-unknown-player = aucun qualifié ne s'appelle « { $value } »
solving-problems-several-players = plusieurs joueurs s'appellent « { $value } »
solving-problems-bad-time = « { $value } » n'est pas un temps ; écris-le comme 6:43.2
solving-problems-bad-result = « { $value } » n'est ni correct, ni wrong, ni unchecked
solving-reminder = Pas encore commencé : **{ $left }**. L'étape en ligne se termine le { $due }.
solving-start = Commencer { $name }
solving-hand-in = Rendre { $code }
solving-password-again = Mot de passe de { $code }
solving-password = Mot de passe : **{ $text }**
solving-link = Grille : { $url }
solving-rechecked =
    { $count ->
        [one] { $count } réponse déjà rendue vérifiée
       *[other] { $count } réponses déjà rendues vérifiées
    } avec les solutions.
solving-times-read =
    { $times ->
        [one] { $times } réponse
       *[other] { $times } réponses
    } de { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Leurs autres grilles restent telles quelles.
solving-times-taken =
    Temps de { $players ->
        [one] { $players } joueur importés.
       *[other] { $players } joueurs importés.
    } Ils restent sous scellés ; les joueurs ne sont pas prévenus.
solving-button = Résoudre
solving-problem-at = Ligne { $line } : { $problem }
solving-opened =
    {""}**La phase en ligne est ouverte{ $has_due ->
        [yes] {" "}jusqu’à { $due }
       *[no] {""}
    }** : { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }, { $puzzles } { $puzzles ->
        [one] énigme
       *[other] énigmes
    }, { $minutes } chacune, dans n’importe quel ordre. **{ $button }** te montre tes énigmes ; le chrono part quand tu demandes le mot de passe. Adversaires, énigmes choisies et temps restent secrets jusqu’à la révélation : garde les tiens pour toi.
solving-told =
    La phase en ligne est ouverte{ $has_due ->
        [yes] {" "}jusqu’à { $due }
       *[no] {""}
    } ; { $players } { $players ->
        [one] joueur prévenu
       *[other] joueurs prévenus
    }.
solving-overview =
    { $minutes } par énigme, dès que tu la commences.{ $has_due ->
        [yes] {" "}La phase se termine { $due }.
       *[no] {""}
    }
solving-fresh = • **{ $name }** : pas commencée
solving-on-the-clock = • **{ $name }** : chrono jusqu’à { $until } ({ $until_distance }), { $said }
solving-over = • **{ $name }** : terminée, { $said }
solving-said = rendu : « { $answer } »
solving-said-nothing = rien rendu
solving-before =
    {""}**{ $name }** : tu as { $minutes } dès que tu appuies, et le chrono ne s’arrête pas.{ $has_end ->
        [yes] {" "}La phase se termine { $end } : cela raccourcirait ton temps.
       *[no] {""}
    }
solving-running =
    {""}**{ $name }** : le chrono tourne{ $has_end ->
        [yes] {" "}jusqu’à { $until } ({ $until_distance })
       *[no] {""}
    }.
solving-late = {""}**{ $name }** : « { $answer } » est arrivé après { $time }. Le temps était écoulé : c’est gardé, mais ne compte pas.
solving-arrived =
    {""}**{ $name }** : « { $answer } » est arrivé après { $time }.{ $has_end ->
        [yes] {" "}Tu peux le changer jusqu’à { $until } ({ $until_distance }).
       *[no] {""}
    }
solving-materials =
    { $count } { $count ->
        [one] énigme importée
       *[other] énigmes importées
    }.
solving-without-password = Sans mot de passe : { $puzzles }.
solving-without-key = Sans solution, à vérifier avec `/playoffs check` : { $puzzles }.
solving-to-check =
    {""}**{ $name }** Réponse : « { $answer } ». Encore { $left } { $left ->
        [one] réponse
       *[other] réponses
    } à vérifier, celle-ci comprise.
solving-bad-table = Rien n’a été importé. Corrige le fichier et renvoie-le.
solving-why-not-not-open = La phase en ligne n’est pas ouverte. Tu seras prévenu de son ouverture.
solving-why-not-no-seat = Seuls les joueurs avec une place dans les playoffs résolvent ces énigmes.
solving-why-not-over = Ton temps pour cette énigme est écoulé.
solving-why-not-started = Le chrono de cette énigme tourne déjà. Rends ta réponse avant la fin.
solving-still-to-start = Il te reste des puzzles que tu n’as pas commencés. La phase en ligne se termine { $due } ; le bouton montre lesquels.
solving-closed = **La phase en ligne est terminée.** La direction l’a fermée ; on ne peut plus commencer ni rendre de puzzle.
solving-problems-over-limit = « { $value } » dépasse le temps maximal pour une grille
solving-problems-solved-twice = « { $value } » a déjà été résolu par la même personne
