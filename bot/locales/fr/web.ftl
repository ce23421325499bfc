### What the page on the web says.
web-skip = Aller au contenu
web-sections = Pages de ce tournoi
web-home = Tous les tournois
web-tournaments = Tournois
web-none = Il n’y a aucun tournoi à montrer ici.
web-overview = Aperçu
web-schedule = Calendrier
web-pairings = Appariements
web-standings = Classement
web-crosstable = Grille
web-bracket = Tableau
web-groups = Groupes
web-odds = Probabilités
web-draws = Tirages
web-players = Joueurs
web-rules = Règles
web-files = Fichiers
web-chronicle = Annonces
web-report = Le rapport complet
web-live = En direct
web-offline = En attente de connexion
web-all-rounds = Rondes
web-all-stages = Phases
web-zone-label = Votre fuseau horaire
web-zone-show = Afficher
web-zone-shown = Heures de { $zone }.
web-zone-own = Heures à votre montre.
web-not-yet = Rien à montrer pour l’instant.
web-why = Pourquoi ?
web-games-open = Parties à venir
web-without-time = Sans horaire
web-tentative = provisoire
web-history = Parties
web-career = Autres tournois
web-download-tables = Tableau pour tableur (CSV)
web-download-trf = Pour logiciels d’échecs (TRF)
web-download-tsh = Pour tsh
web-download-log = Le journal complet, pour le vérifier
web-log-kept = Le journal n’est pas publié.
web-odds-now = Chances actuelles
web-odds-over-time = Chances de finir premier après chaque ronde
web-odds-working = Les chances sont en cours de calcul. Revenez dans un instant.
web-rank-paths = Rangs après chaque ronde
web-missing-title = Introuvable
web-missing = Cette page n’existe pas, ou la direction l’a fermée.
web-busy-title = Un instant
web-busy = Cette page ne peut pas être affichée pour le moment. Réessayez dans une minute.
web-made-by = Organisé avec Herald. Chaque appariement, tirage et place s’explique, et chacun peut vérifier.
web-language = Langue
web-privacy = Confidentialité
web-consent-title = Lier un compte
web-consent-given = Merci. Copiez la ligne ci-dessous, retournez dans la discussion et donnez-la avec /me account, à la place du nom. Elle est valable quelques minutes, et pour vous seul.
web-consent-lacks = Le serveur de jeu n'a envoyé aucun accord. Rien n'a changé ; vous pouvez recommencer avec /me account.
web-check-it-yourself = Vérifiez vous-même
web-check-how = Placez le journal dans une copie de Herald (il lui faut Python 3.11 et make), et laissez votre propre machine refaire chaque appariement et chaque tirage :
# First page of a tournament: heading over what is going on
web-now = Maintenant
# The same page: headings
web-latest-results = Derniers résultats
web-leaders = En tête
# Link below the leaders
web-all-standings = Tout le classement
# Beside a bar
web-progress = { $played } parties jouées sur { $games }
# Link to the tournament's channel
web-channel = Ouvrir dans Discord
# Where a game is played: $board is a number
web-board = Table { $board }
# Described to those who do not see it: the picture on the first page
web-board-picture = Le classement ou le tableau en image
