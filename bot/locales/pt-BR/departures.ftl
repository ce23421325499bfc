### Players who have left the server.

departures-has-left =
    { $games ->
        [0] **{ $name }** saiu do servidor. O que fazer com a vaga?
        [one] **{ $name }** saiu do servidor com { $games } partida ainda por jogar. O que fazer com a vaga?
       *[other] **{ $name }** saiu do servidor com { $games } partidas ainda por jogar. O que fazer com a vaga?
    }
departures-opponent-left = **{ $name }** saiu do servidor, então talvez sua partida não aconteça. Perguntei à direção o que fazer.
departures-away =
    { $count ->
        [one] ⚠️ { $names } saiu do servidor. `/players withdraw` retira antes do pareamento.
       *[other] ⚠️ { $names } saíram do servidor. `/players withdraw` retira antes do pareamento.
    }
departures-kept = **{ $name }** fica dentro, e entra no pareamento como antes.
departures-replacing = Diga no servidor quem fica com a vaga de **{ $name }**: `/players replace`.
departures-voice-left = **{ $name }**, que fala por **{ $guest }**, saiu do servidor. **{ $guest }** fica dentro: `/team add` indica outra pessoa, `/team remove` ninguém.
