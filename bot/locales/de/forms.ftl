### Formulare.

forms-correct = Korrigieren
forms-change = Ändern
forms-which-form = Welches Formular? Jedes öffnet sich mit dem, was du bisher abgegeben hast.
forms-not-yet = Noch nichts abgegeben.
forms-missing = Nicht abgegeben
forms-forms = Formulare
forms-handed-in-by = Abgegeben
forms-still-missing = Fehlt noch
forms-nobody = Niemand.
forms-sealed-note = Versiegelt: Nur die Turnierleitung darf hineinsehen, mit `/forms look`, und das Protokoll hält fest, wer es tat.
forms-nothing-there = Noch ist nichts abgegeben, es gab also nichts zu sehen.
forms-reminder = **{ $title }** fehlt noch von dir. Abgeben kannst du bis { $due }.
forms-over = Die Zeit für **{ $title }** ist um. Nicht abgegeben haben: { $missing }.
forms-everybody-has = Die Zeit für **{ $title }** ist um: Alle, die sollten, haben abgegeben.
forms-to-do = Gib **{ $title }** ab.
forms-looked-at = { $title }: was abgegeben wurde
forms-noted = Vermerkt zu { $game }: **{ $label }**.
forms-reminder-due = Wer „{ $title }“ noch nicht abgegeben hat, wird erinnert
forms-time-is-up = „{ $title }“ ist fällig
forms-asked-publicly = **{ $title }**: { $help_text }
forms-asked-publicly-due = **{ $title }**, bis { $due }: { $help_text }
forms-how-many-asked =
    { $count ->
        [one] { $count } Spieler ist gefragt.
       *[other] { $count } Spieler sind gefragt.
    }
forms-change-until = Bis { $due }; so lange kannst du es auch noch ändern.
forms-arrived = **{ $title }** ist angekommen. Das habe ich verstanden:
forms-you-can-change = Du kannst es bis { $due } ändern ({ $distance }).
forms-see-receipts = `/me sent` zeigt, wann es ankam.
forms-handed-in-for = **{ $title }** ist für **{ $name }** abgegeben:
forms-by-director = Die Turnierleitung hat **{ $title }** für dich abgegeben:
forms-not-right = **{ $title }** stimmt noch nicht; nichts wurde gespeichert:
forms-asking = {""}**{ $title }**: { $count } sollen antworten, { $reached }.
forms-asking-due = {""}**{ $title }**, bis { $due }: { $count } sollen antworten, { $reached }.
forms-state =
    { $sealed ->
        [yes] **{ $title }** (ohne Frist, versiegelt)
       *[no] **{ $title }** (ohne Frist)
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }** (bis { $due }, versiegelt)
       *[no] **{ $title }** (bis { $due })
    }
forms-missing-of = Nicht abgegeben: { $title }, bis { $due }
forms-closed = **{ $title }** kann nicht mehr abgegeben werden: Die Leitung hat die Abgabe beendet.
forms-leave-instead = Die Frist für Antworten endete { $due }. Kannst du doch nicht spielen, drück **{ $leave }**: Dann rückt die nächste Person nach.
forms-not-handed-in = Nicht abgegeben
forms-reached-chat = { $count } im Chat gefragt
forms-reached-link = { $count } über ihren Link
forms-reached-none =
    { $count ->
        [one] { $count } ist nicht erreichbar
       *[other] { $count } sind nicht erreichbar
    }
forms-answer-for-them = Antworte für sie mit `/players edit-many what:answers` oder gib ihnen Links mit `/guests link`.
forms-others-elsewhere =
    { $count ->
        [one] { $count } weiterer ist nicht auf Discord und antwortet über einen eigenen Link oder die Turnierleitung.
       *[other] { $count } weitere sind nicht auf Discord und antworten über eigene Links oder die Turnierleitung.
    }
