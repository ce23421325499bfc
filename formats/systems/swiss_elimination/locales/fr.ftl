### Ce que disent les formats.

format-swiss-elimination-title = Élimination suisse

format-swiss-elimination-summary = Des matchs par rang d’après une table ; le vainqueur prend le meilleur rang, et chaque place est jouée.

format-swiss-elimination-seeded-by-round-places = { $who1 } est avant { $who2 } dans l’ordre de départ : même qualification, mais de meilleures places dans des rondes régulières.

format-swiss-elimination-reserve = { $who1 } est remplaçant (place { $place }) et monte si quelqu’un renonce avant la première ronde.

format-swiss-elimination-not-invited = { $who1 } (place { $place }) n’est pas parmi les invités.

format-swiss-elimination-not-coming = { $who1 } (place { $place }) n’a pas dit oui à la finale en direct.

format-swiss-elimination-reveal = Faut-il révéler les résultats en ligne ? D’ici là, seuls les directeurs voient listes, énigmes et temps. Il manque encore les temps de { $missing } joueurs sur { $players } ; réponses pas encore vérifiées, qui compteraient comme fausses : { $unchecked }.

format-swiss-elimination-draw-list = Personne n’a rendu de liste de préférences : une liste tirée compte pour toutes les rondes. La tirer maintenant ?

format-swiss-elimination-choose-live = { $who1 } a le rang { $rank } et choisit l’énigme de la ronde { $round }.

format-swiss-elimination-matches = Ronde { $round }, { $venue } : { $matches } { $matches ->
    [one] match
   *[other] matchs
    }.

format-swiss-elimination-heats = Les matchs se jouent par séries { $heats } sur une même énigme : garde les séries suivantes à l’écart.

format-swiss-elimination-predetermined = L’énigme de la ronde est { $puzzle }, fixée d’avance.

format-swiss-elimination-picked = L’énigme de la ronde est { $puzzle }, la première inutilisée sur la liste de { $who1 }, qui a le choix.

format-swiss-elimination-picked-reversed = L’énigme de la ronde est { $puzzle }, la dernière inutilisée sur la liste de { $who1 }, qui a le choix mais ne résout pas dans cette ronde.

format-swiss-elimination-picked-by-lot = L’énigme de la ronde est { $puzzle }, la première inutilisée sur la liste tirée.

format-swiss-elimination-chosen = L’énigme de la ronde est { $puzzle }, choisie par { $who1 }, au rang { $rank }.

format-swiss-elimination-pick-passed-no-list = { $who1 } aurait le choix avant { $who2 }, mais n’a pas rendu de liste.

format-swiss-elimination-pick-passed-done = { $who1 } aurait le choix avant { $who2 }, mais ne résout plus d’énigmes en ligne.

format-swiss-elimination-pick-passed-bracket = { $who1 } est mieux placé au départ que { $who2 }, mais dans un moins bon tableau ({ $bracket }).

format-swiss-elimination-match = { $who1 } a le rang { $rank }, { $who2 } le rang { $other_rank } : match { $code }, { $bracket }.

format-swiss-elimination-heat = Série { $heat }.

format-swiss-elimination-bye = { $who1 } a le rang { $rank } : le match { $code } est une exemption.

format-swiss-elimination-opponent-gone = { $who1 } gagne le match { $code } sans jouer : { $who2 } est absent.

format-swiss-elimination-online-faster = { $who1 } a été plus rapide que { $who2 } : { $time } contre { $other_time }.

format-swiss-elimination-online-unsolved = { $who1 } a résolu l’énigme en { $time }, { $who2 } non.

format-swiss-elimination-online-equal = { $who1 } et { $who2 } ont le même temps officiel, { $time } ; la meilleure tête de série gagne.

format-swiss-elimination-live-faster = { $who1 } a été plus rapide que { $who2 } : { $time } contre { $other_time }.

format-swiss-elimination-live-only-correct = { $who1 } avait la seule bonne réponse ({ $time }) à l’arrêt du match.

format-swiss-elimination-live-none-correct = Aucune bonne réponse à l’arrêt du match : { $who1 } a la meilleure tête de série.

format-swiss-elimination-live-over-limit = { $who2 } n’était pas dans les temps ({ $other_time }, la limite est { $limit }) : { $who1 } a la meilleure tête de série.

format-swiss-elimination-live-equal = { $who1 } et { $who2 } ont le même temps officiel, { $time } ; la meilleure tête de série gagne.

format-swiss-elimination-live-too-close = Les juges ne peuvent pas dire qui a été plus rapide : { $who1 } a la meilleure tête de série.

format-swiss-elimination-live-decided = Les juges ont décidé pour { $who1 } ; leur décision est définitive.

format-swiss-elimination-both-absent = Ni { $who1 } ni { $who2 } n’est venu : { $who1 } a la meilleure tête de série.

format-swiss-elimination-reveal-final = { $who1 } finit à la place { $place }.

format-swiss-elimination-reveal-one-match = { $who1 } et { $who2 } jouent un match pour les places { $best } et { $worst }.

format-swiss-elimination-reveal-alone = { $who1 } a le rang { $rank } et joue { $matches } pour les places { $best } à { $worst }.

format-swiss-elimination-reveal-two = { $who1 } et { $who2 } ont les rangs { $rank } et { $other_rank } et jouent { $matches } pour les places { $best } à { $worst }.

format-swiss-elimination-champion = { $who1 } a gagné les playoffs.

format-swiss-elimination-finished = { $who1 } a fini à la place { $place }.

format-swiss-elimination-to-play = { $who1 } joue { $matches } pour les places { $best } à { $worst }.

format-swiss-elimination-no-seat = { $who1 } n’a pas de place dans les playoffs.

format-swiss-elimination-problem-unknown-puzzle = n’est pas une énigme du lot

format-swiss-elimination-problem-unknown-round = n’est pas une ronde de la table

format-swiss-elimination-problem-not-asked = aucune liste de préférences n’est demandée ici

format-swiss-elimination-problem-unreadable = est illisible

format-swiss-elimination-problem-bad-time = a un temps illisible ; écris-le comme 6:43.2

format-swiss-elimination-problem-closed = ce n’est plus possible : le jeu a continué

format-swiss-elimination-problem-not-open-yet = ce sera possible une fois la phase en ligne commencée

format-swiss-elimination-problem-no-seat = seuls les joueurs avec une place dans les playoffs peuvent le rendre

format-swiss-elimination-problem-started-before = est déjà commencée : son chrono tourne

format-swiss-elimination-problem-not-started-yet = n’est pas commencée

format-swiss-elimination-problem-nothing-to-check = n’a pas de réponse à temps à vérifier

format-swiss-elimination-problem-judges-only = seuls les juges peuvent noter cela

format-swiss-elimination-problem-nothing-to-take-back = il n’y a rien à annuler

format-swiss-elimination-problem-not-started = le match n’a pas commencé

format-swiss-elimination-problem-already-started = le match a déjà commencé

format-swiss-elimination-problem-not-handed-in = la feuille de ce joueur n’a pas été rendue

format-swiss-elimination-problem-not-solving = ce joueur n’est pas sur l’énigme en ce moment

format-swiss-elimination-problem-not-graded-now = la feuille de ce joueur n’est pas chez le correcteur

format-swiss-elimination-problem-before-handed-in = la feuille n’avait pas été rendue à ce moment

format-swiss-elimination-problem-minute-missing = il manque à ce temps officiel la minute de la mauvaise réponse

format-swiss-elimination-problem-minute-not-up = la feuille revient quand la minute entière est passée

format-swiss-elimination-problem-nothing-to-return = il n’y a pas de feuille à rendre à ce joueur

format-swiss-elimination-problem-no-spare-sheets = il n’y a pas de feuilles de rechange dans ce match

format-swiss-elimination-problem-second-new-sheet = ce joueur a déjà eu une nouvelle feuille dans ce match

format-swiss-elimination-problem-held = le match est suspendu : laisse-le d’abord reprendre, ou décide-le

format-swiss-elimination-problem-not-held = le match n’est pas suspendu

format-swiss-elimination-problem-limit-not-reached = la limite de temps n’est pas atteinte

format-swiss-elimination-problem-may-be-in-time = la feuille du moins bien placé peut encore être à temps : il faut d’abord la corriger

format-swiss-elimination-problem-not-in-this-match = ce joueur n’est pas dans ce match

format-swiss-elimination-name-round-number = Ronde { $number }

format-swiss-elimination-name-round-number-online = Ronde { $number }, en ligne

format-swiss-elimination-name-round-number-live = Ronde { $number }, en direct

format-swiss-elimination-name-online = en ligne

format-swiss-elimination-name-live = en direct

format-swiss-elimination-name-winners-bracket = tableau des vainqueurs

format-swiss-elimination-name-losers-bracket = tableau des perdants

format-swiss-elimination-name-placement-bracket = tableau de classement

format-swiss-elimination-name-championship = championnat

format-swiss-elimination-name-one-more-match = encore un match

format-swiss-elimination-name-matches-more-matches = encore { $matches } matchs

format-swiss-elimination-name-fewest-to-most-more-matches = encore { $fewest } à { $most } matchs

format-swiss-elimination-choice-reveal-yes = Révéler

format-swiss-elimination-name-for-all-rounds = Pour toutes les rondes :

format-swiss-elimination-name-for-all-other-rounds = Pour toutes les autres rondes :

format-swiss-elimination-name-for-round-number = Pour la ronde { $number } :

format-swiss-elimination-field-round = Le score de la ronde régulière { $number } ; vide si pas jouée.

format-swiss-elimination-column-seed = La tête de série ; elle tranche les égalités.

format-swiss-elimination-head-best = Au mieux

format-swiss-elimination-column-best = La meilleure place finale encore possible.

format-swiss-elimination-head-worst = Au pire

format-swiss-elimination-column-worst = La pire place finale encore possible.

format-swiss-elimination-field-coming = Le joueur sera-t-il à la finale en direct : yes ou no.

format-swiss-elimination-form-preferences = Préférences d’énigmes

format-swiss-elimination-form-preferences-help = Classe les énigmes, ta préférée d’abord. Une ligne vaut pour toutes les rondes ; une ligne qui commence par une ronde en ligne, C: P8 P7, vaut pour celle-là. Ce qu’une ligne omet suit dans l’ordre du lot.

format-swiss-elimination-form-preferences-lists = Ta liste

format-swiss-elimination-form-online-times = Temps en ligne

format-swiss-elimination-form-online-times-help = Chaque envoi sur une ligne : l’énigme, le temps depuis le mot de passe, et wrong ou unchecked.

format-swiss-elimination-form-online-times-times = Envois

format-swiss-elimination-option-table-label = Table

format-swiss-elimination-option-table = La table des matchs par son nom : eight (8 places), thirty_two (32 places), wpf_gp_2023 (16 places).

format-swiss-elimination-option-matches-label = Matchs

format-swiss-elimination-option-matches = Ta propre table à la place, un match par entrée : F F1 1-2 winners live heat 1.

format-swiss-elimination-option-puzzle-choice-label = Choix des énigmes

format-swiss-elimination-option-puzzle-choice = Les joueurs choisissent-ils les énigmes, ou sont-elles jouées dans l’ordre du lot ?

format-swiss-elimination-option-online-puzzles-label = Énigmes en ligne

format-swiss-elimination-option-online-puzzles = Le lot en ligne : un code par énigme et, après une espace, ce que c’est. Peut être vide.

format-swiss-elimination-option-live-puzzles-label = Énigmes en direct

format-swiss-elimination-option-live-puzzles = Le lot de la phase en direct, écrit de la même façon. Peut être vide.

format-swiss-elimination-option-complete-lists-label = Listes complètes

format-swiss-elimination-option-complete-lists = Une liste trop courte est-elle complétée dans l’ordre du lot, ou refusée ?

format-swiss-elimination-option-best-rounds-label = Meilleures rondes

format-swiss-elimination-option-best-rounds = Combien des meilleures rondes régulières comptent pour la qualification.

format-swiss-elimination-option-invited-label = Invités

format-swiss-elimination-option-invited = Combien des mieux qualifiés sont invités à dire s’ils viendront.

format-swiss-elimination-option-sign-up-confirms-label = S’inscrire, c’est venir

format-swiss-elimination-option-sign-up-confirms = Tous viennent-ils sauf qui dit non ? Sinon seuls ceux qui disent oui sont placés.

format-swiss-elimination-option-online-minutes-label = Minutes en ligne

format-swiss-elimination-option-online-minutes = Le temps maximal pour une énigme en ligne.

format-swiss-elimination-option-unsolved-minutes-label = Minutes si non résolue

format-swiss-elimination-option-unsolved-minutes = Une réponse fausse ou absente compte tant de minutes de plus que le maximum.

format-swiss-elimination-option-live-limit-minutes-label = Limite en direct (minutes)

format-swiss-elimination-option-live-limit-minutes = En direct, le moins bien placé doit résoudre en moins de tant de minutes.
format-swiss-elimination-unknown-table = Cette table de matchs n’existe pas ; je connais { $known }.
format-swiss-elimination-bad-table = La table de matchs n’est pas jouable : regarde la ligne { $line }.
format-swiss-elimination-doubled-puzzle = Deux énigmes de la réserve « { $venue } » ont le même code.
format-swiss-elimination-too-few-puzzles = La phase « { $venue } » compte { $rounds } rondes ; sa réserve demande autant d’énigmes, ou aucune.

format-swiss-elimination-listed-unclear = écris yes ou no, ou laisse vide

format-swiss-elimination-listed-score = place { $place } : { $score } points en { $rounds } { $rounds ->
    [one] ronde
   *[other] rondes
    }

format-swiss-elimination-listed-score-outside = place { $place }, sans invitation : { $score } points en { $rounds } { $rounds ->
    [one] ronde
   *[other] rondes
    }

format-swiss-elimination-listed-rating = place { $place } : { $score } points, donnés comme cote

format-swiss-elimination-listed-rating-outside = place { $place }, sans invitation : { $score } points, donnés comme cote

format-swiss-elimination-listed-nothing = aucun point dans aucune ronde

format-swiss-elimination-problem-live-round = se joue sur place : aucune liste n’est lue pour elle

format-swiss-elimination-rule-table-eight = 8 joueurs ont une place.

format-swiss-elimination-rule-table-thirty-two = 32 joueurs ont une place.

format-swiss-elimination-rule-table-wpf-gp-2023 = 16 joueurs ont une place et se rencontrent comme au Grand Prix 2023.

format-swiss-elimination-rule-matches = Qui rencontre qui figure dans un tableau des organisateurs : { $value }.

format-swiss-elimination-rule-puzzle-choice-preferences = Les joueurs choisissent les énigmes par leurs listes de préférences.

format-swiss-elimination-rule-puzzle-choice-predetermined = Les énigmes sont jouées dans l’ordre des listes.

format-swiss-elimination-rule-online-puzzles = Énigmes de la phase en ligne : { $value }.

format-swiss-elimination-rule-live-puzzles = Énigmes de la phase en direct : { $value }.

format-swiss-elimination-rule-complete-lists-yes = Une liste de préférences trop courte est complétée dans l’ordre de la liste.

format-swiss-elimination-rule-complete-lists-no = Une liste de préférences doit nommer toutes les énigmes.

format-swiss-elimination-rule-best-rounds = L’admissibilité est la somme des { $value } meilleures rondes ordinaires.

format-swiss-elimination-rule-invited = Les { $value } premiers sont invités.

format-swiss-elimination-rule-sign-up-confirms-yes = Qui ne dit pas non compte comme présent.

format-swiss-elimination-rule-sign-up-confirms-no = Seuls ceux qui disent oui ont une place.

format-swiss-elimination-rule-online-minutes = Une énigme en ligne peut durer { $value } minutes.

format-swiss-elimination-rule-unsolved-minutes = Une réponse fausse ou absente compte { $value } minutes de plus.

format-swiss-elimination-rule-live-limit-minutes = En direct, la moins bonne tête de série doit résoudre en moins de { $value } minutes.
