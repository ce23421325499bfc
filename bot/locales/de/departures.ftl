### Spieler, die den Server verlassen haben.

departures-has-left =
    { $games ->
        [0] **{ $name }** hat den Server verlassen. Was soll aus dem Platz werden?
        [one] **{ $name }** hat den Server verlassen; eine Partie steht noch aus. Was soll aus dem Platz werden?
       *[other] **{ $name }** hat den Server verlassen; { $games } Partien stehen noch aus. Was soll aus dem Platz werden?
    }
departures-opponent-left = **{ $name }** hat den Server verlassen, eure Partie findet vielleicht nicht statt. Die Turnierleitung ist gefragt, wie es weitergeht.
departures-away =
    { $count ->
        [one] ⚠️ { $names } hat den Server verlassen. Vor der Auslosung herausnehmen: `/players withdraw`.
       *[other] ⚠️ { $names } haben den Server verlassen. Vor der Auslosung herausnehmen: `/players withdraw`.
    }
departures-kept = **{ $name }** bleibt dabei und wird weiter ausgelost.
departures-replacing = Sag auf dem Server, wer für **{ $name }** übernimmt: `/players replace`.
departures-voice-left = **{ $name }** spricht für **{ $guest }** und hat den Server verlassen. **{ $guest }** bleibt dabei: Mit `/team add` spricht jemand anders, mit `/team remove` niemand mehr.
