"""The rest of the event, played thousands of times (R16 to R18).

Every player of every simulation is one whole number: the lower, the better the standing.

    (a constant - half points), then (a constant - spread), then the player's number in seed order

Each has as many bits as it can need, and the whole is a number of 32 bits where that is enough, of 64 otherwise. So a
game is an addition, a round is one sort of every row, and the standings of a row are its order. Everybody loses a half
point a round in this counting, so that a win is one up, a loss one down and a tie nothing: the change of one player is
the opposite of the other's.
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
"""Whole numbers of 32 or 64 bits."""
Counts = NDArray[np.int64]
RunChunks = Callable[[Callable[[int], Counts], Iterable[int]], Iterable[Counts]]

KEYS_A_CHUNK = 60_000
"""As many players in all simulations of a chunk as stay in a processor's second cache."""
FEW_GAMES = 4
"""Up to so many games of a run are played one after the other in all rows at once, more of them row by row."""
SORTED_TOGETHER = 32
"""NumPy sorts so many keys hardly slower than half as many."""


@dataclass(frozen=True)
class Layout:
    """How keys are made: what a half point and a point of spread weigh, and the type of numbers that holds them.

    `top_points` and `zero_spread` are the constants that keep both from ever going below 0.
    """

    point: int
    spread: int
    top_points: int
    zero_spread: int

    @classmethod
    def of(cls, position: Position, terms: Terms, size: int) -> Layout:
        """As narrow as can hold whatever may happen to the first `size` ranks of the position."""
        swing = sum(margin + 1 for margin in terms.margins) + terms.rounds_left * abs(terms.bye_spread)
        spread = 1 << places_of(size).bit_length()
        zero_spread = max(position.spreads[:size]) + swing
        spreads = zero_spread - min(position.spreads[:size]) + swing
        top_points = max(position.half_points[:size]) + terms.rounds_left
        return cls(spread << spreads.bit_length(), spread, top_points, zero_spread)

    @property
    def number(self) -> int:
        """The bits of a player's number."""
        return self.spread - 1

    def key(self, half_points: int, spread: int, number: int) -> int:
        """The key of a player."""
        return (self.top_points - half_points) * self.point + (self.zero_spread - spread) * self.spread + number

    def changes(self, margins: NDArray[np.int64]) -> NDArray[np.int64]:
        """What a margin changes: added to the key of the loser, taken from the winner's. Ties change nothing."""
        return np.sign(margins) * self.point + margins * self.spread

    def victory(self, changes: Keys) -> Keys:
        """What a forced win takes from the winner's key: a point, and one more than the margin drawn."""
        taken: Keys = (np.abs(changes) & (self.point - 1)) + (self.point + self.spread)
        return taken


def places_of(size: int) -> int:
    """The places of a simulated round, an even number: the last is nobody's where players are odd."""
    return size + size % 2


@dataclass(frozen=True)
class Start:
    """The standings a simulation starts from: the key of every place, and each rank's number in seed order.

    All keys there may ever be have `bits` bits at most. `nobody` is the place of nobody, always the last; None where
    the number of players is even.
    """

    keys: Keys
    numbers: tuple[int, ...]
    nobody: int | None
    layout: Layout
    bits: int

    @classmethod
    def of(cls, position: Position, terms: Terms, size: int) -> Start:
        """The first `size` ranks of the position."""
        layout = Layout.of(position, terms, size)
        order = sorted(range(size), key=position.seeds.__getitem__)
        numbers = [0] * size
        for number, rank in enumerate(order):
            numbers[rank] = number
        rows = zip(position.half_points, position.spreads, numbers, strict=False)
        keys = [layout.key(*row) for row in rows]
        # Behind all others, whatever they lose.
        last = layout.key(min(position.half_points[:size]) - 2 * terms.rounds_left - 1, layout.zero_spread, 0)
        if size % 2:
            keys.append(last + size)
        bits = (2 * max(last, *keys)).bit_length()
        wide = np.int32 if bits < np.iinfo(np.int32).bits else np.int64
        return cls(np.array(keys, dtype=wide), tuple(numbers), size if size % 2 else None, layout, bits)


@dataclass(frozen=True)
class Rules:
    """How simulated rounds are played: `tables[r - 1]` has the margins with `r` rounds left; what a bye takes."""

    tables: tuple[MarginTable, ...]
    bye: int

    @classmethod
    def of(cls, terms: Terms, start: Start) -> Rules:
        """The rules of these terms for keys like those of `start`; equal margins share a table."""
        layout = start.layout

        def pack(margins: NDArray[np.int64]) -> Keys:
            return layout.changes(margins).astype(start.keys.dtype)

        made = {greatest: MarginTable(terms.kind_of_margins, greatest, pack) for greatest in set(terms.margins)}
        return cls(tuple(made[greatest] for greatest in terms.margins), layout.point + terms.bye_spread * layout.spread)


def chunk_sizes(simulations: int, players: int) -> list[int]:
    """How many simulations each chunk has: a matter of the numbers alone, never of the machine."""
    most = max(1, KEYS_A_CHUNK // players)
    full, rest = divmod(simulations, most)
    return [most] * full + ([rest] if rest else [])


def play_round(keys: Keys, runs: Sequence[Run], changes: Keys) -> None:
    """Play the games of one round at these places of all rows."""
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


def play_with_neighbours(keys: NDArray[np.int32], runs: Sequence[Run], changes: NDArray[np.int32]) -> NDArray[np.int32]:
    """The keys after a round in which the first places meet the next and all others their neighbours.

    `changes` are those of `draw_for_both`: of neighbours they stand where their players do, so that all games are a
    single addition over the whole table. Those of the first places are put there before.
    """
    first = runs[0]
    if first.step == 1:
        _move_apart(changes, first.games)
    return keys + changes


def _move_apart(changes: NDArray[np.int32], games: int) -> None:
    """Of the first games each has its two changes side by side: put those of the second players behind all the first.

    So each column but the first and the last moves, along cycles.
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
    """The columns that change places: each gets what the next one of its cycle has, the last what the first had."""
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
    stop = first + games * step
    return slice(first, stop if stop >= 0 else None, step)


def give_bye(changes: Keys, runs: Sequence[Run], nobody: int, bye: int) -> None:
    """Let whoever meets the place of nobody win by what a bye is worth."""
    games = [second for run in runs for _, second in run.pairs()]
    changes[..., games.index(nobody)] = -bye


def simulate(
    position: Position, terms: Terms, seed: str, size: int, gibsonized: int, run_chunks: RunChunks = map
) -> Outcome:
    """R18: play the rest of the event with factor pairings, twice.

    In the second pass no factor is higher than the first showed to be of use: the lowest rank that ever came in at the
    first place open, less that place. If that changes no pairing, the first pass is the answer already. Where all
    factors there are were of use, the second pass would be the first again, draw by draw: it is counted, and not
    played. `size` ranks are simulated. `run_chunks` may be the `map` of an executor: the answer does not depend on it.
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
    """The highest factor of a pass."""
    places = places_of(size)
    return max(0, min(ceiling, (places - 2 * min(gibsonized, places // 2)) // 2))


def _pass(
    position: Position, terms: Terms, seed: str, size: int, gibsonized: int, ceiling: int, run_chunks: RunChunks
) -> Outcome:
    """One pass; `ceiling` is the highest factor."""
    start = Start.of(position, terms, size)
    rules = Rules.of(terms, start)
    places = places_of(size)
    factor = _factor(size, gibsonized, min(ceiling, terms.rounds_left))
    rounds = [factor_runs(places, min(left, factor), gibsonized) for left in range(terms.rounds_left, 0, -1)]
    sizes = chunk_sizes(terms.simulations, places)
    tables = Tables.of(start, sizes[0])
    together = start.keys.dtype == np.int32 and start.nobody is None and _in_step(rounds)

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
    """Do the first places always meet the next, and all others their neighbours? Not with a Gibsonized leader."""
    return all(
        run == (Run(0, run.games, run.games) if run.step == 1 else Run(run.first, run.first + 1, run.games, 2, 2))
        for runs in rounds
        for run in runs
    )


@dataclass(frozen=True)
class Tables:
    """What all chunks have in common, written out for as many simulations as the largest has.

    `keys` are the standings all start from. So many rows are sorted `together` as make a row of a good length: the keys
    of each are beyond those of the one before, so that they stay apart. `offsets` are added to the numbers of players,
    of which `number` are the bits, so that each place is counted on its own.
    """

    keys: Keys
    together: int
    offsets: Keys
    number: int

    @classmethod
    def of(cls, start: Start, rows: int) -> Tables:
        """For so many simulations."""
        places, bits = len(start.keys), start.bits
        room = 1 << max(np.iinfo(start.keys.dtype).bits - 1 - bits, 0)
        together = max(1, min(SORTED_TOGETHER // places, room))
        keys = np.tile(start.keys, (rows, 1))
        keys += (np.arange(rows, dtype=keys.dtype) % together << bits)[:, np.newaxis]
        offsets = np.tile(np.arange(places, dtype=keys.dtype) * places, (rows, 1))
        return cls(keys, together, offsets, start.layout.number)

    def sort(self, keys: Keys) -> None:
        """Bring every row in order."""
        rows, places = keys.shape
        whole = rows - rows % self.together
        keys[:whole].reshape(-1, self.together * places).sort(axis=1)
        keys[whole:].sort(axis=1)

    def counts(self, keys: Keys) -> Counts:
        """How often each place was reached by each number, from rows in order; the keys are not kept."""
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
    """The standings of a chunk after all rounds, each row in order: with an even field, nobody Gibsonized."""
    keys = tables.keys[:rows]
    for table, runs in zip(reversed(rules.tables), rounds, strict=True):
        keys = play_with_neighbours(keys, runs, table.draw_for_both(bits, rows, keys.shape[1] // 2))
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
    """The same of any field."""
    keys = tables.keys[:rows].copy()
    for table, runs in zip(reversed(rules.tables), rounds, strict=True):
        changes = table.draw(bits, rows, keys.shape[1] // 2)
        if nobody is not None:
            give_bye(changes, runs, nobody, rules.bye)
        play_round(keys, runs, changes)
        tables.sort(keys)
    return keys
