### What a director can do where a field does not fit.

remedies-reopened = As inscrições abriram de novo, e já anunciei.
remedies-left-out = De fora: { $names }.
remedies-leave-out-now = Deixar de fora
remedies-publish-early = Publicar sem eles
remedies-really-leave-out = Deixar { $names } de fora? Todo mundo vai ler que não há vaga para tanta gente. `/td undo` traz de volta.
remedies-answers-awaited =
    { $count ->
        [one] { $names } ainda pode responder até { $until }
       *[other] { $names } ainda podem responder até { $until }
    }. Depois disso dá para decidir quem fica de fora.
remedies-would-leave-out =
    { $count ->
        [one] { $names } ainda não respondeu e pode responder até { $until }. Publicar agora deixa essa pessoa de fora.
       *[other] { $names } ainda não responderam e podem responder até { $until }. Publicar agora deixa essas pessoas de fora.
    }
remedies-accepted = { $yes } de { $invited } aceitaram até agora, e { $silent } não responderam; são necessários pelo menos { $least }.
remedies-not-asked-yet = Ainda não foi perguntado a ninguém: `/forms ask form:{ $form }`.
