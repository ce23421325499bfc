### Messages to directors and coordinators.

directors-failed-steps-close-registration = No he podido cerrar la inscripción automáticamente.
directors-failed-steps-pair = No he podido emparejar la próxima ronda automáticamente.
directors-failed-steps-fix = No he podido fijar las horas definitivas automáticamente.
directors-failed-steps-silence = No he podido hacer oficial un resultado que nadie disputó.
directors-failed-steps-finish = No he podido declarar definitiva la clasificación automáticamente.
directors-failed-other = No he podido dar un paso del calendario.
directors-do-it-yourself = No lo intentaré otra vez: hazlo tú con `/td advance` cuando se haya resuelto la causa.
directors-what-went-wrong = El problema fue: { $text }
directors-next-round-due = La próxima ronda tocaba el { $since } ({ $since_distance }) y todavía no se puede emparejar.
directors-please-decide = **{ $players }**: no coinciden sobre su partida. Decide tú, por favor.
directors-decided = Decidido: **{ $score }**.
directors-dispute-over = Ya no está abierto: el resultado se retiró o se reemplazó.
directors-reported-before-start = **{ $players }**: informada antes de tiempo ({ $start }). **{ $reporter }**: { $said }. Solo vale cuando **{ $opponent }** lo confirme o tú pongas el resultado.
directors-appeal = **{ $name }** apela para volver al torneo: «{ $text }»
directors-appeal-outside-stage = La fase en juego empezó sin **{ $name }**, así que solo puedes rechazar la apelación.
# A draw waits for its beacon. $until is a moment.
directors-beacon-missing = No alcanzo la baliza pública anunciada para este sorteo, así que espera. Lo intento otra vez a las { $until } y después al menos cada hora. Si sigue sin responder, puedes sortear sin ella: todos verán que fuiste tú y por qué.
