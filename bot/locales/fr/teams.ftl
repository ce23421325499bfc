### Équipes et invités.
teams-field = Nom de l’équipe
teams-field-help = Laisse vide pour jouer sous ton propre nom.
teams-add-others = Les autres cliquent sur **Rejoindre une équipe** : une équipe compte jusqu’à { $most } personnes, et chacune peut annoncer les résultats. Tu peux aussi choisir des joueurs libres.
teams-joined = { $name } joue maintenant dans { $entrant } et peut signaler, pointer et répondre pour l’équipe.
teams-left = { $name } ne joue plus dans { $entrant }.
teams-speaks = { $name } parle maintenant pour { $entrant } et peut signaler, pointer et répondre à sa place.
teams-silent = { $name } ne parle plus pour { $entrant }.
teams-members = Dans l’équipe : { $names }
teams-voice = Invité ; parle à sa place : { $names }
teams-new = Nouvelle équipe
teams-how-to-join = Clique sur **Rejoindre une équipe**, ou **Nouvelle équipe** pour en créer une. Pour te retirer : `/leave`.
teams-which = Quelle équipe ?
teams-any = N’importe laquelle : mets-moi sur la liste
teams-none = Aucune : retire-moi de la liste
teams-room = { $team } ({ $members } sur { $most })
teams-you-joined = Tu es dans **{ $team }** et tu peux annoncer ses résultats. Pas la bonne ? `/team remove` t’en retire.
teams-you-wait = Tu es sur la liste des joueurs libres. Un capitaine peut te choisir, ou la direction tire des équipes au sort.
teams-you-left = Tu n’es plus sur la liste des joueurs libres.
teams-free = Cherchent une équipe : { $names }
teams-line = **{ $team }** ({ $members } sur { $most }) : { $names }
teams-whom = Qui joue avec toi ?
teams-picked = Maintenant dans **{ $team }** : { $names }.
teams-drawn = Les équipes sont tirées au sort :
teams-drawn-why =
    { $rated ->
        [yes] Équilibrées d’après les cotes : les plus forts d’abord, chacun dans la plus petite équipe et, parmi celles-ci, dans la plus faible. Le tirage est dans `/tournament verify what:draws`.
       *[no] Tirées au sort, pour que toutes les équipes soient aussi nombreuses que possible. Le tirage est dans `/tournament verify what:draws`.
    }
teams-drawn-name = Équipe { $number }
teams-count =
    { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    }
teams-count-of =
    { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    } sur { $capacity }
teams-closed =
    Les inscriptions à **{ $title }** sont fermées : { $entered ->
        [one] { $entered } équipe
       *[other] { $entered } équipes
    }.
teams-closed-waiting =
    Les inscriptions à **{ $title }** sont fermées : { $entered ->
        [one] { $entered } équipe
       *[other] { $entered } équipes
    }, { $waiting } sur la liste d’attente.
teams-length =
    À { $teams } équipes : { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, environ { $length } à raison de { $minutes } minutes par partie.
teams-stage-started =
    {""}**{ $title }** commence avec { $entrants ->
        [one] { $entrants } équipe
       *[other] { $entrants } équipes
    }.
teams-stage-started-rounds =
    {""}**{ $title }** commence avec { $entrants ->
        [one] { $entrants } équipe
       *[other] { $entrants } équipes
    } et { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }.
teams-wait-for-confirmation = Ton équipe a annoncé le résultat. **{ $opponent }** peut contester jusqu’au { $silent_at } ; ensuite ça compte.
teams-who-leaves = Qui se retire : seulement toi, ou toute l’équipe **{ $team }** ?
teams-only-me = Seulement moi
teams-whole-team = Toute l’équipe
teams-guest-joined = { $name } joue maintenant dans { $entrant }, comme invité.
teams-guest-waits = { $name } est sur la liste des joueurs libres, comme invité.
teams-guest-gone = { $name } n’est plus sur la liste des joueurs libres.
