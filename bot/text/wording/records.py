"""High games, best spreads, highest losing scores, averages. Names come in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import labelled

TITLE = texts.records.title
NONE = texts.records.none
HIGH_GAMES, BEST_SPREADS, HIGH_LOSSES, AVERAGES = (
    texts.records.high_games,
    texts.records.best_spreads,
    texts.records.high_losses,
    texts.records.averages,
)
HIGH_AVERAGE = texts.records.high_average
GAMES, MADE, AGAINST = texts.records.games, texts.records.made, texts.records.against
PERFORMANCE = texts.records.performance


def scored(name: str, score: str, opponent: str, round_number: int) -> str:
    """A game that is talked about."""
    return texts.records.scored(name=name, score=score, opponent=opponent, round=round_number)


def average(name: str, made: str, games: int) -> str:
    """The highest average score."""
    return texts.records.average(name=name, made=made, games=games)


def best_of(kind: str, game: str) -> str:
    """The best of a kind in a line."""
    return labelled(kind, game)
