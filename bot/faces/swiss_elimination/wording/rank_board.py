"""The rank board of playoffs, and their puzzles. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

TITLE = Phrase("rank-board-title")
PUZZLES = Phrase("rank-board-puzzles")
NONE = Phrase("rank-board-none")
BEFORE = Phrase("rank-board-before")
AFTER = Phrase("rank-board-after")
NAME = Phrase("rank-board-name")
SEED = Phrase("rank-board-seed")
LOST = "L"
PLACES = Phrase("rank-board-places")
HEADS = ("rank before", "change", "rank", "name", "seed", "lost", "places")
HELP = Phrase("rank-board-help")
NO_PUZZLES = Phrase("rank-board-no-puzzles")
LEFT = Phrase("rank-board-left")


def after(round_title: str) -> str:
    """The title of the board after a round."""
    return say("rank-board-after-2", round_title=round_title)


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
    return say("rank-board-puzzle", name=name, venue=venue, title=title)
