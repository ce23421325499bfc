no-shows-button = Mi rival no está
no-shows-come =
    { $asks ->
        [yes] **{ $waiting }** te espera. Pulsa *Estoy aquí* antes de { $until } o decide la dirección.
       *[no] **{ $waiting }** te espera. Pulsa *Estoy aquí* antes de { $until } o pierdes esta partida.
    }
no-shows-asked =
    { $asks ->
        [yes] He pedido a **{ $opponent }** que venga antes de { $until }. Si no, decide la dirección. ¿Ya jugáis? Comunica el resultado como siempre.
       *[no] He pedido a **{ $opponent }** que venga antes de { $until }. Si no, ganas la partida. ¿Ya jugáis? Comunica el resultado como siempre.
    }
no-shows-decide = **{ $missing }** no ha venido a la partida; **{ $waiting }** espera. Decides tú: pon un resultado o una incomparecencia.
