swiss-elimination-judging-panel = Panneau du juge
swiss-elimination-judging-not-started = Le chrono n’est pas lancé. Les deux feuilles face cachée, les mains sur les minuteurs ?
swiss-elimination-judging-no-spare-sheets = Il n’y a pas assez de feuilles de rechange : pas de nouvelle feuille dans cette manche.
swiss-elimination-judging-held = ⏸️ En suspens : les juges examinent un incident technique.
swiss-elimination-judging-ready = en place
swiss-elimination-judging-no-winner = Elle ne compte pas.
swiss-elimination-judging-refresh = Actualiser
swiss-elimination-judging-next-heat = Manche suivante
swiss-elimination-judging-more = Plus
swiss-elimination-judging-back = Retour au panneau
swiss-elimination-judging-open-panel = Panneau du juge
swiss-elimination-judging-more-help = Ce qui sert rarement. Une décision des juges est définitive ; la dernière saisie peut être annulée.
swiss-elimination-judging-called-by-judges = Les juges appellent chaque manche ; son chrono et ses verdicts s’affichent ici.
swiss-elimination-judging-called = Les juges appellent chaque match ; son chrono et son verdict s’affichent ici.
swiss-elimination-judging-text-field = Que s’est-il passé ?
swiss-elimination-judging-text-help = C’est noté, et tout le monde peut le lire.
swiss-elimination-judging-timer-field = Minuteur de précision
swiss-elimination-judging-timer-help = Ce qu’il affiche depuis son dernier départ, par ex. 6:43.2
swiss-elimination-judging-start-true = Lancer la manche
swiss-elimination-judging-start-false = Lancer, sans feuilles de rechange
swiss-elimination-judging-labels-stop = Stop
swiss-elimination-judging-labels-official-time = Minuteur
swiss-elimination-judging-labels-correct = Juste
swiss-elimination-judging-labels-incorrect = Faux
swiss-elimination-judging-labels-sheet-back = Feuille rendue
swiss-elimination-judging-labels-new-sheet = Nouvelle feuille
swiss-elimination-judging-labels-timer = Annoncer
swiss-elimination-judging-labels-time-limit = Temps écoulé
swiss-elimination-judging-labels-too-close = Trop serré pour trancher
swiss-elimination-judging-labels-malfunction = Incident
swiss-elimination-judging-labels-go-on = Reprendre
swiss-elimination-judging-labels-decision = Décider pour
swiss-elimination-judging-labels-take-back = Annuler la dernière saisie
swiss-elimination-judging-heat = { $round_title } · Manche { $number }
swiss-elimination-judging-match = **{ $code }** { $better } (mieux classé) – { $worse }
swiss-elimination-judging-new-sheet-taken = sur l’énigme, avec une nouvelle feuille
swiss-elimination-judging-handed-in = rendu à { $at_ms }
swiss-elimination-judging-right = **juste**, temps officiel { $official_ms }. Pas encore annoncé
swiss-elimination-judging-announce-at = La réponse juste est annoncée à { $at } ({ $at_distance }), ou quand les deux feuilles sont corrigées.
swiss-elimination-judging-verdict = **Verdict :** { $sentence }
swiss-elimination-judging-wins = Victoire de { $name }.
swiss-elimination-judging-wins-by-forfeit = { $name } gagne : { $absent } n’est pas là.
swiss-elimination-judging-heat-of = Série { $number } : { $matches }.
swiss-elimination-judging-clock = ⏱️ Le chrono est parti à { $began }. Le moins bien placé a jusqu’à { $over } ({ $over_distance }).
swiss-elimination-judging-began = ⏱️ Le chrono est parti à { $began }.
swiss-elimination-judging-time-up = ⏱️ Le moins bien placé a jusqu’à { $over } ({ $over_distance }).
swiss-elimination-judging-at-the-puzzle =
    sur l’énigme{ $new_sheet ->
        [yes] , a une nouvelle feuille
       *[no] {""}
    }
swiss-elimination-judging-at-the-puzzle-again =
    de nouveau sur l’énigme, après { $count } { $count ->
        [one] mauvaise réponse
       *[other] mauvaises réponses
    }{ $new_sheet ->
        [yes] , a une nouvelle feuille
       *[no] {""}
    }
swiss-elimination-judging-with-grader = rendue, temps officiel { $time }
swiss-elimination-judging-with-grader-until = rendue, temps officiel { $time } ; le correcteur a jusqu’à { $until }
swiss-elimination-judging-wrong = {""}**fausse**, rendue à { $time }
swiss-elimination-judging-wrong-until = {""}**fausse**, rendue à { $time } ; la feuille revient à { $until } ({ $until_distance })
swiss-elimination-judging-no-match = Aucun match en direct n’attend de juge. Le panneau s’ouvre quand une ronde en direct est publiée.
swiss-elimination-judging-round-ready =
    {""}**{ $round }** est publiée. **{ $panel }** ouvre le panneau pour { $heats } { $heats ->
        [one] série
       *[other] séries
    } ; chaque juge peut en ouvrir un.
swiss-elimination-judging-entry-start = chronomètre lancé
swiss-elimination-judging-entry-stop = { $name } a rendu à { $time }
swiss-elimination-judging-entry-official = temps officiel de { $name } : { $time }
swiss-elimination-judging-entry-correct = réponse de { $name } correcte (notée à { $time })
swiss-elimination-judging-entry-incorrect = réponse de { $name } incorrecte (notée à { $time })
swiss-elimination-judging-entry-sheet-back = { $name } a récupéré la feuille à { $time }
swiss-elimination-judging-entry-new-sheet = { $name } a pris une nouvelle feuille à { $time }
swiss-elimination-judging-entry-timer = annoncé à { $time }
swiss-elimination-judging-entry-time-limit = temps écoulé à { $time }
swiss-elimination-judging-entry-too-close = trop serré pour trancher
swiss-elimination-judging-entry-malfunction = incident : { $text }
swiss-elimination-judging-entry-go-on = le match reprend
swiss-elimination-judging-entry-decision = les juges ont tranché pour { $name } : { $text }
swiss-elimination-judging-entry-take-back = la dernière entrée a été retirée
swiss-elimination-judging-taken-back = La direction a annulé ceci. Cela ne compte plus.
swiss-elimination-judging-held-at = ⏸️ En pause : les juges examinent un incident. Le chronomètre de ce match est arrêté à { $timer }.
swiss-elimination-judging-stood = ⏱️ Le chronomètre de ce match est resté arrêté { $time }. Le temps de la moins bonne tête de série s’achève à { $over } ({ $over_distance }).
swiss-elimination-judging-labels-ran-on = Reprendre, chrono non arrêté

swiss-elimination-solving-title = Énigmes en ligne
swiss-elimination-solving-begin = Lancer le chrono maintenant
swiss-elimination-solving-all-puzzles = Toutes les énigmes
swiss-elimination-solving-hand-in-help = Rends une réponse aussi souvent que tu veux : la dernière compte, avec son propre temps. On ne te dira pas si elle est juste.
swiss-elimination-solving-not-in-the-log = Les mots de passe sont montrés à qui commence une énigme, les solutions à personne ; ni les uns ni les autres ne figurent dans le journal.
swiss-elimination-solving-answer-field = Ta réponse
swiss-elimination-solving-answer-help = Comme l’indique l’énigme, dans l’ordre demandé
swiss-elimination-solving-right = Juste
swiss-elimination-solving-wrong = Faux
swiss-elimination-solving-take-over = Importer
swiss-elimination-solving-all-checked = Toutes les réponses qui comptent sont vérifiées.
swiss-elimination-solving-problems-no-puzzles = la première ligne doit nommer les colonnes : puzzle, password, link, answer ; puis une ligne par énigme
swiss-elimination-solving-problems-no-names = la première ligne doit nommer les colonnes, dont une « name » ; puis une ligne par joueur ou par réponse
swiss-elimination-solving-problems-no-times = il n’y a ni une colonne par énigme ni les colonnes « puzzle » et « time »
swiss-elimination-solving-problems-unknown-puzzle = « { $value } » n’est pas une des énigmes
swiss-elimination-solving-problems-doubled = « { $value } » figure déjà plus haut dans le fichier
swiss-elimination-solving-problems-unknown-player = aucun qualifié ne s’appelle « { $value } »
swiss-elimination-solving-problems-several-players = plusieurs joueurs s’appellent « { $value } »
swiss-elimination-solving-problems-bad-time = « { $value } » n’est pas un temps ; écris-le comme 6:43.2
swiss-elimination-solving-problems-bad-result = « { $value } » n’est ni correct, ni wrong, ni unchecked
swiss-elimination-solving-reminder = Pas encore commencé : **{ $left }**. L’étape en ligne se termine le { $due }.
swiss-elimination-solving-start = Commencer { $name }
swiss-elimination-solving-hand-in = Rendre { $code }
swiss-elimination-solving-password-again = Mot de passe de { $code }
swiss-elimination-solving-password = Mot de passe : **{ $text }**
swiss-elimination-solving-link = Grille : { $url }
swiss-elimination-solving-rechecked =
    { $count ->
        [one] { $count } réponse déjà rendue vérifiée
       *[other] { $count } réponses déjà rendues vérifiées
    } avec les solutions.
swiss-elimination-solving-times-read =
    { $times ->
        [one] { $times } réponse
       *[other] { $times } réponses
    } de { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Leurs autres énigmes restent telles quelles.
swiss-elimination-solving-times-taken =
    Temps de { $players ->
        [one] { $players } joueur importés.
       *[other] { $players } joueurs importés.
    } Ils restent sous scellés ; les joueurs ne sont pas prévenus.
swiss-elimination-solving-button = Résoudre
swiss-elimination-solving-problem-at = Ligne { $line } : { $problem }
swiss-elimination-solving-opened =
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
swiss-elimination-solving-told =
    La phase en ligne est ouverte{ $has_due ->
        [yes] {" "}jusqu’à { $due }
       *[no] {""}
    } : { $reached }.
swiss-elimination-solving-overview =
    { $minutes } par énigme, dès que tu la commences.{ $has_due ->
        [yes] {" "}La phase se termine { $due }.
       *[no] {""}
    }
swiss-elimination-solving-fresh = • **{ $name }** : pas commencée
swiss-elimination-solving-on-the-clock = • **{ $name }** : chrono jusqu’à { $until } ({ $until_distance }), { $said }
swiss-elimination-solving-over = • **{ $name }** : terminée, { $said }
swiss-elimination-solving-said = rendu : « { $answer } »
swiss-elimination-solving-said-nothing = rien rendu
swiss-elimination-solving-before =
    {""}**{ $name }** : tu as { $minutes } dès que tu appuies, et le chrono ne s’arrête pas.{ $has_end ->
        [yes] {" "}La phase se termine { $end } : cela raccourcirait ton temps.
       *[no] {""}
    }
swiss-elimination-solving-running =
    {""}**{ $name }** : le chrono tourne{ $has_end ->
        [yes] {" "}jusqu’à { $until } ({ $until_distance })
       *[no] {""}
    }.
swiss-elimination-solving-late = {""}**{ $name }** : « { $answer } » est arrivé après { $time }. Le temps était écoulé : c’est gardé, mais ne compte pas.
swiss-elimination-solving-arrived =
    {""}**{ $name }** : « { $answer } » est arrivé après { $time }.{ $has_end ->
        [yes] {" "}Tu peux le changer jusqu’à { $until } ({ $until_distance }).
       *[no] {""}
    }
swiss-elimination-solving-materials =
    { $count } { $count ->
        [one] énigme importée
       *[other] énigmes importées
    }.
swiss-elimination-solving-without-password = Sans mot de passe : { $puzzles }.
swiss-elimination-solving-without-key = Sans solution, à vérifier avec `/playoffs check` : { $puzzles }.
swiss-elimination-solving-to-check =
    {""}**{ $name }** Réponse : « { $answer } ». Encore { $left } { $left ->
        [one] réponse
       *[other] réponses
    } à vérifier, celle-ci comprise.
swiss-elimination-solving-bad-table = Rien n’a été importé. Corrige le fichier et renvoie-le.
swiss-elimination-solving-why-not-not-open = La phase en ligne n’est pas ouverte. Tu seras prévenu de son ouverture.
swiss-elimination-solving-why-not-no-seat = Seuls les joueurs avec une place dans les playoffs résolvent ces énigmes.
swiss-elimination-solving-why-not-over = Ton temps pour cette énigme est écoulé.
swiss-elimination-solving-why-not-started = Le chrono de cette énigme tourne déjà. Rends ta réponse avant la fin.
swiss-elimination-solving-still-to-start = Il te reste des énigmes que tu n’as pas commencées. La phase en ligne se termine { $due } ; le bouton montre lesquelles.
swiss-elimination-solving-closed = **La phase en ligne est terminée.** La direction l’a fermée ; on ne peut plus commencer ni rendre d’énigme.
swiss-elimination-solving-problems-over-limit = « { $value } » dépasse le temps maximal pour une énigme
swiss-elimination-solving-problems-solved-twice = « { $value } » a déjà été résolu par la même personne

swiss-elimination-eligibility-title = Qualification
swiss-elimination-eligibility-seeds = Têtes de série
swiss-elimination-eligibility-about-seeds = À propos des têtes de série
swiss-elimination-eligibility-name = Nom
swiss-elimination-eligibility-score = Score
swiss-elimination-eligibility-status = Statut
swiss-elimination-eligibility-help = On additionne les meilleures rondes régulières. Chaque invité dit s’il vient ; les meilleurs deviennent têtes de série.
swiss-elimination-eligibility-level = À score égal, les meilleures places dans une ronde départagent, puis le tirage au sort.
swiss-elimination-eligibility-nothing = Pas de tableau de qualification : personne n’est inscrit, ou les playoffs ont commencé.
swiss-elimination-eligibility-declined = ne vient pas
swiss-elimination-eligibility-no-answer = pas encore de oui
swiss-elimination-eligibility-not-invited = pas invité
swiss-elimination-eligibility-closed = Ces joueurs sont retenus ; si l’un d’eux renonce avant la première ronde, les réserves montent.
swiss-elimination-eligibility-list-stands = Le délai de réponse est passé. Ces joueurs sont retenus ; si l’un d’eux renonce avant la première ronde, les réserves montent.
swiss-elimination-eligibility-seed = tête de série { $number }
swiss-elimination-eligibility-reserve = réserve { $number }
swiss-elimination-eligibility-byes =
    { $count ->
        [one] { $count } place vide : un bye, classé dernier, qui perd tout.
       *[other] { $count } places vides : des byes, classés derniers, qui perdent tout.
    }
swiss-elimination-eligibility-you-moved-up = Bonne nouvelle : quelqu’un a renoncé, et te voilà dans **{ $title }** comme tête de série { $number }.
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names } ne participe plus.
       *[other] { $names } ne participent plus.
    }
swiss-elimination-eligibility-came = {""}**{ $name }** monte, tête de série { $number }.
swiss-elimination-eligibility-then = { $names }, puis { $name }
swiss-elimination-eligibility-order = Têtes de série d’après les résultats de qualification.
swiss-elimination-eligibility-rounds = Rondes { $first } à { $last }.

swiss-elimination-rank-board-title = Tableau des rangs
swiss-elimination-rank-board-puzzles = Énigmes
swiss-elimination-rank-board-none = Pas de tableau des rangs : ce tournoi n’a pas de playoffs, ou ils n’ont pas commencé.
swiss-elimination-rank-board-before = avant
swiss-elimination-rank-board-after = après
swiss-elimination-rank-board-name = Nom
swiss-elimination-rank-board-seed = Tête de série
swiss-elimination-rank-board-places = Joue pour
swiss-elimination-rank-board-help = ↑ et ↓ disent de combien de rangs la ronde a déplacé quelqu’un. La dernière colonne donne les places encore possibles.
swiss-elimination-rank-board-no-puzzles = Aucune ronde avec une énigme n’a encore été publiée.
swiss-elimination-rank-board-left = Pas encore utilisées
swiss-elimination-rank-board-after-2 = { swiss-elimination-rank-board-title } après { $round_title }
swiss-elimination-rank-board-puzzle = Ronde { $name }, { $venue } : { $title }
swiss-elimination-rank-board-button = Classer en cliquant

swiss-elimination-playoff-pictures-matches = Matchs
swiss-elimination-playoff-pictures-ranks = Rangs de { $start } à { $end }
swiss-elimination-playoff-pictures-from = depuis { $rank }
swiss-elimination-playoff-pictures-leaving = Les lignes qui sortent de l’image viennent d’autres rangs.
swiss-elimination-playoff-pictures-winners = vainqueurs
swiss-elimination-playoff-pictures-losers = perdants
swiss-elimination-playoff-pictures-placement = classement
swiss-elimination-playoff-pictures-championship = championnat
swiss-elimination-playoff-pictures-revealed = { $told } sur { $seats } révélés jusqu’ici

swiss-elimination-preferences-title = Ta liste de préférences
swiss-elimination-preferences-back = Revenir d’un cran
swiss-elimination-preferences-hand-in = Rendre
swiss-elimination-preferences-other-round = Pour une seule ronde
swiss-elimination-preferences-for-all = Pour toutes les rondes
swiss-elimination-preferences-whole = La liste est complète. Rends-la, ou reviens d’un cran.
swiss-elimination-preferences-rest-follows = Tu peux aussi la rendre maintenant : les autres suivent alors dans l’ordre des boutons.
swiss-elimination-preferences-which-round = Pour quelle ronde est la liste ? Les rondes sans liste à elles utilisent celle de toutes les rondes.
swiss-elimination-preferences-heading-every = Pour toutes les rondes sans liste à elles :
swiss-elimination-preferences-heading = Pour la ronde { $name } :
swiss-elimination-preferences-next-place-place-1 = Quelle énigme préfères-tu ?
swiss-elimination-preferences-next-place = Laquelle mets-tu au { $place } rang ?
swiss-elimination-preferences-for-round = Ronde { $name }

swiss-elimination-scripts-reveal = Les résultats
swiss-elimination-scripts-next-step = Révéler la suite
swiss-elimination-scripts-first-step = Commencer la révélation
swiss-elimination-scripts-no-script = Il n’y a rien à révéler pas à pas : c’est déjà fait, ou ça dépend d’un tirage qui vient d’abord.
swiss-elimination-scripts-all-told = Tout est révélé. Les rondes elles-mêmes peuvent suivre.
swiss-elimination-scripts-publish = Publier les rondes en ligne
swiss-elimination-scripts-next-is =
    Ensuite vient l’étape { $step } sur { $steps }, et tout le monde lira :
    > { $sentences }
swiss-elimination-scripts-published =
    Révélé : { $rounds ->
        [one] { $rounds } ronde publiée, avec son énigme, ses résultats et le tableau des rangs.
       *[other] { $rounds } rondes publiées, chacune avec son énigme, ses résultats et le tableau des rangs.
    }
swiss-elimination-scripts-strategy-path = Parcours stratégique
swiss-elimination-scripts-match-diagram = Matchs
swiss-elimination-scripts-stage-open = La phase en ligne est ouverte jusqu’à { $due } ({ $distance }). On peut encore résoudre des énigmes, donc rien n’est révélé d’ici là.
swiss-elimination-scripts-close-stage = Fermer la phase maintenant
swiss-elimination-scripts-close-title = Fermer la phase en ligne plus tôt
swiss-elimination-scripts-close-word = fermer
swiss-elimination-scripts-close-field = Tape « { $word } » pour la fermer à tous
swiss-elimination-scripts-close-help = Après cela, personne ne peut commencer ni rendre une énigme.
swiss-elimination-scripts-not-closed = La phase en ligne reste ouverte : rien n’a changé. Pour la fermer, tape « { $word } ».
swiss-elimination-scripts-path =
    Match { $match } : le gagnant { $winner ->
        [done] finit à la place { $best }
       *[other] joue ensuite { $winner }
    }, le perdant { $loser ->
        [done] finit à la place { $worst }
       *[other] joue ensuite { $loser }
    }.
