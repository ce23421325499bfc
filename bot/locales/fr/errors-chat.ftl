errors-chat-roles-director = les directeurs
errors-chat-roles-coordinator = les coordinateurs
errors-chat-roles-entrant = les joueurs
errors-chat-round-text-codes-nobody = personne ne s’appelle « { $part } »
errors-chat-round-text-codes-several = « { $part } » peut désigner { $names } ; écris le numéro de la liste, par exemple #3
errors-chat-round-text-codes-not-a-game = « { $part } » n’est ni une partie comme `Ana - Bo` ni un bye comme `bye Eve`
errors-chat-no-tournament-given = Je ne connais ici aucun tournoi nommé « { $given } ». Choisis-en un dans la liste en tapant.
errors-chat-no-tournament = Il n’y a pas de tournoi ici. Choisis-en un avec l’option `tournament`, ou demande à un directeur d’en créer un avec `/td create`.
errors-chat-not-staff-error = Seuls les membres qui peuvent gérer les évènements de ce serveur peuvent lancer un tournoi. Demande à l’un d’eux.
errors-chat-not-staff = Seuls { $roles } de ce tournoi peuvent faire ça. Demande-leur ; `/tournament info` donne les noms.
errors-chat-not-entered = Tu ne participes pas à **{ $title }**. Tant que les inscriptions sont ouvertes, `/join` t’inscrit.
errors-chat-staff-may-not-play = On ne peut pas à la fois être { $role } et jouer dans le même tournoi. Un des deux rôles doit revenir à quelqu’un d’autre.
errors-chat-no-game = Tu n’as pas de partie en cours dans **{ $title }**. `/me next` montre la suite.
errors-chat-server-only = Ça ne marche que sur un serveur. Fais-le dans le salon du tournoi.
errors-chat-import-refused = Impossible d’importer la liste : { $problems }. Rien n’a changé ; corrige-la et renvoie-la.
errors-chat-draft-gone = Ce n’est plus ouvert, ou tu as recommencé depuis. Rien n’a changé ; reprends du début.
errors-chat-last-director = Un tournoi a besoin d’un directeur. Nomme d’abord quelqu’un d’autre avec `/td staff`.
errors-chat-entrant-on-staff = On ne peut pas être { $role } de ce tournoi et y jouer, or { $entrant } y joue. Retire d’abord cette inscription.
errors-chat-unknown-round = Il n’y a pas encore de ronde « { $given } ». Choisis-en une dans la liste en tapant.
errors-chat-no-question = Aucune question ouverte : rien n’attend de réponse en ce moment.
errors-chat-nobody-named = Dis qui : soit un membre de ce serveur, soit le nom d’un invité, pas les deux.
errors-chat-bad-score = « { $given } » n’est pas un score. Écris-le comme `412:380`.
errors-chat-no-result-given = Choisis qui a gagné sous `winner`, ou écris le `score`, par exemple `412:380`.
errors-chat-round-text = Je n’arrive pas à lire ces appariements : { $problems }. Rien n’a changé.
errors-chat-no-timetable = **{ $title }** n’a pas de calendrier hebdomadaire : conviens directement d’une heure avec ton adversaire.
errors-chat-times-final = L’heure de { $pairing } est définitive et ne change plus. Seul un directeur peut déplacer une partie.
errors-chat-not-astart-time = Aucune partie ne commence le { $at }. Il en commence une toutes les { $slot_minutes }, du { $first } au { $last }.
errors-chat-nothing-required = Aucune exigence d’un directeur n’attend ta réponse.
errors-chat-no-form = Tu n’as aucun formulaire à remplir pour **{ $title }** en ce moment.
errors-chat-not-offered = Ce n’est plus possible : les choses ont avancé depuis. `/me next` montre où ça en est.
errors-chat-several-tournaments = De quel tournoi parles-tu : { $titles } ? Nomme-le dans l’option `tournament`.
errors-chat-which-tournament = De quel tournoi parles-tu ?
errors-chat-no-channel-at-all = Je ne vois pas ce salon. Donne-moi accès ou choisis-en un autre.
errors-chat-no-voice-channel = Choisis un salon vocal de ce serveur que je peux voir.
errors-chat-no-channel = Je ne peux pas publier dans ce salon. Donne-moi là-bas : { $missing }.
errors-chat-sealed-log = Le journal contient ce qui est encore sous scellés : { $titles }. Jusqu’à la révélation, seuls les directeurs peuvent l’exporter.
errors-chat-bad-fields = Certains champs ne vont pas encore. Rien n’a changé.
errors-chat-stale-action = Cela ne fait plus rien. Recommence avec la commande.
errors-chat-not-your-form = Ce formulaire a été ouvert pour quelqu’un d’autre. Ouvre le tien.
errors-chat-not-your-work = Quelqu’un d’autre attend ce calcul ; cette personne seule peut l’arrêter.
errors-chat-reading-too-long = La lecture prenait trop de temps : je me suis arrêté, et rien n’a changé. Vérifie que c’est le bon texte ou le bon fichier, ou envoie-le en plusieurs parties plus petites.
errors-chat-file-too-large = Le fichier est trop gros ; { $most } Mo au maximum.
errors-chat-file-type = Le nom du fichier doit se terminer par { $endings }.
errors-chat-table =
    { $code ->
        [wide] La ligne { $line } du fichier a plus de { $most } colonnes. Rien n’a changé.
        [many_rows] Le fichier a plus de { $most } lignes. Rien n’a changé.
       *[long_cell] À la ligne { $line } du fichier, une cellule dépasse { $most } caractères, ou son guillemet n’est jamais fermé. Rien n’a changé.
    }
errors-chat-log-beyond-limits =
    { $what ->
        [line] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : une ligne a au plus { $most } caractères. Rien n’a changé.
        [depth] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : les valeurs ont au plus { $most } niveaux. Rien n’a changé.
        [number] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : un nombre entier a au plus { $most } bits. Rien n’a changé.
        [title] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : un titre a au plus { $most } caractères. Rien n’a changé.
        [name] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : un nom a au plus { $most } caractères. Rien n’a changé.
        [stages] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : il y a au plus { $most } phases. Rien n’a changé.
        [entrants] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : il y a au plus { $most } inscrits. Rien n’a changé.
       *[text] La ligne { $line } du fichier contient plus que ce qu’un tournoi peut avoir : un texte a au plus { $most } caractères. Rien n’a changé.
    }
# Refusal: results typed a line a game cannot be read.
errors-chat-result-line-nothing = Il n’y a aucune ligne à lire.
errors-chat-result-line-too-many = Cela fait plus de mille lignes.
errors-chat-result-line-not-a-result = « { $part } » n’est pas un résultat comme `12 450 380` ou `Ana beat Bo`
errors-chat-result-line-too-long = « { $part } » et la suite font plus de 200 caractères : un résultat ou un joueur par ligne, s’il te plaît
errors-chat-result-line-ambiguous = « { $part } » peut se lire de plusieurs façons ; écris-le avec la table, comme `3 2-1`, ou avec des numéros de la liste, comme `#3 - #14 2-1`
errors-chat-result-line-nobody = personne avec une partie en cours ne s’appelle « { $part } »
errors-chat-result-line-several = « { $part } » peut désigner plusieurs personnes ; écris le numéro de la liste, comme #3
errors-chat-result-line-no-board = il n’y a pas de table { $part } dans cette ronde
errors-chat-result-line-not-paired = { $part } n’ont pas de partie en cours
errors-chat-result-line-has-result = cette partie a déjà un résultat : « { $part } » ; `/round result` le corrige
errors-chat-result-line-twice = cette partie y est deux fois : « { $part } »
errors-chat-result-line = Ligne { $line } : { $problem }
errors-chat-result-lines =
    Rien n’a été enregistré :
    { $problems }
errors-chat-several-entrants = « { $given } » peut être { $which }. Tape le numéro, comme #3, ou choisis dans la liste.
errors-chat-not-in-game = « { $given } » ne dit pas lequel des deux : { $first } ou { $second } ?
errors-chat-not-disputed = « { $given } » n’a ici aucune partie contestée à trancher. Nomme une fois le vainqueur de chaque partie contestée, par exemple : Grace, Hiro.
errors-chat-line-named-twice = « { $part } » apparaît deux fois
errors-chat-line-no-rating = « { $part } » n’a pas de cote, comme `Ana 1720`
errors-chat-line-no-player = personne parmi les inscrits ne s’appelle « { $part } »
errors-chat-webhook-off = L’hébergeur de ce bot a désactivé les webhooks.
errors-chat-webhook-unreadable = Je ne peux rien envoyer à cette adresse. Elle ressemble à `https://example.org/hook`.
errors-chat-webhook-password = Une adresse contenant un nom et un mot de passe n’est pas acceptée : ce qui est envoyé est plutôt signé.
errors-chat-webhook-https = Seules les adresses qui commencent par `https://` sont acceptées.
errors-chat-webhook-private = Cette adresse n’est pas sur Internet, je n’y envoie donc rien.
errors-chat-no-webhook = Ce webhook n’existe plus.
errors-chat-unknown-rule = Il n’y a pas de règle « { $typed } » ici. `/tournament rules` les énumère.
errors-chat-server-off = Aucun serveur de jeu de ce nom n’est utilisé ici.
errors-chat-server-unreachable = { $server } est injoignable pour le moment. Réessaie plus tard.
errors-chat-server-unknown-account = { $server } ne connaît pas ce compte. Vérifie l’orthographe.
errors-chat-server-not-proved = Je ne vois pas encore la preuve sur { $server }. Enregistre-la et réessaie dans une minute.
errors-chat-server-refused = { $server } ne m’y autorise pas. Préviens la personne qui héberge ce bot.
errors-chat-roles-judge = les juges
errors-chat-sign-up-to-come = Les inscriptions ne sont pas encore ouvertes. À leur ouverture, je publie une carte avec le bouton *S’inscrire*.
errors-chat-sign-up-over = Ce tournoi est terminé. `/tournament list` montre où l’on peut encore s’inscrire.
errors-chat-sign-up-closed =
    Les inscriptions sont closes. { $count ->
        [0] La direction
       *[other] Demande à { $directors } : la direction
    } peut encore te faire entrer avec `/players add`, tant que le format accepte des retardataires.
errors-chat-not-captain = Seuls le capitaine de { $entrant } et la direction peuvent le faire ; pour un invité, seulement la direction. Chacun peut se retirer avec `/team remove`.
errors-chat-field-from-list =
    Les joueurs viennent ici de la liste des directeurs. { $count ->
        [0] Un directeur
       *[other] { $directors }
    } peut t’en dire plus.
errors-chat-line-no-choice = « { $part } » ne fait pas partie des réponses
errors-chat-line-no-times = Je ne lis pas « { $part } » comme des heures telles que `sat 10-14, sun any`
errors-chat-no-such-link = Aucun lien personnel ne s’ouvre avec cela. Envoie l’adresse entière du lien que tu as pour ce tournoi ; la direction peut en faire un nouveau.
errors-chat-kept-apart-schedule = { $system } suit un calendrier qui dit qui rencontre qui : on ne peut y séparer personne. Un système suisse ou à élimination le permet.
errors-chat-kept-apart-drawn = Les places de { $system } sont déjà attribuées ; qui rencontre qui ne change plus.
errors-chat-kept-apart-same = Nomme deux joueurs différents.
errors-chat-not-free = { $name } n’a pas encore dit oui. Un clic sur **Rejoindre une équipe** suffit, ou tu peux ensuite choisir.
