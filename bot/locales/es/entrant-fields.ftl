### What is known of entrants besides their names.

entrant-fields-rating = El rating del participante.
entrant-fields-uncertainty = Qué incertidumbre tiene el rating.
entrant-fields-games = Partidas con rating jugadas.
entrant-fields-joined = Cuándo se unió al sitio de juego.
entrant-fields-seed = El puesto como cabeza de serie; 1 es el primero.
entrant-fields-ogs-id = Tu número en online-go.com: está en la dirección de tu perfil.
entrant-fields-ogs-id-label = Tu número en online-go.com
