"""What formats know of every two, as square arrays: how often they have met, how far apart they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from formats.core.values import EntrantId
from formats.toolkit.matching.costs import Flags, Whole
from formats.toolkit.record import Couple


def everybody(size: int) -> Flags:
    """All edges there can be."""
    return ~np.eye(size, dtype=bool)


def distances(size: int) -> Whole:
    """How many places the second of every two stands behind the first."""
    places = np.arange(size, dtype=np.int64)
    return places[None, :] - places[:, None]


def times_met(order: Sequence[EntrantId], meetings: Mapping[Couple, int]) -> Whole:
    """How often every two of these have met."""
    place = {who: number for number, who in enumerate(order)}
    met = np.zeros((len(order), len(order)), dtype=np.int64)
    known = [(*(place.get(who, -1) for who in two), times) for two, times in meetings.items()]
    rows = np.array([row for row in known if len(row) == 3 and min(row[:2]) >= 0], dtype=np.int64).reshape(-1, 3)  # noqa: PLR2004
    met[rows[:, 0], rows[:, 1]] = met[rows[:, 1], rows[:, 0]] = rows[:, 2]
    return met


def with_seat(table: Whole, seat: Whole | int = 0) -> Whole:
    """The table with one more vertex before all others, and what that one has with each of them."""
    larger = np.zeros((len(table) + 1, len(table) + 1), dtype=np.int64)
    larger[1:, 1:] = table
    larger[0, 1:] = seat
    return larger
