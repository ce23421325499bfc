### Auflagen, Vermerke, Einsprüche.

rulings-requirement = Auflage der Turnierleitung für dich
rulings-noted = Vermerk der Turnierleitung
rulings-refusing-costs = Wer dem nicht nachkommt, verliert kampflos.
rulings-requirement-2 = Die Turnierleitung verlangt von **{ $name }**: { $text }. { rulings-refusing-costs }
rulings-appeal-received = Dein Einspruch liegt bei der Turnierleitung. Du hörst von mir, sobald sie entschieden hat.
rulings-complies = **{ $name }** kommt der Auflage nach: { $text }
rulings-refuses =
    {""}**{ $name }** lehnt die Auflage ab: { $text }
    { rulings-refusing-costs } Entscheidet darüber mit `/judge forfeit`, oder tragt ein anderes Ergebnis ein.
rulings-appeal-decided =
    { $accepted ->
        [yes] Der Einspruch von **{ $name }** ist angenommen: ab der nächsten Runde wieder dabei. Die kampflos verlorene Partie bleibt verloren. Der Grund der Turnierleitung: { $text }
       *[no] Der Einspruch von **{ $name }** ist abgelehnt. Der Grund der Turnierleitung: { $text }
    }
