no-shows-button = Przeciwnika nie ma
no-shows-come =
    { $asks ->
        [yes] **{ $waiting }** czeka na ciebie. Naciśnij *Jestem* do: { $until }, inaczej rozstrzygnie organizator.
       *[no] **{ $waiting }** czeka na ciebie. Naciśnij *Jestem* do: { $until }, inaczej przegrasz tę grę.
    }
no-shows-asked =
    { $asks ->
        [yes] **{ $opponent }** ma się zjawić do: { $until }, prośba wysłana. W razie nieobecności rozstrzygnie organizator. Gracie już? Zgłoście wynik jak zwykle.
       *[no] **{ $opponent }** ma się zjawić do: { $until }, prośba wysłana. W razie nieobecności wygrywasz. Gracie już? Zgłoście wynik jak zwykle.
    }
no-shows-decide = Brak na grze: **{ $missing }**; czeka **{ $waiting }**. Zdecyduj: wpisz wynik albo walkower.
