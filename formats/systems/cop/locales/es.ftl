### Lo que dicen los formatos.

format-cop-title = COP

format-cop-summary = Grupos o liga, después suizo, después emparejamientos pesados simulando el resto.

format-cop-column-repeats = Repeticiones: { $weight }. Partidas de los dos entre ellos hasta ahora: { $times }.

format-cop-column-byes = Repeticiones: { $weight }. Descansos hasta ahora: { $times }.

format-cop-column-rank = Diferencia de puestos: { $weight }, los puestos entre ellos. Ningún premio depende de ello.

format-cop-column-rank-cubed = Diferencia de puestos: { $weight }, el cubo de { $apart }. Aún se puede ganar un premio.

format-cop-column-window = Puede alcanzar: { $weight }, el doble del cubo de { $off }. El último que puede alcanzar a { $who1 } es el puesto { $lowest }, y con él debería jugar { $who1 }.

format-cop-column-broken-last-round = King of the Hill: roto. No se pudo mantener a todos los vecinos de la última ronda.

format-cop-column-broken-repeat-bye = Repeticiones: roto. Alguien tenía que descansar otra vez.

format-cop-column-broken-gibson = Gibson: roto. Ninguna ronda aleja de los aspirantes a todos los gibsonizados.

format-cop-column-broken-control = Control: roto. Ninguna ronda da al líder el rival previsto.

format-cop-column-broken-beyond = Puede alcanzar: roto. { $who2 } está por debajo del último que puede alcanzar a { $who1 }; ninguna ronda lo evita.

format-cop-column-broken-back-to-back = Repeticiones: roto. Ninguna ronda separa a todos los rivales de la ronda anterior.

format-cop-mark-gibsonized = Gibsonizado: ya nadie por debajo puede quitarle el puesto.

format-cop-mark-first = Aspirantes al primer puesto: primeros en más de { $share } de las simulaciones.

format-cop-mark-prize = Aspirantes a un premio ({ $prizes }): entre ellos en más de { $share } de las simulaciones.

format-cop-mark-destiny-lost = Dueño de su destino: gana el torneo si vence al líder, y pierde { $loss } de esa opción sin esa partida.

format-cop-mark-destiny-kept = Dueño de su destino: gana el torneo si lo gana todo, y solo pierde { $loss } de esa opción sin jugar con el líder.

format-cop-mark-first-recorded = Aspirantes al primer puesto, según el emparejamiento de la ronda { $round }.

format-cop-mark-prize-recorded = Aspirantes a un premio, según el emparejamiento de la ronda { $round }.

format-cop-mark-destiny-lost-recorded = Dueño de su destino, según el emparejamiento de la ronda { $round }: perdería { $loss } de su opción sin jugar con el líder.

format-cop-mark-destiny-kept-recorded = Dueño de su destino, según el emparejamiento de la ronda { $round }: solo perdería { $loss } de su opción sin jugar con el líder.

format-cop-published = Las reglas publicadas de este torneo tienen la suma de control { $check_sum }.

format-cop-published-changed = Las reglas publicadas han cambiado: su suma de control era { $before } y ahora es { $check_sum }.

format-cop-round-round-robin = Ronda { $round } de { $rounds }: liga, ronda { $of_schedule } de { $schedule }.

format-cop-round-initial-fontes = Ronda { $round } de { $rounds }: grupos, ronda { $of_schedule } de { $schedule }.

format-cop-round-swiss = Ronda { $round } de { $rounds }: suizo sin repeticiones.

format-cop-round-cop = Ronda { $round } de { $rounds }: COP.

format-cop-older-standings = La ronda se empareja con la clasificación tras la ronda { $round }.

format-cop-prepaired = Lo fijó antes un director.

format-cop-prepaired-dropped = No se juega una partida fijada para { $who1 }: el otro jugador ya no está o descansa esta ronda.

format-cop-fontes-group = Se sorteó el grupo { $group }: { $players } jugadores, repartidos por todo el orden inicial.

format-cop-groups-lost = Los grupos sorteados ya no se conocen; la ronda se empareja como una ronda suiza.

format-cop-schedule = { $who1 } y { $who2 } se enfrentan según el calendario.

format-cop-bye-schedule = { $who1 } queda libre según el calendario.

format-cop-bye-left-alone = { $who1 } descansa: el rival del calendario no está.

format-cop-swiss-level = { $who1 } (puesto { $rank }) y { $who2 } (puesto { $other_rank }) tienen { $wins } { $wins ->
    [one] victoria
   *[other] victorias
    }: mitad alta contra mitad baja.

format-cop-swiss-float = { $who1 } (puesto { $rank }, { $wins } { $wins ->
    [one] victoria
   *[other] victorias
    }) y { $who2 } (puesto { $other_rank }, { $other_wins } { $other_wins ->
    [one] victoria
   *[other] victorias
    }) se enfrentan entre grupos.

format-cop-bye-swiss = { $who1 } descansa: de quienes menos han descansado, le toca a { $who1 }.

format-cop-simulated = Las últimas { $rounds_left } rondas se simularon { $simulations } veces para { $players } jugadores (factor máximo { $factor }, márgenes { $margins }, { $games } partidas).

format-cop-gibsonized = { $who1 } está gibsonizado: nadie por debajo puede ya quitarle el puesto { $place }.

format-cop-cashers = Hasta el puesto { $hopeful_rank } ({ $who1 }) se alcanza uno de los { $prizes } premios en más de { $share } de las simulaciones; hasta el puesto { $absolute_rank } ({ $who2 }), en alguna.

format-cop-contender = Para el puesto { $place } o mejor, el último aspirante es { $who1 }, puesto { $rank }.

format-cop-destiny-at-stake = { $who2 } (puesto { $rank }) gana el torneo si gana todas las partidas contra el líder, pero si no pierde { $loss } de esa opción ({ $wins } de { $simulations } simulaciones ganadas; el umbral es { $threshold }): el destino está en juego.

format-cop-destiny-safe = { $who2 } (puesto { $rank }) gana el torneo si gana todas las partidas contra el líder, y si no solo pierde { $loss } de esa opción ({ $wins } de { $simulations } simulaciones ganadas; el umbral es { $threshold }).

format-cop-nearly-destiny-at-stake = { $who2 } (puesto { $rank }) gana el torneo si gana todas las partidas contra el líder (en { $always } de { $simulations } simulaciones), pero si no pierde { $loss } de esa opción ({ $wins } ganadas; el umbral es { $threshold }): el destino está en juego.

format-cop-nearly-destiny-safe = { $who2 } (puesto { $rank }) gana el torneo si gana todas las partidas contra el líder (en { $always } de { $simulations } simulaciones), y si no solo pierde { $loss } de esa opción ({ $wins } ganadas; el umbral es { $threshold }).

format-cop-steered = El líder { $who1 } juega con { $who2 } (puesto { $rank }), o con el jugador un puesto más arriba si quedan rondas suficientes.

format-cop-steered-to-nobody = { $who2 } (puesto { $rank }) debería jugar con el líder { $who1 }, pero acaban de enfrentarse.

format-cop-dropped-back-to-back = No hay otra ronda completa: { $pairs } { $pairs ->
    [one] pareja se enfrenta
   *[other] parejas se enfrentan
    } otra vez seguida.

format-cop-dropped-beyond = No hay otra ronda completa: la ventana de aspirantes se amplió en { $ranks } { $ranks ->
    [one] puesto
   *[other] puestos
    } ({ $pairs } { $pairs ->
    [one] pareja
   *[other] parejas
    }).

format-cop-dropped-control = No hay otra ronda completa: el líder juega con otro del previsto.

format-cop-dropped-gibson = No hay otra ronda completa: un gibsonizado juega con un aspirante, o se queda sin el descanso.

format-cop-dropped-repeat-bye = No hay otra ronda completa: { $who1 } descansa otra vez.

format-cop-dropped-last-round = No hay otra ronda completa: { $pairs } { $pairs ->
    [one] pareja deja
   *[other] parejas dejan
    } el orden de la última ronda.

format-cop-chances = Puestos aún posibles para { $who1 }: { $best } a { $worst }; un premio en { $prize } (puestos: { $counts }).

format-cop-weights-sum = Los pesos de la ronda suman { $sum }; lo que no debe pasar pesa { $prohibitive }.

format-cop-pair-weights = { $who1 } (puesto { $rank }) y { $who2 } (puesto { $other_rank }) pesan { $total }.

format-cop-bye-weights = El descanso de { $who1 } (puesto { $rank }) pesa { $total }.

format-cop-hill = { $who1 } y { $who2 } son vecinos y aún pueden ganar un premio: King of the Hill.

format-cop-class-prize = { $who1 } y { $who2 } juegan por un premio de su clase.

format-cop-destiny = El líder { $who1 } juega con { $who2 }, el siguiente en ser dueño de su destino.

format-cop-bye-gibson = { $who1 } está gibsonizado, y el descanso va primero a los gibsonizados.

format-cop-bye-top-down = { $who1 } descansa: el mejor de quienes menos han descansado.

format-cop-bye-contender = { $who1 } descansa: todos los que no han descansado pueden aspirar a un premio, y { $who1 } es el último de ellos.

format-cop-repeat = { $who1 } y { $who2 } se enfrentan otra vez; partidas entre ellos hasta ahora: { $times }.

format-cop-back-to-back = { $who1 } y { $who2 } se enfrentaron en la ronda anterior.

format-cop-parted-by-spread = { $who1 } está por encima de { $who2 }: mismas victorias, mejor diferencia.

format-cop-name-rounds = Rondas

format-cop-name-prizes = Premios

format-cop-name-thresholds = Umbrales

format-cop-name-simulations = Simulaciones

format-cop-name-byes = Descansos

format-cop-name-scores = Puntuaciones

format-cop-name-by-hand = A mano

format-cop-head-spread = Diferencia

format-cop-column-spread = La suma de todas las diferencias de tanteo.

format-cop-field-class = La clase para sus premios: B, C, etc.; vacío o A es la más alta.

format-cop-option-rounds = Cuántas rondas se juegan.

format-cop-option-opening-label = Apertura

format-cop-option-opening = La apertura: auto hace una liga entera si cabe, y si no Initial Fontes.

format-cop-option-round-robin-margin-label = Margen de la liga

format-cop-option-round-robin-margin = Una liga cabe si después quedan al menos tantas rondas.

format-cop-option-first-cop-round-label = Primera ronda COP

format-cop-option-first-cop-round = La primera ronda emparejada por COP; vacío es la segunda mitad.

format-cop-option-place-prizes-label = Premios por puesto

format-cop-option-place-prizes = Cuántos puestos ganan un premio.

format-cop-option-class-prizes-label = Premios de clase

format-cop-option-class-prizes = Cuántos premios tienen las clases B, C, …; la más alta, A, no tiene propios.

format-cop-option-simulations = Cuántas veces se simula el resto.

format-cop-option-always-wins-simulations-label = Simulaciones de ganar siempre

format-cop-option-always-wins-simulations = Cuántas veces se simula quién es dueño de su destino.

format-cop-option-always-wins-tolerance-label = Tolerancia de ganar siempre

format-cop-option-always-wins-tolerance = Quien gana todas las simulaciones salvo, como mucho, esta parte gana siempre.

format-cop-option-gibson-spread-label = Diferencia Gibson

format-cop-option-gibson-spread = La mayor diferencia de una partida, desde la última ronda hacia atrás; el último valor sigue.

format-cop-option-hopefulness-label = Esperanza

format-cop-option-hopefulness = Un aspirante alcanza un puesto en más de esta parte de las simulaciones, desde la última ronda hacia atrás.

format-cop-option-control-loss-thresholds-label = Umbrales de pérdida de control

format-cop-option-control-loss-thresholds = Si se pierden más victorias que esta parte, el destino está en juego, desde la última ronda hacia atrás.

format-cop-option-control-loss-activation-round-label = Control desde la ronda

format-cop-option-control-loss-activation-round = Desde esta ronda se dirige al líder; vacío: las últimas cuatro rondas.

format-cop-option-margins-label = Márgenes

format-cop-option-margins = Cómo se reparten los márgenes de las partidas simuladas.

format-cop-option-bye-spread-label = Diferencia de un descanso

format-cop-option-bye-spread = La diferencia que da un descanso y que quita una incomparecencia o ausencia.

format-cop-option-allow-repeat-byes-label = Permitir varios descansos

format-cop-option-allow-repeat-byes = ¿Puede alguien descansar dos veces?

format-cop-option-top-down-byes-label = Descansos desde arriba

format-cop-option-top-down-byes = ¿Van los descansos primero a lo alto de la clasificación?

format-cop-option-lone-leader-bye-label = Descanso del líder solo

format-cop-option-lone-leader-bye = ¿Va el descanso a un líder gibsonizado si es el único gibsonizado?

format-cop-option-prohibitive-label = Peso prohibitivo

format-cop-option-prohibitive = El peso de lo que no debe pasar; vacío: más que cualquier otra suma.

format-cop-option-based-on-label = Basado en

format-cop-option-based-on = Rondas emparejadas con una clasificación anterior: 9:7 es la ronda 9 con la clasificación tras la ronda 7.

format-cop-option-prepaired-label = Fijados de antemano

format-cop-option-prepaired = Partidas fijadas de antemano: 9 Ada - Ben, los dos juegan en la ronda 9; 9 Ada - bye es un descanso.

format-cop-option-usual-high = Por encima de esto se pregunta, no se rechaza.

format-cop-option-usual-high-label = Máximo habitual

format-cop-option-usual-low = Por debajo de esto se pregunta, no se rechaza.

format-cop-option-usual-low-label = Mínimo habitual

format-cop-option-usual-margin = Las diferencias mayores se preguntan, no se rechazan.

format-cop-option-usual-margin-label = Diferencia habitual
format-cop-took-the-seat = { $who1 } llegó con la ronda ya publicada y juega contra { $who2 }, que descansaba.
format-cop-missed-lost = Rondas sin { $who1 } hasta ahora: { $rounds }. Cuentan como perdidas por { $spread }.
format-cop-too-new = Una ronda solo se puede emparejar con la clasificación anterior a ella.
format-cop-no-game = Una partida fijada de antemano necesita dos jugadores distintos, o un jugador y bye.
format-cop-seated-twice = Un jugador está fijado dos veces en una misma ronda.

format-cop-fixed-table = { $who1 } juega siempre en la mesa { $table }.
format-cop-fixed-table-beyond = La mesa propia { $table } de { $who1 } está más allá de la última, { $last }: en su lugar, la mesa { $board }.

format-cop-field-table = La mesa en la que siempre juega, por una cámara o por el acceso, por ejemplo; vacío: ninguna.

format-cop-rule-rounds = { $value } { $value ->
    [one] ronda se juega
   *[other] rondas se juegan
    }.

format-cop-rule-opening-auto = Se empieza con una liga completa si cabe; si no, con Initial Fontes.

format-cop-rule-opening-round-robin = Se empieza con una liga completa.

format-cop-rule-opening-initial-fontes = Se empieza con Initial Fontes.

format-cop-rule-opening-swiss = Se empieza con rondas suizas.

format-cop-rule-round-robin-margin = Una liga cabe si después quedan al menos estas rondas: { $value }.

format-cop-rule-first-cop-round = COP empareja desde la ronda { $value }.
format-cop-rule-first-cop-round-default = COP empareja desde la ronda { $value }, o justo después de una liga.

format-cop-rule-place-prizes = Puestos con premio: { $value }.

format-cop-rule-class-prizes = Premios de las clases B, C, etc.: { $value }.

format-cop-rule-simulations = Para cada emparejamiento, el resto se simula { $value } veces.

format-cop-rule-always-wins-simulations = { $value } simulaciones dicen quién depende de sí mismo.

format-cop-rule-always-wins-tolerance = Quien falla como mucho esta parte cuenta como siempre ganador: { $value }.

format-cop-rule-gibson-spread = La mayor diferencia de una partida, desde la última ronda hacia atrás; el último valor sigue: { $value }.

format-cop-rule-hopefulness = Un aspirante alcanza un puesto en más de esta parte de las simulaciones, desde la última ronda hacia atrás: { $value }.

format-cop-rule-control-loss-thresholds = Se pierde el control si se pierde más de esta parte de las victorias, desde la última ronda hacia atrás: { $value }.

format-cop-rule-control-loss-activation-round = Desde la ronda { $value } se dirige al líder.

format-cop-rule-margins-uniform = Las diferencias de las partidas simuladas se reparten por igual.

format-cop-rule-margins-half-normal = Las diferencias de las partidas simuladas siguen media campana de Gauss.

format-cop-rule-bye-spread = Un bye suma { $value } de diferencia; una incomparecencia o ausencia resta lo mismo.

format-cop-rule-allow-repeat-byes-yes = Se puede tener un segundo bye.

format-cop-rule-allow-repeat-byes-no = Nadie tiene un segundo bye si se puede evitar.

format-cop-rule-top-down-byes-yes = Los byes van primero a lo alto de la clasificación.

format-cop-rule-top-down-byes-no = Los byes van primero al final de la clasificación.

format-cop-rule-lone-leader-bye-yes = Un líder gibsonizado, si es el único, puede tener el descanso.

format-cop-rule-lone-leader-bye-no = Un líder gibsonizado, si es el único, no recibe el bye por ello.

format-cop-rule-usual-low = Herald pregunta por puntuaciones menores de { $value }, pero las acepta.

format-cop-rule-usual-high = Herald pregunta por puntuaciones mayores de { $value }, pero las acepta.

format-cop-rule-usual-margin = Herald pregunta por diferencias mayores de { $value }, pero las acepta.

format-cop-rule-prohibitive = Lo que no debe pasar pesa { $value }.

format-cop-rule-based-on = Rondas según una clasificación anterior, como 9:7 para la ronda 9 según la de tras la ronda 7: { $value }.

format-cop-rule-prepaired = Partidas fijadas de antemano: { $value }.
