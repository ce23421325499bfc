### Was Formate sagen.

format-single-elimination-title = K.-o.-System

format-single-elimination-summary = Ein gesetzter Turnierbaum: Wer eine Begegnung verliert, ist raus.

format-single-elimination-option-third-place = Spielen die Verlierer der Halbfinale um den dritten Platz?
