"""Square arrays about pairs of entrants, the material for cost layers: games played, distance in the ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from formats.core.values import EntrantId
from formats.toolkit.matching.costs import Flags, Whole
from formats.toolkit.record import Couple


def all_pairs(size: int) -> Flags:
    """Return the mask of all edges: everything but the diagonal."""
    return ~np.eye(size, dtype=bool)


def distances(size: int) -> Whole:
    """Return the difference of the positions of two vertices: positive when the second comes later."""
    places = np.arange(size, dtype=np.int64)
    return places[None, :] - places[:, None]


def times_met(order: Sequence[EntrantId], meetings: Mapping[Couple, int]) -> Whole:
    """Return how often each two of these entrants have met. Symmetric; entrants outside of `order` are ignored."""
    place = {who: number for number, who in enumerate(order)}
    met = np.zeros((len(order), len(order)), dtype=np.int64)
    known = [(*(place.get(who, -1) for who in two), times) for two, times in meetings.items()]
    # A pair of an entrant with itself has one element and so a row of two; it is dropped here.
    rows = np.array([row for row in known if len(row) == 3 and min(row[:2]) >= 0], dtype=np.int64).reshape(-1, 3)  # noqa: PLR2004
    met[rows[:, 0], rows[:, 1]] = met[rows[:, 1], rows[:, 0]] = rows[:, 2]
    return met


def with_seat(table: Whole, seat: Whole | int = 0) -> Whole:
    """Return the table with a row and column for the empty seat (bye) inserted before all others.

    `seat` are the values of the new vertex with each of the others.
    """
    larger = np.zeros((len(table) + 1, len(table) + 1), dtype=np.int64)
    larger[1:, 1:] = table
    larger[0, 1:] = seat
    return larger
