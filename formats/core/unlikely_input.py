"""Warnings about unlikely input, such as a rating of 9999. The user confirms it; nothing is rejected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Literal

from formats.core.model import Entrant
from formats.core.plan import Settings

FEWEST_TO_COMPARE = 3
"""With fewer ratings than these nobody can say what is far from them."""

FAR = 2
"""A rating is far from the others if it is so many times their range outside it."""

LEAST_RANGE = 100.0
"""The range of ratings counts as this wide at least."""


@dataclass(frozen=True, slots=True)
class UsualScores:
    """Between which scores games mostly end, and by which margin at most."""

    low: int
    high: int
    margin: int

    def odd(self, scores: tuple[int, int] | None) -> bool:
        """Are these worth a question?"""
        if scores is None:
            return False
        low, high = sorted(scores)
        return low < self.low or high > self.high or high - low > self.margin


def usual_ratings(entrants: Iterable[Entrant]) -> tuple[float, float] | None:
    """Between which ratings a field lies; None where too few are known to say so."""
    known = sorted(entrant.data.rating for entrant in entrants if entrant.data.rating is not None)
    return (known[0], known[-1]) if len(known) >= FEWEST_TO_COMPARE else None


def far_from(rating: float | None, usual: tuple[float, float] | None) -> bool:
    """Is a rating so far from the others' that it may be a typing error?"""
    if rating is None or usual is None:
        return False
    low, high = usual
    reach = FAR * max(high - low, LEAST_RANGE)
    return not low - reach <= rating <= high + reach


LEAST_RATING, MOST_RATING = 0.0, 10_000.0
"""Ratings of all known systems are in between, but for those of beginners in a few."""


def is_unlikely_rating(rating: float, usual: tuple[float, float] | None) -> bool:
    """Is a rating worth a question, because no system has such ratings or the others are far from it?"""
    return not LEAST_RATING <= rating <= MOST_RATING or far_from(rating, usual)


def unrated(entrants: Iterable[Entrant]) -> tuple[Entrant, ...]:
    """Return the entrants without a rating."""
    return tuple(entrant for entrant in entrants if entrant.data.rating is None)


def seeding_says_little(entrants: Iterable[Entrant]) -> bool:
    """Has nobody a rating, or nearly nobody: half of the field or fewer?"""
    field = tuple(entrants)
    return bool(field) and 2 * len(unrated(field)) >= len(field)


DateSetting = Literal["registration_closes", "ratings_fixed", "first_round", "play_until"]
IN_ORDER: tuple[DateSetting, ...] = ("registration_closes", "ratings_fixed", "first_round", "play_until")
"""The dates of an event, in the order in which they come."""


def dates_in_the_past(settings: Settings, now: datetime) -> tuple[DateSetting, ...]:
    """Which dates are over already."""
    return tuple(name for name in IN_ORDER if (at := getattr(settings, name)) is not None and at < now)


def dates_out_of_order(settings: Settings) -> tuple[tuple[DateSetting, DateSetting], ...]:
    """Neighbouring dates of which the one that should come first comes later."""
    known = [name for name in IN_ORDER if getattr(settings, name) is not None]
    return tuple(
        (earlier, later) for earlier, later in pairwise(known) if getattr(settings, earlier) > getattr(settings, later)
    )
