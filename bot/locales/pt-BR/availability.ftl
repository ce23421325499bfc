### Asking people for their times and saying them back.

availability-form-title = Quando você pode jogar?
availability-field = Seus horários
availability-example = thu 18-22, sat 10-14
availability-text-help = Quando uma partida pode começar, toda semana, no seu relógio. “any” ou “none” também vale.
availability-no-times = Nenhum horário marcado
availability-change = Mudar
availability-type = Digitar
availability-correct = Corrigir
availability-any-time = Qualquer horário serve
availability-no-time = Nenhum horário serve
availability-this-week = Seus horários desta semana
availability-next-week = Seus horários da semana que vem
availability-hours-optional = Seus horários (dá para marcar depois)
availability-list-help = Marque todo horário em que uma partida pode começar ({ $slot_minutes } minutos cada), no fuso { $zone }.
availability-nothing-marked = Você não marcou nada, então nada está salvo ainda. O que você quis dizer?
availability-counts-until = O horário da sua partida fica definitivo { $fix_at }; até lá você pode mudar isto.
availability-counts-for-pairing = A próxima rodada é pareada { $pair_at }; até os horários ficarem definitivos você pode mudar isto.
availability-serves-again = Os mesmos horários valem toda semana até você mudar.
availability-none-suits = Você não marcou horários, então os de quem joga com você decidem.
availability-nothing-shared = Você e **{ $opponent }** ainda não têm horário em comum. `/schedule propose` sugere um.
availability-proposal = **{ $name }** sugere jogar { $at }: { $your_clock } para você, { $their_clock } para **{ $name }**. Se servir, **{ $opponent }**, aperte **Para mim está bom**: aí vira um dos seus horários também.
availability-proposed = Perguntei a **{ $opponent }** se { $at } serve. Agora é também um dos seus horários. Os horários definitivos são escolhidos { $fix_at_distance } entre os que servem para os dois.
availability-agreed = **{ $name }** aceita { $at }. O horário definitivo sai dos que servem para os dois.
availability-common-none = { $players }: ainda não há horário que sirva para os dois.
availability-common = { $players }, horários que servem para os dois: { $times }.
availability-common-more = { $players }, horários que servem para os dois: { $times }, e mais { $rest }.
availability-you-agreed =
    { $shared ->
        [1] Até agora, { $at } é o único horário que serve para os dois, então vai ser esse.
       *[other] { $at } é um dos { $shared } horários que servem para os dois até agora. O definitivo sai deles.
    }
availability-legend =
    { $yours } seus
    { $free } não são seus
    vazio: sem partidas
availability-legend-shared = { $mark } seus e de { $opponent }
availability-daily = Todo dia
availability-all-day = o dia todo
availability-always = Qualquer um
availability-never = Nenhum
availability-outside = { $pattern }; nada disso cai no horário de jogo da semana
availability-shared = { $pattern }; { $shared } de { $marked } horários de início em comum com { $opponent }
availability-time-field = Quando você quer jogar?
availability-will-propose = Você quer dizer { $at }: { $mine } para você, { $theirs } para **{ $opponent }**. Certo?
availability-propose-to = Perguntar a { $opponent }
