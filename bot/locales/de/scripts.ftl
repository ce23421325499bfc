### Was Schritt für Schritt enthüllt wird.

scripts-reveal = Die Ergebnisse
scripts-next-step = Nächsten Schritt zeigen
scripts-first-step = Enthüllung beginnen
scripts-no-script = Gerade gibt es nichts Schritt für Schritt zu erzählen: Es ist schon enthüllt, oder es hängt von einer Auslosung ab, die zuerst kommt.
scripts-all-told = Alles ist erzählt. Jetzt können die Runden selbst folgen.
scripts-publish = Online-Runden veröffentlichen
scripts-next-is =
    Als Nächstes kommt Schritt { $step } von { $steps }, und alle werden lesen:
    > { $sentences }
scripts-published =
    Enthüllt: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } veröffentlicht, je mit Rätsel, Ergebnissen und Rangtafel.
scripts-strategy-path = Strategiepfad
scripts-match-diagram = Begegnungen
