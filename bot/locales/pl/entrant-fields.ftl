entrant-fields-rating = Ranking gracza.
entrant-fields-uncertainty = Jak niepewny jest ranking.
entrant-fields-games = Liczba rozegranych gier rankingowych.
entrant-fields-joined = Od kiedy gracz jest w serwisie gier.
entrant-fields-seed = Miejsce w rozstawieniu; 1 jest najwyższe.
entrant-fields-ogs-id = Twój numer na online-go.com: jest w adresie profilu.
entrant-fields-ogs-id-label = Twój numer na online-go.com
