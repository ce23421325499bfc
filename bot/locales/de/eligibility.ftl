### Wer in den Playoffs spielen darf.

eligibility-title = Qualifikation
eligibility-seeds = Setzplätze
eligibility-reserves = Reserve
eligibility-about-seeds = Zu den Setzplätzen
eligibility-name = Name
eligibility-score = Punkte
eligibility-status = Status
eligibility-help = Die besten regulären Runden zusammengezählt. Wer eingeladen ist, sagt, ob er kommt; die Besten davon werden gesetzt.
eligibility-level = Bei Gleichstand entscheiden die besten Plätze in einzelnen Runden, dann das Los.
eligibility-nothing = Es gibt keine Qualifikationstabelle: Niemand ist angemeldet, oder die Playoffs haben schon begonnen.
eligibility-declined = kommt nicht
eligibility-no-answer = bisher keine Zusage
eligibility-not-invited = nicht eingeladen
eligibility-closed = Diese Spieler sind dabei; fällt vor der ersten Runde jemand aus, rückt die Reserve nach.
eligibility-list-stands = Die Zeit für Antworten ist um. Diese Spieler sind dabei; fällt vor der ersten Runde jemand aus, rückt die Reserve nach.
eligibility-seed = Setzplatz { $number }
eligibility-reserve = Reserve { $number }
eligibility-byes =
    { $count ->
        [one] { $count } Platz bleibt leer: ein Freilos, zuletzt gesetzt, das jedes Match verliert.
       *[other] { $count } Plätze bleiben leer: Freilose, zuletzt gesetzt, die jedes Match verlieren.
    }
eligibility-you-moved-up = Gute Nachricht: Jemand ist ausgefallen, und du bist bei **{ $title }** dabei, auf Setzplatz { $number }.
eligibility-gone =
    { $count ->
        [one] { $names } ist nicht mehr dabei.
       *[other] { $names } sind nicht mehr dabei.
    }
eligibility-came = {""}**{ $name }** rückt nach, auf Setzplatz { $number }.
eligibility-then = { $names }, dann { $name }
eligibility-order = Gesetzt nach den Ergebnissen der Qualifikation.
eligibility-rounds = Runden { $first } bis { $last }.
