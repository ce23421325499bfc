"""The lightest round, giving up as little as possible where not everything can be kept (R31, R32)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formats.systems.cop.position import Ranks
from formats.systems.cop.weights import Broken, WeightTable
from formats.toolkit.matching import NoMatchingError, best_pairs

WINDOW = Broken._fields.index("beyond")


@dataclass(frozen=True)
class Dropped:
    """A constraint (a field of `Broken`) that was given up for these pairs; by how many ranks a window was widened."""

    constraint: str
    pairs: tuple[Ranks, ...]
    ranks: int = 0


@dataclass(frozen=True)
class LightestRound:
    """The pairs, better rank first, and what had to be given up for them, the least grave first."""

    pairs: tuple[Ranks, ...]
    dropped: tuple[Dropped, ...]


def lightest_round(table: WeightTable, nodes: Sequence[int]) -> LightestRound:
    """Pair off the nodes (ranks, and perhaps the bye) with the least weight.

    Constraints are kept wherever a complete round can keep them. Where it cannot, the fewest pairs break the gravest
    one, then the next, and so on; the window of contenders is widened for all by one rank at a time until nothing
    graver is broken more often than it must be. Among rounds of equal weight the best rank gets the best opponent any
    of them offers, then the next rank, and so on.
    """
    pairs = _solve(table, nodes)
    if any(table[pair].broken.beyond for pair in pairs):
        pairs = _with_narrowest_window(table, nodes, pairs)
    return LightestRound(tuple(pairs), tuple(_dropped(table, pairs)))


def _solve(table: WeightTable, nodes: Sequence[int], widest: int | None = None) -> list[Ranks]:
    """The best pairs, without those that are further beyond the window than `widest`."""
    import numpy as np  # noqa: PLC0415 - slow to import, and seldom needed

    from formats.toolkit.matching.pair_tables import all_pairs, distances  # noqa: PLC0415 - likewise

    here = np.ix_(nodes, nodes)
    broken = [part[here] for part in table.broken]
    layers = [np.minimum(part, 1) for part in broken]
    allowed = all_pairs(len(nodes))
    if widest is not None:
        allowed &= broken[WINDOW] <= widest
    pairs = best_pairs([*layers, table.ordinary[here]], allowed, dislikes=distances(len(nodes)))
    return [(nodes[u], nodes[v]) for u, v in pairs]


def _with_narrowest_window(table: WeightTable, nodes: Sequence[int], widest: list[Ranks]) -> list[Ranks]:
    """The same with the window widened only as far as graver constraints need."""
    needed = _graver(table, widest)
    beyond = table.broken[WINDOW]
    for width in sorted({int(beyond[i, j]) for place, i in enumerate(nodes) for j in nodes[place + 1 :]} - {0}):
        try:
            pairs = _solve(table, nodes, width)
        except NoMatchingError:
            continue
        if _graver(table, pairs) == needed:
            return pairs
    return widest


def _graver(table: WeightTable, pairs: Sequence[Ranks]) -> list[int]:
    """How many pairs break each of the constraints graver than the window."""
    return [sum(map(bool, column)) for column in zip(*(table[pair].broken for pair in pairs), strict=True)][:WINDOW]


def _dropped(table: WeightTable, pairs: Sequence[Ranks]) -> list[Dropped]:
    dropped = []
    for place, constraint in reversed(list(enumerate(Broken._fields))):
        breaking = tuple(pair for pair in pairs if table[pair].broken[place])
        if breaking:
            ranks = max(table[pair].broken.beyond for pair in breaking) if constraint == "beyond" else 0
            dropped.append(Dropped(constraint, breaking, ranks))
    return dropped
