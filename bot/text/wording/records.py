"""High games, best spreads, highest losing scores, averages. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import labelled

TITLE = Phrase("records-title")
NONE = Phrase("records-none")
HIGH_GAMES, BEST_SPREADS, HIGH_LOSSES, AVERAGES = (
    Phrase("records-high-games"),
    Phrase("records-best-spreads"),
    Phrase("records-high-losses"),
    Phrase("records-averages"),
)
HIGH_AVERAGE = Phrase("records-high-average")
GAMES, MADE, AGAINST = Phrase("records-games"), Phrase("records-made"), Phrase("records-against")
PERFORMANCE = Phrase("records-performance")


def scored(name: str, score: str, opponent: str, round_number: int) -> str:
    """A game that is talked about."""
    return say("records-scored", name=name, score=score, opponent=opponent, round=round_number)


def average(name: str, made: str, games: int) -> str:
    """The highest average score."""
    return say("records-average", name=name, made=made, games=games)


def best_of(kind: str, game: str) -> str:
    """The best of a kind in a line."""
    return labelled(kind, game)
