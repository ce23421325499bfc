"""Vectorised Monte Carlo simulation of the rest of the event (R16 to R18).

State of one simulated player is one integer, the *key*; a lower key is a better standing. From the high bits to the
low:

    (constant - half points), then (constant - spread), then the player's number in seed order

Each field has as many bits as it can need, and the key has 32 bits if that is enough, else 64. So a game is one
addition for each player, the standings of a simulation are its sorted row, and all simulations of a round are one call
of `sort`. Ties are broken by seed without further work.

Points are counted relative to a tie in each round: a win adds one unit, a loss subtracts one, a tie changes nothing.
Then the change of one player is the negative of the opponent's, and one draw serves both. A draw of 16 bits is looked
up in a table that already holds the packed change of the key (`stream`).

Invariants: no field can overflow or become negative (`Layout.of` reserves room for every possible result); the result
depends on the seed, the position and the terms only. Chunks have a fixed size and a random stream of their own, so the
number of workers, their order and the machine do not matter.

Cost: about one sort of the simulated field for each simulation and round. Chunks fit a processor's second-level cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from formats.core.progress import counted
from formats.systems.cop.factor import Run, factor_runs
from formats.systems.cop.outcome import Outcome
from formats.systems.cop.position import Position
from formats.systems.cop.stream import MarginTable, generator
from formats.systems.cop.terms import Terms

Keys = NDArray[Any]
"""Keys: integers of 32 or 64 bits."""
Counts = NDArray[np.int64]
RunChunks = Callable[[Callable[[int], Counts], Iterable[int]], Iterable[Counts]]

KEYS_A_CHUNK = 60_000
"""Number of keys in a chunk: what stays in the second-level cache of a processor."""
FEW_GAMES = 4
"""Up to this many games of a run, one column operation for each game is faster than one slice for all."""
SORTED_TOGETHER = 32
"""NumPy sorts rows of up to this length hardly slower than rows of half the length."""


@dataclass(frozen=True)
class Layout:
    """Encoding of keys: the weight of a half point and of a point of spread.

    `top_points` and `zero_spread` are the constants that keep both fields from becoming negative.
    """

    point: int
    spread: int
    top_points: int
    zero_spread: int

    @classmethod
    def of(cls, position: Position, terms: Terms, size: int) -> Layout:
        """Return the narrowest layout that holds every possible result of the first `size` ranks."""
        swing = sum(margin + 1 for margin in terms.margins) + terms.rounds_left * abs(terms.bye_spread)
        spread = 1 << places_of(size).bit_length()
        zero_spread = max(position.spreads[:size]) + swing
        spreads = zero_spread - min(position.spreads[:size]) + swing
        top_points = max(position.half_points[:size]) + terms.rounds_left
        return cls(spread << spreads.bit_length(), spread, top_points, zero_spread)

    @property
    def number(self) -> int:
        """Return the mask of the player's number."""
        return self.spread - 1

    def key(self, half_points: int, spread: int, number: int) -> int:
        """Return the key of a player."""
        return (self.top_points - half_points) * self.point + (self.zero_spread - spread) * self.spread + number

    def changes(self, margins: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the packed change of a margin: added to the loser's key, subtracted from the winner's.

        Ties change nothing.
        """
        return np.sign(margins) * self.point + margins * self.spread

    def victory(self, changes: Keys) -> Keys:
        """Return what a forced win subtracts from the winner's key: a point, and one more than the margin drawn."""
        taken: Keys = (np.abs(changes) & (self.point - 1)) + (self.point + self.spread)
        return taken


def places_of(size: int) -> int:
    """Return the number of places of a simulated round: even, with a dummy last if the number of players is odd."""
    return size + size % 2


@dataclass(frozen=True)
class Start:
    """The standings at the start of a simulation: the key of every place, and each rank's number in seed order.

    No key can ever exceed `bits` bits. `nobody` is the place of the dummy, always the last; None for an even field.
    """

    keys: Keys
    numbers: tuple[int, ...]
    nobody: int | None
    layout: Layout
    bits: int

    @classmethod
    def of(cls, position: Position, terms: Terms, size: int) -> Start:
        """Encode the first `size` ranks of the position."""
        layout = Layout.of(position, terms, size)
        order = sorted(range(size), key=position.seeds.__getitem__)
        numbers = [0] * size
        for number, rank in enumerate(order):
            numbers[rank] = number
        rows = zip(position.half_points, position.spreads, numbers, strict=False)
        keys = [layout.key(*row) for row in rows]
        # The dummy's key is larger than any other can become, so it always sorts last.
        last = layout.key(min(position.half_points[:size]) - 2 * terms.rounds_left - 1, layout.zero_spread, 0)
        if size % 2:
            keys.append(last + size)
        bits = (2 * max(last, *keys)).bit_length()
        wide = np.int32 if bits < np.iinfo(np.int32).bits else np.int64
        return cls(np.array(keys, dtype=wide), tuple(numbers), size if size % 2 else None, layout, bits)


@dataclass(frozen=True)
class Rules:
    """How simulated rounds are played: `tables[r - 1]` holds the margins with `r` rounds left.

    `bye` is the change of a bye.
    """

    tables: tuple[MarginTable, ...]
    bye: int

    @classmethod
    def of(cls, terms: Terms, start: Start) -> Rules:
        """Build the rules of these terms for keys like those of `start`. Rounds with equal margins share a table."""
        layout = start.layout

        def pack(margins: NDArray[np.int64]) -> Keys:
            return layout.changes(margins).astype(start.keys.dtype)

        made = {greatest: MarginTable(terms.kind_of_margins, greatest, pack) for greatest in set(terms.margins)}
        return cls(tuple(made[greatest] for greatest in terms.margins), layout.point + terms.bye_spread * layout.spread)


def chunk_sizes(simulations: int, players: int) -> list[int]:
    """Return the number of simulations in each chunk. It depends on the arguments only, never on the machine."""
    most = max(1, KEYS_A_CHUNK // players)
    full, rest = divmod(simulations, most)
    return [most] * full + ([rest] if rest else [])


def play_round(keys: Keys, runs: Sequence[Run], changes: Keys) -> None:
    """Play the games of one round in place, in all rows."""
    played = 0
    for run in runs:
        if run.games <= FEW_GAMES:
            for game, (first, second) in enumerate(run.pairs(), start=played):
                keys[..., first] += changes[..., game]
                keys[..., second] -= changes[..., game]
            played += run.games
            continue
        drawn = changes[..., played : played + run.games]
        keys[..., _places(run.first, run.games, run.step)] += drawn
        keys[..., _places(run.second, run.games, run.other_step)] -= drawn
        played += run.games


def move_into_columns(changes: Keys, runs: Sequence[Run]) -> None:
    """Move the changes of `draw_for_both` into the columns of their players, so that a round is one addition of arrays.

    The first places meet the next ones and all others their neighbours, whose changes are in their columns already.
    """
    if runs and runs[0].step == 1:
        _move_apart(changes, runs[0].games)


def _move_apart(changes: Keys, games: int) -> None:
    """Move the changes of the first games from side by side to "all first players, then all second players", in place.

    Column `c` of the target comes from column `2c` (first players) or `2(c - games) + 1` (second players): a
    permutation, done along its cycles to avoid a copy of the array when there are few columns.
    """
    if games > FEW_GAMES:
        gained = changes[:, : 2 * games : 2].copy()
        changes[:, :games] = gained
        np.negative(gained, out=changes[:, games : 2 * games])
        return
    for cycle in _cycles(games):
        kept = changes[:, cycle[0]].copy()
        for to, of in pairwise(cycle):
            changes[:, to] = changes[:, of]
        changes[:, cycle[-1]] = kept


@cache
def _cycles(games: int) -> tuple[tuple[int, ...], ...]:
    """Return the cycles of that permutation.

    Each column gets the content of the next one, the last that of the first.
    """
    left = set(range(1, 2 * games - 1))
    cycles = []
    while left:
        column = min(left)
        cycle = []
        while column in left:
            left.remove(column)
            cycle.append(column)
            column = 2 * column if column < games else 2 * (column - games) + 1
        cycles.append(tuple(cycle))
    return tuple(cycles)


def _places(first: int, games: int, step: int) -> slice:
    """Return the slice of places; a stop below 0 means down to the first place."""
    stop = first + games * step
    return slice(first, stop if stop >= 0 else None, step)


def give_bye(changes: Keys, runs: Sequence[Run], nobody: int, bye: int) -> None:
    """Let the player who meets the dummy win by the value of a bye."""
    games = [second for run in runs for _, second in run.pairs()]
    changes[..., games.index(nobody)] = -bye


def simulate(
    position: Position, terms: Terms, seed: str, size: int, gibsonized: int, run_chunks: RunChunks = map
) -> Outcome:
    """Simulate the rest of the event with factor pairings, in two passes (R18).

    In the second pass the factor is limited to what was useful in the first: the lowest rank that ever finished at the
    first open place, minus that place. If that changes no pairing, the first pass is the result. If all factors were
    useful, the second pass would repeat the first draw by draw; it is counted but not played. `size` ranks are
    simulated. `run_chunks` may be the `map` of an executor; the result does not depend on it.
    """
    first = _pass(position, terms, seed, size, gibsonized, terms.rounds_left, run_chunks)
    if gibsonized >= size:
        return first
    useful = first.lowest(gibsonized, 0) - gibsonized
    if _factor(size, gibsonized, useful) == _factor(size, gibsonized, terms.rounds_left):
        return first
    if useful >= terms.rounds_left:
        return replace(first, games=2 * first.games)
    second = _pass(position, terms, seed, size, gibsonized, useful, run_chunks)
    return replace(second, games=first.games + second.games)


def _factor(size: int, gibsonized: int, ceiling: int) -> int:
    """Return the highest factor of a pass."""
    places = places_of(size)
    return max(0, min(ceiling, (places - 2 * min(gibsonized, places // 2)) // 2))


def _pass(
    position: Position, terms: Terms, seed: str, size: int, gibsonized: int, ceiling: int, run_chunks: RunChunks
) -> Outcome:
    """Run one pass; `ceiling` is the highest factor."""
    start = Start.of(position, terms, size)
    rules = Rules.of(terms, start)
    places = places_of(size)
    factor = _factor(size, gibsonized, min(ceiling, terms.rounds_left))
    rounds = [factor_runs(places, min(left, factor), gibsonized) for left in range(terms.rounds_left, 0, -1)]
    sizes = chunk_sizes(terms.simulations, places)
    tables = Tables.of(start, sizes[0])
    together = start.nobody is None and _in_step(rounds)

    def chunk(number: int) -> Counts:
        bits = generator(seed, f"factor {factor}", number)
        finish = finish_together if together else finish_one_by_one
        return tables.counts(finish(tables, sizes[number], rules, rounds, bits, start.nobody))

    counts = counted(run_chunks(chunk, range(len(sizes))), sizes, terms.simulations)
    total = sum(counts, np.zeros((places, places), dtype=np.int64))
    by_rank: list[list[int]] = total.T[list(start.numbers)][:, :size].tolist()
    games = terms.simulations * terms.rounds_left * (size // 2)
    return Outcome(terms.simulations, tuple(map(tuple, by_rank)), factor, games)


def _in_step(rounds: Sequence[Sequence[Run]]) -> bool:
    """Return True if in all rounds the first places meet the next ones and all others their neighbours.

    That is so without Gibsonized leaders, and lets `finish_together` use whole-array additions.
    """
    return all(
        run == (Run(0, run.games, run.games) if run.step == 1 else Run(run.first, run.first + 1, run.games, 2, 2))
        for runs in rounds
        for run in runs
    )


@dataclass(frozen=True)
class Tables:
    """Constant arrays that all chunks share, written out for as many simulations as the largest chunk has.

    `keys` are the standings at the start. `together` rows are sorted as one longer row, which is faster for small
    fields: the keys of each row are shifted beyond those of the row before, so that rows do not mix. `offsets` are
    added to the numbers of players (the bits `number`), so that one `bincount` counts every place separately.
    """

    keys: Keys
    together: int
    offsets: Keys
    number: int

    @classmethod
    def of(cls, start: Start, rows: int) -> Tables:
        """Build the arrays for so many simulations."""
        places, bits = len(start.keys), start.bits
        room = 1 << max(np.iinfo(start.keys.dtype).bits - 1 - bits, 0)
        together = max(1, min(SORTED_TOGETHER // places, room))
        keys = np.tile(start.keys, (rows, 1))
        keys += (np.arange(rows, dtype=keys.dtype) % together << bits)[:, np.newaxis]
        offsets = np.tile(np.arange(places, dtype=keys.dtype) * places, (rows, 1))
        return cls(keys, together, offsets, start.layout.number)

    def sort(self, keys: Keys) -> None:
        """Sort every row."""
        rows, places = keys.shape
        whole = rows - rows % self.together
        keys[:whole].reshape(-1, self.together * places).sort(axis=1)
        keys[whole:].sort(axis=1)

    def counts(self, keys: Keys) -> Counts:
        """Count how often each number is at each place, from sorted rows. Overwrites the keys."""
        rows, places = keys.shape
        keys &= self.number
        keys += self.offsets[:rows]
        return np.bincount(keys.ravel(), minlength=places**2).reshape(places, places)


def finish_together(
    tables: Tables,
    rows: int,
    rules: Rules,
    rounds: Sequence[Sequence[Run]],
    bits: np.random.BitGenerator,
    _nobody: int | None,
) -> Keys:
    """Play a chunk to the end and return sorted keys: fast path for an even field without Gibsonized players."""
    keys = tables.keys[:rows]
    for table, runs in zip(reversed(rules.tables), rounds, strict=True):
        changes = table.draw_for_both(bits, rows, keys.shape[1] // 2)
        move_into_columns(changes, runs)
        keys = keys + changes
        tables.sort(keys)
    return keys


def finish_one_by_one(
    tables: Tables,
    rows: int,
    rules: Rules,
    rounds: Sequence[Sequence[Run]],
    bits: np.random.BitGenerator,
    nobody: int | None,
) -> Keys:
    """Play a chunk to the end and return sorted keys, for any field."""
    keys = tables.keys[:rows].copy()
    for table, runs in zip(reversed(rules.tables), rounds, strict=True):
        changes = table.draw(bits, rows, keys.shape[1] // 2)
        if nobody is not None:
            give_bye(changes, runs, nobody, rules.bye)
        play_round(keys, runs, changes)
        tables.sort(keys)
    return keys
