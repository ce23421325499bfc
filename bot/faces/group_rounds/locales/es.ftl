## El camino de los grupos a la final.

group-rounds-phases-to-come = por venir
group-rounds-phases-goes-on = Sombreado: pasó de ronda o ganó.
group-rounds-phases-opens =
    { $games ->
        [one] Se abre { $games } partida.
       *[other] Se abren { $games } partidas a la vez, para jugarlas en cualquier orden.
    }
group-rounds-phases-others = y { $count } más
