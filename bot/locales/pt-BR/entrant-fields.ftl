### What is known of entrants besides their names.

entrant-fields-rating = O rating do jogador.
entrant-fields-uncertainty = Quanta incerteza há no rating.
entrant-fields-games = Partidas com rating já jogadas.
entrant-fields-joined = Quando o jogador entrou no site de jogo.
entrant-fields-seed = A posição entre os seeds; 1 é o topo.
entrant-fields-ogs-id = Seu número no online-go.com: está no endereço do seu perfil.
entrant-fields-ogs-id-label = Seu número no online-go.com
