### Who may not meet in a stage.

separation-never = Nunca pareados entre si: { $who }.
separation-never-at-first = Nunca pareados entre si { $rounds ->
    [one] na primeira rodada
   *[other] nas primeiras { $rounds } rodadas
    }: { $who }.
separation-avoided = Pareados entre si só se não houver outro jeito: { $who }.
separation-avoided-at-first = { $rounds ->
    [one] Na primeira rodada
   *[other] Nas primeiras { $rounds } rodadas
    }, pareados entre si só se não houver outro jeito: { $who }.
separation-those-of = { $attribute ->
    [club] jogadores do mesmo clube
    [country] jogadores do mesmo país
   *[family] membros da mesma família
    }
separation-pairs = { $count ->
    [one] um par de jogadores indicado
   *[other] { $count } pares de jogadores indicados
    } pela direção
separation-title = Quem não pode se enfrentar
separation-nobody = Qualquer um pode enfrentar qualquer um. Mude isso em `/td options`, ou para dois jogadores com `/players keep-apart`.
separation-now-never = { $first } e { $second } não vão mais ser pareados entre si.
separation-now-avoided = { $first } e { $second } só vão ser pareados entre si se não houver outro jeito.
separation-now-may-meet = { $first } e { $second } podem se enfrentar, no que depende dos dois; o que têm em comum, como um clube, continua valendo.
