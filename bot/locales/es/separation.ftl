separation-never = Nunca se emparejan entre sí: { $who }.
separation-never-at-first = { $rounds ->
    [one] En la primera ronda
   *[other] En las primeras { $rounds } rondas
    } nunca se emparejan entre sí: { $who }.
separation-avoided = Se emparejan entre sí solo si no hay otra forma: { $who }.
separation-avoided-at-first = { $rounds ->
    [one] En la primera ronda
   *[other] En las primeras { $rounds } rondas
    } se emparejan entre sí solo si no hay otra forma: { $who }.
separation-those-of = { $attribute ->
    [club] jugadores del mismo club
    [country] jugadores del mismo país
   *[family] miembros de la misma familia
    }
separation-pairs = { $count ->
    [one] una pareja de jugadores que indicó la dirección
   *[other] { $count } parejas de jugadores que indicó la dirección
    }
separation-title = Quién no puede enfrentarse
separation-nobody = Cualquiera puede jugar contra cualquiera. Cámbialo en `/td options` o, para dos jugadores, con `/players keep-apart`.
separation-now-never = { $first } y { $second } ya no se emparejarán entre sí.
separation-now-avoided = { $first } y { $second } se emparejarán entre sí solo si no hay otra forma.
separation-now-may-meet = { $first } y { $second } pueden enfrentarse; lo que comparten, como un club, sigue contando.
