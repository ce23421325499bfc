### Equipos e invitados.
teams-field = Nombre del equipo
teams-field-help = Déjalo vacío para jugar con tu propio nombre.
teams-add-others = Añade a los demás con `/team add`: un equipo tiene hasta { $most } personas y cualquiera puede comunicar resultados.
teams-joined = { $name } juega ahora en { $entrant } y puede comunicar resultados, registrarse y responder por el equipo.
teams-left = { $name } ya no juega en { $entrant }.
teams-speaks = { $name } habla ahora por { $entrant } y puede comunicar resultados, registrarse y responder en su nombre.
teams-silent = { $name } ya no habla por { $entrant }.
teams-members = En el equipo: { $names }
teams-voice = Invitado; habla en su nombre: { $names }
