### What the face of rounds of groups shows.

## The way from the groups to the final.

group-rounds-phases-to-come = por vir
group-rounds-phases-goes-on = Sombreado: avançou, ou ganhou.
group-rounds-phases-opens =
    { $games ->
        [one] { $games } partida abre.
       *[other] { $games } partidas abrem de uma vez, para jogar em qualquer ordem.
    }
group-rounds-phases-others = e mais { $count }
