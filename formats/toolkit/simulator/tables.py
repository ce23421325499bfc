"""Points and tie-breaks of all runs at once, and round robins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from formats.core.model import Bye
from formats.core.points import PointTable
from formats.core.results import FULL_POINT
from formats.toolkit.round_robin import berger_table
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.outcome import Outcome, placed, settled
from formats.toolkit.tie_breaks import FIDE_CODES

OWN_NAMES = {code: name for name, code in FIDE_CODES.items()}
"""Own tie-breaks by the codes of FIDE's that they take the place of here."""

Groups = Sequence[Sequence[int]]
"""The seats of each group, in seed order."""


@dataclass(frozen=True)
class Worth:
    """Points for a win, a loss and a bye, in whole units."""

    win: int = 2
    loss: int = 0
    bye: int = 2

    @classmethod
    def of(cls, table: PointTable, bye_half_points: int = FULL_POINT) -> Worth:
        """Return what a points table gives for games that are played, without bonus points."""
        return cls(table.win, table.loss, table.of_bye(Bye(entrant="", half_points=bye_half_points)))


class Record:
    """What was played: points and games of each seat, and by two seats the points made and the number of meetings.

    `given` are the points of byes, `unplayed` the rounds without a game. Shapes are (runs, seats), and (runs, seats,
    seats) for `made` and `met`.
    """

    def __init__(self, runs: int, seats: int) -> None:
        """Start with nothing played."""
        self.points, self.games, self.given, self.unplayed, self.wins, self.losses = (
            np.zeros((runs, seats), dtype=np.int64) for _ in range(6)
        )
        # Small numbers: these two tables are what has to fit the processor's cache.
        self.made, self.met = np.zeros((runs, seats, seats), dtype=np.int16), np.zeros((runs, seats, seats), np.int8)
        self.idle = np.zeros(runs, dtype=np.int64)

    def add(self, first: Whole, second: Whole, first_wins: Flags, worth: Worth, real: Flags | None = None) -> None:
        """Add the games of a round, of the shape (runs, games), or those of them that are `real`."""
        count = 1 if real is None else real.astype(np.int64)
        rows, size = np.arange(len(self.points))[:, None], self.points.shape[1]
        for one, other, won in ((first, second, first_wins), (second, first, ~first_wins)):
            points: Whole = np.where(won, worth.win, worth.loss).astype(np.int64) * count
            self.points[rows, one] += points
            self.wins[rows, one] += won * count
            self.losses[rows, one] += ~won * count
            self.games[rows, one] += count
            pairs = one + rows * size
            pairs = pairs * size + other
            self.made.ravel()[pairs] += points.astype(np.int16)
            self.met.ravel()[pairs] += np.int8(1) if real is None else real

    def add_pairs(self, pairs: Whole, first_wins: Flags, worth: Worth) -> None:
        """Add games that are the same in all runs: the seats, of the shape (games, 2), and who won in each run."""
        met, meeting = Counter[tuple[int, ...]](), []
        for pair in map(tuple, np.sort(pairs, axis=1).tolist()):
            met[pair] += 1
            meeting.append(met[pair])
        for number in set(meeting):
            own = np.array(meeting) == number
            self._add_different_pairs(pairs[own], first_wins[:, own], worth)

    def _add_different_pairs(self, pairs: Whole, first_wins: Flags, worth: Worth) -> None:
        shape, (first, second) = self.made.shape, pairs.T
        won, met = np.zeros(shape, dtype=np.int16), np.zeros(shape[1:], dtype=np.int8)
        won[:, first, second], won[:, second, first] = first_wins, ~first_wins
        met[first, second] = met[second, first] = 1
        wins, games = won.sum(axis=2, dtype=np.int64), met.sum(axis=1, dtype=np.int64)
        self.made += won * (worth.win - worth.loss) + met * worth.loss
        self.met += met
        self.points += wins * (worth.win - worth.loss) + games * worth.loss
        self.wins += wins
        self.losses += games - wins
        self.games += games

    def ranked(self, tie_breaks: Sequence[str], *, everybody_meets: bool) -> tuple[Whole, Whole]:
        """Return places and order by points, then by these tie-breaks."""
        return placed(self.criteria(tie_breaks, everybody_meets=everybody_meets))

    def criteria(
        self, tie_breaks: Sequence[str], *, everybody_meets: bool, before: Sequence[Whole] = ()
    ) -> list[Whole]:
        """Return `before`, the points, then the values of these tie-breaks; those not simulated are left out."""
        criteria = [*before, self.points]
        for code in tie_breaks:
            values = self._values(OWN_NAMES.get(code, code), criteria, everybody_meets=everybody_meets)
            if values is not None:
                criteria.append(values)
        return criteria

    def tied_at_the_top(self) -> Flags:
        """Return where two seats are level on points at the top."""
        return np.asarray(np.sum(self.points == self.points.max(axis=1)[:, None], axis=1) > 1)

    def _values(self, name: str, criteria: list[Whole], *, everybody_meets: bool) -> Whole | None:
        match name:
            case "wins":
                return self.wins
            case "sodos":
                own = 0 if everybody_meets else self.points * self.given
                return np.asarray(np.einsum("rij,rj->ri", self.made, self.points) + own)
            case "direct":
                return self._direct(criteria, everybody_meets=everybody_meets)
            case "buchholz" | "buchholz_cut_1" | "median_buchholz":
                return self._buchholz(lowest=name != "buchholz", highest=name == "median_buchholz")
            case _:
                return None

    def _buchholz(self, *, lowest: bool, highest: bool) -> Whole:
        """Return the points of all opponents; a round without a game is one against an opponent with one's own."""
        faced = np.einsum("rij,rj->ri", self.met, self.points) + self.unplayed * self.points
        high = int(self.points.max()) + 1
        for wanted, extreme, empty in ((lowest, np.minimum, high), (highest, np.maximum, -1)):
            if wanted:
                values = np.where(self.met > 0, self.points[:, None, :], empty)
                one = extreme.reduce(values, axis=2)
                one = np.where(self.unplayed > 0, extreme(one, self.points), one)
                faced = faced - np.where((self.games + self.unplayed) > 0, one, 0)
        return np.asarray(faced)

    def _direct(self, criteria: list[Whole], *, everybody_meets: bool) -> Whole:
        """Return the points against those level; where rounds are paired by score, only if all of them have met."""
        level = np.all([values[:, :, None] == values[:, None, :] for values in criteria], axis=0)
        direct = np.where(level, self.made, 0).sum(axis=2, dtype=np.int64)
        if everybody_meets:
            return np.asarray(direct)
        met_all = (level & (self.met > 0)).sum(axis=2) == level.sum(axis=2) - 1
        return np.asarray(np.where(np.all(met_all[:, None, :] | ~level, axis=2), direct, 0))


def play_table(
    dice: Dice,
    rounds: Sequence[Sequence[tuple[int, int]]],
    groups: Groups,
    worth: Worth,
    ranked: Callable[[Record], tuple[Whole, Whole]],
    wanted: int = 1,
) -> Outcome:
    """Play rounds of pairs of seats, which are the same in all runs.

    A game decides nothing if both are certain to come among the `wanted` of their group, or not to.
    """
    record, games, won = Record(dice.runs, dice.seats), [np.array(pairs, int).reshape(-1, 2) for pairs in rounds], []
    points, left = np.zeros_like(record.points), np.bincount(np.concatenate(games).ravel(), minlength=dice.seats)
    known, nothing = np.ones(points.shape, dtype=np.bool_), points[:, :1].copy()
    for pairs in games:
        for group in groups:
            known[:, group] = settled(points[:, group], (points + left * worth.win)[:, group], wanted)
        record.idle += known[:, pairs].all(axis=2).sum(axis=1)
        won.append(wins := dice.first_wins(*pairs.T))
        made = np.concatenate(
            (np.where(wins, worth.win, worth.loss), np.where(wins, worth.loss, worth.win), nothing), 1
        )
        column = np.full(dice.seats, pairs.size)
        column[pairs.T.ravel()] = np.arange(pairs.size)
        points += made.take(column, axis=1)
        left[pairs] -= 1
    record.add_pairs(np.concatenate(games), np.concatenate(won, axis=1), worth)
    places, order = ranked(record)
    lasted = np.full(dice.runs, len(rounds))
    return Outcome(places, order, record.games, lasted, record.tied_at_the_top(), record.idle)


def play_round_robin(
    dice: Dice, legs: int, tie_breaks: Sequence[str], worth: Worth | None = None, wanted: int = 1
) -> Outcome:
    """Play everybody against everybody. A game decides nothing if both are certain to be among `wanted`, or not to."""
    rounds = [[(one - 1, two - 1) for one, two in round_.pairs] for round_ in berger_table(dice.seats)] * legs
    ranked = partial(Record.ranked, tie_breaks=tie_breaks, everybody_meets=True)
    return play_table(dice, rounds, [range(dice.seats)], worth or Worth(), ranked, wanted)
