### Teams und Gäste.
teams-field = Teamname
teams-field-help = Leer lassen, um unter dem eigenen Namen zu spielen.
teams-add-others = Nimm die anderen mit `/team add` auf: Ein Team hat bis zu { $most } Leute, und alle können Ergebnisse melden.
teams-joined = { $name } spielt jetzt in { $entrant } und darf für das Team melden, einchecken und antworten.
teams-left = { $name } spielt nicht mehr in { $entrant }.
teams-speaks = { $name } spricht jetzt für { $entrant } und darf für diesen Gast melden, einchecken und antworten.
teams-silent = { $name } spricht nicht mehr für { $entrant }.
teams-members = Im Team: { $names }
teams-voice = Gast; es spricht: { $names }
