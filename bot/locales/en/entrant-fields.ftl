### What is known of entrants besides their names, wherever it is asked, listed or imported.

entrant-fields-rating = The player's rating.
entrant-fields-uncertainty = How uncertain the rating is.
entrant-fields-games = Rated games played.
entrant-fields-joined = When the player joined the playing site.
entrant-fields-seed = The place in the seeding; 1 is the top.
entrant-fields-ogs-id = Your number at online-go.com: it is in your profile's address.
entrant-fields-ogs-id-label = Your number at online-go.com
