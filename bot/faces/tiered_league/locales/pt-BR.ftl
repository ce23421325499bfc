### What the face of tiered leagues shows.

## The arrangement of a new cycle, as directors look it over.

tiered-league-arrangement-title = Prévia: divisão das ligas
tiered-league-arrangement-not-published = Ninguém mais vê isto ainda. Confira e publique: todas as partidas de todas as ligas abrem de uma vez.
tiered-league-arrangement-worth-a-look = Vale conferir
tiered-league-arrangement-leagues = Ligas
tiered-league-arrangement-nothing-odd = Nada de estranho: todo mundo que se inscreveu tem um lugar e um rating.
tiered-league-arrangement-moves-up = Sobem
tiered-league-arrangement-moves-down = Descem
tiered-league-arrangement-moves-new = Novos
tiered-league-arrangement-moves-same = No mesmo nível
tiered-league-arrangement-entrant = nome
tiered-league-arrangement-rating = rating
tiered-league-arrangement-before = nível anterior
tiered-league-arrangement-now = nível
tiered-league-arrangement-league = liga
tiered-league-arrangement-move = mudança
tiered-league-arrangement-why = motivo
tiered-league-arrangement-size =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, { $leagues ->
        [one] { $leagues } liga
       *[other] { $leagues } ligas
    } em { $tiers ->
        [one] { $tiers } nível
       *[other] { $tiers } níveis
    }.
tiered-league-arrangement-holder = **{ $name }** tem o título.
tiered-league-arrangement-not-in = Com inscrição, mas fora ({ $count }): { $names }. Não aceitaram o convite.
tiered-league-arrangement-without-rating = Sem rating ({ $count }): { $names }. Vêm depois de todos que têm um.
tiered-league-arrangement-disqualified = Desclassificação no ciclo anterior ({ $count }): { $names }. Ficam sem bônus.
tiered-league-arrangement-story = Do ciclo anterior para este
tiered-league-arrangement-more = mais { $count }

tiered-league-pyramid-leagues = Ligas
tiered-league-pyramid-moves = Mudanças
tiered-league-pyramid-this-cycle = Este ciclo
tiered-league-pyramid-next-cycle = Próximo ciclo
tiered-league-pyramid-champion = título
tiered-league-pyramid-carried = Para onde este lugar leva, se o próximo ciclo tiver tantos níveis.
tiered-league-pyramid-tier = Nível { $letter }
tiered-league-pyramid-pyramid = Pirâmide das ligas
tiered-league-pyramid-key = ↑ sobem, ↓ descem
tiered-league-pyramid-key-and-text = ↑ sobem, ↓ descem; mais nomes no texto
tiered-league-pyramid-from-to = De { $before } para { $after }
tiered-league-pyramid-up-and-down = { $up } sobem, { $down } descem
tiered-league-pyramid-goes-up = { $name } sobe de { $before } para { $after }.
tiered-league-pyramid-goes-down = { $name } desce de { $before } para { $after }.
tiered-league-pyramid-stays = { $name } fica em { $league }.
tiered-league-pyramid-leaves = { $name } sai de { $league }.
tiered-league-pyramid-joins = { $name } entra em { $league }.
tiered-league-pyramid-new = Novos
tiered-league-pyramid-out = fora
tiered-league-pyramid-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
tiered-league-pyramid-in-leagues =
    { $count ->
        [one] { $count } liga
       *[other] { $count } ligas
    }
