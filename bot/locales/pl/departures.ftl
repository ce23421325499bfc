departures-has-left =
    { $games ->
        [0] **{ $name }** opuszcza serwer. Co ma się stać z tym miejscem?
        [one] **{ $name }** opuszcza serwer, a do rozegrania zostaje { $games } gra. Co ma się stać z tym miejscem?
        [few] **{ $name }** opuszcza serwer, a do rozegrania zostają { $games } gry. Co ma się stać z tym miejscem?
       *[many] **{ $name }** opuszcza serwer, a do rozegrania zostaje { $games } gier. Co ma się stać z tym miejscem?
    }
departures-opponent-left = **{ $name }** opuszcza serwer, więc wasza gra może się nie odbyć. Organizatorzy dostali pytanie, co dalej.
departures-away =
    { $count ->
        [one] ⚠️ { $names } nie ma już na serwerze. `/players withdraw` wycofuje przed kojarzeniem.
        [few] ⚠️ Nie ma już na serwerze: { $names }. `/players withdraw` wycofuje przed kojarzeniem.
       *[many] ⚠️ Nie ma już na serwerze: { $names }. `/players withdraw` wycofuje przed kojarzeniem.
    }
departures-kept = **{ $name }** zostaje i będzie w parach jak dotąd.
departures-replacing = Wskaż na serwerze, kto zajmuje miejsce po: **{ $name }**. Służy do tego `/players replace`.
departures-voice-left = **{ $name }** (głos gościa **{ $guest }**) opuszcza serwer. **{ $guest }** gra dalej: `/team add` wyznacza inną osobę, `/team remove` nikogo.
