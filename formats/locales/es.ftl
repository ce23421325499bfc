### Lo que dicen los formatos.

format-shared-time-director = Un director fijó esta hora: { $text }

format-shared-time-both = { $who1 } y { $who2 } prefieren esta hora (inicios que van bien a los dos: { $common }).

format-shared-time-one = { $who1 } prefiere esta hora, { $who2 } no (inicios que van bien a los dos: { $common }).

format-shared-time-neither = Ni { $who1 } ni { $who2 } prefieren esta hora.

format-shared-time-fixed = Esta hora ya estaba fijada.

format-shared-time-none-free = { $who1 } y { $who2 } tienen otras partidas en todos los inicios posibles.

format-shared-time-taken = Habría una hora mejor, pero { $who1 } o { $who2 } tiene entonces otra partida.

format-shared-time-only = No había otro inicio entre los que elegir.

format-shared-time-earliest = Es el más temprano de { $choices } inicios así.

format-shared-time-spread = De { $choices } inicios así, con este puede mirar más gente: partidas a la vez { $together }, en lugar de { $together_at_earliest } en el más temprano, { $earliest_at }.

format-shared-time-near-miss = Por poco: { $who1 } a las { $first_at }, { $who2 } a las { $second_at }, con { $minutes } de diferencia.

format-shared-side-1 = { $who1 } lleva { $side }: en conjunto { $who1 } lo ha tenido menos veces que { $who2 }.

format-shared-side-2 = { $who1 } lleva { $side }: { $who1 } lo ha tenido menos veces en sus partidas entre ellos.

format-shared-side-3 = { $who1 } lleva { $side }: así los dos cambian respecto a su última partida.

format-shared-side-4 = { $who1 } lleva { $side }: así acaba la racha más larga con el mismo lado.

format-shared-side-5 = { $who1 } lleva { $side }: cambian los lados de su última partida entre ellos.

format-shared-side-6 = { $who1 } lleva { $side } por sorteo: nada más los distingue.

format-shared-side-7 = { $who1 } lleva { $side }: si no, alguien tendría el mismo lado por tercera vez seguida.

format-shared-took-the-gap = { $who1 } deja el descanso y juega contra { $who2 }, cuyo rival se fue.

format-shared-seeded-by-uncertainty = { $who1 } va antes que { $who2 } en el orden inicial: misma puntuación, pero más segura.

format-shared-seeded-by-games = { $who1 } va antes que { $who2 } en el orden inicial: misma puntuación e incertidumbre, pero más partidas puntuadas.

format-shared-seeded-by-joined = { $who1 } va antes que { $who2 } en el orden inicial: iguales en todos los números, pero se unió antes.

format-shared-seeded-by-lot = { $who1 } va antes que { $who2 } en el orden inicial por sorteo: nada más los separa.

format-shared-parted-by-buchholz-cut-1 = { $who1 } está por encima de { $who2 }: sus rivales, sin el más débil, han hecho más puntos.

format-shared-parted-by-buchholz = { $who1 } está por encima de { $who2 }: sus rivales han hecho más puntos (Buchholz).

format-shared-parted-by-median-buchholz = { $who1 } está por encima de { $who2 }: sus rivales, sin el más débil ni el más fuerte, han hecho más puntos.

format-shared-parted-by-sodos = { $who1 } está por encima de { $who2 }: hizo los puntos contra rivales más fuertes (SODOS).

format-shared-parted-by-direct = { $who1 } está por encima de { $who2 }: mejor en las partidas entre quienes estaban igualados.

format-shared-parted-by-wins = { $who1 } está por encima de { $who2 }: más partidas ganadas.

format-shared-above = { $who1 } está por delante de { $who2 }: por el desempate { $tie_break } (C.07).

format-shared-round = { $title }: { $games ->
        [one] un cruce
       *[other] { $games } cruces
    }.
format-shared-round-of-matches = { $title }. Un cruce se abre en cuanto se conocen sus dos jugadores.

format-shared-match = { $title }: { $who1 } (cabeza de serie { $seed }) se enfrenta a { $who2 } (cabeza de serie { $other_seed }).

format-shared-replay = { $who1 } y { $who2 } empataron y juegan otra vez cambiando de lado, partida { $game }.

format-shared-bye = { $who1 } descansa: el cuadro tiene más plazas que jugadores, y los mejores cabezas de serie pasan sin jugar.

format-shared-bye-inside = { $who1 } pasa sin jugar: nadie llegó a la otra plaza de este cruce.

format-shared-walkover = { $who1 } pasa sin jugar: { $who2 } se fue.

format-shared-champion = { $who1 } ha ganado el último cruce y el torneo.

format-shared-no-champion = No queda nadie: no hay campeón hasta que decida un director.

format-shared-parted-by-still-in = { $who1 } está por encima de { $who2 }: sigue dentro.

format-shared-parted-by-out = { $who1 } está por encima de { $who2 }: cayó más tarde.

format-shared-parted-by-third-place = { $who1 } está por encima de { $who2 }: ganó la partida por el tercer puesto.

format-shared-not-best-of = Este marcador no es posible en { $game }: el cruce termina en cuanto alguien gana la mayoría de las partidas; al mejor de 3 acaba 2-0 o 2-1.

format-shared-name-first = el primer lado

format-shared-name-first-2 = Primero

format-shared-name-second = el segundo lado

format-shared-name-second-2 = Segundo

format-shared-name-final = Final

format-shared-name-semi-finals = Semifinales

format-shared-name-quarter-finals = Cuartos de final

format-shared-name-round-of-size = Ronda de { $size }

format-shared-name-third-place = Tercer puesto

format-shared-name-winners-round-number = Ronda { $number } de ganadores

format-shared-name-winners-final = Final de ganadores

format-shared-name-losers-round-number = Ronda { $number } de perdedores

format-shared-name-losers-final = Final de perdedores

format-shared-name-grand-final = Gran final

format-shared-name-second-grand-final = Segunda gran final

format-shared-name-round-played-again = { $round }, repetición

format-shared-name-round-and-other-round = { $round } y { $other_round }

format-shared-head-buchholz-1 = Buchholz -1

format-shared-column-buchholz-1 = Los puntos de todos los rivales menos el que menos tiene.

format-shared-head-buchholz = Buchholz

format-shared-column-buchholz = Los puntos de todos los rivales.

format-shared-head-median = Mediana

format-shared-column-median = Los puntos de todos los rivales menos los que tienen menos y más.

format-shared-head-sodos = SODOS

format-shared-column-sodos = Sonneborn-Berger: los puntos de los rivales vencidos, más la mitad de los de aquellos con quienes se empató.

format-shared-head-direct = Directo

format-shared-column-direct = Los puntos hechos contra quienes siguen igualados.

format-shared-head-wins = Victorias

format-shared-column-wins = Partidas ganadas.

format-shared-head-last = Último

format-shared-column-last = El código del último cruce.

format-shared-head-seed = Inicial

format-shared-column-seed = El puesto en el orden inicial.

format-shared-field-uncertainty = Cuánta incertidumbre tiene la puntuación; a igual puntuación va antes la menor.

format-shared-field-games = Partidas puntuadas hasta ahora; a igual puntuación e incertidumbre van antes más partidas.

format-shared-field-joined = Cuándo se unió al sitio de juego; después va antes la fecha más antigua.

format-shared-form-invitation = Invitación

format-shared-form-invitation-help = Tienes una invitación. ¿Vas a jugar? Cuenta la última respuesta antes del comienzo.

format-shared-form-invitation-answer = ¿Vas a jugar?

format-shared-form-invitation-answer-yes = Sí, voy a jugar

format-shared-form-invitation-answer-no = No

format-shared-rule-points = Puntos por victoria, empate y derrota: { $value }.

format-shared-rule-forfeit-points = Puntos por victoria y derrota por incomparecencia: { $value }.

format-shared-rule-bye-points = Puntos por un descanso, y luego por una ronda libre de un punto, de medio y de ninguno: { $value }.

format-shared-rule-bonus = Puntos extra por ganar por al menos, y por perder por como mucho, esa diferencia: { $value }.

format-shared-rule-point-scale = { $value } de estos puntos se muestran como un punto.

format-shared-points-needed = Indica primero cuánto valen la victoria, el empate y la derrota (Puntos), y después el resto de la tabla.

format-shared-points-negative = Los puntos nunca son negativos: quien falta recibe 0, y jugar no debe valer menos. Pon 0 a la derrota y más a lo demás.

format-shared-points-out-of-order = La victoria debe dar más puntos que la derrota, y el empate ni más que la victoria ni menos que la derrota.

format-shared-fide-tie-breaks = Los desempates de la FIDE van solos: quita los demás y usa puntos sin bonificación, en décimas, iguales para partidas e incomparecencias.

format-shared-name-points = Puntos

format-shared-column-sodos-products = Sonneborn-Berger: los puntos de cada rival por los puntos hechos contra él.

format-shared-option-points-label = Puntos

format-shared-option-points = Puntos por victoria, empate y derrota, como 3-1-0; vacío: 1, ½ y 0.

format-shared-option-forfeit-points-label = Puntos por incomparecencia

format-shared-option-forfeit-points = Puntos por ganar y perder por incomparecencia, como 3-0; vacío: como las demás partidas.

format-shared-option-bye-points-label = Puntos por descansos

format-shared-option-bye-points = Por un descanso, y luego rondas libres de 1, ½ y 0; vacío: victoria, empate, 0.

format-shared-option-bonus-label = Puntos extra

format-shared-option-bonus = win by 20: 1, loss by 7: 1 da 1 más por ganar por 20 o más y por perder por 7 o menos.

format-shared-option-point-scale-label = Partes de un punto

format-shared-option-point-scale = Cuántos de estos números son un punto: 2 si 2-1-0 se ve como 1, ½, 0; vacío: 1.

format-shared-option-best-of-label = Al mejor de

format-shared-option-best-of = Un cruce es al mejor de tantas partidas y se comunica como un resultado con su marcador.

format-shared-option-ties-label = Empates

format-shared-option-ties = ¿Puede un cruce acabar en empate, y se repite entonces?

format-shared-option-replays-label = Repeticiones

format-shared-option-replays = Cuántas veces se repite un cruce empatado antes de que pase el mejor cabeza de serie.

format-shared-option-zone = La zona horaria del torneo, un nombre IANA como Europe/Madrid.

format-shared-option-week = El horario semanal; vacío cuando los directores abren las rondas.

format-shared-option-registration-closes = Cuándo se cierra sola la inscripción.

format-shared-option-ratings-fixed = Desde entonces no cambian puntuaciones ni orden inicial.

format-shared-option-ratings-from = De dónde leer puntuaciones: ogs es online-go.com, por el número de cada uno allí.

format-shared-option-first-round = El horario no empareja nada antes de este momento.

format-shared-option-play-until = Para cuándo deben acabar las partidas que acuerdan los jugadores.

format-shared-option-capacity = Quien pasa de este número va a la lista de espera.

format-shared-option-director-may-play = ¿Puede jugar también un director de este torneo?

format-shared-option-coordinator-may-play = ¿Puede jugar también un coordinador?

format-shared-option-silence-confirms-hours = Un aviso que nadie discute durante tantas horas queda confirmado.

format-shared-option-time-claim-hours = Horas para responder a una derrota por tiempo antes de que decida la dirección; 0: enseguida.
format-shared-option-answer-hours = Horas para responder o elegir; después cuenta lo previsto, o se avisa a los directores.
format-shared-option-draw-minutes = Minutos desde el anuncio de un sorteo público hasta el sorteo; hasta entonces se dan palabras.

format-shared-option-check-in-minutes = «Estoy aquí» funciona este tiempo antes y después del inicio.

format-shared-option-forfeit-minutes = Cuánto puede retrasarse alguien antes de perder por incomparecencia.

format-shared-option-forfeit-removes = ¿Una incomparecencia excluye de las rondas siguientes?

format-shared-option-appeals = ¿Puede apelar un jugador excluido?

format-shared-option-reminder-minutes = Minutos antes de una partida en que se recuerda a los jugadores.

format-shared-option-fee = Cuota de inscripción, anotada en las cuentas; aquí no se cobra nada.

format-shared-option-fee-returned = ¿Se devuelve la cuota a quien ni falta ni abandona?

format-shared-option-game-fund = Se reparte por igual entre las partidas de la última fase, a los ganadores.

format-shared-option-prizes = Premios por puesto, con palabras.

format-shared-option-rules-url = Dónde leer las reglas completas.

format-shared-option-language = El idioma de los mensajes, como en o es.

format-shared-option-take = Cuántos pasan de la fase anterior; vacío son todos.

format-shared-option-time-control = Aparece con cada emparejamiento de esta fase.

format-shared-option-ask = Cuándo se pregunta a los jugadores qué horas les van, antes de emparejar.

format-shared-option-pair = Cuándo se publican los emparejamientos, con horas provisionales.

format-shared-option-fix = Cuándo las horas de las partidas pasan a ser definitivas.

format-shared-option-play-from = Cuándo pueden empezar las primeras partidas de la semana.

format-week-option-play-until = Cuándo pueden empezar las últimas partidas de la semana.

format-shared-option-slot-minutes = Minutos entre los inicios posibles.

format-shared-option-spread-games = ¿Dejan los horarios pocas partidas a la vez para los espectadores? Si no, la primera hora que convenga a ambos.
format-shared-option-fund-forfeits = ¿Tiene parte del fondo de ganadores una partida ganada por incomparecencia?
format-shared-option-fund-play-offs = ¿Tienen parte del fondo de ganadores los desempates por puestos?

format-shared-option-one-prize = ¿Gana cada jugador solo un premio, el mayor? Los demás pasan al siguiente.
format-shared-missed = Rondas sin { $who1 } hasta ahora: { $rounds }. No dan puntos.
format-shared-missed-match = Rondas sin { $who1 } hasta ahora: { $rounds }. Si en ellas le tocaba un enfrentamiento, está perdido.

format-shared-form-attendance = Check-in

format-shared-form-attendance-help = Pulsa el botón si estás. Si no, quedas fuera; con /join puedes volver.

format-shared-form-attendance-here = ¿Estás?

format-shared-form-attendance-here-yes = ¡Estoy aquí!

format-shared-option-check-in-opens = Cuándo se pregunta quién está; quien no responda a tiempo queda fuera.

format-shared-option-check-in-closes = Cuándo termina el check-in; vacío: a mano.

format-shared-option-late-entry = ¿Se puede entrar por cuenta propia tras empezar, si el formato lo admite?

format-shared-option-final-best-of-label = Final al mejor de
format-shared-option-final-best-of = La final se juega al mejor de tantas partidas; vacío: como cualquier cruce.
format-shared-option-as-they-come-label = Cruces sobre la marcha
format-shared-option-as-they-come = ¿Se abre un cruce en cuanto se conocen sus dos jugadores, sin esperar a la ronda?
format-shared-option-held-label = Cruces retenidos
format-shared-option-held = Códigos de cruces que esperan a que los publiques, como GF.
format-shared-option-name-sides-label = Nombrar los lados
format-shared-option-name-sides = ¿Se dice quién va primero y quién segundo en cada partida?
format-shared-option-game-server = El servidor de juego donde se juega, por su clave; vacío para ninguno.
format-shared-option-game-terms = Cómo se juega allí: tablero, reglas, tiempo, como lo escribe ese servidor.
format-shared-option-server-results = ¿Cuenta al momento un resultado que informa el servidor, o cuando el perdedor está de acuerdo?
format-shared-option-goes-on-minutes = Minutos del último resultado a la ronda siguiente y a la clasificación final; vacío: a mano.

format-shared-far-champion = campeón

format-shared-far-in = sigue en juego

format-shared-far-out = { $title }

format-shared-far-nowhere = fuera

format-shared-far-third = tercer puesto

format-shared-far-fourth = cuarto puesto

format-shared-option-team-size = Cuántas personas puede tener un equipo, y todas comunican y responden; 1: nadie juega en equipo.

format-shared-rule-best-of-1 = Un duelo es una partida.

format-shared-rule-best-of = Un duelo es al mejor de { $value } partidas.

format-shared-rule-ties-yes = Un duelo puede acabar en empate.

format-shared-rule-ties-no = Cada duelo tiene un ganador: no hay empates.

format-shared-rule-replays-0 = Si un duelo acaba en empate, pasa el mejor cabeza de serie.

format-shared-rule-replays = Un duelo empatado se repite, { $value } veces como mucho; después pasa el mejor cabeza de serie.

format-shared-rule-final-best-of = La final se juega al mejor de { $value } partidas.

format-shared-rule-as-they-come-yes = Un cruce se abre en cuanto se conocen sus dos jugadores; nadie espera al resto de la ronda.

format-shared-rule-as-they-come-no = Una ronda empieza cuando acaba la anterior.

format-shared-rule-held = Estas partidas esperan a la dirección: { $value }.

format-shared-rule-name-sides-yes = En cada partida se dice quién es primero y quién segundo.

format-shared-rule-name-sides-no = Quién empieza lo acuerdan los jugadores.

format-shared-name-who-may-meet = Quién puede enfrentarse

format-shared-option-never-meet-label = Nunca se enfrentan

format-shared-option-never-meet = Quiénes nunca juegan entre sí: club, país o familia (quienes lo comparten) o parejas: Ada - Ben.

format-shared-option-never-meet-rounds-label = Nunca se enfrentan: rondas

format-shared-option-never-meet-rounds = En cuántas de las primeras rondas vale; vacío: en todas.

format-shared-option-avoid-meeting-label = Mejor que no

format-shared-option-avoid-meeting = Quiénes juegan solo si no hay otra forma: club, país, familia o parejas como Ada - Ben.

format-shared-option-avoid-meeting-rounds-label = Mejor que no: rondas

format-shared-option-avoid-meeting-rounds = En cuántas de las primeras rondas se evita; vacío: en todas.

format-shared-field-club-label = Club

format-shared-field-club = El club o equipo al que pertenece.

format-shared-field-country-label = País

format-shared-field-country = El país o la federación a la que pertenece.

format-shared-field-family-label = Familia

format-shared-field-family = Un número que comparten los miembros de una familia.

format-shared-kept-apart = { $who1 } no juega contra { $who2 }: aquí no se enfrentan { $why ->
    [club] jugadores del mismo club
    [country] jugadores del mismo país
    [family] miembros de la misma familia
   *[pair] estas dos personas
    }.

format-shared-meet-anyway = { $who1 } y { $who2 } se enfrentan, aunque no deberían enfrentarse { $why ->
    [club] jugadores del mismo club
    [country] jugadores del mismo país
    [family] miembros de la misma familia
   *[pair] estas dos personas
    }.

format-shared-bye-passed-apart = { $who1 } está más abajo, pero tiene que jugar: si no, a alguien solo le quedaría un rival repetido o alguien con quien no debe jugar.

format-shared-round-off-half = { $who1 } descansa en esta ronda a petición propia: descanso de medio punto.

format-shared-round-off-full = { $who1 } descansa en esta ronda a petición propia: descanso de punto entero.

format-shared-round-off-zero = { $who1 } descansa en esta ronda a petición propia, sin puntos.

format-shared-name-rounds-off = Rondas libres

format-shared-option-rounds-off-label = Rondas libres con puntos

format-shared-option-rounds-off = Cuántas rondas libres dan puntos; vacío: ninguna. Las demás no dan puntos.

format-shared-option-round-off-half-points-label = Medios puntos por ronda libre

format-shared-option-round-off-half-points = Lo que vale una ronda libre así, en medios puntos; vacío es 1.

format-shared-option-last-round-off-label = Última ronda libre con puntos

format-shared-option-last-round-off = Las rondas libres posteriores no dan puntos; vacío: cualquiera puede darlos.

format-shared-option-round-off-hours = Horas antes de publicarse una ronda hasta las que se puede pedir libre.

format-shared-rule-rounds-off = Cada jugador puede pedir { $value } { $value ->
    [one] ronda libre
   *[other] rondas libres
    } con puntos: /me round-off, antes de que se publique la ronda.

format-shared-rule-round-off-half-points = { $value ->
    [1] Una ronda libre da medio punto.
   *[other] Una ronda libre da un punto entero.
    }

format-shared-rule-last-round-off = Las rondas libres después de la ronda { $value } no dan puntos.

format-shared-moved-apart = { $who1 } va como cabeza de serie { $seed } en vez de { $before }, para que quienes se separan se enfrenten tarde o nunca.

format-shared-option-match-posts = Dónde se informa con un clic; por tamaño: hilos desde 8 jugadores, si no el mensaje de la ronda.

format-shared-option-silence-confirms-minutes = Minutos en vez de esas horas: se menciona al rival enseguida. Vacío: las horas.

format-shared-option-no-show-minutes = Partidas sin hora: minutos para llegar tras «Mi rival no está». Vacío: no se ofrece.

format-shared-option-no-show-asks = ¿Decide la dirección en ese caso? Si no, se pierde por incomparecencia.

format-shared-option-fewest = Con menos jugadores al cerrarse sola la inscripción, se cancela. Vacío: nunca.
format-shared-option-report-lines = Líneas del archivo de ajedrez desde el que se continuó este torneo; se vuelven a escribir.

format-shared-option-field = 8: mejores 8; o 9-16, groups 1-2 +8, losers 1; detrás drawn, of stage 1, beside. Vacío: todos.

format-shared-parted-by-difference = { $who1 } está por encima de { $who2 }: mejor diferencia de tantos.

format-shared-parted-by-scored = { $who1 } está por encima de { $who2 }: más tantos.

format-shared-head-difference = Diferencia

format-shared-column-difference = Los tantos propios menos los de los rivales.

format-shared-head-scored = Tantos

format-shared-column-scored = Los tantos propios de todas las partidas.

format-shared-name-places-first-to-last = Puestos { $first } a { $last }

format-shared-name-place-place = Puesto { $place }

format-shared-far-place = puesto { $place }

format-shared-parted-by-place = { $who1 } está por encima de { $who2 }: ganó la partida por el puesto.

format-shared-head-de = DE

format-shared-column-de = Encuentro directo: los puntos contra quienes siguen empatados.

format-shared-head-bh-c1 = BH-C1

format-shared-column-bh-c1 = Buchholz corte 1: los puntos de todos los rivales menos el más bajo.

format-shared-head-bh = BH

format-shared-column-bh = Buchholz: los puntos de todos los rivales.

format-shared-head-bh-m1 = BH-M1

format-shared-column-bh-m1 = Buchholz mediano: los puntos de todos los rivales menos el más bajo y el más alto.

format-shared-head-fb = FB

format-shared-column-fb = Buchholz previo: como si todas las partidas de la última ronda fueran tablas.

format-shared-head-sb = SB

format-shared-column-sb = Sonneborn-Berger: los puntos de cada rival por los obtenidos en esa partida.

format-shared-head-ps = PS

format-shared-column-ps = Puntuación progresiva: la suma de los puntos tras cada ronda.

format-shared-head-ks = KS

format-shared-column-ks = Koya: los puntos contra rivales con al menos la mitad.

format-shared-head-win = WIN

format-shared-column-win = Rondas con los puntos de una victoria, jugadas o no.

format-shared-head-won = WON

format-shared-column-won = Partidas ganadas en el tablero.

format-shared-head-bpg = BPG

format-shared-column-bpg = Partidas jugadas con negras.

format-shared-head-bwg = BWG

format-shared-column-bwg = Partidas ganadas con negras.

format-shared-head-aro = ARO

format-shared-column-aro = El promedio de Elo de los rivales.

format-shared-head-tpr = TPR

format-shared-column-tpr = El rendimiento en el torneo, como Elo.

format-shared-head-aob = AOB

format-shared-column-aob = El promedio del Buchholz de los rivales.

format-shared-head-rep = REP

format-shared-column-rep = Rondas en las que el jugador quiso jugar.

format-shared-head-std = STD

format-shared-column-std = Rondas con más puntos que el rival, y la mitad de las que tienen los mismos.

format-shared-head-tpn = TPN

format-shared-column-tpn = El número en el emparejamiento, primero el más bajo.

format-shared-head-ptp = PTP

format-shared-column-ptp = El rating más bajo del que se esperan tantos puntos.

format-shared-head-apro = APRO

format-shared-column-apro = El promedio del rating de actuación de los rivales.

format-shared-head-appo = APPO

format-shared-column-appo = El promedio de la actuación perfecta (PTP) de los rivales.

format-shared-head-rtng = RTNG

format-shared-column-rtng = El rating.
