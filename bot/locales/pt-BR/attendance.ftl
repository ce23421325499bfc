### Check-in before an event.

attendance-all-here = O check-in acabou: todo mundo está aqui ({ $here })!
attendance-left-out = O check-in acabou: { $here } aqui, { $out } de fora: { $names }. Chegou mesmo assim? Aperte o botão ou use `/join`.
attendance-left-out-begins = O check-in acabou: presentes: { $here }, faltando: { $out } ({ $names }). Bora começar!
attendance-you-are-out = **{ $title }** começa sem você porque você não fez o check-in. Aperte o botão para voltar.
attendance-state-none = O check-in não está aberto. Abra e eu pergunto a todo mundo uma vez; quem não fizer fica de fora.
attendance-state-open = O check-in está aberto: { $here } de { $all } estão aqui.
attendance-until = Fecha { $at }.
attendance-missing = Ainda não chegaram: { $names }.
attendance-too-late = Tarde demais, já começou: não há mais check-in.
attendance-open = Abrir check-in
attendance-close = Fechar check-in ({ $out } de fora)
attendance-others = Fazer check-in de outros
attendance-opens-at = O check-in abre { $at }.
attendance-done = Check-in feito. Até já!
attendance-call = **Check-in!** Aperte o botão ou você fica de fora (`/join` coloca você de volta). { $here } de { $all } estão aqui.
attendance-close-anyway =
    { $out ->
        [one] { $names } não fez o check-in. Fechar mesmo assim?
       *[other] { $out } não fizeram o check-in: { $names }. Fechar mesmo assim?
    }
attendance-start-anyway =
    { $out ->
        [one] { $names } não fez o check-in. Começar mesmo assim?
       *[other] { $out } não fizeram o check-in: { $names }. Começar mesmo assim?
    }
attendance-who = Quem está aqui?
