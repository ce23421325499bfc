imports-title-refused = Rien n’a été importé
imports-title-done = Liste importée
imports-title-preview = Ce que dit la liste
imports-new = Nouveaux
imports-changed = Modifiés
imports-ignored = Colonnes ignorées
imports-fix-and-send-again = Corrige le fichier et renvoie-le.
imports-how-to = La première ligne nomme les colonnes : name, discord, rating, uncertainty, games, joined, account. Puis une ligne par inscrit.
imports-problems-too-large = le fichier est trop gros ; 1 Mo au maximum
imports-problems-not-text = ce n’est pas un fichier texte ; enregistre le tableau en CSV
imports-problems-no-rows = il n’y a personne sous la ligne des noms de colonnes
imports-problems-too-many-rows = il a { $value } lignes ; 3 000 au maximum
imports-problems-no-name-column = aucune colonne ne s’appelle « name » ou « discord »
imports-problems-doubled-column = une deuxième colonne dit la même chose
imports-problems-too-many-cells = plus de cases que de colonnes : « { $value } » n’a pas de place
imports-problems-nobody = ni nom ni compte Discord
imports-problems-long-name = le nom dépasse 80 caractères
imports-problems-not-a-number = « { $value } » n’est pas un nombre
imports-problems-two-readings = « { $value } » peut se lire de deux façons ; écris les nombres comme 1532.5 et les jours comme 2010-01-31
imports-problems-not-whole = « { $value } » n’est pas un nombre entier
imports-problems-negative = « { $value } » est inférieur à zéro
imports-problems-not-a-date = « { $value } » n’est pas une date ; écris-la comme 2010-01-31
imports-problems-not-an-account = « { $value } » n’est ni un ID ni un nom d’utilisateur Discord
imports-problems-unknown-account = personne sur ce serveur ne s’appelle « { $value } »
imports-problems-missing = doit être rempli
imports-problems-doubled = « { $value } » figure déjà plus haut dans le fichier
imports-problems-several-entrants = plusieurs inscrits s’appellent « { $value } » ; écris plutôt leur numéro, comme #7, ou ajoute une colonne avec leurs identifiants Discord
imports-problems-two-entrants = le compte est celui d’un inscrit, le nom « { $value } » celui d’un autre
imports-refused =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à corriger. { imports-fix-and-send-again }
imports-summary =
    { $new ->
        [one] { $new } nouvel inscrit
       *[other] { $new } nouveaux inscrits
    }, { $changed ->
        [one] { $changed } inscrit modifié.
       *[other] { $changed } inscrits modifiés.
    }
imports-played-elsewhere =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } avec { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    } : tout est importé tel que joué ailleurs.
imports-problem = La liste : { $text }
imports-problem-line = Ligne { $line } : { $text }
imports-problem-column = Ligne { $line }, { $column } : { $text }
imports-did-you-mean = { $head } (tu voulais dire « { $guess } » ?)
imports-problems-too-high = « { $value } » est trop élevé
imports-problems-not-a-choice = « { $value } » ne fait pas partie des réponses possibles
imports-seed = tête de série { $first }
imports-seeds = tête de série { $first } à { $last }
imports-columns-of = Ce tournoi lit aussi : { $heads }.
imports-together-with = { $text } (voir aussi { $names })
imports-alike = ⚠ Plusieurs personnes du même nom
imports-alike-line =
    { $name } : { $count ->
       *[other] { $count } personnes
    }. Leur numéro dans la liste les distingue.
imports-problems-in-team = joue déjà dans l’équipe « { $value } »
imports-known = Connus de tournois précédents ici ; ils gardent leur nom d’alors
imports-known-line = { $name } est { $earlier } (compte { $account })
imports-account-of-several = { $name } : plusieurs personnes ici ont le compte { $account }, une nouvelle personne est donc créée
# The title of the form for a list of names
imports-names-title = Noms
# How a line looks; at most 100 characters
imports-names-help = Ana, ou avec une cote : Ana 1720. Numérotés, ils fixent les seeds : 1. Ana, 2. Bo
imports-places-ahead = Les places sont celles de **{ $last }**. Importe-les après cette liste avec `/players fetch what:places`.
imports-place-asked = { $text }, si c’est la même personne
imports-places-open = **{ $last }** n’est pas encore fini. Importe ses places plus tard avec `/players fetch what:places`.
