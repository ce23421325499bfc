format-group-stage-title = Gruppenphase

format-group-stage-summary = Gruppen, in denen alle gegen alle spielen.

format-group-stage-round = Runde { $round } von { $rounds } der Gruppen, nach den Berger-Tabellen.

format-group-stage-same-group = { $who1 } und { $who2 } sind beide in Gruppe { $group }.

format-group-stage-walkover = { $who1 } bekommt den Punkt ohne Partie: { $who2 } ist ausgestiegen.

format-group-stage-missed-walkovers = Runden ohne { $who1 } bisher: { $rounds }. Sie bringen keine Punkte, und jedem Gegner einen ganzen.

format-group-stage-parted-by-seed = { $who1 } steht vor { $who2 }: besserer Setzplatz, sonst ist alles gleich.

format-group-stage-rule-groups = Es gibt { $value } Gruppen.

format-group-stage-rule-deal-snake = Gruppen sind gleich stark: Setzplätze werden hin und her verteilt.

format-group-stage-rule-deal-drawn = Gruppen werden ausgelost: jede bekommt einen aus jedem Topf.

format-group-stage-rule-legs-1 = In einer Gruppe treffen alle einmal aufeinander.

format-group-stage-rule-legs = In einer Gruppe treffen alle { $value }-mal aufeinander.

format-group-stage-name-group-group = Gruppe { $group }

format-group-stage-option-groups-label = Gruppen

format-group-stage-option-groups = Wie viele Gruppen es gibt; leer: so viele, dass in jeder bis zu vier sind.

format-group-stage-option-deal-label = Wie Gruppen entstehen

format-group-stage-option-deal = snake: gleich stark, nach Setzplätzen; drawn: ausgelost, je einer aus jedem Topf.

format-group-stage-option-legs-label = Durchgänge

format-group-stage-option-legs = Wie oft in der Gruppe alle aufeinandertreffen.

format-group-stage-option-tie-breaks-label = Feinwertungen

format-group-stage-option-tie-breaks = Was Gleichstand auflöst, der Reihe nach: direct, sodos, wins, difference, scored (mit Ergebnis).

format-group-stage-compared = { $who1 } steht vor { $who2 }: verglichen ohne Ergebnisse gegen Plätze nach { $size } in größeren Gruppen.
