"""Questions about numbers that are possible but seldom true."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp_with_distance

RIGHT, NO_RATING = Phrase("doubts-right"), Phrase("doubts-no-rating")


def score(text: str, low: int, high: int, margin: int) -> str:
    """A score outside what is usual."""
    return say("doubts-score", score=text, low=low, high=high, margin=margin)


def rating(text: str, low: str, high: str) -> str:
    """A rating far from the field."""
    return say("doubts-rating", rating=text, low=low, high=high)


def past(what: str) -> str:
    """A date that is over."""
    return say("doubts-past", what=what)


def order(first: str, second: str) -> str:
    """Two dates in the wrong order."""
    return say("doubts-order", first=first, second=second)


def unrated(count: int, size: int) -> str:
    """Hardly anybody has a rating."""
    return say("doubts-unrated", count=count, size=size)


def many_rounds(rounds: int, size: int) -> str:
    """As many rounds as opponents."""
    return say("doubts-many-rounds", rounds=rounds, size=size)


def ratings_soon(count: int, size: int, names: str, fixed: datetime) -> str:
    """To directors, a day before ratings are fixed: hardly anybody has one."""
    return say("doubts-ratings-soon", count=count, size=size, names=names, at=stamp_with_distance(fixed))


def odd_scores(count: int, games: str) -> str:
    """Unusual scores among those of a file; the games with their scores, listed."""
    return say("doubts-odd-scores", count=count, games=games)
