### Reminders, the directors' digest, and what the bot says about itself.

reminders-all-well = No falta nada.
reminders-digest = Lo que falta
reminders-no-availability = Nunca enviaron sus horas (les vale cualquiera)
reminders-unconfirmed = Informadas, por confirmar
reminders-not-reported = Deberían haber terminado, sin resultado
reminders-disputes = En disputa
reminders-no-game-time = Sin hora
reminders-prompts = Preguntas por responder
reminders-appeals = Apelaciones por decidir
reminders-unpaid = Cuota sin pagar
reminders-games-open =
    { $games ->
        [one] Queda { $games } partida por jugar; no falta nada más.
       *[other] Quedan { $games } partidas por jugar; no falta nada más.
    }
reminders-ask-availability = ¿Cuándo puedes jugar la próxima semana? Marca tus horas hasta el { $pair_at }: pulsa **Mis horas** o usa `/me availability`.
reminders-last-list-serves = Si no respondes, sirven tus últimas horas: { $summary }.
reminders-any-time-serves = Si no respondes, se entiende que te va bien cualquier hora.
reminders-check-in-from = Pulsa **Estoy aquí** a partir de las { $at_time }. Llegar más de { $minutes } tarde puede costar la partida.
reminders-report-due = ¿Cómo acabó { $players }? Informa del resultado: pulsa **Informar resultado** o usa `/match report`.
reminders-confirm-due = **{ $reporter }** ha informado del resultado de tu partida. Confírmalo o dispútalo; vale { $silent_at_distance }.
reminders-confirm-due-early = **{ $reporter }** informó de tu partida antes de su comienzo. ¿Se ha jugado? Confírmalo o dispútalo: sin ti no vale.
reminders-before-start = { $line }, informada antes de tiempo
reminders-how-to-open-messages = Para recibir esto por mensaje directo, permite los mensajes de miembros de este servidor, o mira `/me reminders`.
reminders-something-for-you = Tengo noticias para ti en **{ $title }**, pero no puedo enviarte mensajes directos. Míralas con el botón de abajo o con `/me next`.
reminders-game-soon = Tu partida contra **{ $opponent }** empieza { $distance }, el { $at }.
reminders-you-play = Juegas con { $side }.
reminders-last-times-serve = Sin respuesta valen de nuevo tus últimas horas; si nunca enviaste ninguna, cualquier hora cuenta como buena para ti.
reminders-something-to-read = Hay algo para que leas en **{ $title }**. Solo tú lo ves: pulsa el botón de abajo o usa `/me next`.
reminders-time-claims = ¿Perdido por tiempo?
