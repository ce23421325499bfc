format-group-stage-title = Fase de grupos

format-group-stage-summary = Grupos en los que todos juegan contra todos.

format-group-stage-round = Ronda { $round } de { $rounds } de los grupos, según las tablas de Berger.

format-group-stage-same-group = { $who1 } y { $who2 } están en el grupo { $group }.

format-group-stage-walkover = { $who1 } recibe el punto sin jugar: { $who2 } se ha ido.

format-group-stage-missed-walkovers = Rondas sin { $who1 } hasta ahora: { $rounds }. No dan puntos, y a cada rival un punto entero.

format-group-stage-parted-by-seed = { $who1 } está por encima de { $who2 }: mejor cabeza de serie, todo lo demás es igual.

format-group-stage-rule-groups = Hay { $value } grupos.

format-group-stage-rule-deal-snake = Los grupos son parejos: las cabezas de serie se reparten de ida y vuelta.

format-group-stage-rule-deal-drawn = Los grupos se sortean: cada uno recibe uno de cada bombo.

format-group-stage-rule-legs-1 = En un grupo todos se enfrentan una vez.

format-group-stage-rule-legs = En un grupo todos se enfrentan { $value } veces.

format-group-stage-name-group-group = Grupo { $group }

format-group-stage-option-groups-label = Grupos

format-group-stage-option-groups = Cuántos grupos hay; vacío: tantos que cada uno tenga hasta cuatro.

format-group-stage-option-deal-label = Cómo se forman los grupos

format-group-stage-option-deal = snake: parejos, por cabezas de serie; drawn: por sorteo, uno de cada bombo.

format-group-stage-option-legs-label = Vueltas

format-group-stage-option-legs = Cuántas veces se enfrentan todos en el grupo.

format-group-stage-option-tie-breaks-label = Desempates

format-group-stage-option-tie-breaks = Qué desempata, en orden: direct, sodos, wins, difference y scored (estos dos, con tanteos).

format-group-stage-compared = { $who1 } está por encima de { $who2 }: se comparan sin los resultados contra puestos tras el { $size } de grupos mayores.
