### The rank board of playoffs, and their puzzles.

rank-board-title = Tablero de puestos
rank-board-puzzles = Puzles
rank-board-none = No hay tablero de puestos: este torneo no tiene playoffs, o no han empezado.
rank-board-before = antes
rank-board-after = ahora
rank-board-name = Nombre
rank-board-seed = Cabeza de serie
rank-board-places = Juega por
rank-board-help = ↑ y ↓ dicen cuántos puestos se movió alguien en la ronda. La última columna muestra los puestos todavía posibles.
rank-board-no-puzzles = Todavía no se ha publicado ninguna ronda con puzle.
rank-board-left = Sin usar hasta ahora
rank-board-after-2 = { rank-board-title } tras { $round_title }
rank-board-puzzle = Ronda { $name }, { $venue }: { $title }
rank-board-button = Ordenar con clics
