### Play-offs, the end, prizes.

ending-prizes = Premios
ending-over = El final
ending-thanks = Gracias a todas las personas que han jugado, dirigido y seguido el torneo.
ending-finished = **{ $title }** ha terminado. ¡Enhorabuena!
ending-game-fund = Fondo para ganadores de partidas: { $amount }, a partes iguales entre las partidas de la última fase.
ending-stage-over = **{ $title }** ha terminado.
ending-qualified = Pasan a **{ $title }**: { $names }. ¡Enhorabuena!
ending-goes-on = **{ $title }** no ha terminado todavía: un director ha anulado el final.
ending-podium = { $place }: **{ $names }**
ending-podium-shared = { $place }: **{ $names }** (compartido)
ending-prize-nobody = { $place }: Nadie: { $prizes }
ending-prize-shared = Compartido, { $places }: { $names }: { $prizes }
ending-prize-of-class = Clase { $letter }, { $place }
ending-prize-of-kind = { $kind }, { $place }
