### The tournament's card, its rules, and lists of tournaments.

info-rules = Reglas
info-tournaments = Torneos
info-no-tournaments = Todavía no hay torneos aquí.
info-stages = Fases
info-week = La semana
info-prizes = Premios
info-staff = Organización
info-event = Para todas las fases
info-tie-breaks = Los empates a puntos los decide
info-directors = Directores
info-coordinators = Coordinadores
info-sides-by-rule = Las reglas del formato deciden quién empieza o con qué color juega cada uno.
info-ties = Una partida puede acabar en empate.
info-no-ties = Toda partida tiene un ganador; no hay empates.
info-forfeit-removes = Una incomparecencia deja al jugador fuera de las siguientes rondas.
info-appeals = Quien queda fuera puede apelar a los directores.
info-fee-returned = La cuota se devuelve a quien no tenga incomparecencias ni abandone.
info-director-may-not-play = Un director no puede jugar.
info-states-draft = En preparación
info-states-registration = Inscripción abierta
info-states-closed = Participantes fijados
info-states-running = En juego
info-states-finished = Terminado
info-states-cancelled = Cancelado
info-states-series = Serie
info-days-mon = lunes
info-days-tue = martes
info-days-wed = miércoles
info-days-thu = jueves
info-days-fri = viernes
info-days-sat = sábado
info-days-sun = domingo
info-not-set = sin fijar
info-run-by = -# Herald { $version } · Qué se guarda sobre ti: `/me data`
info-privacy = [Privacidad]({ $url })
info-terms = [Condiciones]({ $url })
info-policies = Privacidad y condiciones: en el README de Herald, o pregunta a quien lleva este bot
info-time-control = Ritmo de juego { $text }
info-timetable-running = El calendario avanza solo.
info-timetable = El calendario está en pausa.
info-by-hand = Los directores publican las rondas; los jugadores acuerdan sus horas.
info-silence = Un resultado informado vale si nadie lo disputa en { $hours }.
info-before-start = Un resultado informado antes del comienzo de su partida solo vale cuando el rival lo confirme o decida un director.
info-check-in = Avisa de que estás aquí desde { $early } antes del comienzo; quien llega más de { $late } tarde puede perder por incomparecencia.
info-passed-over = Esta versión de Herald ya no tiene estas opciones, y juega sin ellas: { $names }.
info-rules-url = Las reglas completas: { $url }
info-yes-no-value = sí
info-yes-no = no
info-tournament-line = **{ $title }** · { $state }
info-tournament-line-entered = **{ $title }** · { $state } · estás dentro
info-entrants =
    { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
info-entrants-of =
    { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    } de { $capacity }
info-entrants-seats = { $count } en la lista, { $taken } de { $seats } plazas ocupadas
info-entrants-waiting = { $entrants }, { $waiting } en espera
info-stage-line = { $number }. **{ $title }** para los { $take } mejores: { $format_title }
info-stage-line-for = { $number }. **{ $title }** ({ $who }): { $format_title }
info-field-places = puestos { $first } a { $last }
info-field-from = desde el puesto { $first }
info-field-groups = puestos { $first } a { $last } de cada grupo
info-field-best-next = { $who }, más los { $count } mejores siguientes
info-field-losers = perdedores de la ronda { $round }
info-field-drawn = { $who }, por sorteo
info-field-of-stage = { $who }, de { $stage }
info-field-beside = { $who }, al lado de las demás fases
info-in-play =
    { $round_title }: { $open_games ->
        [one] { $open_games } partida abierta
       *[other] { $open_games } partidas abiertas
    }
info-all-played = { $round_title }: todas las partidas jugadas
info-week-ask = Se pregunta a los jugadores por sus horas: { $at }
info-week-pair = Emparejamientos y horas provisionales: { $at }
info-week-fix = Horas definitivas: { $at }
info-week-play = Comienzo de las partidas: de { $since } a { $until }
info-week-zone = En la hora de { $zone }, también cuando cambia el horario de verano.
info-more-rules = Más reglas: { $rules }. `/tournament rules rule:{ $first }` abre una; están en inglés.
info-judges = Jueces
