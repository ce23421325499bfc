### Was über Teilnehmer außer dem Namen bekannt ist.

entrant-fields-rating = Die Wertungszahl.
entrant-fields-uncertainty = Wie unsicher die Wertungszahl ist.
entrant-fields-games = Gewertete Partien bisher.
entrant-fields-joined = Seit wann auf der Spielplattform angemeldet.
entrant-fields-seed = Der Platz in der Setzliste; 1 ist oben.
entrant-fields-ogs-id = Deine Nummer bei online-go.com: Sie steht in der Adresse deines Profils.
entrant-fields-ogs-id-label = Deine Nummer bei online-go.com
