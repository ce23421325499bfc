### Lo que dicen los formatos.

format-group-rounds-title = Rondas de grupos

format-group-rounds-summary = Todos contra todos en grupos; los mejores forman grupos nuevos, después semifinales y final.

format-group-rounds-group-1 = { $group }, en orden inicial: { $who1 }.

format-group-rounds-group-2 = { $group }, en orden inicial: { $who1 }, { $who2 }.

format-group-rounds-group-3 = { $group }, en orden inicial: { $who1 }, { $who2 }, { $who3 }.

format-group-rounds-group-4 = { $group }, en orden inicial: { $who1 }, { $who2 }, { $who3 }, { $who4 }.

format-group-rounds-group-5 = { $group }, en orden inicial: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }.

format-group-rounds-group-6 = { $group }, en orden inicial: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }.

format-group-rounds-group-7 = { $group }, en orden inicial: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }.

format-group-rounds-group-8 = { $group }, en orden inicial: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }, { $who8 }.

format-group-rounds-group-many = { $group } tiene { $size } jugadores.

format-group-rounds-part = { $round }: en cada grupo todos juegan contra todos, en cualquier orden.

format-group-rounds-matches = { $round }: quien gana sigue; un empate se repite.

format-group-rounds-replays = { $round }: las partidas empatadas se repiten.

format-group-rounds-grouping = El sorteo dio { $rolled }: reparto { $grouping }.

format-group-rounds-roll-round2 = Ronda 2: saca un número del 1 al 6. Es el número del reparto.

format-group-rounds-roll-round3 = Ronda 3: saca. 1, 4, 7: reparto 1; 2, 5, 8: reparto 2; 3, 6, 9: reparto 3; 0: otra vez.

format-group-rounds-roll-again = El sorteo dio 0: otra vez.

format-group-rounds-level-2 = { $round }, { $group }: { $who1 } y { $who2 } están igualados en todo. Sorteo: 1 pone delante a { $who1 }, 2 pone delante a { $who2 }.

format-group-rounds-level-3 = { $round }, { $group }: { $who1 }, { $who2 } y { $who3 } están igualados en todo. Sortea su orden: 1 y 2 ponen delante a { $who1 }, 3 y 4 a { $who2 }, 5 y 6 a { $who3 }; de los otros dos, un número impar pone antes al nombrado primero.

format-group-rounds-level-many = { $round }, { $group }: { $count } jugadores están igualados en todo. Sortea uno de sus { $orders } órdenes, numerados como en un diccionario.

format-group-rounds-call = { $who1 } y { $who2 } están igualados en todo: uno dice par o impar. Si acierta, va antes.

format-group-rounds-toss = { $who1 } dijo { $call }. Saca un número del 0 al 9 (0 es par): si es { $call }, { $who1 } va antes que { $who2 }.

format-group-rounds-parity-even = { $who1 } y { $who2 } son los números { $seed } y { $other_seed } de { $group }: una suma par da A al mejor.

format-group-rounds-parity-odd = { $who1 } y { $who2 } son los números { $seed } y { $other_seed } de { $group }: una suma impar da A al peor.

format-group-rounds-higher-has-a = { $who1 } (número { $seed }) está por encima de { $who2 } (número { $other_seed }) y elige lado: A si { $who1 } no dice B.

format-group-rounds-higher-has-b = { $who1 } (número { $seed }) está por encima de { $who2 } (número { $other_seed }) y pidió B.

format-group-rounds-ask-side = { $who1 } va por delante de { $who2 }: ¿A (nombra las primeras piezas) o B (elige los colores)?

format-group-rounds-ask-pieces = { $who1 } tiene A contra { $who2 }: ¿cuál es la primera pieza azul y cuál la primera roja?

format-group-rounds-ask-colours = { $who1 } tiene B contra { $who2 }: ¿azul y rojo, empezando con { $blue } y { $red }, o amarillo y verde?

format-group-rounds-told-sides = { $who1 } tiene A, { $who2 } tiene B.

format-group-rounds-told-pieces = { $who1 } nombra { $blue } como primera pieza azul y { $red } como primera roja.

format-group-rounds-told-colours = { $who1 } juega { $colours }, { $who2 } { $others }.

format-group-rounds-replay = { $who1 } y { $who2 } empataron y juegan otra vez cambiando A y B.

format-group-rounds-seeded-by-place = { $who1 } va antes que { $who2 }: mejor puesto en el grupo de { $round }.

format-group-rounds-seeded-by-record = { $who1 } va antes que { $who2 }: mejor balance en { $round }.

format-group-rounds-seeded-by-difference = { $who1 } va antes que { $who2 }: mejor diferencia de puntos en { $round }.

format-group-rounds-seeded-by-game = { $who1 } va antes que { $who2 }: ganó su partida en { $round }.

format-group-rounds-seeded-by-call = { $who1 } va antes que { $who2 }: dijo { $call }, y el número fue { $number }.

format-group-rounds-seeded-by-missed-call = { $who1 } va antes que { $who2 }, que dijo { $call }: el número fue { $number }.

format-group-rounds-parted-1 = { $who1 } está por encima de { $who2 }: mejor balance.

format-group-rounds-parted-2 = { $who1 } está por encima de { $who2 }: mejor balance entre los igualados.

format-group-rounds-parted-3 = { $who1 } está por encima de { $who2 }: mejor diferencia de puntos entre los igualados.

format-group-rounds-parted-4 = { $who1 } está por encima de { $who2 }: mejor diferencia de puntos en el grupo.

format-group-rounds-parted-5 = { $who1 } está por encima de { $who2 }: más puntos anotados.

format-group-rounds-parted-6 = { $who1 } está por encima de { $who2 } por sorteo: igualados en todo lo demás.

format-group-rounds-left-in-round = { $who1 } se fue durante { $round }: ninguna partida de esa ronda cuenta.

format-group-rounds-line-on = pasa a: { $round }

format-group-rounds-champion = { $who1 } ha ganado el torneo.

format-group-rounds-leaves-round = { $who1 } se va durante { $round }: { $games } { $games ->
    [one] partida queda anulada
   *[other] partidas quedan anuladas
    }, y las tablas se rehacen sin ellas.

format-group-rounds-leaves-match = { $who1 } deja un cruce: lo gana { $who2 }.

format-group-rounds-leaves-between = { $who1 } se va tras { $round }: todos los de debajo en { $group } suben un puesto.

format-group-rounds-leaves-seat = { $who1 } se va tras el sorteo: { $who2 } ocupa la plaza.

format-group-rounds-leaves-empty = { $who1 } se va tras el sorteo, y no queda nadie para la plaza.

format-group-rounds-moves = { $who1 } pasa del puesto { $before } al puesto { $after } de { $group }.

format-group-rounds-enters = { $who1 } pasa ahora a { $round }.

format-group-rounds-drops = { $who1 } ya no pasaría a { $round }.

format-group-rounds-name-round-number = Ronda { $number }

format-group-rounds-name-finals = Finales

format-group-rounds-name-semi-final-number = Semifinal { $number }

format-group-rounds-name-round-replay = { $round }, repetición

format-group-rounds-name-round-part-of-parts = { $round } ({ $part } de { $parts })

format-group-rounds-name-round-number-group = Ronda { $number }, { $group }

format-group-rounds-name-blue = Azul

format-group-rounds-name-yellow = Amarillo

format-group-rounds-name-red = Rojo

format-group-rounds-name-green = Verde

format-group-rounds-choice-call-odd = Impar

format-group-rounds-choice-call-even = Par

format-group-rounds-name-odd-2 = impar

format-group-rounds-name-even-2 = par

format-group-rounds-choice-ask-side-a = A (piezas)

format-group-rounds-choice-ask-side-b = B (colores)

format-group-rounds-choice-ask-colours-blue-and-red = Azul y rojo

format-group-rounds-choice-ask-colours-yellow-and-green = Amarillo y verde

format-group-rounds-name-blue-and-red-2 = azul y rojo

format-group-rounds-name-yellow-and-green-2 = amarillo y verde

format-group-rounds-form-ask-pieces-blue = Primera pieza azul

format-group-rounds-form-ask-pieces-red = Primera pieza roja

format-group-rounds-head-round = Ronda

format-group-rounds-column-round = La última ronda en que participó el jugador.

format-group-rounds-head-place = Puesto

format-group-rounds-column-place = El puesto en el grupo de esa ronda.

format-group-rounds-head-record = Balance

format-group-rounds-column-record = La parte de los puntos hechos en aquel grupo.

format-group-rounds-head-difference = Dif.

format-group-rounds-column-difference = Puntos anotados menos recibidos, por partida, en aquel grupo.

format-group-rounds-column-record-2 = La parte de los puntos hechos en este grupo.

format-group-rounds-column-difference-2 = Puntos anotados menos recibidos, por partida, en este grupo.

format-group-rounds-form-side = A o B

format-group-rounds-form-side-help = Lo que quieres cuando vas por delante: A nombra las piezas, B elige los colores.

format-group-rounds-form-side-side = A o B

format-group-rounds-form-side-side-a = A: nombrar las piezas

format-group-rounds-form-side-side-b = B: elegir los colores

format-group-rounds-option-fewest-label = Mínimo

format-group-rounds-option-fewest = No se admite un número menor; 16 jugadores llenan cuatro grupos.

format-group-rounds-option-round-three-roll-label = Sorteo de la ronda 3

format-group-rounds-option-round-three-roll = El número de la ronda 3: 1 a 3, 6 o 9, o cualquiera de 0 a 9, donde 0 es sacar otra vez.
format-group-rounds-missed-groups = Lo que se emparejó mientras tanto sin { $who1 } sigue sin { $who1 } y no cuenta ni a favor ni en contra.

format-group-rounds-rule-fewest = Hacen falta { $value } participantes para empezar; 16 llenan cuatro grupos.

format-group-rounds-rule-round-three-roll-3 = Para la ronda 3 se sortea un número del 1 al 3.

format-group-rounds-rule-round-three-roll-6 = Para la ronda 3 se sortea un número del 1 al 6.

format-group-rounds-rule-round-three-roll-9 = Para la ronda 3 se sortea un número del 1 al 9.

format-group-rounds-rule-round-three-roll-any = Para la ronda 3 se sortea un número del 0 al 9; con 0 se repite.
