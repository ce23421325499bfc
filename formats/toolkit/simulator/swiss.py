"""Play a Swiss in all runs at once; `formats.toolkit.simulator.swiss_pairing` pairs its rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

import numpy as np

from formats.core.values import EntrantId
from formats.toolkit.record import side_games
from formats.toolkit.sides import LONGEST_RUN, side_runs
from formats.toolkit.simulator.begun import Begun, open_pairings
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.odds import seats_of
from formats.toolkit.simulator.outcome import Outcome, placed, settled
from formats.toolkit.simulator.rest import Rest
from formats.toolkit.simulator.swiss_pairing import Costs, pairs_of
from formats.toolkit.simulator.tables import Record, Worth

FAR = 1 << 10
"""More points than anybody makes."""


@dataclass(frozen=True)
class Limits:
    """Numbers of wins and losses after which a player plays no more, None for no limit."""

    wins: int | None
    losses: int | None
    bye_is_win: bool

    def states(self, won: Whole, lost: Whole) -> Whole:
        """Return 2 for those through, 1 for those who play on and 0 for those out. Enough wins count first."""
        playing = np.ones_like(won) if self.losses is None else (lost < self.losses).astype(np.int64)
        return playing if self.wins is None else np.where(won >= self.wins, 2, playing)


@dataclass(frozen=True)
class SwissRules:
    """The number of all rounds, tie-breaks and points, and whether third games on a side and repeated floats count.

    `ranked` gives places and order where tie-breaks do not.
    """

    rounds: int
    tie_breaks: Sequence[str] = ()
    worth: Worth = field(default_factory=Worth)
    no_third_side: bool = True
    remember_floats: bool = True
    ranked: Callable[[Record], tuple[Whole, Whole]] | None = None
    limits: Limits | None = None


class _Play:
    """The state of all runs before a round."""

    def __init__(self, record: Record, playing: Whole, *before: Whole | int) -> None:
        """Start with what was played, the seats that play, and the other values by seat.

        They are byes had, how many of them were wins, balances of sides, how many latest games had the first side (or
        negative, the second), and who met a higher (1) or a lower score (-1) in the latest round.
        """
        self.record, self.playing = record, playing
        values = (np.zeros_like(record.points) + by_seat for by_seat in before)
        self.byes, self.bye_wins, self.balance, self.side_runs, self.floated = values

    def states(self, limits: Limits) -> Whole:
        """Return who is through, plays on or is out."""
        return limits.states(self.record.wins + self.bye_wins, self.record.losses)

    def out(self, limits: Limits | None) -> Flags | None:
        """Return who has no game because of the limits; None without limits."""
        if limits is None:
            return None
        out = self.states(limits) != 1
        left = (~out[:, self.playing]).sum(axis=1)
        return np.asarray(out | (left < (1 if limits.bye_is_win else 2))[:, None])

    def sides_due(self, seats: Whole) -> Whole:
        """Return 1 or -1 for those who need the first or the second side, because they had the other one twice."""
        runs = self.side_runs[np.arange(len(seats))[:, None], seats]
        return np.where(np.abs(runs) < LONGEST_RUN, 0, -np.sign(runs))

    def seat(self, first: Whole, second: Whole, first_begins: Whole) -> None:
        """Record the sides of games; `first_begins` is 1 where the first player begins, -1 where not, 0 for no game."""
        rows = np.arange(len(first))[:, None]
        for seats, side in ((first, first_begins), (second, -first_begins)):
            self.balance[rows, seats] += side
            before = self.side_runs[rows, seats]
            self.side_runs[rows, seats] = np.where(before * side >= 0, before, 0) + side


def play_swiss(dice: Dice, rules: SwissRules) -> Outcome:
    """Play all rounds. With an odd number of players, one has a bye in each."""
    play = _Play(Record(dice.runs, dice.seats), np.arange(dice.seats), 0, 0, 0, 0, 0)
    return _played_on(play, dice, 0, rules)


def rest_of_swiss(
    begun: Begun,
    rules: SwissRules,
    byes: Mapping[EntrantId, int],
    bye_wins: Mapping[EntrantId, int] | None = None,
    floats: Mapping[EntrantId, int] | None = None,
) -> Rest:
    """Return what is left: the open games, and the coming rounds without those who have left.

    `byes` are those that count for the next one, `bye_wins` those that count as wins, `floats` those of the latest
    round.
    """
    stage, games = begun.stage, side_games(begun.stage)
    firsts = Counter(first for first, _ in games)
    balances = {who: 2 * firsts[who] - count for who, count in Counter(chain.from_iterable(games)).items()}
    before = [*map(begun.by_seat, (byes, bye_wins or {}, balances, side_runs(games), floats or {}))]

    def play(dice: Dice) -> Outcome:
        state = _Play(begun.record(dice.runs), begun.playing, *before)
        wins = begun.play_games([game.seats for game in open_pairings(stage)], state.record, dice)
        for round_ in stage.rounds:
            seats = seats_of(stage, (game.seats for game in round_.open_pairings()))
            first, second = (np.tile(side, (dice.runs, 1)) for side in seats.T)
            state.seat(first, second, np.ones_like(first))
        return replace(_played_on(state, dice, len(stage.rounds), rules), open_wins=wins)

    most = max(rules.worth.bye, *(points for points, _ in begun.table.worth.of_game))
    coming = dict.fromkeys(begun.order, (rules.rounds - len(stage.rounds)) * most)
    sure = {} if rules.limits else begun.sure_places(coming)  # under limits the record comes before points
    return Rest(begun.order, play, open_pairings(stage), sure)


def _played_on(play: _Play, dice: Dice, played: int, rules: SwissRules) -> Outcome:
    """Play the rounds after so many, and rank all."""
    for left in range(rules.rounds - played, 0, -1):
        _play_round(play, dice, rules, left)
    record, rounds = play.record, np.full(dice.runs, rules.rounds)
    if rules.ranked is not None:
        places, order = rules.ranked(record)
    else:
        before: list[Whole] = []
        if rules.limits is not None:
            before = [play.states(rules.limits), record.wins + play.bye_wins, -record.losses]
            rounds = (record.games + record.unplayed).max(axis=1)
        places, order = placed(record.criteria(rules.tie_breaks, everybody_meets=False, before=before))
    return Outcome(places, order, record.games, rounds, record.tied_at_the_top(), record.idle)


def _play_round(play: _Play, dice: Dice, rules: SwissRules, left: int) -> None:
    """Pair and play one round of those `left`."""
    record, worth, rows = play.record, rules.worth, np.arange(dice.runs)[:, None]
    known = settled(record.points, record.points + left * max(worth.win, worth.bye), 1)
    out = play.out(rules.limits)
    first, second, byes = _pairs(play, rules, out)
    real = None if out is None else ~(out[rows, first] | out[rows, second])
    idle: Flags = np.asarray(np.isin(np.arange(dice.seats), play.playing, invert=True))
    record.unplayed += idle if out is None else (idle | out) & ~out[:, play.playing].all(axis=1, keepdims=True)
    record.idle += (known[rows, first] & known[rows, second] & (True if real is None else real)).sum(axis=1)
    play.floated = np.zeros_like(play.floated)
    down = np.sign(record.points[rows, first] - record.points[rows, second])
    play.floated[rows, first], play.floated[rows, second] = -down, down
    for runs, free in byes:
        record.points[runs, free] += worth.bye
        record.given[runs, free] += worth.bye
        record.unplayed[runs, free] += 1
        play.byes[runs, free] += 1
        play.bye_wins[runs, free] += rules.limits is not None and rules.limits.bye_is_win
        play.floated[runs, free] = -1
    record.add(first, second, dice.first_wins(first, second), worth, real)
    sides = _sides(play, dice, first, second, no_third=rules.no_third_side)
    play.seat(first, second, sides if real is None else sides * real)


def _pairs(play: _Play, rules: SwissRules, out: Flags | None) -> tuple[Whole, Whole, list[tuple[Whole, Whole]]]:
    """Return the seats of all pairs, the higher first, and the byes as runs and seats.

    Those who are `out` meet each other; one who meets one of them has a bye.
    """
    rows, points = np.arange(len(play.byes))[:, None], play.record.points
    if out is not None:
        points = points - FAR * out
    order = play.playing[np.argsort(-points[:, play.playing], axis=1, kind="stable")]
    nothing = np.zeros_like(order)
    due = play.sides_due(order) if rules.no_third_side else nothing
    floated = play.floated[rows, order] if rules.remember_floats else nothing
    history = play.balance[rows, order], due, floated
    resting = None if out is None else out[rows, order]
    upper, lower, bye = pairs_of(
        Costs.of(order, points[rows, order], history, play.record.met, play.byes[rows, order], resting)
    )
    first, second = order[rows, upper], order[rows, lower]
    byes = [] if bye is None else [(rows[:, 0], order[rows[:, 0], bye])]
    if out is not None:
        at, game = np.nonzero(out[rows, first] ^ out[rows, second])
        byes.append((at, np.where(out[rows, first], second, first)[at, game]))
        byes = [(runs[~out[runs, free]], free[~out[runs, free]]) for runs, free in byes]
    return first, second, byes


def _sides(play: _Play, dice: Dice, first: Whole, second: Whole, *, no_third: bool) -> Whole:
    """Return 1 where the first player has the first side, else -1, by the rules of `formats.toolkit.sides`.

    The end of a run, the lower balance, both change, the longer run ends, a draw. The rules about earlier games between
    the two are left out: no two players meet twice.
    """
    rows = np.arange(len(first))[:, None]
    runs, others = play.side_runs[rows, first], play.side_runs[rows, second]
    longer = np.sign(np.abs(runs) - np.abs(others))
    claims = [
        play.balance[rows, second] - play.balance[rows, first],
        np.where(runs * others < 0, others - runs, 0),
        -np.where(longer > 0, np.sign(runs), -np.sign(others)) * np.abs(longer),
    ]
    if no_third:
        claims.insert(0, play.sides_due(first) - play.sides_due(second))
    begins = np.where(dice.tosses(first, second), 1, -1)
    for claim in reversed(claims):
        begins = np.where(claim != 0, np.sign(claim), begins)
    return begins
