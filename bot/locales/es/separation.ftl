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
