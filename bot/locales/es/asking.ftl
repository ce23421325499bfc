### What people are asked.

asking-by-director = Lo anotó un director.
asking-time-is-up = Nadie eligió a tiempo, así que vale esto.
asking-directors = los directores
asking-reminded = Recordatorio enviado: todos los que pueden responder tienen un mensaje.
asking-word-title = Una palabra para el sorteo
asking-word-field = Tu palabra
asking-word-help = Es pública, cada persona tiene una, y se mezcla en el sorteo.
asking-word-given = Tu palabra está dentro; todos pueden verla.
asking-choose-until = Si te toca elegir, los botones están en **Mi partida**. Elige hasta el { $due }; después vale lo que se muestra.
asking-yours-until = Te toca elegir hasta el { $due }; después vale lo que muestra el hilo.
asking-still-open = Esto sigue sin respuesta: { $question } Conviene responder antes del { $due }.
asking-choice = ¿{ $what } contra { $opponents }?
asking-choices-until = Se puede elegir hasta el { $due }
asking-waits-for = { $question } Le toca a { $who }, hasta el { $due }.
asking-default-counts = Si nadie responde, vale «{ $answer }».
asking-waive-field = ¿Por qué sin ella?
asking-waive-help = Todos lo ven con tu nombre, y queda en el registro.
asking-waived = Hecho: este sorteo sigue sin la baliza, y todos ven tu motivo.
