"""Seed a field by strength before the first round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from formats.core.asking import EntrantField
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, Reason, Seeding
from formats.toolkit.ranking import Criterion, in_order

STRENGTH_FIELDS = (
    EntrantField("uncertainty", "number"),
    EntrantField("games", "integer"),
    EntrantField("joined", "date"),
)
"""Entrant fields that `seed_by_strength` uses besides the rating."""


def seed_by_strength(field: Sequence[Entrant], lots: Lots) -> Seeding:
    """Return the seeding: higher rating, lower uncertainty, more games, earlier joining date, then lots.

    An unknown value counts as the worst possible one. Lots are drawn only if entrants are equal in everything, so the
    log has no draw without an effect.
    """
    data = {entrant.id: entrant.data for entrant in field}
    number = {entrant.id: entrant.number for entrant in field}

    criteria = [
        Criterion("rating", lambda entrant: known_first(data[entrant].rating)),
        Criterion("uncertainty", lambda entrant: _number(data[entrant], "uncertainty", math.inf), highest_first=False),
        Criterion("games", lambda entrant: _number(data[entrant], "games", -1)),
        Criterion("joined", lambda entrant: _date(data[entrant], "joined"), highest_first=False),
    ]
    places = in_order(sorted(data, key=number.__getitem__), criteria)
    if len({place.rank for place in places}) < len(places):
        drawn = lots.shuffled([place.entrant for place in places], "order of level seeds")
        criteria.append(Criterion("lot", drawn.index, highest_first=False))
        places = in_order(drawn, criteria)
    rationale = [
        Reason(code=f"seeded_by_{lower.separated_by}", about=(upper.entrant, lower.entrant))
        for upper, lower in pairwise(places)
        if lower.separated_by not in {"rating", None}
    ]
    return Seeding(order=tuple(place.entrant for place in places), rationale=tuple(rationale))


def known_first(rating: float | None) -> float:
    """Return a rating as a sort key, highest first; entrants without a rating come last."""
    return -math.inf if rating is None else rating


def _number(data: EntrantData, name: str, unknown: float) -> float:
    """Return a numeric attribute, or `unknown` if it is missing."""
    value = data.attributes.get(name)
    return value if isinstance(value, (int, float)) else unknown


def _date(data: EntrantData, name: str) -> tuple[bool, str]:
    """Return a sort key for an ISO date, which sorts as text; an unknown date comes last."""
    value = data.attributes.get(name)
    return value is None, str(value)
