### Teams und Gäste.
teams-field = Teamname
teams-field-help = Leer lassen, um unter dem eigenen Namen zu spielen.
teams-add-others = Die anderen drücken **Team beitreten**: Ein Team hat bis zu { $most } Leute, und alle können Ergebnisse melden. Du kannst auch freie Spieler wählen.
teams-joined = { $name } spielt jetzt in { $entrant } und darf für das Team melden, einchecken und antworten.
teams-left = { $name } spielt nicht mehr in { $entrant }.
teams-speaks = { $name } spricht jetzt für { $entrant } und darf für diesen Gast melden, einchecken und antworten.
teams-silent = { $name } spricht nicht mehr für { $entrant }.
teams-members = Im Team: { $names }
teams-voice = Gast; es spricht: { $names }
teams-new = Neues Team
teams-how-to-join = Drücke **Team beitreten**, oder **Neues Team**, um eins zu gründen. Abmelden geht mit `/leave`.
teams-which = Welches Team?
teams-any = Irgendeins: setz mich auf die Liste
teams-none = Keins: nimm mich von der Liste
teams-room = { $team } ({ $members } von { $most })
teams-you-joined = Du bist in **{ $team }** und kannst für das Team melden. Falsches Team? `/team remove` nimmt dich heraus.
teams-you-wait = Du stehst auf der Liste der freien Spieler. Ein Kapitän kann dich wählen, oder die Turnierleitung lost Teams aus.
teams-you-left = Du stehst nicht mehr auf der Liste der freien Spieler.
teams-free = Suchen ein Team: { $names }
teams-line = **{ $team }** ({ $members } von { $most }): { $names }
teams-whom = Wer spielt bei dir mit?
teams-picked = Jetzt in **{ $team }**: { $names }.
teams-drawn = Die Teams sind ausgelost:
teams-drawn-why =
    { $rated ->
        [yes] Nach Wertungen ausgeglichen: die Stärksten zuerst, jeweils ins kleinste Team und unter diesen ins schwächste. `/tournament verify what:draws` zeigt die Auslosung.
       *[no] Ausgelost, sodass alle Teams möglichst gleich groß sind. `/tournament verify what:draws` zeigt die Auslosung.
    }
teams-drawn-name = Team { $number }
teams-count =
    { $count ->
        [one] { $count } Team
       *[other] { $count } Teams
    }
teams-count-of = { $count } von { $capacity } Teams
teams-closed =
    Die Anmeldung für **{ $title }** ist geschlossen: { $entered ->
        [one] { $entered } Team ist
       *[other] { $entered } Teams sind
    } dabei.
teams-closed-waiting =
    Die Anmeldung für **{ $title }** ist geschlossen: { $entered ->
        [one] { $entered } Team
       *[other] { $entered } Teams
    }, { $waiting } auf der Warteliste.
teams-length =
    Mit { $teams } Teams: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, etwa { $length } bei { $minutes } Minuten pro Spiel.
teams-stage-started =
    {""}**{ $title }** beginnt mit { $entrants ->
        [one] { $entrants } Team
       *[other] { $entrants } Teams
    }.
teams-stage-started-rounds =
    {""}**{ $title }** beginnt mit { $entrants ->
        [one] { $entrants } Team
       *[other] { $entrants } Teams
    } und { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
teams-wait-for-confirmation = Dein Team hat gemeldet. **{ $opponent }** kann bis { $silent_at } widersprechen, danach gilt es.
teams-who-leaves = Wer geht: nur du, oder ganz **{ $team }**?
teams-only-me = Nur ich
teams-whole-team = Das ganze Team
teams-guest-joined = { $name } spielt jetzt als Gast bei { $entrant }.
teams-guest-waits = { $name } steht als Gast auf der Liste der freien Spieler.
teams-guest-gone = { $name } steht nicht mehr auf der Liste der freien Spieler.
