"""The weight of every possible pairing, in columns (R24 to R30), and what it breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from formats.systems.cop.position import Position, Ranks
from formats.systems.cop.terms import Terms


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


def weight_table(position: Position, terms: Terms, findings: Findings) -> dict[Ranks, Weight]:
    """The weight of every pair of ranks; the rank after the last player is the bye, if there can be one."""
    columns = _Columns(position, terms, findings)
    nodes = position.nodes
    return {(i, j): columns.weight(i, j) for i in range(nodes) for j in range(i + 1, nodes)}


def prohibitive_weight(table: Mapping[Ranks, Weight], nodes: int) -> int:
    """R30: a weight whose tenth is above any sum of ordinary weights."""
    return 10 * (max((weight.ordinary for weight in table.values()), default=0) * (nodes // 2) + 1)


class _Columns:
    """One named rule a column. `i` is the better rank, `j` the other one or the bye."""

    def __init__(self, position: Position, terms: Terms, findings: Findings) -> None:
        self.position, self.terms, self.findings = position, terms, findings
        self.size, self.nodes = position.size, position.nodes
        self.cube = self.nodes**3
        self.repeated = self._repeated()
        self.forced = {a: b for pair in (*findings.hill, *findings.classes) for a, b in (pair, pair[::-1])}
        self.of_class = {rank for pair in findings.classes for rank in pair}
        self.bye_for_gibsonized = findings.gibsonized > (0 if terms.lone_leader_bye else 1)

    def weight(self, i: int, j: int) -> Weight:
        """All columns of one pair."""
        times = self.position.byes[i] if j == self.size else self.position.met.get((i, j), 0)
        can_catch, beyond = self.can_catch(i, j)
        last_round = self.against_the_hill(i, j)
        gibson = self.gibson(i, j)
        control = self.control(i, j)
        back_to_back = self.back_to_back(i, j)
        repeat_bye = j == self.size and times > 0 and not self.terms.allow_repeat_byes
        broken = NOTHING_BROKEN
        if last_round or repeat_bye or gibson or control or beyond or back_to_back:
            broken = Broken(last_round, repeat_bye, gibson, control, beyond, back_to_back)
        apart = back_to_back or (j == self.size and self.bye_against_gibson(i))
        return Weight(
            self.repeats(i, j, times, individual=not apart),
            self.rank_difference(i, j),
            can_catch,
            times,
            broken,
            bool(self.position.pins) and self.against_pins(i, j),
        )

    def repeats(self, i: int, j: int, times: int, *, individual: bool) -> int:
        """R24: 2 t (m/3)^3 for t earlier games, and twice the repeats that the two have had with anybody."""
        if not times:
            return 0
        own = 2 * (self.repeated[i] + self.repeated[j]) if individual else 0
        return 2 * times * self.cube // 27 + own

    def _repeated(self) -> list[int]:
        """R24: how many games each has played beyond the first with the same opponent.

        Where the round has a bye it is an opponent like any other, as either end; elsewhere earlier byes are no matter.
        """
        has_bye = self.nodes > self.size
        repeated = [max(0, byes - 1) if has_bye else 0 for byes in self.position.byes]
        repeated.append(sum(repeated))
        for (i, j), times in self.position.met.items():
            repeated[i] += times - 1
            repeated[j] += times - 1
        return repeated

    def back_to_back(self, i: int, j: int) -> bool:
        """R25: do two who can hope for nothing meet again at once?"""
        return i > self.findings.lowest_hopeful and j < self.size and (i, j) in self.position.met_last

    def rank_difference(self, i: int, j: int) -> int:
        """R26: d for a Gibsonized player and among those who cannot win a prize at all, otherwise d^3."""
        apart = j - i
        return apart if i > self.findings.lowest_absolute or i < self.findings.gibsonized else apart**3

    def can_catch(self, i: int, j: int) -> tuple[int, int]:
        """R27: contenders meet those who can still catch them, best the lowest; and how many ranks beyond that j is."""
        # The page says only that contenders play those who can catch them. The cube, the factor 2 and both exceptions
        # are those of the code it links to, as R27 has them: `hope` is h, the lowest contender for place i. Somebody
        # who is their own lowest contender may still meet the next rank, or nobody would be left to meet; and below an
        # odd group that ends with destiny's child one more is pulled in, so that the group can be paired off.
        found = self.findings
        if self.position.last_round or j == self.size or i < found.gibsonized or i > found.lowest_hopeful:
            return 0, 0
        hope = found.hopes[i]
        if j <= hope or (hope == i and j == i + 1) or self._makes_even(i, j):
            return 2 * abs(hope - j) ** 3, 0
        return 0, j - hope

    def _makes_even(self, i: int, j: int) -> bool:
        """May the next below destiny's child be pulled in, because the group down to the child is odd?"""
        child = self.findings.child
        return child is not None and child % 2 == 0 and i < child and j == child + 1

    def control(self, i: int, j: int) -> bool:
        """R28: does the steered leader play somebody else?"""
        return self.findings.child is not None and i == 0 and j < self.size and j not in self.findings.leaders_opponents

    def gibson(self, i: int, j: int) -> bool:
        """R29: before the last round, does a Gibsonized player meet somebody who can win a prize, or miss the bye?"""
        if j == self.size:
            return self.bye_against_gibson(i)
        against = i < self.findings.gibsonized <= j <= self.findings.lowest_absolute
        return against and not self.position.last_round and j != self.nodes - 1

    def bye_against_gibson(self, i: int) -> bool:
        """R29: would somebody else have the bye though a Gibsonized player could?"""
        return self.bye_for_gibsonized and i >= self.findings.gibsonized

    def against_the_hill(self, i: int, j: int) -> bool:
        """R22, R23: in the last round, does it break a forced pair, or set a Gibsonized player against a chance?"""
        if not self.position.last_round:
            return False
        found = self.findings
        if found.gibsonized <= i <= found.lowest_absolute and self.forced.get(i) != j:
            return True
        if i < found.gibsonized <= j <= found.lowest_absolute:
            return True
        return any(a in self.of_class and self.forced[a] != b for a, b in ((i, j), (j, i)))

    def against_pins(self, i: int, j: int) -> bool:
        """R12: is one of the two prepaired with somebody else?"""
        pins = self.position.pins
        other = i if j == self.size else j
        return pins.get(i, other) != other or (j < self.size and pins.get(j, i) != i)
