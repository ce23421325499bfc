### Answers to what a player does about a game.

playing-i-won = Gané
playing-tie = Fue empate
playing-dispute-title = Disputar un resultado
playing-dispute-field = ¿Qué pasó?
playing-dispute-help = Un director lo lee y decide. Hasta entonces no vale nada.
playing-appeal-title = Apelar a los directores
playing-appeal-field = ¿Qué no dependía de ti?
playing-appeal-help = La partida perdida sigue perdida; pides jugar las próximas rondas.
playing-report-again = Retirado. Ahora no hay ningún resultado; cuando lo sepas, infórmalo otra vez.
playing-can-accept = Todavía puedes aceptar la otra versión.
playing-really-claim = Reclamar la partida
playing-really-refuse = Me niego, y sé lo que cuesta
playing-complies = Gracias. Los directores saben que lo vas a cumplir.
playing-refused = Los directores saben que te niegas. Según las reglas eso te cuesta la partida; un director lo decidirá.
playing-both-here = Ya están los dos. ¡Buena partida! Cuando acabe, pulsa **Informar resultado**.
playing-other-won = Ganó { $name }
playing-how-did-it-end = ¿Cómo acabó tu partida contra **{ $opponent }**?
playing-settled = Resuelto: { $players }, **{ $score }**.
playing-here-alone = Ya consta que estás aquí. **{ $opponent }** no ha llegado todavía. Si sigue así, puedes reclamar la partida a partir de las { $claimable_time } ({ $claimable_distance }), o dar más tiempo.
playing-here-late = Ya consta que estás aquí, pero llegas tarde para reclamar la partida. **{ $opponent }** tampoco ha llegado; si sigue así, decide un director. Puedes dar más tiempo.
playing-here-guest = Ya consta que estás aquí. **{ $opponent }** no está en Discord y no puede avisar aquí de que ha llegado. Si no aparece, decide un director; puedes dar más tiempo.
playing-guest-missed = {""}**{ $opponent }** no está en Discord y no puedo avisarle. Díselo a un director, que puede introducir el resultado.
playing-how-much-time = ¿Cuánto más esperas a **{ $opponent }**?
playing-waits-until = **{ $opponent }** tiene hasta las { $until_time } ({ $until_distance }). Solo después puedes reclamar la partida.
playing-really-refuse-2 =
    Se te exige: { $text }
    Quien no cumple pierde por incomparecencia. ¿De verdad te niegas?
playing-ask-claim =
    { $removes ->
        [yes] Si la reclamas, ganas la partida por incomparecencia y **{ $opponent }** queda fuera del torneo. También puedes dar más tiempo a **{ $opponent }**.
       *[no] Si la reclamas, ganas la partida por incomparecencia. También puedes dar más tiempo a **{ $opponent }**.
    }
playing-checked-in = Consta que **{ $name }** está aquí para la partida contra **{ $opponent }**.
playing-they-won = Ganó mi rival
playing-games-won = { $mine }–{ $theirs }
