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
web-entrants-left = { $entrants }, { $left } hors tournoi
web-rules = Règles
web-files = Fichiers
web-chronicle = Annonces
web-report = Le rapport complet
web-live = En direct
web-offline = En attente de connexion
web-all-rounds = Rondes
web-all-stages = Phases
web-zone-label = Ton fuseau horaire
web-zone-show = Afficher
web-zone-shown = Heures de { $zone }.
web-zone-own = Heures à ta montre.
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
web-odds-working = Les chances sont en cours de calcul. Reviens dans un instant.
web-odds-games = Ce que vaut une partie
web-odds-after-win = 1er après une victoire
web-odds-after-loss = 1er après une défaite
web-odds-sure = Une victoire assure la place { $place }.
web-rank-paths = Rangs après chaque ronde
web-missing-title = Introuvable
web-missing = Cette page n’existe pas, ou la direction l’a fermée.
web-busy-title = Un instant
web-busy = Cette page ne peut pas être affichée pour le moment. Réessaie dans une minute.
web-made-by = Organisé avec Herald. Chaque appariement, tirage et place s’explique, et chacun peut vérifier.
web-language = Langue
web-privacy = Confidentialité
web-consent-title = Lier un compte
web-consent-given = Merci. Copie la ligne ci-dessous, retourne dans la discussion et donne-la avec /me account, à la place du nom. Elle est valable quelques minutes, et pour toi seul.
web-consent-lacks = Le serveur de jeu n’a envoyé aucun accord. Rien n’a changé ; tu peux recommencer avec /me account.
web-check-it-yourself = Vérifie toi-même
web-check-how = Place le journal dans une copie de Herald (il lui faut Python 3.11 et make), et laisse ta propre machine refaire chaque appariement et chaque tirage :
# Sous le titre, au-dessus d'un champ et d'un bouton
web-check-what = Ton navigateur recalcule empreintes, tirages, appariements et classements à partir du journal. Rien n’est envoyé, et tout marche hors ligne une fois la page chargée.
# Étiquette du champ
web-check-head = Empreinte du journal, copiée du dernier message sur Discord
# Résultat : première ligne
web-check-fits = Tout ce qui a été vérifié ici concorde.
web-check-no-head = Le journal est cohérent, mais seule l’empreinte de Discord montre que c’est celui que tout le monde a vu.
# Résultat : première ligne ; une phrase sur le premier endroit suit
web-check-differs = Quelque chose ne concorde pas :
# Résultats, un par ligne
web-check-chain-ok = Les empreintes des { $lines } lignes concordent : aucune n’a été modifiée, retirée ou ajoutée.
web-check-chain-wrong = La ligne { $line } ne correspond pas à son empreinte : le journal y a été modifié.
web-check-chain-header = L’en-tête du journal, avec son titre et ses noms, ne correspond pas à son sceau : il a été modifié.
web-check-chain-cut = Le journal finit à la ligne { $line }, mais son sceau vaut pour une autre fin.
web-check-head-ok = L’empreinte correspond à la ligne { $line }. Lignes suivantes qu’elle ne couvre pas : { $after }.
web-check-head-wrong = L’empreinte ne correspond pas : elle a été publiée pour un autre journal.
web-check-head-unreadable = Ce n’est pas une empreinte. Copie tout le texte, avec ses deux traits d’union.
web-check-head-cut = Ce journal finit à la ligne { $line }, avant la ligne pour laquelle l’empreinte a été publiée.
web-check-head-names = L’empreinte correspond à la ligne { $line }, mais pas aux noms : certains ont été modifiés depuis.
web-check-head-missing = Aucune empreinte donnée. Elle seule permet de reconnaître un journal aux empreintes refaites.
web-check-draws-ok = Tirages recalculés : { $draws }. Chacun donne le nombre enregistré.
web-check-draws-wrong = Ligne { $line } : ce tirage ne donne pas ce qui est enregistré.
web-check-beacon = Les signatures de la balise publique demandent la commande ci-dessous, car cette page ne peut pas les vérifier.
web-check-round-ok = Ronde { $round } : appariements, exemptions et côtés découlent des résultats.
web-check-round-best = Ronde { $round } : il n’y a pas de meilleurs appariements. Lesquels parmi les équivalents, c’est la commande ci-dessous qui le vérifie, car la preuve serait trop grande pour cette page.
web-check-round-hand = Ronde { $round } : appariée par un directeur.
web-check-round-no-proof = Ronde { $round } : demande la commande ci-dessous, car cette page n’a pas reçu son certificat.
web-check-round-simulated = Ronde { $round } : demande la commande ci-dessous, car son format simule des milliers de tournois pour apparier.
web-check-round-no-script = Ronde { $round } : demande la commande ci-dessous, car cette page n’a pas les règles de son format.
web-check-round-old-log = Ronde { $round } : demande la commande ci-dessous, car son journal vient d’une version plus ancienne.
web-check-round-wrong = Ronde { $round } (ligne { $line }) : les appariements ne découlent pas de ce qui est enregistré avant.
web-check-line-wrong = La ligne { $line } ne découle pas des lignes précédentes.
web-check-standings-ok = { $stage } : le classement découle des résultats.
web-check-standings-tie-breaks = { $stage } : le classement demande la commande ci-dessous, car cette page n’a pas l’un de ses départages.
web-check-standings-no-script = { $stage } : le classement demande la commande ci-dessous, car cette page n’a pas les règles du format.
web-check-standings-old-log = { $stage } : le classement demande la commande ci-dessous, car le journal vient d’une version plus ancienne.
web-check-standings-wrong = { $stage } : le classement ne découle pas des résultats.
web-check-unreadable = Le journal est illisible.
# First page of a tournament: heading over what is going on
web-now = Maintenant
# The same page: headings
web-latest-results = Derniers résultats
web-leaders = En tête
web-side-by-side = Joués en parallèle
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
