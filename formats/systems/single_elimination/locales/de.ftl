### Was Formate sagen.

format-single-elimination-title = K.-o.-System

format-single-elimination-summary = Ein gesetzter Turnierbaum: Wer eine Begegnung verliert, ist raus.

format-single-elimination-option-third-place = Spielen die Verlierer der Halbfinale um den dritten Platz?

format-single-elimination-rule-third-place-yes = Die Verlierer der Halbfinale spielen um den dritten Platz.

format-single-elimination-rule-third-place-no = Die Verlierer der Halbfinale teilen sich den dritten Platz.

format-single-elimination-scores-contradict-winner = Der Spielstand von { $game } passt nicht zum Sieger. Bitte prüfe beides.

format-single-elimination-rule-all-places-yes = Verlierer jeder Runde spielen weiter, bis jeder Platz entschieden ist.

format-single-elimination-rule-all-places-no = Andere Plätze werden nicht ausgespielt.

format-single-elimination-option-all-places-label = Alle Plätze ausspielen

format-single-elimination-option-all-places = Spielen die Verlierer jeder Runde weiter, um jeden Platz?
