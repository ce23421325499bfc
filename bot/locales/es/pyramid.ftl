### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = Ligas
pyramid-moves = Movimientos
pyramid-this-cycle = Este ciclo
pyramid-next-cycle = Próximo ciclo
pyramid-champion = campeón
pyramid-carried = A dónde lleva este puesto, si el próximo ciclo tiene tantos niveles.
pyramid-tier = Nivel { $letter }
pyramid-pyramid = Pirámide de la liga
pyramid-key = ↑ suben, ↓ bajan
pyramid-key-and-text = ↑ suben, ↓ bajan; más nombres en el texto
pyramid-from-to = { $before } y { $after }
pyramid-up-and-down = suben { $up }, bajan { $down }
pyramid-goes-up = { $name } sube de { $before } a { $after }.
pyramid-goes-down = { $name } baja de { $before } a { $after }.
pyramid-stays = { $name } sigue en { $league }.
pyramid-leaves = { $name } deja { $league }.
pyramid-joins = { $name } entra en { $league }.
pyramid-new = Nuevos
pyramid-out = fuera
pyramid-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
pyramid-in-leagues =
    { $count ->
        [one] { $count } liga
       *[other] { $count } ligas
    }
