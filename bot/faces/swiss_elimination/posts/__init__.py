"""Posts of the playoffs: seats, the rank board, heats, the online stage, the reveal."""
