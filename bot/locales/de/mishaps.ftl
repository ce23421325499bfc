### Pannen.

mishaps-broken = Sorry, bei mir ist etwas schiefgegangen. Nichts wurde geändert, und der Fehler ist festgehalten. Bitte versuch es noch einmal oder sag der Turnierleitung Bescheid.
mishaps-may-have-counted = Sorry, beim Antworten ist etwas schiefgegangen, und der Fehler ist festgehalten. Vielleicht hat trotzdem gezählt, was du getan hast: Bitte sieh nach, bevor du es noch einmal tust.
mishaps-too-late = Sorry, hier ist gerade viel los, und ich konnte das Formular nicht rechtzeitig öffnen. Bitte versuch es noch einmal.
mishaps-not-here = Ich kann nicht sehen, wen oder was du ausgewählt hast: Es muss auf diesem Server sein, und ich muss es sehen dürfen.
mishaps-unreadable = Ich darf in <#{ $channel }> den Nachrichtenverlauf nicht lesen und weiß deshalb nicht, ob mein letzter Beitrag angekommen ist. Bitte gib mir die Berechtigung *Nachrichtenverlauf anzeigen*: Bis dahin warte ich, damit nichts doppelt erscheint.
mishaps-unusable = Damit kann ich nichts anfangen. Es wurde nichts geändert; bitte prüfe deine Eingabe und versuch es noch einmal.
mishaps-face-failed =
    Etwas, das nur das Format { $format } zeigt, hat nicht geklappt: { $part ->
       *[posts] Beiträge
        [pictures] Bilder
        [preview] eine Vorschau
        [field] die Teilnehmerliste
        [dates] die Termine der Runden
        [files] Dateien
    }. Das Turnier geht weiter, und alles andere wird gepostet. Wer diesen Bot betreibt, findet den Grund in seinem Log.
