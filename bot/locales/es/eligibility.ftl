### Who may play in playoffs.

eligibility-title = Clasificación para los playoffs
eligibility-seeds = Cabezas de serie
eligibility-reserves = Reservas
eligibility-about-seeds = Sobre los cabezas de serie
eligibility-name = Nombre
eligibility-score = Puntos
eligibility-status = Estado
eligibility-help = Se suman las mejores rondas regulares. Cada persona invitada dice si viene; los mejores de entre quienes vienen son cabezas de serie.
eligibility-level = Los empates a puntos los deciden los mejores puestos en rondas sueltas y, si también empatan, el sorteo.
eligibility-nothing = No hay tabla de clasificación: nadie se ha inscrito, o los playoffs ya han empezado.
eligibility-declined = no viene
eligibility-no-answer = sin un sí hasta ahora
eligibility-not-invited = sin invitación
eligibility-closed = Estos jugadores están dentro; si alguien se cae antes de la primera ronda, entran las reservas.
eligibility-list-stands = Se acabó el plazo de respuesta. Estos jugadores están dentro; si alguien se cae antes de la primera ronda, entran las reservas.
eligibility-seed = cabeza de serie { $number }
eligibility-reserve = reserva { $number }
eligibility-byes =
    { $count ->
        [one] { $count } plaza vacía: cuenta como descanso, va al final y pierde todo.
       *[other] { $count } plazas vacías: cuentan como descansos, van al final y lo pierden todo.
    }
eligibility-you-moved-up = Buenas noticias: alguien se ha caído, y entras en **{ $title }** como cabeza de serie { $number }.
eligibility-gone =
    { $count ->
        [one] { $names } ya no participa.
       *[other] { $names } ya no participan.
    }
eligibility-came = {""}**{ $name }** sube, cabeza de serie { $number }.
eligibility-then = { $names }, luego { $name }
eligibility-order = Cabezas de serie según los resultados de la clasificación.
eligibility-rounds = Rondas { $first } a { $last }.
