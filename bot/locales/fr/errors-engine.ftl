errors-engine-phases-nothing = n’existe pas encore
errors-engine-phases-draft = est encore en préparation
errors-engine-phases-registration = est ouvert aux inscriptions
errors-engine-phases-closed = a ses joueurs mais n’a pas encore commencé
errors-engine-phases-running = est en cours
errors-engine-phases-finished = est terminé
errors-engine-phases-cancelled = a été annulé
errors-engine-phases-series = est une série de soirées
errors-engine-statuses-active = est inscrit
errors-engine-statuses-waiting = est sur la liste d’attente
errors-engine-statuses-withdrawn = s’est retiré
errors-engine-statuses-removed = est exclu après un forfait
errors-engine-statuses-disqualified = a été disqualifié
errors-engine-statuses-outside-stage = ne joue pas dans cette étape, qui a commencé sans lui
errors-engine-field-codes-too-few = Inscrits : { $found } ; ce format en demande au moins { $limit }. Attends-en d’autres, ou choisis un autre format.
errors-engine-field-codes-too-many = Inscrits : { $found } ; ce format en accepte au plus { $limit }.
errors-engine-field-codes-too-many-rounds = { $found } rondes sont prévues, mais avec ces inscrits, il n’y a de nouveaux adversaires que pour { $limit }. Prévois moins de rondes, ou autorise les répétitions.
errors-engine-no-pairing-codes-everybody-met = Il ne reste personne que { $who } puisse rencontrer pour la première fois. Autorise les répétitions dans les options, ou fais toi-même les appariements avec `/judge override`.
errors-engine-no-pairing-codes-never-meet = Ces joueurs ne se rencontrent jamais, et tout appariement de cette ronde aurait une telle partie : { $who }. Change qui peut se rencontrer dans `/td options`, ou fais toi-même les appariements avec `/judge override`.
errors-engine-no-pairing-codes-never-meet-fixed = Ces joueurs ne se rencontrent jamais, et toute ronde permise par les règles de la FIDE aurait une telle partie : { $who }. C’est fixé avant la ronde 1 : fais toi-même les appariements avec `/judge override`.
errors-engine-no-pairing-codes-no-complete-round = Selon les règles de la FIDE, plus aucune ronde complète n’est possible (C1 à C3). Fais toi-même les appariements avec `/judge override`.
errors-engine-form-codes-unknown = aucun formulaire de ce genre ici
errors-engine-form-codes-unknown-note = ça ne peut pas se noter pour cette partie
errors-engine-form-codes-missing = manque
errors-engine-form-codes-doubled = est cité deux fois
errors-engine-form-codes-unknown-item = n’est pas connu
errors-engine-form-codes-outdated = porte sur quelque chose qui a changé depuis
errors-engine-form-codes-past = est dans le passé
errors-engine-form-codes-unreadable = est illisible
errors-engine-form-codes-not-sealed = n’est pas scellé : inutile de noter qui le regarde
errors-engine-sentence = Ça n’a pas marché, et je ne sais pas dire pourquoi. Réessaie, et préviens un directeur si ça se répète.
errors-engine-invariant = C’est une erreur de ma part, pas de la tienne. Tout a été noté ; préviens un directeur.
errors-engine-newer-event = Ceci a été écrit par une version plus récente de Herald. Il faut d’abord mettre à jour ; rien n’est perdu.
errors-engine-not-ahead = La ronde { $round_number } ne peut pas être appariée à l’avance : dans ce format, chaque ronde dépend du dernier classement.
errors-engine-work-stopped = Arrêté. Rien n’a changé.
errors-engine-unknown-entrant = Je ne trouve pas ce joueur dans ce tournoi. Choisis-en un dans la liste en tapant.
errors-engine-unknown-pairing = Je ne trouve pas cette partie : la ronde a peut-être été réappariée. Regarde `/tournament pairings`.
errors-engine-not-your-game = Seuls ceux qui jouent cette partie peuvent faire ça, et ce n’est pas le cas de { $entrant } : { $pairing }.
errors-engine-wrong-phase = Le tournoi { $now }. Ceci n’est possible que quand il { $needs }.
errors-engine-already-entered = Rien à faire : { $entrant } est déjà inscrit.
errors-engine-not-in = Pas possible maintenant : { $entrant } { $status }.
errors-engine-ratings-fixed = Les cotes et les têtes de série sont figées et ne changent plus.
errors-engine-unknown-format = Je ne connais aucun format ni modèle nommé « { $key } ». Choisis-en un dans la liste en tapant.
errors-engine-format-not-loaded = Le format « { $key } » est inutilisable pour l’instant : son code ne se charge pas. Le journal du bot dit pourquoi.
errors-engine-not-next = Cette étape n’est pas la suivante ; quelqu’un vient sans doute de la faire. Regarde avec `/round preview`.
errors-engine-results-missing = La ronde n’est pas finie. Encore sans résultat : { $pairings }.
errors-engine-prompt-open =
    { $count ->
        [one] { $count } question attend
       *[other] { $count } questions attendent
    } d’abord une réponse : voir `/round answer`.
errors-engine-no-such-prompt = Cette question ne se pose plus : elle a reçu une réponse, ou le tournoi a avancé.
errors-engine-already-answered = Il y a déjà une réponse : **{ $answer }**.
errors-engine-no-such-draw = Aucun tirage « { $draw } » n’a été annoncé.
errors-engine-already-drawn = Le tirage « { $draw } » a eu lieu. Les mots ne comptent qu’avant.
errors-engine-already-contributed = { $entrant } a déjà donné un mot pour ce tirage ; chacun en a un seul.
errors-engine-result-exists = Il y a déjà un résultat pour { $pairing }. S’il est faux, demande à un directeur de le corriger.
errors-engine-no-report = Aucun résultat annoncé n’est en attente pour { $pairing }. Pour dire comment ça s’est terminé : `/match report`.
errors-engine-own-report = C’est l’annonce de ton propre camp : c’est à ton adversaire de la confirmer. Si elle est fausse, tu peux la retirer.
errors-engine-too-early = Trop tôt : c’est possible à partir du { $allowed_from }.
errors-engine-too-late = Trop tard : c’était possible jusqu’au { $allowed_until }. Un directeur peut encore t’aider.
errors-engine-no-game-time = Il n’y a pas encore d’heure définitive pour { $pairing }. Attends qu’elle soit annoncée.
errors-engine-not-here = Signale d’abord que tu es là : clique sur **Je suis là** ou utilise `/match here`.
errors-engine-opponent-here = Ton adversaire est là, il n’y a donc rien à réclamer. Lancez la partie.
errors-engine-more-time-granted = Tu as donné plus de temps à ton adversaire. Tu pourras réclamer la partie { $until_distance }.
errors-engine-round-closed = Ce n’est possible que dans la dernière ronde, et { $name } ne l’est pas. Tu peux encore en corriger les résultats.
errors-engine-nothing-to-undo = Il n’y a plus rien à annuler.
errors-engine-branch-played = { $title } se joue déjà avec ces participants. Annule-le d’abord là-bas avec `/td cancel`, puis réessaie : il recommencera avec les bons joueurs.
errors-engine-not-last-command = Il s’est passé autre chose depuis, et on n’annule qu’une étape à la fois. Rouvre `/td undo`.
errors-engine-deadline-passed = Le calendrier l’a déjà fait. Rien n’a été fait deux fois.
errors-engine-bad-form = Quelque chose ne va pas : { $error }. Rien n’a été enregistré ; corrige-le.
errors-engine-form-closed = Trop tard : c’était à rendre avant le { $due }. Un directeur peut encore le faire.
errors-engine-no-appeal = Il n’y a pas d’appel à faire ni à trancher pour { $entrant } en ce moment.
errors-engine-reason-needed = Cette décision est notée avec sa raison. Indique-la.
errors-engine-field = Ces inscrits ne permettent pas de jouer ce format (nombre : { $found }, limite : { $limit }). Vérifie les options.
errors-engine-no-pairing = Les règles ne permettent aucun appariement de cette ronde. Fais-le toi-même avec `/judge override`.
errors-engine-report-winner-not-seated = Le vainqueur que tu as indiqué ne joue pas dans { $game }. Choisis l’un des deux.
errors-engine-report-scores-contradict = Les scores de { $game } contredisent le vainqueur indiqué. Vérifie à qui est quel score.
errors-engine-report-no-ties = Pas de nulle ici : { $game } a un vainqueur. Dis qui a gagné.
errors-engine-bad-report = Ce résultat ne va pas avec { $game }. Vérifie-le.
errors-engine-remedies = Tu peux { $ways }.
errors-engine-remedy-invite =
    inviter { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } de plus
errors-engine-remedy-take-out =
    retirer { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } avec `/players withdraw`
errors-engine-remedy-take-out-first =
    retirer { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } avec `/players withdraw` (selon les règles, d’abord : { $first })
errors-engine-options =
    Ces options ne vont pas :
    { $problems }
    Rien n’a changé ; corrige-les.
errors-engine-bad-answer = « { $answer } » ne fait pas partie des réponses possibles. Choisis-en une qui est proposée.
errors-engine-no-answer = Une réponse vide n’est pas possible. Choisis-en une qui est proposée.
errors-engine-bad-round = Chacun doit figurer exactement une fois dans la ronde.
errors-engine-check-round = Vérifie les appariements.
errors-engine-bad-round-part =
    { $what ->
        [missing] Manque : { $who }.
        [doubled] Présent deux fois : { $who }.
       *[unknown] Hors de cette ronde : { $who }.
    }
errors-engine-bad-round-boards =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } avec un mauvais numéro.
errors-engine-handmade =
    { $code ->
        [no_match_for] Pas dans un match de cette ronde : { $who }. Les joueurs de ses matchs peuvent échanger leurs places ; personne d’autre ne peut s’y ajouter.
        [different_parts] { $who } ne sont pas dans la même partie de la ronde et ne peuvent pas s’y rencontrer. Échange les places à l’intérieur d’une partie.
        [left_out] Sans partie ni exemption : { $who }. Quiconque est encore en lice doit en avoir une.
        [other_number] La ronde compte autant de parties et d’exemptions que le disent les règles. Change qui joue où, pas le nombre de parties.
        [must_stay] Le match de { $who } reste tel quel : il est rejoué, ou l’adversaire est parti.
        [no_rounds_off] Dans ce format, personne ne peut demander de repos : { $who }. Donne-leur une partie ou une exemption.
        [out] Déjà éliminés : { $who }. Ils ne peuvent pas jouer cette ronde.
       *[same_couples] Dans cette ronde, qui rencontre qui est fixé. Tu peux seulement changer qui est placé en premier.
    }
# A draw whose secret is not known here.
errors-engine-seed-unknown = Ce journal a été exporté avant la fin et ne dit pas l’aléa ; ce tirage ne peut donc pas en être fait.
errors-engine-dependent-games =
    { $count ->
        [0] Ce qui a été publié depuis dépend de ce résultat.
        [one] Une partie ultérieure dépend de ce résultat.
       *[other] { $count } parties ultérieures dépendent de ce résultat.
    } La direction doit choisir ce qu’il en advient avec `/round result`.
errors-engine-came-late = Tu es arrivé trop tard pour réclamer la partie. Si aucun de vous n’était là à temps, la direction décide.
errors-engine-forfeit-stands = { $pairing } a été perdue par forfait. D’après le règlement, on ne rejoue pas après un forfait, quelle qu’en soit la raison.
errors-engine-game-time =
    { $code ->
        [past] Cette heure est déjà passée. Choisis-en une à venir.
        [final] L’heure de { $pairing } était définitive, et d’après le règlement elle ne change plus.
       *[outside] Les parties de cette ronde se jouent de { $earliest } à { $latest } ; cette heure est en dehors.
    }
# Another number is entered for a draw whose result is public.
errors-engine-number-told = Ce tirage a eu lieu et tout le monde connaît le nombre : { $told }. Aucun autre ne peut le remplacer.
# The beacon named for a draw cannot be reached.
errors-engine-beacon-missing = Je n’arrive pas à joindre la balise annoncée pour ce tirage, il attend donc. Réessaie plus tard. La direction peut aussi le faire sans elle : en public, avec la raison.
errors-engine-no-seat = La ronde en cours n’a pas de partie pour { $entrant } : déjà dedans, personne n’est exempt, ou les deux se sont déjà rencontrés.
errors-engine-unknown-refusal = Une autre version de Herald l’a refusé, pour une raison que celle-ci ne connaît pas.
errors-engine-no-time-claim = Il n’y a rien à répondre : { $pairing }, personne n’attend ta réponse sur le temps.
errors-engine-no-doubt = Il n’y a plus rien à décider pour { $game }.
errors-engine-other-seats = Cela concerne d’autres joueurs que ceux de { $game }.
errors-engine-report-contradicted = Un joueur de { $game } a annoncé autre chose.
errors-engine-already-member = Rien à faire : cette personne agit déjà pour { $entrant }.
errors-engine-member-elsewhere = Personne n’est deux fois dans un tournoi, et cette personne y joue déjà : { $entrant }.
errors-engine-not-member = Rien à faire : cette personne n’agit pas pour { $entrant }.
errors-engine-not-guest = { $entrant } est sur Discord et n’a besoin de personne pour parler à sa place. Pour jouer en équipes, la direction règle d’abord leur taille : `/td options`.
errors-engine-team-full = Plus de place : { $entrant } en a déjà { $most }, le maximum. Quelqu’un doit d’abord partir : `/team remove`.
errors-engine-report-no-series = Non enregistré : { $game } est une seule partie. Un score suffit.
errors-engine-report-too-many-games = Non enregistré : c’est plus de parties que { $game } ne peut en avoir.
errors-engine-report-played-on = Non enregistré : { $game } était décidé avant la dernière de ces parties. Vérifie-les.
errors-engine-report-too-few-games = Non enregistré : ces parties ne décident pas encore { $game }. Donne le score de chacune, comme `11-7 9-11 11-5`.
errors-engine-report-games-contradict = Non enregistré : les scores des parties de { $game } ne correspondent pas au résultat. Vérifie les deux.
errors-engine-no-round-left = Trop tard : il ne reste aucune ronde où se reposer.
errors-engine-not-a-round-off = La ronde { $round_number } ne peut pas être changée ici. Choisis une ronde de { $first } à { $last } ; si elle est sur le point d’être publiée, un directeur peut encore t’aider.
errors-engine-no-rounds-off = Dans ce format, on ne peut pas demander de repos : il fixe qui rencontre qui. Demande à un directeur de déplacer ta partie, ou quitte le tournoi avec `/leave`.
errors-engine-untimed-game = { $pairing } n’a pas d’heure fixe, on ne peut donc pas y être en retard. Demande à un directeur si ton adversaire ne vient pas.
errors-engine-directors-decide = Un directeur tranche au sujet de { $pairing } ; la question lui est posée.
errors-engine-no-teams = Ici, chacun joue pour soi. Pour des équipes, la direction règle d’abord leur taille : `/td options`.
errors-engine-no-free-players = Personne ne cherche encore d’équipe. Pour ça, on clique sur **Rejoindre une équipe**.
errors-engine-stale-teams = Un joueur ou une équipe vient d’arriver ou de partir. Clique encore sur **Tirer les équipes**.
errors-engine-no-latecomers = Trop tard, ça a commencé : **{ $title }** ne prend plus personne.
