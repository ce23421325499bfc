"""The best way to pair everybody off, when "best" is a list of wishes in strict priority.

Two kinds of wishes are served, both exactly, without weights that anybody has to balance:

- *layers*: costs of edges that are summed over the whole matching; the first layer before the second, and so on;
- *tastes*: among the matchings that the layers leave equal, the first vertex gets the partner it likes best of those
  any of them offers, then the second vertex, and so on. Where no vertex likes two partners equally, one is left.

All layers are packed into one whole number for each edge (`costs`). The cheapest matching is found on few edges and
proved on all by prices (`pricing`): first with halves of games allowed (`relaxed`), then without (`blossoms`). All
matchings that cost as little use only edges that cost exactly what their ends are worth; among these the tastes are
settled (`tastes`). Should the proof ever fail, another library is asked about all edges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formats.toolkit.matching.costs import Flags, Whole

V = TypeVar("V")
Edge = tuple[int, int]

EMPTY_SEAT = ""
"""Stands for "nobody" where the one paired with it has the bye; no entrant has an empty id."""


class NoMatchingError(Exception):
    """The allowed edges cannot pair everybody off."""


def best_pairs(layers: Sequence[Whole], allowed: Flags, dislikes: Whole | None = None) -> list[Edge]:
    """The perfect matching of least cost, layer by layer, then taste by taste.

    Vertices are numbered from 0. All arrays are square, with a row and a column for each vertex; only what stands above
    the diagonal is looked at. `layers` hold the costs of each edge, any whole numbers that differ by less than 2**60;
    `allowed` says which edges there are. `dislikes[u, v]` says how little `u` likes the later `v`, from 0 up. Answers
    the edges in order, the smaller end first. Raises `NoMatchingError` when the edges cannot pair everybody off.
    """
    import numpy as np  # noqa: PLC0415 - slow to import, and most of what uses this module pairs nothing

    from formats.toolkit.matching.costs import Costs  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.pricing import cheapest  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.tastes import settle, settle_among_all  # noqa: PLC0415 - likewise

    size = len(allowed)
    if not size:
        return []
    if size % 2:
        raise NoMatchingError
    costs = Costs(layers, allowed)
    proved = cheapest(costs, dislikes)
    if proved is None:
        mates = settle_among_all(costs, np.zeros_like(layers[0]) if dislikes is None else dislikes)
    else:
        mates = proved.mates if dislikes is None else settle(proved, dislikes)
    return [(vertex, mate) for vertex, mate in enumerate(mates) if vertex < mate]


def best_matching(
    vertices: Sequence[V], layers: Mapping[tuple[V, V], Sequence[int]], tastes: Mapping[tuple[V, V], int] | None = None
) -> list[tuple[V, V]]:
    """The same for edges that are listed one by one, between vertices of any kind.

    `layers` holds every allowed edge once, the end that stands first in `vertices` first, with one cost a layer.
    `tastes[u, v]` is what `dislikes` says; an edge that is left out is liked best. Raises `ValueError` for an edge
    given the wrong way round.
    """
    import numpy as np  # noqa: PLC0415 - slow to import, and most of what uses this module pairs nothing

    place = {vertex: number for number, vertex in enumerate(vertices)}
    size = len(vertices)
    if any(place[u] >= place[v] for u, v in (*layers, *(tastes or {}))):
        message = "an edge must name its earlier end first"
        raise ValueError(message)
    ends = tuple(np.array([[place[u], place[v]] for u, v in layers], dtype=np.intp).reshape(-1, 2).T)
    allowed = np.zeros((size, size), dtype=bool)
    allowed[ends] = True
    tables = []
    for layer in zip(*layers.values(), strict=True):
        tables.append(np.zeros((size, size), dtype=np.int64))
        tables[-1][ends] = layer
    dislikes = np.zeros((size, size), dtype=np.int64)
    for (u, v), taste in (tastes or {}).items():
        dislikes[place[u], place[v]] = taste
    pairs = best_pairs(tables, allowed, None if tastes is None else dislikes)
    return [(vertices[u], vertices[v]) for u, v in pairs]
