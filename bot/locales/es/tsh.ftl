### Changing over to tsh and back.

tsh-problems-no-folder = no es el zip de una carpeta de tsh: debe contener config.tsh y el archivo de cada división
tsh-problems-unreadable = «{ $found }» no es un jugador: escribe un nombre, un rating y rivales; después, los puntos tras un punto y coma
tsh-problems-long-name = el nombre «{ $found }» tiene más de 80 caracteres
tsh-problems-no-such-opponent = no hay ningún jugador número { $found }
tsh-problems-self = el jugador se enfrenta a sí mismo
tsh-problems-not-mutual = el jugador { $found } no tiene a este jugador como rival
tsh-problems-gap = ahí solo están emparejados algunos jugadores, aunque hay puntos o una ronda posterior
tsh-problems-too-few = un torneo necesita dos jugadores, y hay { $found }
tsh-problems-too-many = hay { $found } jugadores, y el máximo es 1000
tsh-problems-too-many-rounds = hay { $found } rondas, y el máximo es 60
tsh-exported = La división tal como la lee tsh, con una configuración para empezar: pon los dos archivos en una carpeta de evento de tsh. Allí las incomparecencias son descansos, y una victoria sin puntos se escribe 1:0.
tsh-mixed-spreads = El archivo tiene descansos con distintas diferencias de puntos; aquí cada descanso y cada ausencia cuenta { $spread }.
tsh-refused = No se puede importar el archivo: { $problems }. No ha cambiado nada; corrígelo y vuelve a enviarlo.
tsh-at-line = Línea { $line }: { $problem }
tsh-at-line-and-round = Línea { $line }, ronda { $round }: { $problem }
tsh-at-round = Ronda { $round }: { $problem }
tsh-imported =
    {""}**{ $title }** ya está aquí, y tú lo diriges: { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }, { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    }, partidas abiertas: { $open }. Todos son invitados; `/players replace` pone a un miembro de este servidor tras un nombre.
tsh-exported-folder = Una carpeta de evento de tsh con las divisiones { $divisions }. Allí las incomparecencias son descansos, y una victoria sin puntos se escribe 1:0.
tsh-one-value = Esto es distinto en cada división, pero tsh tiene un solo valor para todas; se escribe el de la división A: { $options }.
