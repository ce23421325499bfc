"""The rank board of playoffs, and their puzzles. Names come in ready to be shown."""

from __future__ import annotations

TITLE, PUZZLES = "Rank board", "Puzzles"
NONE = "There is no rank board: this tournament is no playoffs, or they have not begun."
BEFORE, AFTER, NAME, SEED, LOST, PLACES = "was", "is", "Name", "Seed", "L", "Plays for"
HEADS = ("rank before", "change", "rank", "name", "seed", "lost", "places")
HELP = "↑ and ↓ say how many ranks the round moved somebody. The last column holds the places still possible."
NO_PUZZLES = "No round with a puzzle has been published yet."
LEFT = "Not used so far"


def after(round_title: str) -> str:
    """The title of the board after a round."""
    return f"{TITLE} after {round_title}"


def arrow(before: int, rank: int) -> str:
    """`↑3`, `↓1`, `=`."""
    if before == rank:
        return "="
    return f"↑{before - rank}" if rank < before else f"↓{rank - before}"


def places(best: int, worst: int) -> str:
    """`3–6`, or the one place that is left."""
    return str(best) if best == worst else f"{best}–{worst}"


def puzzle(name: str, venue: str, title: str) -> str:
    """The heading of a round's puzzle."""
    return f"Round {name}, {venue}: {title}"
