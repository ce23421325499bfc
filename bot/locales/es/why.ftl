### Headings and sentences around recorded rationale.

why-why = ¿Por qué?
why-pairing = El emparejamiento
why-bye = El descanso
why-no-game = Sin partida
why-time = La hora de la partida
why-whole-round = La ronda en conjunto
why-standing = El puesto en la clasificación
why-seed = El puesto inicial
why-changes = Cambios tras la publicación
why-not-in-round = No está en esta ronda.
why-numbers-decide = Deciden los números; no hizo falta nada más para desempatar.
why-no-round = No se ha publicado esa ronda.
why-idle = Sin emparejar en esta ronda; eso no es un descanso.
why-seeded-by-strength = El orden inicial va por nivel.
why-seeded-by-standings = El orden inicial va por la clasificación de la fase anterior.
why-mended = arreglado porque alguien se fue
why-by-director = por un director
why-place = Puesto { $rank }, { $came_to }.
why-seed-2 = Cabeza de serie { $number } de { $of }.
why-cited = { $text } (regla { $rule }).
why-read-a-rule = Para leer una regla: `/tournament rules rule:{ $rule }`.
why-result = El resultado
why-seeded-by-hand = El orden inicial se fijó a mano.
why-seeded-by-lot = El orden inicial se sorteó.
why-seeded-by-entry = El orden inicial es el de inscripción.
