### Direktnachrichten.

direct-missing-times = Du hast mir noch nicht gesagt, wann du spielen kannst, also gilt jede Zeit als passend. Drücke **Meine Zeiten**, um das zu ändern.
direct-fees-unpaid = Dein Startgeld ist als noch nicht bezahlt vermerkt.
direct-fees-paid = Dein Startgeld ist als bezahlt vermerkt. Danke!
direct-fees-returned = Dein Startgeld ist als zurückgezahlt vermerkt.
direct-fees-kept = Dein Startgeld ist als einbehalten vermerkt, wie es die Regeln vorsehen.
direct-moved-up = Gute Nachricht: In **{ $title }** ist ein Platz frei geworden, und du bist dabei.
direct-out-of = Die Turnierleitung hat dich aus **{ $title }** genommen.
direct-disqualified = Die Turnierleitung hat dich von **{ $title }** disqualifiziert.
direct-out-after-forfeit = Nach der kampflosen Niederlage bist du aus **{ $title }** raus und wirst nicht mehr gepaart.
direct-back-in = Du bist wieder bei **{ $title }** dabei und wirst ab der nächsten Runde gepaart.
direct-back-on-the-list = Du stehst wieder auf der Warteliste von **{ $title }**.
direct-part-changed = Die Paarungen haben sich geändert; das ist jetzt dein Teil der Runde.
direct-round-taken-back = **{ $round_title }** wurde zurückgenommen; deine Partie darin zählt nicht mehr. Du hörst wieder von mir.
direct-confirmed = Erledigt: **{ $score }**.
direct-please-report-again = Dein Gegner hat die Meldung zurückgezogen. Im Moment gibt es nichts zu bestätigen.
direct-reported-anew = Dein Gegner hat diese Partie neu gemeldet; siehe die nächste Nachricht.
direct-more-time-for-you = **{ $opponent }** wartet auf dich bis { $until_time } ({ $until_distance }).
direct-question = Eine Frage, bevor es weitergeht: { $text } Bitte antworte bis { $due }.
direct-drawn = Gezogen: **{ $number }**.
direct-answered = Beantwortet: **{ $answer }**.
direct-appeal-decided =
    { $accepted ->
        [yes] Dein Einspruch ist angenommen: Du bist wieder bei **{ $title }** dabei. Der Grund der Turnierleitung: { $text }
       *[no] Dein Einspruch ist abgelehnt. Der Grund der Turnierleitung: { $text }
    }
direct-joined-late = Du bist bei **{ $title }** dabei und wirst ab der nächsten Runde gepaart.
