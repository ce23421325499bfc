
same-person-question = ¿Es **{ $member }** el invitado **{ $guest }**? Entonces pasan a ser suyos: { $tournaments }.
same-person-yes = Es la misma persona
same-person-done =
    { $count ->
        [one] El invitado **{ $guest }** es { $member } en Discord: { $count } torneo es ahora suyo.
       *[other] El invitado **{ $guest }** es { $member } en Discord: { $count } torneos son ahora suyos.
    }
same-person-undo = Deshacer
same-person-undone = El invitado **{ $guest }** y { $member } vuelven a ser dos personas.
same-person-claim = ¿Eres **{ $guest }** de **{ $tournament }**? Entonces todo lo inscrito aquí con ese nombre pasa a ser tuyo y el enlace se cierra.
same-person-claim-yes = Sí, soy yo
same-person-claimed = ¡Bienvenido! Lo que inscribió **{ $guest }** ya es tuyo y sigues jugando desde Discord. La dirección lo sabe.
