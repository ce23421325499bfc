### The rank board of playoffs, and their puzzles. Names come in ready to be shown.

rank-board-title = Rank board
rank-board-puzzles = Puzzles
rank-board-none = There is no rank board: this tournament has no playoffs, or they have not started.
rank-board-before = was
rank-board-after = is
rank-board-name = Name
rank-board-seed = Seed
rank-board-places = Plays for
rank-board-help = ↑ and ↓ show how many ranks the round moved somebody. The last column has the places still possible.
rank-board-no-puzzles = No round with a puzzle has been published yet.
rank-board-left = Not used so far
# The title of the board after a round.
rank-board-after-2 = { rank-board-title } after { $round_title }
# The heading of a round's puzzle.
rank-board-puzzle = Round { $name }, { $venue }: { $title }
# On a button
rank-board-button = Click to rank
