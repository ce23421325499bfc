"""Find the round of least weight; relax constraints where no round keeps them all (R31, R32).

The objective is lexicographic and solved exactly by `toolkit.matching`: one layer for each constraint (1 for a pair
that breaks it, the gravest constraint first), then the ordinary weights, then preferences of the better ranks. So a
constraint is broken only if every complete round has to, by as few pairs as possible, and a complete round is always
found.

The window of contenders is a constraint with a width: how many ranks a pair is beyond it. R32 widens it for all by one
rank at a time. So if a solution breaks it, the search is repeated with only the pairs within 1, 2, 3, ... ranks, until
graver constraints are broken no more often than in the first solution.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from formats.core.errors import NoPairingExistsError
from formats.core.separation import NO_SEPARATION, Separation
from formats.core.values import EntrantId
from formats.systems.cop.position import Ranks
from formats.systems.cop.weights import Broken, WeightTable
from formats.toolkit.matching import NoMatchingError

WINDOW = Broken._fields.index("beyond")


@dataclass(frozen=True)
class Dropped:
    """A constraint (field of `Broken`) that was broken by these pairs. `ranks`: how far a window was widened."""

    constraint: str
    pairs: tuple[Ranks, ...]
    ranks: int = 0


@dataclass(frozen=True)
class LightestRound:
    """The pairs, better rank first, and the constraints broken by them, the least grave first."""

    pairs: tuple[Ranks, ...]
    dropped: tuple[Dropped, ...]


def lightest_round(
    table: WeightTable,
    nodes: Sequence[int],
    players: Sequence[EntrantId] = (),
    separation: Separation = NO_SEPARATION,
) -> LightestRound:
    """Pair the nodes (ranks, and perhaps the bye) with the least weight.

    Constraints are kept wherever a complete round can keep them. Otherwise as few pairs as possible break the gravest
    one, then the next, and so on. Among rounds of equal weight the best rank gets the best opponent it has in any of
    them, then the next rank, and so on. `players` are those of the nodes: of these the ones who should not meet do as
    rarely as the constraints allow. Raises `NoPairingExistsError` if some who must not meet would have to.
    """
    solve = partial(_solve, table, nodes, players, separation)
    pairs = solve()
    if any(table[pair].broken.beyond for pair in pairs):
        pairs = _with_narrowest_window(table, nodes, pairs, solve)
    return LightestRound(tuple(pairs), tuple(_dropped(table, pairs)))


def _solve(
    table: WeightTable,
    nodes: Sequence[int],
    players: Sequence[EntrantId],
    separation: Separation,
    widest: int | None = None,
) -> list[Ranks]:
    """Return the best pairs, without pairs that are more than `widest` ranks beyond the window."""
    import numpy as np  # noqa: PLC0415 - slow to import, and rarely needed

    from formats.toolkit.matching.pair_tables import all_pairs, distances  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.separated import best_separated_pairs, to_avoid  # noqa: PLC0415 - likewise

    here = np.ix_(nodes, nodes)
    broken = [part[here] for part in table.broken]
    layers = [np.minimum(part, 1) for part in broken]
    allowed = all_pairs(len(nodes))
    if widest is not None:
        allowed &= broken[WINDOW] <= widest
    layers += [to_avoid(players, separation)] if separation.avoid else []
    layers.append(table.ordinary[here])
    pairs = best_separated_pairs(players, layers, allowed, distances(len(nodes)), separation)
    return [(nodes[u], nodes[v]) for u, v in pairs]


def _with_narrowest_window(
    table: WeightTable, nodes: Sequence[int], widest: list[Ranks], solve: Callable[[int], list[Ranks]]
) -> list[Ranks]:
    """Return the pairs with the window widened only as far as graver constraints need."""
    needed = _graver(table, widest)
    beyond = table.broken[WINDOW]
    for width in sorted({int(beyond[i, j]) for place, i in enumerate(nodes) for j in nodes[place + 1 :]} - {0}):
        try:
            pairs = solve(width)
        except (NoMatchingError, NoPairingExistsError):
            continue
        if _graver(table, pairs) == needed:
            return pairs
    return widest


def _graver(table: WeightTable, pairs: Sequence[Ranks]) -> list[int]:
    """Return the number of pairs that break each of the constraints graver than the window."""
    return [sum(map(bool, column)) for column in zip(*(table[pair].broken for pair in pairs), strict=True)][:WINDOW]


def _dropped(table: WeightTable, pairs: Sequence[Ranks]) -> list[Dropped]:
    """Return the constraints that these pairs break."""
    dropped = []
    for place, constraint in reversed(list(enumerate(Broken._fields))):
        breaking = tuple(pair for pair in pairs if table[pair].broken[place])
        if breaking:
            ranks = max(table[pair].broken.beyond for pair in breaking) if constraint == "beyond" else 0
            dropped.append(Dropped(constraint, breaking, ranks))
    return dropped
