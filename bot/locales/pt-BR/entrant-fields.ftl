### What is known of entrants besides their names.

entrant-fields-ogs-id = Seu número no online-go.com: está no endereço do seu perfil.
entrant-fields-ogs-id-label = Seu número no online-go.com
