### Lo que dicen los formatos.

format-tiered-league-title = Liga por niveles

format-tiered-league-summary = Ligas de 5 a 10 por niveles, con ascensos y descensos, y un duelo por el título.

format-tiered-league-left-over = Hay { $found } jugadores y ligas para { $limit }: los demás son muy pocos para otra liga de 5.
format-tiered-league-left-over-holder = Además del poseedor del título hay { $found } jugadores y ligas para { $limit }: los demás son muy pocos para otra liga de 5.

format-tiered-league-tier-overfull = { $found } jugadores dicen que su último puesto lleva al mismo nivel, con sitio para { $limit }. Corrige last_tier y last_rank.

format-tiered-league-bad-record = last_tier y last_rank no pueden ser menores que 0. Corrígelos para { $who }.

format-tiered-league-two-holders = Solo un jugador puede tener el título (last_tier 0). Corrígelo en uno de { $who }.

format-tiered-league-holder = { $who1 } tiene el título y espera al ganador de la liga A.

format-tiered-league-full-tier = Nivel { $tier }: { $players } jugadores, ligas: { $leagues }.

format-tiered-league-lowest-tier = Nivel { $tier }, el más bajo: { $players } jugadores, ligas: { $leagues }.

format-tiered-league-lost-title = { $who1 } perdió el título y juega en el nivel { $tier }.

format-tiered-league-stays-on-top = { $who1 } sigue en el nivel { $tier }: puesto { $rank } allí.

format-tiered-league-goes-up = { $who1 } sube al nivel { $tier }: puesto { $rank } en el nivel { $last }.

format-tiered-league-stays = { $who1 } sigue en el nivel { $tier }: puesto { $rank } allí.

format-tiered-league-goes-down = { $who1 } baja al nivel { $tier }: puesto { $rank } en el nivel { $last }.

format-tiered-league-in-lowest = { $who1 } fue puesto { $rank } del nivel { $last } y juega en el nivel { $tier }, el más bajo.

format-tiered-league-drawn = { $who1 } completa el nivel { $tier }: el mejor de los que quedaban, con { $value }.

format-tiered-league-drawn-with-bonus = { $who1 } completa el nivel { $tier }: el mejor de los que quedaban, con { $rating } + { $bonus } = { $value }.

format-tiered-league-drawn-disqualified = { $who1 } completa el nivel { $tier }: el mejor de los que quedaban, con { $value }; sin extra tras una descalificación.

format-tiered-league-next-in-line = El siguiente para el nivel { $tier } era { $who1 } con { $value }.

format-tiered-league-left = { $who1 } juega en el nivel { $tier }, el más bajo, y no tiene puesto del último ciclo.

format-tiered-league-league = { $who1 } es el número { $number } del nivel { $tier } ({ $rating }) y juega en la liga { $league }.

format-tiered-league-round = Partidas { $round } de { $rounds } de cada liga. Todas están abiertas a la vez; jugadlas en cualquier orden.

format-tiered-league-table = { $who1 } y { $who2 } están en la liga { $league }, donde todos juegan contra todos.

format-tiered-league-walkover = { $who1 } recibe el punto sin jugar: { $who2 } se fue.

format-tiered-league-title-game = Partida { $game } por el título: { $who1 } lo tiene, { $who2 } ganó la liga A. { $wins } { $wins ->
    [one] victoria basta
   *[other] victorias bastan
    }.

format-tiered-league-title-sides = { $who1 } lleva negras en la primera partida por sorteo; después los lados cambian cada vez.

format-tiered-league-line-title = ↑ por el título

format-tiered-league-line-up = ↑ al nivel { $tier }

format-tiered-league-line-down = ↓ al nivel { $tier }

format-tiered-league-holds-title = { $who1 } tiene el título.

format-tiered-league-won-title = { $who1 } gana el título.

format-tiered-league-trophy = { $who1 } gana el trofeo del puesto { $place } de la liga { $league }.

format-tiered-league-parted-by-sodos = { $who1 } está por encima de { $who2 }: mismos puntos, pero ganados a rivales más fuertes (SODOS).

format-tiered-league-parted-by-last-tier = { $who1 } está por encima de { $who2 }: igualados en puntos y SODOS, pero en un nivel más alto en el último ciclo.

format-tiered-league-parted-by-last-rank = { $who1 } está por encima de { $who2 }: igualados en puntos y SODOS, pero mejor puesto en el último ciclo.

format-tiered-league-parted-by-rating = { $who1 } está por encima de { $who2 }: igualados en puntos, SODOS y último ciclo, pero con mayor puntuación.

format-tiered-league-parted-by-sign-up = { $who1 } está por encima de { $who2 }: igualados en todo, pero se inscribió antes.

format-tiered-league-name-black = negras

format-tiered-league-name-black-2 = Negras

format-tiered-league-name-white = blancas

format-tiered-league-name-white-2 = Blancas

format-tiered-league-name-league-league = Liga { $league }

format-tiered-league-name-title-match = Duelo por el título

format-tiered-league-name-no-rating = sin puntuación

format-tiered-league-head-league = Liga

format-tiered-league-column-league = La liga y el puesto en ella.

format-tiered-league-column-sodos = Los puntos de todos a quienes ganó el jugador.

format-tiered-league-head-possible = Posible

format-tiered-league-column-possible = Los puestos de la liga en que el jugador aún puede acabar.

format-tiered-league-head-next = Después

format-tiered-league-column-next = El nivel al que lleva este puesto, si el próximo ciclo tiene tantos niveles.

format-tiered-league-field-last-tier = El nivel en el último ciclo: 1 es la liga A, 0 el título; vacío para nuevos.

format-tiered-league-field-last-rank = El puesto en la liga del último ciclo; 0 para quien perdió el título.

format-tiered-league-field-last-disqualified = 1 si fue descalificado en el último ciclo, por tiempo por ejemplo; 0 si no.

format-tiered-league-option-invitations-label = Invitaciones

format-tiered-league-option-invitations = ¿Deben los inscritos aceptar una invitación antes de empezar? Quien no lo hace queda fuera.

format-tiered-league-option-invitation-days-label = Días de invitación

format-tiered-league-option-invitation-days = Cuántos días hay para responder a la invitación.

format-tiered-league-option-title-match = ¿Reta el ganador de la liga A al campeón? No si el campeón no participa.

format-tiered-league-option-title-games-label = Partidas del título

format-tiered-league-option-title-games = El duelo por el título es al mejor de tantas partidas.

format-tiered-league-option-title-held = ¿Tiene alguien el título de antes? Lo conserva si no participa.

format-tiered-league-option-title-held-label = Título en poder

format-tiered-league-title-kept-by-absent = El título se queda con quien lo tiene, que no participa: nadie juega por él.

format-tiered-league-name-title = título
format-tiered-league-missed-title-games = Rondas sin { $who1 } hasta ahora: { $rounds }. En ellas solo se jugaba el título; en las ligas no cuentan.

format-tiered-league-listed-rank-0 = el puesto 0 significa que se perdió el título y va con el nivel 1

format-tiered-league-listed-holders = solo un jugador puede tener el título (nivel 0)

format-tiered-league-listed-lost-title = solo un jugador puede haber perdido el título (puesto 0)

format-tiered-league-listed-places = { $found } jugadores en el puesto { $place } del nivel { $tier }, que tenía { $limit } { $limit ->
    [one] liga
   *[other] ligas
    } como mucho

format-tiered-league-listed-holder = tiene el título

format-tiered-league-listed-lost = perdió el título

format-tiered-league-listed-lost-in = perdió el título, ahora nivel { $tier }

format-tiered-league-listed-back = puesto { $rank } en el nivel { $last }

format-tiered-league-listed-back-in = puesto { $rank } en el nivel { $last }, ahora nivel { $tier }

format-tiered-league-listed-disqualified = puesto { $rank } en el nivel { $last }, descalificación

format-tiered-league-listed-disqualified-in = puesto { $rank } en el nivel { $last }, descalificación, ahora nivel { $tier }

format-tiered-league-listed-new = sin puesto del último ciclo

format-tiered-league-listed-new-in = sin puesto del último ciclo, ahora nivel { $tier }

format-tiered-league-rule-invitations-yes = Cada inscrito debe aceptar una invitación antes de empezar; quien no lo haga queda fuera.

format-tiered-league-rule-invitations-no = Quien se inscribe juega; no hay invitaciones.

format-tiered-league-rule-invitation-days = Una invitación se puede responder durante { $value } días.

format-tiered-league-rule-title-held-yes = Alguien tiene ya el título, y lo conserva si no participa.

format-tiered-league-rule-title-held-no = Nadie tiene el título de antes.

format-tiered-league-rule-title-match-yes = Quien gana la liga A reta al campeón.

format-tiered-league-rule-title-match-no = Nadie juega por el título.

format-tiered-league-rule-title-games-1 = El duelo por el título es una partida.

format-tiered-league-rule-title-games = El duelo por el título es al mejor de { $value } partidas.

format-tiered-league-title-kept-by = El título se queda con { $who1 }, que no participa: nadie juega por él.

format-tiered-league-title-kept-by-still = El título se queda con { $who1 }, que no participó.

format-tiered-league-title-kept-by-absent-still = El título se queda con quien lo tiene, que no participó.
