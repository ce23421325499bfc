entrant-fields-rating = La cote de l’inscrit.
entrant-fields-uncertainty = L’incertitude de cette cote.
entrant-fields-games = Parties classées jouées.
entrant-fields-joined = Date d’arrivée de l’inscrit sur le site de jeu.
entrant-fields-seed = La place parmi les têtes de série ; 1 est la première.
entrant-fields-ogs-id = Ton numéro sur online-go.com : il est dans l’adresse de ton profil.
entrant-fields-ogs-id-label = Ton numéro sur online-go.com
