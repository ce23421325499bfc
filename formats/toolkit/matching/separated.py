"""Matchings of entrants of whom some must not meet, or should not (`formats.core.separation`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.core.errors import NoPairingExistsError
from formats.core.separation import Kept, Separation
from formats.core.values import EntrantId
from formats.toolkit.matching import Edge, NoMatchingError, best_pairs
from formats.toolkit.matching.costs import Flags, Whole


def separated(vertices: Sequence[EntrantId], kept: Kept) -> Flags:
    """Return which two of these vertices are kept from each other. Symmetric."""
    size = len(vertices)
    table = np.zeros((size, size), dtype=bool)
    for values in kept.values.values():
        codes = {value: code for code, value in enumerate(dict.fromkeys(values.values()))}
        own = np.array([codes[values[who]] if who in values else -1 - place for place, who in enumerate(vertices)])
        table |= own[:, None] == own[None, :]
    place = {who: number for number, who in enumerate(vertices)}
    for pair in kept.pairs:
        if len(ends := [place[who] for who in pair if who in place]) > 1:
            table[ends[0], ends[1]] = table[ends[1], ends[0]] = True
    np.fill_diagonal(table, val=False)
    return table


def to_avoid(vertices: Sequence[EntrantId], separation: Separation) -> Whole:
    """Return the cost layer of those who meet only if there is no other way: 1 for each such pair."""
    return separated(vertices, separation.avoid).astype(np.int64)


def best_separated_pairs(
    vertices: Sequence[EntrantId],
    layers: Sequence[Whole],
    allowed: Flags,
    dislikes: Whole | None,
    separation: Separation,
) -> list[Edge]:
    """Return the same as `best_pairs`, without pairs that must not meet.

    Raises `NoPairingExistsError` where no round avoids all of them, with the players of as few such pairs as possible.
    """
    if not separation.never:
        return best_pairs(layers, allowed, dislikes)
    never = separated(vertices, separation.never)
    try:
        return best_pairs(layers, allowed & ~never, dislikes)
    except NoMatchingError:
        pairs = best_pairs((never.astype(np.int64),), allowed)
        stuck = tuple(vertices[end] for pair in pairs if never[pair] for end in pair)
        raise NoPairingExistsError("never_meet", stuck) from None
