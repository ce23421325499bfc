### Équipes et invités.
teams-field = Nom de l’équipe
teams-field-help = Laisse vide pour jouer sous ton propre nom.
teams-add-others = Ajoute les autres avec `/team add` : une équipe compte jusqu’à { $most } personnes, et chacune peut signaler les résultats.
teams-joined = { $name } joue maintenant dans { $entrant } et peut signaler, pointer et répondre pour l’équipe.
teams-left = { $name } ne joue plus dans { $entrant }.
teams-speaks = { $name } parle maintenant pour { $entrant } et peut signaler, pointer et répondre à sa place.
teams-silent = { $name } ne parle plus pour { $entrant }.
teams-members = Dans l’équipe : { $names }
teams-voice = Invité ; parle à sa place : { $names }
