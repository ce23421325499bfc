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
scripts-stage-open = Die Online-Phase läuft bis { $due } ({ $distance }). Bis dahin kann noch gelöst werden, deshalb wird vorher nichts enthüllt.
scripts-close-stage = Online-Phase jetzt beenden
scripts-close-title = Online-Phase vorzeitig beenden
scripts-close-word = beenden
scripts-close-field = „{ $word }“ eintippen, um sie zu beenden
scripts-close-help = Danach kann niemand mehr ein Rätsel beginnen oder abgeben.
scripts-not-closed = Die Online-Phase läuft weiter, nichts wurde geändert. Zum Beenden „{ $word }“ eintippen.
scripts-path =
    Match { $match }: Wer gewinnt, { $winner ->
        [done] ist fertig
       *[other] spielt dann { $winner }
    }; wer verliert, { $loser ->
        [done] ist fertig
       *[other] spielt dann { $loser }
    }.
