"""Compute the weights of all pairs of ranks with NumPy, one named rule for each column (R24 to R30).

Arrays are indexed `[i, j]`, i the better rank. Only the part above the diagonal is meaningful; the rest is computed
along and never read. `weights` explains the columns.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from formats.systems.cop.position import Position
from formats.systems.cop.terms import Terms
from formats.systems.cop.weights import Findings, WeightTable
from formats.toolkit.matching.costs import Flags, Whole


class WeightRules:
    """The rules. `i` is the better rank (rows), `j` the other or the bye (columns)."""

    def __init__(self, position: Position, terms: Terms, findings: Findings) -> None:
        """Prepare the rules for a position and its findings."""
        self.position, self.terms, self.findings = position, terms, findings
        self.size, self.nodes = position.size, position.nodes
        ranks = np.arange(self.nodes, dtype=np.int64)
        self.i, self.j = ranks[:, None], ranks[None, :]
        self.apart = self.j - self.i
        self.is_bye = self.j == self.size
        self.times = self._times()
        self.bye_for_gibsonized = findings.gibsonized > (0 if terms.lone_leader_bye else 1)

    def table(self) -> WeightTable:
        """Return all columns of all pairs."""
        can_catch, beyond = self.can_catch()
        back_to_back = self.back_to_back()
        repeat_bye = self.is_bye & (self.times > 0) & (not self.terms.allow_repeat_byes)
        individual = ~(back_to_back | (self.is_bye & self.bye_against_gibson()))
        broken = (self.against_the_hill(), repeat_bye, self.gibson(), self.control(), beyond, back_to_back)
        return WeightTable(
            self.repeats(individual),
            self.rank_difference(),
            can_catch,
            self.times,
            tuple(np.broadcast_to(part, self.apart.shape).astype(np.int64) for part in broken),
            self.against_pins(),
        )

    def _times(self) -> Whole:
        """Return how often the two have met, or how many byes the player has had."""
        times = np.zeros((self.nodes, self.nodes), dtype=np.int64)
        for pair, met in self.position.met.items():
            times[pair] = met
        if self.nodes > self.size:
            times[: self.size, self.size] = self.position.byes or 0
        return times

    def repeats(self, individual: Flags) -> Whole:
        """R24: 2 t (m/3)^3 for t earlier games, and twice the repeats that the two have had with any opponent."""
        repeated = self._repeated()
        own = np.where(individual, 2 * (repeated[:, None] + repeated[None, :]), 0)
        return np.where(self.times > 0, 2 * self.times * self.nodes**3 // 27 + own, 0)

    def _repeated(self) -> NDArray[np.int64]:
        """R24: number of games of each player beyond the first with the same opponent.

        If the round has a bye, the bye counts as an opponent, also for its own total; otherwise earlier byes do not
        count.
        """
        has_bye = self.nodes > self.size
        repeated = [max(0, byes - 1) if has_bye else 0 for byes in self.position.byes]
        repeated.append(sum(repeated))
        for (i, j), times in self.position.met.items():
            repeated[i] += times - 1
            repeated[j] += times - 1
        return np.array(repeated[: self.nodes], dtype=np.int64)

    def back_to_back(self) -> Flags:
        """R25: True for two players below all hopes of a prize who met in the last round."""
        met_last = np.zeros((self.nodes, self.nodes), dtype=bool)
        for pair in self.position.met_last:
            met_last[pair] = True
        return met_last & (self.i > self.findings.lowest_hopeful)

    def rank_difference(self) -> Whole:
        """R26: d for a Gibsonized player and between players who cannot win a prize at all, otherwise d^3."""
        plain = (self.i > self.findings.lowest_absolute) | (self.i < self.findings.gibsonized)
        return np.where(plain, self.apart, self.apart**3)

    def can_catch(self) -> tuple[Whole, Whole]:
        """R27: weights inside the window of contenders, and the number of ranks by which j is beyond it."""
        # The page of rules says only that contenders play those who can catch them. The cube, the factor 2 and both
        # exceptions are those of the code it links to, as R27 has them; `hope` is h, the lowest contender for place i.
        # A player who is their own lowest contender may still meet the next rank, or there would be no possible
        # opponent. Below an odd group that ends with destiny's child one more player is pulled in, so that the group
        # can be paired off.
        findings = self.findings
        nothing = np.zeros_like(self.apart)
        if self.position.last_round:
            return nothing, nothing
        hopes = (*findings.hopes, *(self.nodes for _ in range(self.nodes)))[: self.nodes]
        hope = np.array(hopes, dtype=np.int64)[:, None]
        concerned = ~self.is_bye & (self.i >= findings.gibsonized) & (self.i <= findings.lowest_hopeful)
        inside = (self.j <= hope) | ((hope == self.i) & (self.apart == 1)) | self._makes_even()
        return (
            np.where(concerned & inside, 2 * np.abs(hope - self.j) ** 3, 0),
            np.where(concerned & ~inside, self.j - hope, 0),
        )

    def _makes_even(self) -> Flags:
        """True where the rank below destiny's child may be pulled in, because the group down to the child is odd."""
        child = self.findings.child
        if child is None or child % 2:
            return np.zeros(self.apart.shape, dtype=bool)
        flags: Flags = (self.i < child) & (self.j == child + 1)
        return flags

    def control(self) -> Flags:
        """R28: True where the steered leader does not meet an allowed opponent."""
        if self.findings.child is None:
            return np.zeros(self.apart.shape, dtype=bool)
        flags: Flags = (self.i == 0) & ~self.is_bye & ~np.isin(self.j, self.findings.leaders_opponents)
        return flags

    def gibson(self) -> Flags:
        """R29.

        True where, before the last round, a Gibsonized player meets a prize contender or does not get the bye.
        """
        against = self._gibsonized_against_a_chance() & (not self.position.last_round) & (self.j != self.nodes - 1)
        return np.where(self.is_bye, self.bye_against_gibson(), against)

    def _gibsonized_against_a_chance(self) -> Flags:
        """True where a Gibsonized player meets a player who can still win a prize."""
        findings = self.findings
        flags: Flags = (
            (self.i < findings.gibsonized) & (findings.gibsonized <= self.j) & (self.j <= findings.lowest_absolute)
        )
        return flags

    def bye_against_gibson(self) -> Flags:
        """R29: True where the bye goes to another player though a Gibsonized one could take it."""
        flags: Flags = (self.i >= self.findings.gibsonized) & self.bye_for_gibsonized
        return flags

    def against_the_hill(self) -> Flags:
        """R22, R23.

        True where a pair of the last round breaks a forced pair or a Gibsonized player meets a prize contender.
        """
        if not self.position.last_round:
            return np.zeros(self.apart.shape, dtype=bool)
        findings = self.findings
        forced = np.full(self.nodes, -1, dtype=np.int64)
        of_class = np.zeros(self.nodes, dtype=bool)
        for a, b in (*findings.hill, *findings.classes):
            forced[a], forced[b] = b, a
        for pair in findings.classes:
            of_class[list(pair)] = True
        elsewhere, also_elsewhere = forced[:, None] != self.j, forced[None, :] != self.i
        contender = (findings.gibsonized <= self.i) & (self.i <= findings.lowest_absolute)
        broken_class = (of_class[:, None] & elsewhere) | (of_class[None, :] & also_elsewhere)
        flags: Flags = (contender & elsewhere) | self._gibsonized_against_a_chance() | broken_class
        return flags

    def against_pins(self) -> Flags:
        """R12: True where a player is prepaired with another opponent."""
        pins = np.full(self.nodes, -1, dtype=np.int64)
        for rank, other in self.position.pins.items():
            pins[rank] = other
        mate = np.where(self.is_bye, self.i, self.j)
        first = (pins[:, None] >= 0) & (pins[:, None] != mate)
        second = (pins[None, :] >= 0) & (pins[None, :] != self.i) & ~self.is_bye
        flags: Flags = first | second
        return flags


def weight_table(position: Position, terms: Terms, findings: Findings) -> WeightTable:
    """Return the weights of all pairs of ranks. The rank after the last player is the bye, if there can be one."""
    return WeightRules(position, terms, findings).table()
