### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = Ligas
pyramid-moves = Movimientos
pyramid-this-cycle = Este ciclo
pyramid-next-cycle = Próximo ciclo
pyramid-champion = campeón
pyramid-carried = A dónde lleva este puesto, si el próximo ciclo tiene tantos niveles.
pyramid-tier = Nivel { $letter }
