### Directors' words: requirements, remarks, appeals.

rulings-requirement = Exigido pela direção
rulings-noted = A direção anota
rulings-refusing-costs = Quem não aceita perde a partida por W.O.
rulings-requirement-2 = A direção exige isto de **{ $name }**: { $text }. { rulings-refusing-costs }
rulings-appeal-received = Seu recurso está com a direção. Escrevo quando houver decisão.
rulings-complies = **{ $name }** vai cumprir: { $text }
rulings-refuses =
    {""}**{ $name }** não aceita: { $text }
    { rulings-refusing-costs } Decida com `/judge forfeit`, ou lance outro resultado.
rulings-appeal-decided =
    { $accepted ->
        [yes] O recurso de **{ $name }** foi aceito: volta a partir da próxima rodada. A partida perdida por W.O. continua perdida. Motivo da direção: { $text }
       *[no] O recurso de **{ $name }** foi recusado. Motivo da direção: { $text }
    }
