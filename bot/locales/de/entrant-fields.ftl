### Was über Teilnehmer außer dem Namen bekannt ist.

entrant-fields-ogs-id = Deine Nummer bei online-go.com: Sie steht in der Adresse deines Profils.
entrant-fields-ogs-id-label = Deine Nummer bei online-go.com
