corrections-plain = **{ $players }** steht als **{ $before }** fest und würde zu **{ $after }**. Kein späteres Spiel hängt davon ab; veröffentlichte Paarungen bleiben.
corrections-rests =
    {""}**{ $players }** steht als **{ $before }** fest, und { $count ->
        [0] kein späteres Spiel hängt davon ab, aber was seitdem veröffentlicht wurde, tut es.
        [one] ein späteres Spiel hängt davon ab: { $names }.
       *[other] { $count } spätere Spiele hängen davon ab: { $names }.
    }
corrections-without-game = Kampflos weitergekommen: **{ $who }**.
corrections-leaving = Wäre nicht weitergekommen: **{ $who }**.
corrections-entering = Wäre weitergekommen: **{ $who }**.
corrections-reseeded = Dieselben wären weitergekommen, aber auf andere Plätze.
corrections-on-server = Noch auf einem Spielserver, wo Herald sie nicht beendet; zurückgenommen zählt sie für niemanden: { $games }
corrections-choose = **Zurücknehmen**: Was davon abhängt, wird neu gepaart und gespielt. **Bestehen lassen**: Das Ergebnis und alles Veröffentlichte bleiben, durch eine Entscheidung, die alle mit deiner Begründung sehen.
corrections-place = { $who }: Platz { $before } → { $after }
corrections-places = Plätze, die sich jetzt ändern:
corrections-correct = Korrigieren
corrections-reset = Zurücknehmen
corrections-stand = Bestehen lassen
corrections-stood = **{ $players }** bleibt, wie es feststeht; alle haben erfahren, warum.
corrections-ruling = **{ $players }** bleibt durch Entscheidung der Turnierleitung **{ $recorded }**, obwohl es **{ $actual }** ausging: Das Turnier ist damit schon weitergegangen. { $why }
corrections-taken-back = Ein Ergebnis wurde korrigiert, und es geht weiter wie nach **{ $round_title }**. Was danach kam, wird neu gepaart.
corrections-amended = Ein Ergebnis wurde korrigiert: Was in **{ $round_title }** davon abhing, wird zurückgenommen und neu gepaart.
corrections-all-the-same = Trotzdem tun
corrections-late-check-in = **{ $name } kam zu spät zu { $players }**, und niemand war rechtzeitig da. Niemand kann die Partie beanspruchen: Bitte entscheide.
corrections-recorded-by-ruling = { $recorded } § (endete { $actual })
corrections-note = § { $players } zählt nach Entscheid der Turnierleitung als **{ $recorded }**, endete aber **{ $actual }**. { $why }
corrections-pictured =
    { $count ->
        [one] § ein Ergebnis nach Entscheid
       *[other] § { $count } Ergebnisse nach Entscheid
    }
corrections-prizes = Preise nach jetzigem Stand:
corrections-prize = { $prize }: { $before } → { $after }
