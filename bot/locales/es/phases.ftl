### El camino de los grupos a la final.

phases-to-come = por venir
phases-goes-on = Sombreado: pasó de ronda o ganó.
phases-opens =
    { $games ->
        [one] Se abre { $games } partida.
       *[other] Se abren { $games } partidas a la vez, para jugarlas en cualquier orden.
    }
phases-others = y { $count } más
