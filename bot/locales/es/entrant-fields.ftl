### What is known of entrants besides their names.

entrant-fields-ogs-id = Tu número en online-go.com: está en la dirección de tu perfil.
entrant-fields-ogs-id-label = Tu número en online-go.com
