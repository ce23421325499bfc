"""Questions about numbers that are possible but seldom true."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance

RIGHT, NO_RATING = texts.doubts.right, texts.doubts.no_rating


def score(text: str, low: int, high: int, margin: int) -> str:
    """A score outside what is usual."""
    return texts.doubts.score(score=text, low=low, high=high, margin=margin)


def rating(text: str, low: str, high: str) -> str:
    """A rating far from the field."""
    return texts.doubts.rating(rating=text, low=low, high=high)


def past(what: str) -> str:
    """A date that is over."""
    return texts.doubts.past(what=what)


def order(first: str, second: str) -> str:
    """Two dates in the wrong order."""
    return texts.doubts.order(first=first, second=second)


def unrated(count: int, size: int) -> str:
    """Hardly anybody has a rating."""
    return texts.doubts.unrated(count=count, size=size)


def many_rounds(rounds: int, size: int) -> str:
    """As many rounds as opponents."""
    return texts.doubts.many_rounds(rounds=rounds, size=size)


def ratings_soon(count: int, size: int, names: str, fixed: datetime) -> str:
    """To directors, a day before ratings are fixed: hardly anybody has one."""
    return texts.doubts.ratings_soon(count=count, size=size, names=names, at=stamp_with_distance(fixed))


def odd_scores(count: int, games: str) -> str:
    """Unusual scores among those of a file; the games with their scores, listed."""
    return texts.doubts.odd_scores(count=count, games=games)
