### Optionen, die vor dem Spiel veröffentlicht werden.

published-title = veröffentlichte Regeln
published-file = veröffentlichte Regeln
published-file-help = Die Optionen als eine Zeile JSON: Ihr SHA-256 ist die Prüfsumme.
published-intro = So werden die Runden ausgelost. Das steht jetzt fest, bevor gespielt wird; wer es später ändert, tut das vor aller Augen.
published-not-set = Standard
published-by-default = { $value } (Standard)
published-yes-no-true = ja
published-yes-no-false = nein
published-check-sum-line = Prüfsumme: `{ $check_sum }` (SHA-256 der angehängten Datei). Jede Runde nennt die, nach der sie ausgelost wurde.
published-check-sums =
    Prüfsumme vorher: `{ $before }`
    Prüfsumme jetzt: `{ $after }`
published-changed =
    { $playing ->
        [yes] **Die veröffentlichten Regeln von { $stage } wurden geändert, während gespielt wird.**
       *[no] **Die veröffentlichten Regeln von { $stage } wurden nach der Veröffentlichung geändert.**
    }
published-paired-by = Gepaart nach den veröffentlichten Regeln, Prüfsumme `{ $check_sum }…`.
