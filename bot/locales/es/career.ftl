### A player's tournaments.

career-nothing = Todavía no hay ningún torneo aquí.
career-not-played = Inscripción; sin partidas.
career-nothing-new = No hay nada que importar: todos tienen ya su puesto del último ciclo.
career-title = Torneos de { $name }
career-place = { $group }: { $rank } de { $of }, { $came_to } ({ $wins } ganadas, { $losses } perdidas)
career-preview =
    { $count ->
        [one] { $count } jugador traería esto de **{ $last }**. Nada ha cambiado todavía.
       *[other] { $count } jugadores traerían esto de **{ $last }**. Nada ha cambiado todavía.
    }
career-taken-over =
    Importado para { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }.
career-created-after = Es la continuación de **{ $last }**. Cuando sus ligas estén completas, trae los puestos de los jugadores con `/players fetch what:places`; la vista previa te lo recuerda.
career-outdated = Los puestos del último ciclo han cambiado desde que se importaron, o nunca se importaron: hazlo antes de publicar.
career-nobody-known = Aquí no hay nadie conocido de **{ $last }**. A los invitados se les reconoce por el mismo nombre, si confirmas que son los mismos.
career-same-name = Invitados con el mismo nombre: ¿son las mismas personas?
career-not-there = No estuvieron en { $last }
career-import-named = Son las mismas: importar { $count }
career-different = Son personas distintas
career-different-again =
    { $count ->
        [one] { $count } invitado vuelve a ser una persona distinta
       *[other] { $count } invitados vuelven a ser personas distintas
    } de la del último ciclo. Lo importado se queda; `/td undo` lo deshace.
