rulings-requirement = Wymóg organizatora
rulings-noted = Notatka organizatora
rulings-refusing-costs = Odmowa oznacza przegraną walkowerem.
rulings-requirement-2 = Wymóg organizatora, gracz **{ $name }**: { $text }. { rulings-refusing-costs }
rulings-appeal-received = Twoje odwołanie jest u organizatorów. Napiszę, gdy zdecydują.
rulings-complies = **{ $name }** zastosuje się: { $text }
rulings-refuses =
    { "" }**{ $name }** odmawia: { $text }
    { rulings-refusing-costs } Rozstrzygnij przez `/judge forfeit` albo wpisz inny wynik.
rulings-appeal-decided =
    { $accepted ->
        [yes] Odwołanie gracza **{ $name }** przyjęte: powrót od następnej rundy. Gra oddana walkowerem zostaje przegrana. Powód organizatorów: { $text }
       *[no] Odwołanie gracza **{ $name }** odrzucone. Powód organizatorów: { $text }
    }
