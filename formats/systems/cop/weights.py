"""Weights of all possible pairings, in columns, and the constraints that each pairing breaks (R24 to R30).

COP pairs a round by a matching of least weight. The weight of a pairing has two parts with different jobs.

*Ordinary weights* (R24, R26, R27) are costs that may be traded against each other. With m nodes, d the difference of
ranks and t earlier games they are, for each pairing:

    repeats          2 t (m/3)^3 + 2 (repeats of both with any opponent, if t > 0)
    rank difference  d^3, or d where no prize depends on it
    can catch        2 |h - j|^3 for a contender meeting rank j; h: the lowest rank with hope of the contender's place

2 (m/3)^3 is (0.42 m)^3: a first repeat costs as much as a pairing across 42 % of the field. "Can catch" pulls a
contender towards the lowest player who can still catch up. The cubes make one long distance worse than several short
ones. All weights are integers, and their largest values grow with m^3.

*Constraints* (`Broken`) are not traded. Published tables show them as a prohibitive weight P in the column they belong
to (P/10 for a game back to back), as the code linked by the rules does with P = 1,000,000. But d^3 alone reaches that
at 100 players. So P is shown only; the choice itself is lexicographic and exact (`relaxing`): first the number of pairs
that break the gravest constraint, then the next one, and so on, and the ordinary weights last. The order of the fields
of `Broken` is that order (R32): forced pairs of the last round, repeat byes, Gibson, control, window of contenders,
back to back. The default P is ten times more than any sum of ordinary weights, so that the published numbers agree with
the choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from formats.systems.cop.position import Ranks

if TYPE_CHECKING:
    from formats.toolkit.matching.costs import Flags, Whole  # which imports NumPy


@dataclass(frozen=True)
class Findings:
    """Results of standings and simulations on which the weights depend.

    `gibsonized`: number of Gibsonized players. `hopes[k]`: the lowest rank that can hope for place k or better.
    `lowest_hopeful` and `lowest_absolute`: the lowest ranks that can hope for a prize, and that can still win one at
    all. If the leader is steered, `child` is destiny's child and `leaders_opponents` are the ranks that the leader may
    play. `hill` and `classes`: the forced pairs of the last round.
    """

    gibsonized: int
    hopes: tuple[int, ...]
    lowest_hopeful: int
    lowest_absolute: int
    child: int | None = None
    leaders_opponents: tuple[int, ...] = ()
    hill: tuple[Ranks, ...] = ()
    classes: tuple[Ranks, ...] = ()


class Broken(NamedTuple):
    """Constraints that a pairing breaks, the gravest first.

    `beyond` is the number of ranks beyond the window of contenders.
    """

    last_round: bool = False
    repeat_bye: bool = False
    gibson: bool = False
    control: bool = False
    beyond: int = 0
    back_to_back: bool = False


class Weight(NamedTuple):
    """Weight of a pairing.

    Its ordinary parts, the number of earlier games, what it breaks, whether a player is prepaired.
    """

    repeats: int
    rank_difference: int
    can_catch: int
    times: int
    broken: Broken
    prepaired: bool = False

    @property
    def ordinary(self) -> int:
        """Return the sum of the ordinary parts."""
        return self.repeats + self.rank_difference + self.can_catch

    def columns(self, prohibitive: int) -> Columns:
        """Return the published columns: `prohibitive` for a broken constraint, a tenth of it for back to back."""
        broken = self.broken
        return Columns(
            self.repeats + broken.back_to_back * (prohibitive // 10) + broken.repeat_bye * prohibitive,
            self.rank_difference,
            self.can_catch + bool(broken.beyond) * prohibitive,
            broken.control * prohibitive,
            broken.gibson * prohibitive,
            broken.last_round * prohibitive,
            self.prepaired * prohibitive,
        )


class Columns(NamedTuple):
    """The published columns of a weight."""

    repeats: int
    rank_difference: int
    can_catch: int
    control: int
    gibson: int
    koth: int
    prepaired: int


@dataclass(frozen=True, eq=False)
class WeightTable(Mapping[Ranks, Weight]):
    """Weights of all pairs of ranks (the better one first), as square arrays named like the parts of a `Weight`.

    `broken` has an array for each constraint. As a mapping it gives single `Weight` values.
    """

    repeats: Whole
    rank_difference: Whole
    can_catch: Whole
    times: Whole
    broken: tuple[Whole, ...]
    prepaired: Flags

    @classmethod
    def of(cls, rows: Mapping[Ranks, Weight]) -> WeightTable:
        """Build a table from single weights. Pairs that are missing weigh 0."""
        import numpy as np  # noqa: PLC0415 - slow to import, and rarely needed

        nodes = 1 + max(j for _, j in rows)
        parts = np.zeros((4 + len(Broken._fields) + 1, nodes, nodes), dtype=np.int64)
        for (i, j), weight in rows.items():
            parts[:, i, j] = (*weight[:4], *weight.broken, weight.prepaired)
        repeats, rank_difference, can_catch, times, *broken, prepaired = parts
        return cls(repeats, rank_difference, can_catch, times, tuple(broken), prepaired > 0)

    @cached_property
    def ordinary(self) -> Whole:
        """The sums of the ordinary parts."""
        return self.repeats + self.rank_difference + self.can_catch

    def __getitem__(self, pair: Ranks) -> Weight:
        last_round, repeat_bye, gibson, control, beyond, back_to_back = (int(part[pair]) for part in self.broken)
        flags = (bool(last_round), bool(repeat_bye), bool(gibson), bool(control))
        return Weight(
            int(self.repeats[pair]),
            int(self.rank_difference[pair]),
            int(self.can_catch[pair]),
            int(self.times[pair]),
            Broken(*flags, beyond, bool(back_to_back)),
            bool(self.prepaired[pair]),
        )

    def __iter__(self) -> Iterator[Ranks]:
        nodes = len(self.repeats)
        return ((i, j) for i in range(nodes) for j in range(i + 1, nodes))

    def __len__(self) -> int:
        return len(self.repeats) * (len(self.repeats) - 1) // 2


def prohibitive_weight(table: WeightTable, nodes: int) -> int:
    """Return the default prohibitive weight (R30): a tenth of it exceeds any sum of ordinary weights."""
    import numpy as np  # noqa: PLC0415 - slow to import, and rarely needed

    return 10 * (int(np.triu(table.ordinary, 1).max(initial=0)) * (nodes // 2) + 1)
