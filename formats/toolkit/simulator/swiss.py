"""Play a Swiss in all runs at once.

The costs of pairs are those of the true format, in their order: no repeat, equal scores, balanced sides, top half
against bottom half. In fields of up to 10 players all rounds are compared, so that the best is found as by the format.
Larger ones are paired from the top: the highest player without an opponent gets the best one left. Where that leaves a
repeat, opponents are exchanged between pairs as long as that makes the round better. So single pairings can differ
there; measures hardly do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from formats.core.lots import Lots
from formats.core.model import Odds
from formats.core.values import EntrantId
from formats.toolkit.simulator.begun import Begun, open_pairings
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.odds import odds_of
from formats.toolkit.simulator.outcome import Outcome, settled
from formats.toolkit.simulator.tables import Record, Worth

BYE, REPEAT, HEIGHT, GAP, SIDES, HALF = 1 << 58, 1 << 54, 1 << 50, 1 << 32, 1 << 22, 1 << 16
"""Weights of the costs. Each is above the greatest sum of those after it for up to 64 players and 30 rounds."""

LARGEST_BALANCE = 64
TAKEN = 1 << 60
ALL_ROUNDS = 10
"""Number of players, with the empty seat, up to which all rounds are compared: there are 945 of 10."""

SWEEPS, FARTHEST = 2, 4


_Columns = tuple[Whole, Whole, Flags]
"""Points, balances, and who is in the top half."""


@dataclass
class _Play:
    """The state of all runs before a round: what was played, byes had, balances of sides, and seats that play."""

    record: Record
    byes: Whole
    balance: Whole
    playing: Whole


def play_swiss(dice: Dice, rounds: int, tie_breaks: Sequence[str], worth: Worth | None = None) -> Outcome:
    """Play so many rounds. With an odd number of players, one has a bye in each."""
    worth = worth or Worth()
    shape = (dice.runs, dice.seats)
    nothing = np.zeros(shape, dtype=np.int64)
    play = _Play(Record(*shape), nothing, nothing.copy(), np.arange(dice.seats))
    return _played_on(play, dice, (0, rounds), tie_breaks, worth)


@dataclass(frozen=True)
class Rest:
    """A stage that has begun, with the byes and the balances of sides so far, and the number of all its rounds."""

    begun: Begun
    byes: Mapping[EntrantId, int]
    balances: Mapping[EntrantId, int]
    rounds: int


def odds_of_rest(rest: Rest, tie_breaks: Sequence[str], worth: Worth, lots: Lots, simulations: int) -> Odds:
    """Return the chances from the open games and the coming rounds."""
    begun, stage = rest.begun, rest.begun.stage
    most = max(worth.bye, *(points for points, _ in begun.table.worth.of_game))
    sure = begun.sure_places(dict.fromkeys(begun.order, (rest.rounds - len(stage.rounds)) * most))

    def play(dice: Dice) -> Outcome:
        return play_rest(rest, dice, tie_breaks, worth)

    return odds_of(stage, begun.order, play, lots, simulations, open_pairings(stage), sure)


def play_rest(rest: Rest, dice: Dice, tie_breaks: Sequence[str], worth: Worth) -> Outcome:
    """Play the open games, then the coming rounds without those who have left."""
    begun = rest.begun
    byes, balance = (begun.by_seat(values, dice.runs) for values in (rest.byes, rest.balances))
    play = _Play(begun.record(dice.runs), byes, balance, begun.playing)
    wins, games = begun.play_open(play.record, dice), open_pairings(begun.stage)
    for side, begins in zip(begun.seats_of(game.seats for game in games), (1, -1), strict=True):
        play.balance[:, side] += begins
    outcome = _played_on(play, dice, (len(begun.stage.rounds), rest.rounds), tie_breaks, worth)
    return replace(outcome, open_wins=wins)


def _played_on(play: _Play, dice: Dice, rounds: tuple[int, int], tie_breaks: Sequence[str], worth: Worth) -> Outcome:
    """Play the rounds after the first of these numbers up to the second, and rank all."""
    for round_number in range(*rounds):
        play_round(play, dice, worth, rounds[1] - round_number)
    record, played = play.record, np.full(dice.runs, rounds[1])
    places, order = record.ranked(tie_breaks, everybody_meets=False)
    return Outcome(places, order, record.games, played, record.tied_at_the_top(), record.idle)


def play_round(play: _Play, dice: Dice, worth: Worth, left: int) -> None:
    """Pair and play one round of those `left`."""
    record, rows = play.record, np.arange(dice.runs)[:, None]
    known = settled(record.points, record.points + left * max(worth.win, worth.bye), 1)
    first, second, free = _pairs(play)
    record.unplayed[:, np.delete(np.arange(dice.seats), play.playing)] += 1
    record.idle += (known[rows, first] & known[rows, second]).sum(axis=1)
    if free is not None:
        each = np.arange(dice.runs)
        record.points[each, free] += worth.bye
        record.given[each, free] += worth.bye
        record.unplayed[each, free] += 1
        play.byes[each, free] += 1
    record.add(first, second, dice.first_wins(first, second), worth)
    lower = play.balance[rows, first] < play.balance[rows, second]
    level = play.balance[rows, first] == play.balance[rows, second]
    begins = np.where(lower | (level & (np.arange(first.shape[1]) % 2 == 0)), 1, -1)
    play.balance[rows, first] += begins
    play.balance[rows, second] -= begins


def _pairs(play: _Play) -> tuple[Whole, Whole, Whole | None]:
    """Return the seats of all pairs, the higher first, and of the bye."""
    rows = np.arange(len(play.byes))[:, None]
    order = play.playing[np.argsort(-play.record.points[:, play.playing], axis=1, kind="stable")]
    costs, byes = _Costs.before_round(play, order), play.byes[rows, order]
    upper, lower, bye = _best_round(costs, byes) if len(play.playing) <= ALL_ROUNDS else _good_round(costs, byes)
    free = None if bye is None else order[rows[:, 0], bye]
    return order[rows, upper], order[rows, lower], free


def _best_round(costs: _Costs, byes: Whole) -> tuple[Whole, Whole, Whole | None]:
    """Return the places of the cheapest of all rounds; of equal ones, the highest player has the highest opponent."""
    runs, size = costs.order.shape
    table = costs.table(np.arange(runs))
    if size % 2:
        alone = byes * BYE + np.arange(size - 1, -1, -1) * HEIGHT
        table = np.concatenate((table, alone[:, :, None]), axis=2)
    rounds = _all_rounds(size + size % 2)
    sums = table[:, rounds[:, 0, 0], rounds[:, 0, 1]]
    for game in range(1, rounds.shape[1]):
        sums = sums + table[:, rounds[:, game, 0], rounds[:, game, 1]]
    best = rounds[sums.argmin(axis=1)]
    if size % 2 == 0:
        return best[:, :, 0], best[:, :, 1], None
    played = best[:, :, 1] < size
    bye = best[:, :, 0][~played]
    return (*(best[:, :, side][played].reshape(runs, size // 2) for side in (0, 1)), bye)


@cache
def _all_rounds(size: int) -> Whole:
    """Return all rounds of an even number of places, of the shape (rounds, games, 2), in lexicographic order."""

    def rounds(places: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
        if not places:
            yield ()
        for other in places[1:]:
            left = tuple(place for place in places[1:] if place != other)
            yield from (((places[0], other), *games) for games in rounds(left))

    return np.array(list(rounds(tuple(range(size)))), dtype=np.int64)


def _good_round(costs: _Costs, byes: Whole) -> tuple[Whole, Whole, Whole | None]:
    """Return the places of a round paired from the top, without repeats; the bye is the lowest of the fewest byes."""
    free = np.ones(byes.shape, dtype=np.bool_)
    bye = None
    if byes.shape[1] % 2:
        fewest = byes == byes.min(axis=1)[:, None]
        bye = byes.shape[1] - 1 - np.argmax(fewest[:, ::-1], axis=1)
        free[np.arange(len(free)), bye] = False
    upper, lower = _from_the_top(costs, free)
    _without_repeats(costs, upper, lower)
    return upper, lower, bye


@dataclass(frozen=True)
class _Costs:
    """Costs of pairs of places in the order: all fields but `met` have the shape (runs, places).

    `half` is half the size of a place's score group, `in_top` whether it is in the top half of it.
    """

    order: Whole
    points: Whole
    balance: Whole
    half: Whole
    in_top: Flags
    met: NDArray[np.int8]

    @classmethod
    def before_round(cls, play: _Play, order: Whole) -> _Costs:
        """Return the costs for an order by points."""
        rows, places = np.arange(len(order))[:, None], np.arange(order.shape[1])
        points = play.record.points[rows, order]
        below_other = np.zeros(order.shape, dtype=np.bool_)
        below_other[:, 1:] = points[:, 1:] != points[:, :-1]
        start = np.maximum.accumulate(np.where(below_other, places, 0), axis=1)
        last = np.ones(order.shape, dtype=np.bool_)
        last[:, :-1] = below_other[:, 1:]
        end = np.minimum.accumulate(np.where(last, places, len(places))[:, ::-1], axis=1)[:, ::-1]
        half = (end - start + 1) // 2
        return cls(order, points, play.balance[rows, order], half, places - start < half, play.record.met)

    def row(self, upper: Whole, start: int) -> Whole:
        """Return the costs of one place of each run with all from `start` on."""
        runs, size, seats = np.arange(len(upper)), self.order.shape[1], self.met.shape[1]
        ones = (
            self.points[runs, upper][:, None],
            self.balance[runs, upper][:, None],
            self.in_top[runs, upper][:, None],
        )
        others = (self.points[:, start:], self.balance[:, start:], self.in_top[:, start:])
        pairs = self.order[:, start:] + ((runs * seats + self.order[runs, upper]) * seats)[:, None]
        apart = np.arange(start, size) - upper[:, None]
        return _summed(ones, others, apart, self.half[runs, upper][:, None], self.met.take(pairs))

    def table(self, runs: Whole) -> Whole:
        """Return the costs of all pairs of places in these runs."""
        points, balance, in_top = self.points[runs], self.balance[runs], self.in_top[runs]
        ones = (points[:, :, None], balance[:, :, None], in_top[:, :, None])
        others = (points[:, None, :], balance[:, None, :], in_top[:, None, :])
        places, order = np.arange(self.order.shape[1]), self.order[runs]
        met = self.met[runs[:, None, None], order[:, :, None], order[:, None, :]]
        return _summed(ones, others, np.abs(places - places[:, None]), self.half[runs][:, :, None], met)

    def repeats(self, upper: Whole, lower: Whole) -> Whole:
        """Return the runs in which a pair has met."""
        runs = np.arange(len(upper))[:, None]
        return np.flatnonzero(self.met[runs, self.order[runs, upper], self.order[runs, lower]].any(axis=1))


def _summed(ones: _Columns, others: _Columns, apart: Whole, half: Whole, met: NDArray[np.int8]) -> Whole:
    """Return the weighted sum of the costs of pairs; `ones` and `others` are points, balances and halves.

    The squared balances after a game sum up to those before it, plus 2, minus twice the difference. Summed over a round
    only the differences depend on who meets whom.
    """
    gap = ones[0] - others[0]
    same = gap == 0
    sides = LARGEST_BALANCE - np.abs(ones[1] - others[1])
    off = apart - np.where(same, half, 0)
    halves = same & (ones[2] == others[2])
    return np.asarray(met * np.int64(REPEAT) + gap * gap * GAP + sides * SIDES + halves * HALF + off * off)


def _from_the_top(costs: _Costs, free: Flags) -> tuple[Whole, Whole]:
    """Return pairs of places: the highest free one gets the best one left, and so on."""
    runs = np.arange(len(free))
    games = free.shape[1] // 2
    upper, lower = (np.empty((len(free), games), dtype=np.int64) for _ in range(2))
    for game in range(games):
        highest = free.argmax(axis=1)
        free[runs, highest] = False
        made = costs.row(highest, game)  # all above have an opponent
        partner = game + np.where(free[:, game:], made, TAKEN).argmin(axis=1)
        free[runs, partner] = False
        upper[:, game], lower[:, game] = highest, partner
    return upper, lower


def _without_repeats(costs: _Costs, upper: Whole, lower: Whole) -> None:
    """Exchange opponents between two pairs, in runs that have a repeat, as long as the costs get less."""
    runs = costs.repeats(upper, lower)
    if not len(runs):
        return
    table = costs.table(runs)
    ones, others = upper[runs], lower[runs]
    games, every = range(ones.shape[1]), np.arange(len(runs))
    # Neighbours first: an exchange with a pair far away makes a worse round, which later exchanges have to undo.
    near = [pair for pair in combinations(games, 2) if pair[1] - pair[0] <= FARTHEST]
    near.sort(key=lambda pair: (pair[1] - pair[0], -pair[0]))
    for _ in range(SWEEPS):
        before = table[every[:, None], ones[every], others[every]].sum(axis=1)
        for pair in near:
            _exchange(table, ones, others, every, pair)
        every = every[table[every[:, None], ones[every], others[every]].sum(axis=1) < before]
        if not len(every):
            break
    upper[runs], lower[runs] = ones, others


def _exchange(costs: Whole, upper: Whole, lower: Whole, runs: Whole, pairs: tuple[int, int]) -> None:
    """Give two pairs the opponents of which the costs are least."""
    a, b = pairs
    one, two, three, four = upper[runs, a], lower[runs, a], upper[runs, b], lower[runs, b]
    now = costs[runs, one, two] + costs[runs, three, four]
    crossed = costs[runs, one, four] + costs[runs, three, two]
    parallel = costs[runs, one, three] + costs[runs, two, four]
    across = (crossed < now) & (crossed <= parallel)
    along = (parallel < now) & ~across
    lower[runs, a] = np.where(across, four, np.where(along, three, two))
    upper[runs, b] = np.where(along, two, three)
    lower[runs, b] = np.where(across, two, four)
