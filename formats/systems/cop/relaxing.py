"""The lightest round, giving up as little as possible where not everything can be kept (R31, R32)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from formats.systems.cop.position import Ranks
from formats.systems.cop.weights import Broken, Weight
from formats.toolkit.matching import NoMatchingError, best_matching

GRAVER_THAN_WINDOW = Broken._fields.index("beyond")


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


def lightest_round(table: Mapping[Ranks, Weight], nodes: Sequence[int]) -> LightestRound:
    """Pair off the nodes (ranks, and perhaps the bye) with the least weight.

    Constraints are kept wherever a complete round can keep them. Where it cannot, the fewest pairs break the gravest
    one, then the next, and so on; the window of contenders is widened for all by one rank at a time until nothing
    graver is broken more often than it must be. Among rounds of equal weight the best rank gets the best opponent any
    of them offers, then the next rank, and so on.
    """
    edges = {(i, j): table[i, j] for place, i in enumerate(nodes) for j in nodes[place + 1 :]}
    pairs = _solve(edges, nodes)
    if any(edges[pair].broken.beyond for pair in pairs):
        pairs = _with_narrowest_window(edges, nodes, pairs)
    return LightestRound(tuple(pairs), tuple(_dropped(edges, pairs)))


def _solve(edges: Mapping[Ranks, Weight], nodes: Sequence[int]) -> list[Ranks]:
    layers = {pair: (*map(bool, weight.broken), weight.ordinary) for pair, weight in edges.items()}
    tastes = {(i, j): j - i - 1 for i, j in edges}
    return best_matching(nodes, layers, tastes)


def _with_narrowest_window(edges: Mapping[Ranks, Weight], nodes: Sequence[int], widest: list[Ranks]) -> list[Ranks]:
    """The same with the window widened only as far as graver constraints need."""
    needed = _graver(edges, widest)
    for width in sorted({weight.broken.beyond for weight in edges.values()} - {0}):
        within = {pair: weight for pair, weight in edges.items() if weight.broken.beyond <= width}
        try:
            pairs = _solve(within, nodes)
        except NoMatchingError:
            continue
        if _graver(edges, pairs) == needed:
            return pairs
    return widest


def _graver(edges: Mapping[Ranks, Weight], pairs: Sequence[Ranks]) -> list[int]:
    """How many pairs break each of the constraints graver than the window."""
    return [sum(map(bool, column)) for column in zip(*(edges[pair].broken for pair in pairs), strict=True)][
        :GRAVER_THAN_WINDOW
    ]


def _dropped(edges: Mapping[Ranks, Weight], pairs: Sequence[Ranks]) -> list[Dropped]:
    found = []
    for place, constraint in reversed(list(enumerate(Broken._fields))):
        breaking = tuple(pair for pair in pairs if edges[pair].broken[place])
        if breaking:
            ranks = max(edges[pair].broken.beyond for pair in breaking) if constraint == "beyond" else 0
            found.append(Dropped(constraint, breaking, ranks))
    return found
