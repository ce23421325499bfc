### Equipos e invitados.
teams-field = Nombre del equipo
teams-field-help = Déjalo vacío para jugar con tu propio nombre.
teams-add-others = Los demás pulsan **Unirme a un equipo**: un equipo tiene hasta { $most } personas y cualquiera puede comunicar resultados. También puedes elegir jugadores libres.
teams-joined = { $name } juega ahora en { $entrant } y puede comunicar resultados, registrarse y responder por el equipo.
teams-left = { $name } ya no juega en { $entrant }.
teams-speaks = { $name } habla ahora por { $entrant } y puede comunicar resultados, registrarse y responder en su nombre.
teams-silent = { $name } ya no habla por { $entrant }.
teams-members = En el equipo: { $names }
teams-voice = Invitado; habla en su nombre: { $names }
teams-new = Equipo nuevo
teams-how-to-join = Pulsa **Unirme a un equipo**, o **Equipo nuevo** para crear uno. Para irte, usa `/leave`.
teams-which = ¿Qué equipo?
teams-any = Cualquiera: apúntame en la lista
teams-none = Ninguno: quítame de la lista
teams-room = { $team } ({ $members } de { $most })
teams-you-joined = Estás en **{ $team }** y puedes comunicar sus resultados. ¿No era ese? `/team remove` te saca.
teams-you-wait = Estás en la lista de jugadores libres. Un capitán puede elegirte, o la dirección sortea equipos.
teams-you-left = Ya no estás en la lista de jugadores libres.
teams-free = Buscan equipo: { $names }
teams-line = **{ $team }** ({ $members } de { $most }): { $names }
teams-whom = ¿Quién juega contigo?
teams-picked = Ya están en **{ $team }**: { $names }.
teams-drawn = Los equipos están sorteados:
teams-drawn-why =
    { $rated ->
        [yes] Equilibrados por rating: primero los más fuertes, cada uno al equipo más pequeño y, entre esos, al más débil. El sorteo está en `/tournament verify what:draws`.
       *[no] Sorteados para que todos los equipos sean lo más iguales posible en número. El sorteo está en `/tournament verify what:draws`.
    }
teams-drawn-name = Equipo { $number }
teams-count =
    { $count ->
        [one] { $count } equipo
       *[other] { $count } equipos
    }
teams-count-of =
    { $count ->
        [one] { $count } equipo
       *[other] { $count } equipos
    } de { $capacity }
teams-closed =
    La inscripción de **{ $title }** está cerrada: { $entered ->
        [one] { $entered } equipo
       *[other] { $entered } equipos
    }.
teams-closed-waiting =
    La inscripción de **{ $title }** está cerrada: { $entered ->
        [one] { $entered } equipo
       *[other] { $entered } equipos
    }, { $waiting } en la lista de espera.
teams-length =
    Con { $teams } equipos: { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, más o menos { $length } a { $minutes } minutos por partida.
teams-stage-started =
    {""}**{ $title }** empieza con { $entrants ->
        [one] { $entrants } equipo
       *[other] { $entrants } equipos
    }.
teams-stage-started-rounds =
    {""}**{ $title }** empieza con { $entrants ->
        [one] { $entrants } equipo
       *[other] { $entrants } equipos
    } y { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
teams-wait-for-confirmation = Tu equipo ya lo ha comunicado. **{ $opponent }** puede objetar hasta el { $silent_at }; después vale.
teams-who-leaves = ¿Quién se va: solo tú o todo **{ $team }**?
teams-only-me = Solo yo
teams-whole-team = Todo el equipo
teams-guest-joined = { $name } juega ahora en { $entrant }, en calidad de invitado.
teams-guest-waits = { $name } está en la lista de jugadores libres, en calidad de invitado.
teams-guest-gone = { $name } ya no está en la lista de jugadores libres.
