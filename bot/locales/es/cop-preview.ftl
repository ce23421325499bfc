### Una ronda de COP en pocas líneas.

cop-preview-no-repeats = Sin repeticiones.
cop-preview-leader = Quien va primero, **{ $name }**, juega contra **{ $opponent }**.
cop-preview-gibsonized = Gibsonizados: { $names }.
cop-preview-contender = { $place } **{ $name }** (puesto { $rank })
cop-preview-contenders = Últimos aspirantes a los premios: { $names }.
cop-preview-repeat =
    { $players } ({ $times ->
        [one] una vez antes
       *[other] { $times } veces antes
    }, la última en la ronda { $last })
cop-preview-repeats =
    { $count ->
        [one] Una repetición
       *[other] { $count } repeticiones
    }: { $pairs }.
cop-preview-more-repeats = … y { $count } más.
