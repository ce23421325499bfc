"""The weight of every possible pairing, in columns (R24 to R30), and what it breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from formats.systems.cop.position import Position, Ranks
from formats.systems.cop.terms import Terms

if TYPE_CHECKING:
    from formats.toolkit.matching.costs import Flags, Whole  # which imports NumPy


@dataclass(frozen=True)
class Findings:
    """What standings and simulations say about a position.

    `gibsonized`: how many from the top. `hopes[k]`: the lowest rank that can hope for place k or better.
    `lowest_hopeful` and `lowest_absolute`: who can hope for a prize, and who can still win one at all. `child` is
    destiny's child and `leaders_opponents` those the leader may play, if the leader is steered. `hill` and `classes`:
    the forced pairs of the last round.
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
    """What a pairing breaks, the gravest first; `beyond` counts ranks beyond the window of contenders."""

    last_round: bool = False
    repeat_bye: bool = False
    gibson: bool = False
    control: bool = False
    beyond: int = 0
    back_to_back: bool = False


class Weight(NamedTuple):
    """A pairing's weight: its ordinary parts, how often the two have met, what it breaks, is it prepaired otherwise."""

    repeats: int
    rank_difference: int
    can_catch: int
    times: int
    broken: Broken
    prepaired: bool = False

    @property
    def ordinary(self) -> int:
        """The sum of the ordinary parts."""
        return self.repeats + self.rank_difference + self.can_catch

    def columns(self, prohibitive: int) -> Columns:
        """The columns as they are published, with this weight for what must not happen; a tenth for back-to-back."""
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


NOTHING_BROKEN = Broken()


@dataclass(frozen=True, eq=False)
class WeightTable(Mapping[Ranks, Weight]):
    """The weights of all pairs of ranks, the better one first, as square arrays named like the parts of a `Weight`.

    `broken` has an array for each constraint.
    """

    repeats: Whole
    rank_difference: Whole
    can_catch: Whole
    times: Whole
    broken: tuple[Whole, ...]
    prepaired: Flags

    @classmethod
    def of(cls, rows: Mapping[Ranks, Weight]) -> WeightTable:
        """The table of single weights; pairs that have none weigh nothing."""
        import numpy as np  # noqa: PLC0415 - slow to import, and seldom needed

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


def weight_table(position: Position, terms: Terms, findings: Findings) -> WeightTable:
    """The weight of every pair of ranks; the rank after the last player is the bye, if there can be one."""
    from formats.systems.cop.weight_rules import WeightRules  # noqa: PLC0415 - NumPy is slow to import, seldom needed

    return WeightRules(position, terms, findings).table()


def prohibitive_weight(table: WeightTable, nodes: int) -> int:
    """R30: a weight whose tenth is above any sum of ordinary weights."""
    import numpy as np  # noqa: PLC0415 - slow to import, and seldom needed

    return 10 * (int(np.triu(table.ordinary, 1).max(initial=0)) * (nodes // 2) + 1)
