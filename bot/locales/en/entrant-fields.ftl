### What is known of entrants besides their names, wherever it is asked, listed or imported.

entrant-fields-ogs-id = Your number at online-go.com: it is in your profile's address.
entrant-fields-ogs-id-label = Your number at online-go.com
