### Lo que dicen los formatos.

format-round-robin-title = Liga

format-round-robin-summary = Todos contra todos, una o varias veces.

format-round-robin-round = Ronda { $round } de { $rounds }, según la tabla de Berger para { $size }.

format-round-robin-table = { $who1 } y { $who2 } son los números { $first } y { $second } de la tabla.

format-round-robin-free = { $who1 } queda libre: el número de jugadores es impar. Todos quedan libres las mismas veces.

format-round-robin-walkover = { $who1 } recibe el punto sin jugar: { $who2 } se fue.

format-round-robin-struck = { $who1 } ha jugado menos de la mitad de { $games } partidas y se va: ninguna cuenta.

format-round-robin-free-of-struck = { $who1 } queda libre: el rival se fue, y ninguna partida contra él cuenta para nadie.

format-round-robin-option-legs-label = Vueltas

format-round-robin-option-legs = Cuántas veces juegan todos contra todos.

format-round-robin-option-exchange-last-rounds-label = Cambiar últimas rondas

format-round-robin-option-exchange-last-rounds = ¿Se cambian las dos últimas rondas de una vuelta, para que los lados sigan alternando?

format-round-robin-option-tie-breaks-label = Desempates

format-round-robin-option-tie-breaks = Qué desempata, en orden: sodos, direct, wins; o los de la FIDE: DE SB SB/C1 PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-round-robin-option-strike-below-half-label = Anular bajo la mitad

format-round-robin-option-strike-below-half = ¿No cuentan las partidas de quien se va con menos de la mitad jugadas?
format-round-robin-missed-walkovers = Rondas sin { $who1 } hasta ahora: { $rounds }. No dan puntos, y un punto entero a cada rival.

format-round-robin-rule-legs-1 = Todos juegan contra todos una vez.

format-round-robin-rule-legs = Todos juegan contra todos { $value } veces.

format-round-robin-rule-exchange-last-rounds-yes = Las dos últimas rondas de una vuelta se intercambian, para que los lados alternen hasta la siguiente.

format-round-robin-rule-exchange-last-rounds-no = Las rondas siguen el orden de las tablas Berger.

format-round-robin-rule-strike-below-half-yes = Se anulan todas las partidas de quien se va antes de jugar la mitad.

format-round-robin-rule-strike-below-half-no = Las partidas de quien se va siguen contando.
