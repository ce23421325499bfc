### Erinnerungen und die Liste der Turnierleitung.

reminders-all-well = Es fehlt nichts.
reminders-digest = Was noch fehlt
reminders-no-availability = Haben nie Zeiten geschickt (jede Zeit zählt)
reminders-unconfirmed = Gemeldet, noch nicht bestätigt
reminders-not-reported = Sollte vorbei sein, nicht gemeldet
reminders-disputes = Strittig
reminders-no-game-time = Ohne Zeit
reminders-prompts = Offene Fragen
reminders-appeals = Einsprüche, über die zu entscheiden ist
reminders-unpaid = Startgeld nicht bezahlt
reminders-games-open =
    { $games ->
        [one] { $games } Partie ist
       *[other] { $games } Partien sind
    } noch zu spielen; sonst fehlt nichts.
reminders-ask-availability = Wann kannst du in der kommenden Woche spielen? Markiere deine Zeiten bis { $pair_at }: Drücke **Meine Zeiten** oder benutze `/me availability`.
reminders-last-list-serves = Ohne Antwort gelten deine letzten Zeiten weiter: { $summary }.
reminders-any-time-serves = Ohne Antwort gilt, dass dir jede Zeit passt.
reminders-check-in-from = Ab { $at_time } kannst du **Ich bin da** drücken. Wer mehr als { $minutes } zu spät kommt, kann die Partie verlieren.
reminders-report-due = Wie ging es aus: { $players }? Bitte melde es: Drücke **Ergebnis melden** oder benutze `/match report`.
reminders-confirm-due = **{ $reporter }** hat eure Partie gemeldet. Bitte bestätige oder widersprich; sonst gilt die Meldung { $silent_at_distance }.
reminders-confirm-due-early = **{ $reporter }** hat eure Partie vor ihrem Beginn gemeldet. Ist sie gespielt? Dann bestätige oder widersprich: Ohne dich gilt die Meldung nicht.
reminders-before-start = { $line }, vor der Zeit gemeldet
reminders-how-to-open-messages = Um das als Direktnachricht zu bekommen, erlaube Nachrichten von Mitgliedern dieses Servers, oder siehe `/me reminders`.
reminders-something-for-you = Ich habe Neuigkeiten für dich in **{ $title }**, aber deine Direktnachrichten sind für mich zu. Du findest sie mit dem Knopf unten oder mit `/me next`.
reminders-game-soon = Deine Partie gegen **{ $opponent }** beginnt { $distance }, { $at }.
reminders-you-play = Du spielst { $side }.
reminders-last-times-serve = Ohne Antwort gelten wieder deine letzten Zeiten; hast du noch nie welche geschickt, zählt jede Zeit als passend.
reminders-something-to-read = In **{ $title }** gibt es etwas für dich zu lesen. Nur du siehst es: Drücke den Knopf unten oder nimm `/me next`.
reminders-time-claims = Auf Zeit verloren?
