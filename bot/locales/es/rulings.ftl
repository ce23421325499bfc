### Directors' words: requirements, remarks, appeals.

rulings-requirement = El director te exige
rulings-noted = Nota de un director
rulings-refusing-costs = Quien no cumple pierde por incomparecencia.
rulings-requirement-2 = Un director exige a **{ $name }**: { $text }. { rulings-refusing-costs }
rulings-appeal-received = Los directores tienen tu apelación. Te avisaré en cuanto decidan.
rulings-complies = **{ $name }** va a cumplir lo exigido: { $text }
rulings-refuses =
    {""}**{ $name }** se niega a lo exigido: { $text }
    { rulings-refusing-costs } Decide con `/judge forfeit`, o pon otro resultado.
rulings-appeal-decided =
    { $accepted ->
        [yes] La apelación de **{ $name }** se acepta: vuelve desde la próxima ronda. La partida perdida sigue perdida. El motivo de los directores: { $text }
       *[no] La apelación de **{ $name }** se rechaza. El motivo de los directores: { $text }
    }
