doubts-score = **{ $score }** no es habitual aquí: las puntuaciones suelen estar entre { $low } y { $high }, y las diferencias llegan a { $margin }. ¿Es correcto?
doubts-right = Es correcto
doubts-before-start = Esta partida empieza { $start }. ¿Ya se ha jugado?
doubts-before-start-counts = Antes del comienzo, tu resultado solo vale cuando tu rival lo confirme o decida un director.
doubts-rating = ¿Es correcto **{ $rating }**? Los demás ratings van de { $low } a { $high }.
doubts-rating-odd = ¿Es correcto **{ $rating }**? Es un rating poco probable.
doubts-past = ⚠ { $what } ya ha pasado.
doubts-order = ⚠ { $first } viene después de { $second }.
doubts-prizes = ⚠ { $where }: { $lines } con texto en *Premios*, pero { $option } en las opciones del formato. ¿Es así?
doubts-class-named = Clase { $letter }
doubts-places = Puestos
doubts-no-rating = Sin rating, que hace falta para los cabezas de serie
doubts-unrated = { $count } de { $size } no tienen rating: el orden es casi el de la lista, o por sorteo.
doubts-many-rounds = { $rounds } rondas para { $size } inscritos: todos jugarían contra todos.
doubts-ratings-soon = Las puntuaciones se fijan { $at }, y { $count } de { $size } no tienen: { $names }. El orden sería sobre todo el de inscripción, o por sorteo. `/players rating` o `/players import` las pone.
doubts-odd-scores =
    { $count ->
        [one] Un resultado es raro
       *[other] { $count } resultados son raros
    } aquí, míralos: { $games }. `/round result` corrige uno.
# A member of a team reports otherwise than a team-mate. $name: the team-mate; $said: what they reported
doubts-team-mate = **{ $name }**, de tu equipo, informó: { $said }. ¿Informar otra cosa en su lugar?
