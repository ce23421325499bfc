### Fragen, und wer bis wann antwortet.

asking-by-director = Von der Turnierleitung eingetragen.
asking-time-is-up = Niemand hat rechtzeitig gewählt, also gilt jetzt das.
asking-directors = die Turnierleitung
asking-reminded = Erinnert: Alle, die antworten können, haben eine Nachricht.
asking-word-title = Ein Wort für die Auslosung
asking-word-field = Dein Wort
asking-word-help = Es ist öffentlich, jeder hat eins, und es fließt in die Auslosung ein.
asking-word-given = Dein Wort ist drin; alle können es sehen.
asking-choose-until = Wenn du etwas wählen darfst, findest du die Knöpfe unter **Meine Partie**. Wähle bis { $due }; danach gilt, was hier steht.
asking-yours-until = Du hast die Wahl bis { $due }; danach gilt, was im Thread steht.
asking-still-open = Diese Frage ist noch offen: { $question } Bitte antworte bis { $due }.
asking-choice = { $what } gegen { $opponents }?
asking-choices-until = Zu wählen bis { $due }
asking-waits-for = { $question } Am Zug: { $who }, bis { $due }.
asking-default-counts = Ohne Antwort gilt dann „{ $answer }“.
asking-waive-field = Warum ohne?
asking-waive-help = Alle sehen das mit deinem Namen, und es bleibt im Protokoll.
asking-waived = Erledigt: Diese Auslosung läuft ohne das Zufallssignal, und alle sehen deinen Grund.
