tables-name = Nom
tables-federation = Féd.
tables-points = Pts
tables-standings = Classement
tables-crosstable = Grille américaine
tables-lives = Vies
tables-schedule = Horaires
tables-field = Participants
tables-nobody = Personne n’est encore inscrit.
tables-no-rounds = Aucune ronde n’a encore été publiée.
tables-no-games = Aucune partie à montrer.
tables-waiting = Liste d’attente
tables-no-longer-in = Ne jouent plus
tables-left-withdrawn = Retiré
tables-left-removed = Exclu après un forfait
tables-left-disqualified = Disqualifié
tables-wall-chart-help = Une case : le numéro de l’adversaire, le camp et le résultat.
tables-chess-chart-help = Une case : numéro de l’adversaire, couleur et résultat : 1, ½ ou 0, + ou - par forfait. U : exempt, H et F : rondes sautées avec des points, -0 : pas de partie.
tables-spread-chart-help = Une case : l’issue de la ronde et l’écart cumulé ensuite.
tables-bye-letter = E
tables-no-result = x
tables-grid-help = Une case : le résultat contre l’inscrit de ce numéro, une marque par partie.
tables-lives-words- = gagné
tables-lives-words--2 = perdu
tables-lives-words--3 = nulle
tables-lives-words--4 = gagné par forfait
tables-lives-words--5 = perdu par forfait
tables-lives-words-x = ne compte pas
tables-lives-words--6 = en cours
tables-lives-words-b = bye
tables-lives-words--7 = {""}
tables-lives-help = Chaque colonne est une ronde. b bye, . pas de partie.
tables-unbeaten = Invaincus
tables-bye-cell = bye
tables-after-part-open-games =
    { $part }, { $open_games ->
        [one] { $open_games } partie
       *[other] { $open_games } parties
    } en cours.
tables-after-part = Après { $part }.
tables-final = Classement final.
tables-before = Avant la première ronde.
tables-before-open =
    Avant la première ronde ; { $open_games ->
        [one] { $open_games } partie
       *[other] { $open_games } parties
    } encore en cours.
tables-after = Après la ronde { $played }
tables-after-of = Après la ronde { $played } sur { $planned }
tables-still-open =
    { $done } ; { $open_games ->
        [one] { $open_games } partie
       *[other] { $open_games } parties
    } encore en cours.
tables-record = victoires : { $wins }, défaites : { $losses }
tables-record-ties = victoires : { $wins }, nulles : { $ties }, défaites : { $losses }
tables-losses =
    { $count ->
        [one] { $count } défaite
       *[other] { $count } défaites
    }
tables-won = V
tables-tied = N
tables-lost = D
tables-after-named = Après : { $round }
tables-reached = Parcours
tables-reserves = Réserves
