### Jugadores que han dejado el servidor.

departures-has-left =
    { $games ->
        [0] **{ $name }** ha dejado el servidor. ¿Qué hacemos con su plaza?
        [one] **{ $name }** ha dejado el servidor con una partida pendiente. ¿Qué hacemos con su plaza?
       *[other] **{ $name }** ha dejado el servidor con { $games } partidas pendientes. ¿Qué hacemos con su plaza?
    }
departures-opponent-left = **{ $name }** ha dejado el servidor, así que quizá no se juegue tu partida. Se ha preguntado a la dirección del torneo.
departures-away =
    { $count ->
        [one] ⚠️ { $names } ha dejado el servidor. Para retirar a alguien antes del emparejamiento: `/players withdraw`.
       *[other] ⚠️ { $names } han dejado el servidor. Para retirar a alguien antes del emparejamiento: `/players withdraw`.
    }
departures-kept = **{ $name }** sigue en el torneo y se emparejará como hasta ahora.
departures-replacing = Di en el servidor quién ocupa la plaza de **{ $name }**: `/players replace`.
departures-voice-left = **{ $name }**, que habla por **{ $guest }**, ha dejado el servidor. **{ $guest }** sigue: con `/team add` habla otra persona, con `/team remove` nadie.
