### Reports and results.

results-pairings-stay = La clasificación se recalcula; las rondas ya publicadas se quedan como están.
results-how-to-take-back = ¿Te has equivocado? Pulsa **Retirar**.
results-corrected = Un director ha corregido { $players }: **{ $after }** en lugar de { $before }.
results-entered-by-director = { $players }: **{ $score }**, puesto por un director.
results-report-saved = Comunicado: { $said }. **{ $opponent }** puede objetar; si no, vale { $silent_at_distance }. { results-how-to-take-back }
results-please-confirm = **{ $reporter }** comunica el resultado: { $said }. ¿Es así? Confírmalo o dispútalo hasta el { $silent_at }; si no, vale.
results-report-saved-early = Anotado: { $said }. La partida iba a empezar más tarde, así que solo vale cuando **{ $opponent }** lo confirme o decida un director. ¿No responde? Infórmalo otra vez después del comienzo. { results-how-to-take-back }
results-please-confirm-early = **{ $reporter }** ha informado de tu partida antes de su comienzo: { $said }. Confírmalo cuando se haya jugado, o dispútalo. Sin tu respuesta no vale.
results-disputed = { $players }: los informes no coinciden. Decide un director.
results-disputed-itself = Los informes no coinciden. Decide un director.
results-their-words = En sus palabras: «{ $text }»
results-forfeited = { $players }: perdida por incomparecencia, porque { $absent } no apareció.
results-both-absent = { $players }: no apareció nadie, así que ambos pierden por incomparecencia.
results-left-the-game =
    { $winner ->
        [none] { $players }: no se juega (baja: { $absent }).
       *[other] { $winner } gana sin jugar, porque { $absent } se ha ido.
    }
results-how-to-appeal = Si algo no dependía de ti, pulsa **Apelar** y cuéntaselo a los directores. La partida perdida sigue perdida.
results-rematch = Un director ordena repetir la partida: { $players }. Lo informado o guardado hasta ahora ya no vale.
results-can-claim = **{ $opponent }** lleva más de { $minutes } de retraso. Puedes reclamar la partida o dar más tiempo. No hay prisa.
results-check-in-opens = { $players }: la partida empieza el { $at }. Pulsa **Estoy aquí**. Quien llega más de { $minutes } tarde puede perder por incomparecencia.
results-disputed-versions = **{ $first }** dice: { $first_says }. **{ $second }** dice: { $second_says }.
results-disputed-silent = **{ $first }** dice: { $first_says }. **{ $second }** dice: eso no es así.
results-removed =
    { $appeals ->
        [yes] Tras la incomparecencia, **{ $name }** está fuera del torneo y no jugará más rondas, salvo que los directores acepten una apelación.
       *[no] Tras la incomparecencia, **{ $name }** está fuera del torneo y no jugará más rondas.
    }
results-said-won =
    ganó **{ $winner }**{ $scored ->
        [apart] {""} ({ $first }:{ $second }, por { $apart })
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; empezó { $starter }
       *[no] {""}
    }
results-said-tied =
    empate{ $scored ->
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; empezó { $starter }
       *[no] {""}
    }
