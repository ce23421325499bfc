"""Play a Swiss in all runs at once; `formats.toolkit.simulator.swiss_pairing` pairs its rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain

import numpy as np

from formats.core.lots import Lots
from formats.core.model import Odds
from formats.core.values import EntrantId
from formats.toolkit.record import side_games
from formats.toolkit.sides import LONGEST_RUN, side_runs
from formats.toolkit.simulator.begun import Begun, open_pairings
from formats.toolkit.simulator.dice import Dice, Whole
from formats.toolkit.simulator.odds import odds_of
from formats.toolkit.simulator.outcome import Outcome, settled
from formats.toolkit.simulator.swiss_pairing import Costs, pairs_of
from formats.toolkit.simulator.tables import Record, Worth


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


@dataclass
class _Play:
    """The state of all runs before a round.

    What was played, byes had, balances of sides, how many latest games had the first side (or negative, the second),
    and who met a higher (1) or a lower score (-1) in the latest round; `playing` are the seats that play.
    """

    record: Record
    byes: Whole
    balance: Whole
    side_runs: Whole
    floated: Whole
    playing: Whole

    def sides_due(self, seats: Whole) -> Whole:
        """Return 1 or -1 for those who need the first or the second side, because they had the other one twice."""
        runs = self.side_runs[np.arange(len(seats))[:, None], seats]
        return np.where(np.abs(runs) < LONGEST_RUN, 0, -np.sign(runs))

    def seat(self, first: Whole, second: Whole, first_begins: Whole) -> None:
        """Record the sides of games; `first_begins` is 1 where the first player has the first side, else -1."""
        rows = np.arange(len(first))[:, None]
        for seats, side in ((first, first_begins), (second, -first_begins)):
            self.balance[rows, seats] += side
            before = self.side_runs[rows, seats]
            self.side_runs[rows, seats] = np.where(before * side > 0, before, 0) + side


def play_swiss(dice: Dice, rules: SwissRules) -> Outcome:
    """Play all rounds. With an odd number of players, one has a bye in each."""
    shape = (dice.runs, dice.seats)
    byes, balance, side_runs, floated = (np.zeros(shape, dtype=np.int64) for _ in range(4))
    play = _Play(Record(*shape), byes, balance, side_runs, floated, np.arange(dice.seats))
    return _played_on(play, dice, 0, rules)


@dataclass(frozen=True)
class Rest:
    """A stage that has begun, with the byes that count for the next one, and the floats of the latest round."""

    begun: Begun
    byes: Mapping[EntrantId, int]
    floats: Mapping[EntrantId, int] = field(default_factory=dict)


def odds_of_rest(rest: Rest, rules: SwissRules, lots: Lots, simulations: int) -> Odds:
    """Return the chances from the open games and the coming rounds."""
    begun, stage = rest.begun, rest.begun.stage
    most = max(rules.worth.bye, *(points for points, _ in begun.table.worth.of_game))
    sure = begun.sure_places(dict.fromkeys(begun.order, (rules.rounds - len(stage.rounds)) * most))
    return odds_of(
        stage, begun.order, lambda dice: play_rest(rest, dice, rules), lots, simulations, open_pairings(stage), sure
    )


def play_rest(rest: Rest, dice: Dice, rules: SwissRules) -> Outcome:
    """Play the open games, then the coming rounds without those who have left."""
    begun = rest.begun
    runs, firsts = side_runs(games := side_games(begun.stage)), Counter(first for first, _ in games)
    balances = {who: 2 * firsts[who] - count for who, count in Counter(chain.from_iterable(games)).items()}
    byes, balance, runs_of, floated = (
        begun.by_seat(each, dice.runs) for each in (rest.byes, balances, runs, rest.floats)
    )
    play = _Play(begun.record(dice.runs), byes, balance, runs_of, floated, begun.playing)
    wins = begun.play_open(play.record, dice)
    for round_ in begun.stage.rounds:
        sides = begun.seats_of(game.seats for game in round_.open_pairings())
        first, second = (np.broadcast_to(side, (dice.runs, sides.shape[1])) for side in sides)
        play.seat(first, second, np.ones_like(first))
    return replace(_played_on(play, dice, len(begun.stage.rounds), rules), open_wins=wins)


def _played_on(play: _Play, dice: Dice, played: int, rules: SwissRules) -> Outcome:
    """Play the rounds after so many, and rank all."""
    for left in range(rules.rounds - played, 0, -1):
        _play_round(play, dice, rules, left)
    record, rounds = play.record, np.full(dice.runs, rules.rounds)
    ranked = rules.ranked or partial(Record.ranked, tie_breaks=rules.tie_breaks, everybody_meets=False)
    places, order = ranked(record)
    return Outcome(places, order, record.games, rounds, record.tied_at_the_top(), record.idle)


def _play_round(play: _Play, dice: Dice, rules: SwissRules, left: int) -> None:
    """Pair and play one round of those `left`."""
    record, worth, rows = play.record, rules.worth, np.arange(dice.runs)[:, None]
    known = settled(record.points, record.points + left * max(worth.win, worth.bye), 1)
    first, second, free = _pairs(play, rules)
    record.unplayed[:, np.delete(np.arange(dice.seats), play.playing)] += 1
    record.idle += (known[rows, first] & known[rows, second]).sum(axis=1)
    play.floated = np.zeros_like(play.floated)
    down = np.sign(record.points[rows, first] - record.points[rows, second])
    play.floated[rows, first], play.floated[rows, second] = -down, down
    if free is not None:
        each = np.arange(dice.runs)
        record.points[each, free] += worth.bye
        record.given[each, free] += worth.bye
        record.unplayed[each, free] += 1
        play.byes[each, free] += 1
        play.floated[each, free] = -1
    record.add(first, second, dice.first_wins(first, second), worth)
    play.seat(first, second, _sides(play, dice, first, second, no_third=rules.no_third_side))


def _pairs(play: _Play, rules: SwissRules) -> tuple[Whole, Whole, Whole | None]:
    """Return the seats of all pairs, the higher first, and of the bye."""
    rows = np.arange(len(play.byes))[:, None]
    order = play.playing[np.argsort(-play.record.points[:, play.playing], axis=1, kind="stable")]
    nothing = np.zeros_like(order)
    due = play.sides_due(order) if rules.no_third_side else nothing
    floated = play.floated[rows, order] if rules.remember_floats else nothing
    history = play.balance[rows, order], due, floated
    costs = Costs.of(order, play.record.points[rows, order], history, play.record.met)
    upper, lower, bye = pairs_of(costs, play.byes[rows, order])
    free = None if bye is None else order[rows[:, 0], bye]
    return order[rows, upper], order[rows, lower], free


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
