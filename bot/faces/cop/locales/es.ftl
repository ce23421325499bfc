## Una ronda de COP en pocas líneas.

cop-preview-no-repeats = Sin repeticiones.
cop-preview-leader = Quien va primero, **{ $name }**, juega contra **{ $opponent }**.
cop-preview-window = Puesto { $place }; hasta el puesto { $lowest } también se puede alcanzar al líder, pero así la ronda es mejor en conjunto.
cop-preview-window-lowest = Puesto { $place }, el último que aún puede alcanzar al líder.
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

## Changing over to tsh and back.

cop-tsh-problems-no-folder = no es el zip de una carpeta de tsh: debe contener config.tsh y el archivo de cada división
cop-tsh-problems-unreadable = «{ $found }» no es un jugador: escribe un nombre, un rating y rivales; después, los puntos tras un punto y coma
cop-tsh-problems-long-name = el nombre «{ $found }» tiene más de 80 caracteres
cop-tsh-problems-no-such-opponent = no hay ningún jugador número { $found }
cop-tsh-problems-self = el jugador se enfrenta a sí mismo
cop-tsh-problems-not-mutual = el jugador { $found } no tiene a este jugador como rival
cop-tsh-problems-gap = ahí solo están emparejados algunos jugadores, aunque hay puntos o una ronda posterior
cop-tsh-problems-too-few = un torneo necesita dos jugadores, y hay { $found }
cop-tsh-problems-too-many = hay { $found } jugadores, y el máximo es 1000
cop-tsh-problems-too-many-rounds = hay { $found } rondas, y el máximo es 60
cop-tsh-exported = La división tal como la lee tsh, con una configuración para empezar: pon los dos archivos en una carpeta de evento de tsh. Allí las incomparecencias son descansos, y una victoria sin puntos se escribe 1:0.
cop-tsh-mixed-spreads = El archivo tiene descansos con distintas diferencias de puntos; aquí cada descanso y cada ausencia cuenta { $spread }.
cop-tsh-refused = No se puede importar el archivo: { $problems }. No ha cambiado nada; corrígelo y vuelve a enviarlo.
cop-tsh-at-line = Línea { $line }: { $problem }
cop-tsh-at-line-and-round = Línea { $line }, ronda { $round }: { $problem }
cop-tsh-at-round = Ronda { $round }: { $problem }
cop-tsh-imported =
    {""}**{ $title }** ya está aquí, y tú lo diriges: { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }, { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }, partidas abiertas: { $open }. Todos son invitados; `/players replace` pone a un miembro de este servidor tras un nombre.
cop-tsh-exported-folder = Una carpeta de evento de tsh con las divisiones { $divisions }. Allí las incomparecencias son descansos, y una victoria sin puntos se escribe 1:0.
cop-tsh-one-value = Esto es distinto en cada división, pero tsh tiene un solo valor para todas; se escribe el de la división A: { $options }.
