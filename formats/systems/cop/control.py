"""Control of destiny: the player who wins the event by winning every game, if allowed to play the leader (R20, R21).

The rest of the event is simulated for a candidate who wins every game, by one more than the margin drawn, in two ways:
meeting the leader in every round, and in factor pairings like everybody else. The difference in events won is what the
candidate loses if the leader is paired with another player.

All candidates use the same random draws (common random numbers), which makes their results comparable and the scan
reproducible. The scan runs from the lowest candidate up, not as a binary search, because control is not monotone in the
rank. A short trial of `TRIAL` simulations removes most candidates before the full number is played.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from formats.core.progress import counted
from formats.systems.cop.destiny import Control
from formats.systems.cop.factor import Run, factor_runs
from formats.systems.cop.position import Position
from formats.systems.cop.simulation import (
    Keys,
    Rules,
    Start,
    Tables,
    chunk_sizes,
    move_into_columns,
    places_of,
)
from formats.systems.cop.stream import generator
from formats.systems.cop.terms import Terms

TRIAL = 32
"""Number of simulations in the first trial, which is run for all candidates in one array."""


def find_control(position: Position, terms: Terms, seed: str, size: int, factor: int) -> Control | None:
    """Return the lowest player who always wins by playing the leader, with the number of wins in factor pairings (R20).

    None if no candidate always wins. `size` ranks are simulated, `factor` is the highest factor. Candidates are those
    who can still come level with the leader in wins; each is dropped as soon as it has failed more often than "always"
    allows.
    """
    rest = _Rest(position, terms, seed, size, factor)
    survivors = rest.survivors(_candidates(position, size))
    simulations = terms.always_wins_simulations
    for candidate in counted(survivors, [1] * len(survivors), len(survivors)):
        failures = rest.failures(candidate)
        if failures is not None:
            return Control(candidate, rest.wins_in_factor_pairings(candidate), simulations, failures)
    return None


def _candidates(position: Position, size: int) -> list[int]:
    """Return the ranks that can come level with the leader in wins, the lowest first."""
    most = 2 * position.rounds_left
    return [rank for rank in reversed(range(1, size)) if position.half_points[0] - position.half_points[rank] <= most]


class _Rest:
    """The rest of the event, played for one candidate after another with the same draws."""

    def __init__(self, position: Position, terms: Terms, seed: str, size: int, factor: int) -> None:
        self.start = Start.of(position, terms, size)
        self.rules = Rules.of(terms, self.start)
        self.seed = seed
        self.places = places_of(size)
        left = range(terms.rounds_left, 0, -1)
        self.with_leader = [factor_runs(self.places - 2, min(rounds, factor)) for rounds in left]
        self.plain = [factor_runs(self.places, min(rounds, factor)) for rounds in left]
        self.failures_allowed = terms.failures_allowed
        self.sizes = chunk_sizes(terms.always_wins_simulations, self.places)
        self.tables = Tables.of(self.start, self.sizes[0])
        self.first_changes: list[Keys] = []

    def survivors(self, candidates: Sequence[int]) -> list[int]:
        """Return the candidates who pass the trial.

        In the first few simulations they fail no more often than allowed overall.
        """
        if not candidates:
            return []
        wins = self._meeting_the_leader(candidates, 0, min(TRIAL, self.sizes[0]))
        return [
            candidate
            for candidate, won in zip(candidates, wins, strict=True)
            if int((~won).sum()) <= self.failures_allowed
        ]

    def failures(self, candidate: int) -> int | None:
        """Return the number of simulations that the candidate does not win, meeting the leader in every round.

        None as soon as that is too often to be called "always".
        """
        failures = 0
        for chunk, rows in enumerate(self.sizes):
            failures += int((~self._meeting_the_leader([candidate], chunk, rows)).sum())
            if failures > self.failures_allowed:
                return None
        return failures

    def wins_in_factor_pairings(self, candidate: int) -> int:
        """Return the number of simulations that the candidate wins in factor pairings."""
        return sum(self._in_factor_pairings(candidate, chunk, rows) for chunk, rows in enumerate(self.sizes))

    def _meeting_the_leader(self, candidates: Sequence[int], chunk: int, rows: int) -> NDArray[np.bool_]:
        """Return for each candidate whether it is first at the end of each of the first `rows` simulations of a chunk.

        The candidate meets the best of the others; the rest of them meet in factor pairings. The candidate's keys are
        kept apart (`mine`), so that `others` stay sorted. The last column of `others` holds a key above all others, so
        that the rows are as long as those that `Tables.sort` expects.
        """
        keys, bits = self.start.keys, self.start.bits
        shifts = (np.arange(len(candidates) * rows, dtype=keys.dtype) % self.tables.together << bits).reshape(-1, rows)
        others = np.array([[*np.delete(keys, candidate), (1 << bits) - 1] for candidate in candidates], keys.dtype)
        others = others[:, None, :] + shifts[..., None]
        mine = keys[list(candidates)][:, None] + shifts
        for changes in self._changes(chunk):
            mine -= changes[:rows, 0]
            others += changes[:rows]
            self.tables.sort(others.reshape(-1, self.places))
        first: NDArray[np.bool_] = mine < others[..., 0]
        return first

    def _changes(self, chunk: int) -> list[Keys]:
        """Return what each round of a chunk adds to the keys of a candidate's opponents, the leader's first.

        That does not depend on the candidate. The trial and the full runs use the first chunk, which is kept.
        """
        if chunk == 0 and self.first_changes:
            return self.first_changes
        bits = generator(self.seed, "meeting the leader", chunk)
        found = []
        for table, runs in zip(reversed(self.rules.tables), self.with_leader, strict=True):
            drawn = table.draw_for_both(bits, self.sizes[chunk], self.places // 2)
            move_into_columns(drawn, runs)
            changes = np.empty_like(drawn)
            changes.ravel()[1:] = drawn.ravel()[:-1]
            changes[:, 0] = self.start.layout.victory(drawn[:, -1])
            changes[:, -1] = 0
            if self.start.nobody is not None and runs:
                self._give_bye(changes[:, 1:-1], runs)
            found.append(changes)
        if chunk == 0:
            self.first_changes = found
        return found

    def _in_factor_pairings(self, candidate: int, chunk: int, rows: int) -> int:
        """Return how many simulations of a chunk the candidate wins in factor pairings.

        The candidate is found by the number in the low bits of the key, and the change of that game is replaced by a
        forced win.
        """
        bits = generator(self.seed, "in factor pairings", chunk)
        keys = self.tables.keys[:rows]
        number, mask = self.start.numbers[candidate], self.start.layout.number
        for table, runs in zip(reversed(self.rules.tables), self.plain, strict=True):
            changes = table.draw_for_both(bits, rows, self.places // 2)
            move_into_columns(changes, runs)
            # Each row has the number once, so flat indices find the candidate's place in every row.
            mine = np.flatnonzero((keys & mask) == number)
            victory = self.start.layout.victory(changes.take(mine))
            flat = changes.ravel()
            flat[mine] = -victory
            flat[mine + _ways_to_opponents(runs, self.places)[mine % self.places]] = victory
            if self.start.nobody is not None:
                self._give_bye(changes, runs)
            keys = keys + changes
            self.tables.sort(keys)
        return int(((keys[:, 0] & mask) == number).sum())

    def _give_bye(self, changes: Keys, runs: Sequence[Run]) -> None:
        """Let the player who meets the dummy, who has the last column, win by the value of a bye."""
        taker = next(first for run in runs for first, second in run.pairs() if second == changes.shape[1] - 1)
        changes[:, taker], changes[:, -1] = -self.rules.bye, self.rules.bye


def _ways_to_opponents(runs: Sequence[Run], places: int) -> NDArray[np.int64]:
    """Return for each place how many places further the opponent has its place."""
    ways = np.zeros(places, dtype=np.int64)
    for run in runs:
        for first, second in run.pairs():
            ways[first], ways[second] = second - first, first - second
    return ways
