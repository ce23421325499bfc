entrant-fields-ogs-id = Ton numéro sur online-go.com : il est dans l’adresse de ton profil.
entrant-fields-ogs-id-label = Ton numéro sur online-go.com
