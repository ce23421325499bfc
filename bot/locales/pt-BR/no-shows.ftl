### A player is missed in a game without a time.

no-shows-button = O outro lado não veio
no-shows-come =
    { $asks ->
        [yes] **{ $waiting }** está esperando você. Aperte *Estou aqui* até { $until }, ou a direção decide.
       *[no] **{ $waiting }** está esperando você. Aperte *Estou aqui* até { $until }, ou você perde esta partida.
    }
no-shows-asked =
    { $asks ->
        [yes] Pedi a **{ $opponent }** que venha até { $until }. Se não vier, a direção decide. Começaram a jogar? Informe como sempre.
       *[no] Pedi a **{ $opponent }** que venha até { $until }. Se não vier, você ganha a partida. Começaram a jogar? Informe como sempre.
    }
no-shows-decide = **{ $missing }** não veio para a partida; **{ $waiting }** está esperando. Você decide: lance um resultado ou um W.O.
