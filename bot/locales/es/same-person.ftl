
same-person-question = ¿Es **{ $member }** el invitado **{ $guest }**? Entonces pasan a ser suyos: { $tournaments }.
same-person-yes = Es la misma persona
same-person-done =
    { $count ->
        [one] El invitado **{ $guest }** es { $member } en Discord: { $count } torneo es ahora suyo.
       *[other] El invitado **{ $guest }** es { $member } en Discord: { $count } torneos son ahora suyos.
    }
same-person-undo = Deshacer
same-person-undone = El invitado **{ $guest }** y { $member } vuelven a ser dos personas.
