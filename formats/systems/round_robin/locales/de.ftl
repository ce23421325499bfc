### Was Formate sagen.

format-round-robin-title = Rundenturnier

format-round-robin-summary = Jeder gegen jeden, einmal oder mehrmals.

format-round-robin-round = Runde { $round } von { $rounds }, nach der Berger-Tabelle für { $size }.

format-round-robin-table = { $who1 } und { $who2 } haben die Nummern { $first } und { $second } der Tafel.

format-round-robin-free = { $who1 } ist spielfrei: Die Zahl der Spieler ist ungerade. Alle sind gleich oft spielfrei.

format-round-robin-walkover = { $who1 } bekommt den Punkt ohne Partie: { $who2 } ist ausgeschieden.

format-round-robin-struck = { $who1 } hat weniger als die Hälfte von { $games } Partien gespielt und scheidet aus: Keine davon zählt.

format-round-robin-free-of-struck = { $who1 } ist spielfrei: Der Gegner ist ausgeschieden, und Partien gegen ihn zählen für niemanden.

format-round-robin-option-legs-label = Durchgänge

format-round-robin-option-legs = Wie oft jeder gegen jeden spielt.

format-round-robin-option-exchange-last-rounds-label = Letzte Runden tauschen

format-round-robin-option-exchange-last-rounds = Werden die letzten beiden Runden eines Durchgangs getauscht, damit die Seiten weiter wechseln?

format-round-robin-option-tie-breaks-label = Feinwertungen

format-round-robin-option-tie-breaks = Was bei Punktgleichheit entscheidet, der Reihe nach: sodos, direct, wins; oder die der FIDE: DE SB SB/C1 PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-round-robin-option-strike-below-half-label = Unter der Hälfte streichen

format-round-robin-option-strike-below-half = Zählt keine Partie von jemandem, der ausscheidet und weniger als die Hälfte gespielt hat?
format-round-robin-missed-walkovers = Runden ohne { $who1 } bisher: { $rounds }. Sie bringen keine Punkte, den Gegnern je einen ganzen.

format-round-robin-rule-legs-1 = Jeder trifft einmal auf jeden.

format-round-robin-rule-legs = Jeder trifft { $value }-mal auf jeden.

format-round-robin-rule-exchange-last-rounds-yes = Die letzten zwei Runden eines Durchgangs tauschen die Plätze, damit die Seiten in den nächsten hinein wechseln.

format-round-robin-rule-exchange-last-rounds-no = Gespielt wird in der Reihenfolge der Berger-Tabellen.

format-round-robin-rule-strike-below-half-yes = Alle Partien eines Spielers, der vor der Hälfte geht, werden gestrichen.

format-round-robin-rule-strike-below-half-no = Partien eines Spielers, der geht, zählen weiter.
