report-skip = Aller aux résultats
report-contents = Sommaire
report-result = Résultat
report-prizes = Prix
report-rules = Règles
report-chronicle = Ce qui a été annoncé à tous
report-draws = Tirages au sort
report-about = À propos de ce rapport
report-pictures = Images
report-seeds = Ordre de départ
report-standings = Classement
report-crosstable = Grille américaine
report-rounds = Rondes
report-why = Pourquoi ces appariements
report-why-order = Pourquoi dans cet ordre
report-players = Joueurs
report-questions = Questions et réponses
report-byes = Byes
report-idle = Non appariés
report-sealed = Les appariements et résultats de cette étape sont sous scellés pour l’instant ; seuls les directeurs peuvent les voir.
report-not-begun = Le jeu n’a pas commencé.
report-status = Statut
report-crosstable-points = Points
report-board = Table
report-first = Premier
report-second = Second
report-by-lot = tiré au sort
report-by-somebody = réponse de
report-statuses-active = inscrit
report-statuses-waiting = en attente
report-statuses-withdrawn = retiré
report-statuses-removed = exclu après un forfait
report-statuses-disqualified = disqualifié
report-no-draws = Aucun tirage au sort.
report-public-draws = Tirages promis en public
report-all-draws = Tous les tirages
report-check-a-draw = Chaque nombre peut être recalculé. Prends le SHA-256 du texte du tableau, lis-le comme un nombre entier, divise-le par la taille de l’intervalle ; le reste, compté à partir du plus petit nombre de l’intervalle, est ce qui a été tiré. Avec Python :
report-check-a-promise = Un tirage public est promis par le SHA-256 de son secret. Vérifie que le secret révélé ensuite donne exactement cet engagement. Puis mêles-y les mots, l’un après l’autre : chaque fois, le nouveau secret est le SHA-256 de l’ancien, d’une barre oblique et du mot. Le dernier secret figure en tête du texte à hacher.
report-check-the-seed = Tous les secrets viennent d’un seul nombre aléatoire. Le secret d’un tirage est le SHA-256 de l’aléa, d’une barre oblique et du nom sous « Secret of » ; si des joueurs ont donné des mots pour tous les tirages, ils ont d’abord été mêlés à l’aléa.
report-recipe =
    from hashlib import sha256

    def drawn(text, low, high):
        number = int(sha256(text.encode()).hexdigest(), 16)
        return low + number % (high - low + 1)

report-small-print = Un hachage si grand que les petits nombres seraient favorisés est sauté : on ajoute /1 au texte, puis /2, et ainsi de suite. Avec des intervalles de moins d’un million, ça n’arrive jamais en pratique.
report-title = { $tournament } : rapport
report-summary =
    { $phase } · { $entrants ->
        [one] { $entrants } inscrit
       *[other] { $entrants } inscrits
    } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec un résultat
report-times-in = Les heures sont à l’heure de { $zone }, sauf indication contraire ; chacune porte son fuseau.
report-made-at = Établi le { $at }.
report-place = { $first } rang
report-stage = Étape { $number } : { $name }
report-played-as-time-control = { $system }. Cadence : { $time_control }.
report-out-of = { $low } à { $high }
report-seed-no-revealed = Son SHA-256 est { $commitment } ; l’aléa elle-même est révélée à la fin du tournoi.
report-seed = C’était { $revealed } ; son SHA-256, publié dès le début, est { $commitment }.
report-origin =
    Établi par Herald à partir d’un journal de { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, écrit par la version { $engine } de son moteur. Les directeurs peuvent exporter ce journal ; python -m formats verify refait chaque appariement et chaque tirage qu’il contient.
report-head-seed = Départ
report-head-name = Nom
report-head-rating = Cote
report-head-rank = Rang
report-head-points = Points
report-head-won = Victoires
report-head-tied = Nulles
report-head-lost = Défaites
report-head-time = Heure
report-head-result = Résultat
report-head-number = Numéro
report-head-what = Quoi
report-head-question = Question
report-head-answer = Réponse
report-head-how = Comment
report-head-of = Sur
report-head-what-for = Pour quoi
report-head-text-to-hash = Texte à hacher
report-head-secret-of = Secret
report-head-commitment = Engagement publié avant
report-head-words = Mots mélangés
report-head-secret-told = Secret révélé après
# News: what has happened, as sentences
report-news-draft = Le tournoi est de nouveau en préparation.
report-news-registration = Les inscriptions sont ouvertes.
report-news-closed = La liste des participants est complète.
report-news-running = Le jeu a commencé.
report-news-finished = Le tournoi est terminé et le classement est définitif.
report-news-cancelled = Le tournoi a été annulé.
report-news-series = C’est maintenant une série de soirées.
# $round is its name
report-news-round-out = { $round } est là.
# $cause: why
report-news-paired-again = { $round } a de nouveaux appariements ({ $cause }).
# $game: both names
report-news-rematch = { $game } sera rejouée.
report-news-withdrew = { $who } s’est retiré.
report-news-result = Un directeur a enregistré { $game } : { $result }.
