### Answers to directors and coordinators.

directing-tie = Empate
directing-both = Ambos
directing-kinds-phase-changed = Inscripción, comienzo y final
directing-kinds-plan-changed = Ajustes y opciones
directing-kinds-entrants = Participantes que llegan, cambian y se van
directing-kinds-rounds = Rondas
directing-kinds-game-times-set = Horas de las partidas
directing-kinds-reports = Resultados informados
directing-kinds-results = Resultados
directing-kinds-ruling-made = Decisiones, apelaciones y notas
directing-kinds-questions = Preguntas y respuestas
directing-kinds-draws = Sorteos anunciados y palabras para ellos
directing-kinds-fee-marked = Cuotas
directing-kinds-command-undone = Deshacer
directing-kinds-timetable-switched-deadline-passed = El calendario
directing-kinds-form-asked-form-submitted-forms-seen = Formularios: pedidos, entregados, consultados
directing-kinds-match-noted = Presencia y otras notas sobre partidas
directing-kinds-evenings = Noches de una serie
directing-kinds-branches = Torneos paralelos
directing-kinds-announced-step-told = Anuncios, y lo que se reveló
directing-all-played = Se ha jugado todo. `/td advance` hace definitiva la clasificación.
directing-published-already = Esa ronda ya estaba publicada; no se ha hecho nada dos veces.
directing-nothing-done = Ya estaba así; no ha cambiado nada.
directing-not-like-preview = Ha pasado algo desde tu vista previa y la ronda ya no es la misma. Échale otro vistazo:
directing-finished = El torneo ha terminado; no hay siguiente paso. `/tournament standings` muestra cómo acabó.
directing-cancelled = El torneo se canceló; no hay siguiente paso.
directing-no-default-here = Este canal ya no se refiere a ningún torneo en particular.
directing-save = Guardar
directing-correct = Corregir
directing-really-cancel = ¿Cancelar todo el torneo? Se avisa a todos los inscritos.
directing-cancel-now = Sí, cancelarlo
directing-override-title = Cambiar los emparejamientos
directing-pairings-field = Emparejamientos
directing-reason-field = Motivo
directing-pairings-help = Uno por línea: “Ana - Bo” (primero quien empieza), “bye Eve”, “off Gil” (libre), “idle Fay”.
directing-reason-help = Se guarda y se muestra a todos.
directing-override-preview = Así quedará la ronda. Nada ha cambiado todavía.
directing-override-now = Cambiar la ronda
directing-publish-so = Publicarla así
directing-winner-field = ¿Quién ganó?
directing-score-field = Puntos
directing-score-help = Solo en partidas con puntos, como 412:380, en el orden de arriba.
directing-announce-title = Anuncio
directing-announce-field = ¿Qué quieres decir?
directing-announced = Anunciado en el canal.
directing-answer-field = Tu respuesta
directing-draw-lots = Sortear
directing-type-number = Escribir un número
directing-newer = Más recientes
directing-older = Más antiguas
directing-take-over = Importar la lista
directing-list-preview = Nada ha cambiado todavía. Revísala y impórtala.
directing-not-seen-by-them = Puede que todavía no vean `/td`, `/round`, `/players` y `/judge`: dales permiso en los ajustes del servidor, en Integraciones, Herald.
directing-imported-paused = Su calendario está parado; `/td pause resume:True` lo pone en marcha.
directing-ways-walkover = El rival gana sin jugar
directing-ways-repair = Arreglar la ronda
directing-ways-again = Emparejar de nuevo
directing-can-pair-again = Aún no se ha jugado nada de la ronda: también se puede retirar y emparejar de nuevo sin esta persona.
directing-take-out = Retirar
directing-undo-note = Lo publicado no se puede borrar, pero quedará marcado como anulado.
directing-signup-is-is-open = La inscripción de **{ $title }** está abierta y anunciada.
directing-signup-is =
    La inscripción de **{ $title }** está cerrada con { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }.
directing-with-options = { $title } (elegir opciones)
directing-created = **{ $title }** ya existe, y lo diriges tú. Con `/td options` cambias cómo se juega; con `/td open` abres la inscripción en <#{ $channel }>.
directing-published = **{ $round_title }** está publicada.
directing-finished-2 = **{ $title }** ha terminado, y su clasificación es definitiva.
directing-stage-passed = **{ $title }** no necesita partidas: ya está decidido.
directing-stage-begun = **{ $title }** ha empezado. Antes de la primera ronda todavía falta algo: **{ $button }** muestra qué.
directing-still-missing =
    { $count ->
        [one] Para seguir falta { $count } resultado. Ponlo aquí o pídeselo a los jugadores.
       *[other] Para seguir faltan { $count } resultados. Pon uno aquí o pídeselos a los jugadores.
    }
directing-result-entered = { $players }: **{ $result }**, guardado.
directing-without-score = No se dio ningún marcador, así que esta partida no suma nada a las diferencias de puntos.
directing-forfeit-ruled = { $players }: **{ $result }**, guardado y anunciado.
directing-rematch-ordered = { $players }: hay que repetir la partida. Ambos lo saben ya.
directing-will-move = { $players }: empezaría el { $at }. Leo tu hora en la zona { $zone }.
directing-twice-that-night = Esa noche se atrasa el reloj y esta hora se repite: ¿{ $first } o { $second }?
directing-which-time = { $players }: lo que escribiste puede significar dos momentos. ¿Cuál?
directing-and-more = y { $count } más
directing-moved = { $players }: empieza el { $at }. Todos lo saben ya.
directing-will-withdraw = Esto es lo que pasa si **{ $name }** se va. Nada ha cambiado todavía.
directing-is-out = **{ $name }** está fuera. El canal ya lo sabe.
directing-is-back-waiting = **{ $name }** está en la lista de espera.
directing-is-back = **{ $name }** vuelve a estar dentro.
directing-added-waiting = **{ $name }** está en la lista de espera.
directing-added = **{ $name }** está dentro; ya son { $count }.
directing-data-changed-rating = **{ $name }** tiene ahora el rating { $rating }.
directing-data-changed = **{ $name }** no tiene rating ahora.
directing-replaced = { $new } ocupa la plaza de { $old }.
directing-required = Anotado y mostrado a **{ $name }**. Si se niega, da la partida por perdida con `/judge forfeit`.
directing-timetable-running = El calendario está en marcha.
directing-timetable = El calendario está en pausa: nada ocurre por sí solo.
directing-role-given = { $name } es ahora { $role }.
directing-role-taken = { $name } ya no es { $role }.
directing-no-director = Ahora no tiene director. Un miembro que pueda gestionar los eventos de este servidor puede serlo: `/td staff`.
directing-announced-in = **{ $title }** se anuncia desde ahora en <#{ $channel }>.
directing-voice = **{ $title }** muestra <#{ $channel }> en su tarjeta y en los encuentros.
directing-no-voice = **{ $title }** ya no muestra ningún canal de voz.
directing-default-here = En este canal, los comandos sin la opción `tournament` se refieren a **{ $title }**.
directing-undo-what = El último paso lo dio **{ $actor }** { $at_distance }:
directing-undone =
    Deshecho ({ $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    } del registro). El canal ya lo sabe.
directing-overridden = Los emparejamientos de **{ $round_title }** han cambiado, y los afectados lo saben ya.
directing-log-imported = **{ $title }** está aquí, con toda su historia (`{ $tournament }`), y lo diriges tú.
directing-answered = La respuesta **{ $answer }** queda guardada.
directing-between = Un número entero de { $low } a { $high }.
directing-opened =
    { $games ->
        [one] Publicado: { $games } partida por jugar.
       *[other] Publicado: { $games } partidas por jugar.
    }
directing-opened-part =
    {""}**{ $part }**, publicado: { $games ->
        [one] { $games } partida por jugar.
       *[other] { $games } partidas por jugar.
    }
directing-appeal-decided =
    { $accepted ->
        [yes] La apelación de **{ $name }** se acepta, y todos lo saben ya.
       *[no] La apelación de **{ $name }** se rechaza, y todos lo saben ya.
    }
directing-fee-marked =
    { $state ->
        [paid] La cuota de **{ $name }** consta como pagada.
        [returned] La cuota de **{ $name }** consta como devuelta.
        [kept] La cuota de **{ $name }** consta como retenida.
       *[unpaid] La cuota de **{ $name }** consta como no pagada.
    }
# An imported log did not tell its seed.
directing-imported-new-seed = El archivo no incluye su número aleatorio; los sorteos siguen con uno nuevo.
directing-move = Fijar esta hora
directing-move-to = Fijar a { $at }
directing-role-director = director
directing-role-coordinator = coordinador
directing-seat = Juegan esta ronda
directing-seat-offer = En la ronda publicada alguien descansa: **{ $holder }** podría jugar contra **{ $newcomer }**.
directing-seat-offer-several = En la ronda publicada alguien descansa: **{ $holder }** podría jugar contra uno de ellos.
directing-seat-one = Juega { $newcomer }
directing-seated = { $players }: juegan esta ronda, y los dos lo saben.
directing-undo-discards =
    ⚠️ Se perderían { $entries ->
        [one] { $entries } anotación
       *[other] { $entries } anotaciones
    } de { $people ->
        [one] una persona
       *[other] { $people } personas
    } en sus partidas, que empezarían de cero.
directing-discard = Descartarlas y deshacer
directing-discard-word = descartar
directing-discard-field = Escribe «{ $word }» para perderlas
directing-not-discarded = No se ha deshecho nada: para perder esas anotaciones, escribe «{ $word }».
directing-has-result = ✓ { $game } ({ $result })
directing-kinds-servers = Servidores de juego
directing-role-judge = juez
directing-closes-then = **{ $title }** ya existe, tú lo diriges, y la inscripción está abierta en <#{ $channel }> hasta { $at }. Entonces se cierra sola.
directing-signup-open-until = Se cierra automáticamente { $at }.
directing-signup-open-endless = La fecha de cierre ya pasó: queda abierta hasta que la cierres o pongas otra fecha con { $command }.
directing-created-for-a-list = **{ $title }** ya existe, y lo diriges tú. `/td options` cambia cómo se juega; `/players import` importa a los participantes.
directing-games-help = Como 2:1, o cada partida: 11-7 9-11 11-5; en el orden de arriba.
directing-judges-panel = Panel de jueces
directing-judges-need-no-command = No necesitan ningún comando: les escribo cuando se publica una ronda en vivo, y el botón **{ $panel }** bajo cada tanda es para ellos.
