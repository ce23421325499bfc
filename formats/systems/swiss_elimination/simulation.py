"""Play the rest of the table in all runs at once (rules 4, 8, 11 and 13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from formats.core.model import Pairing
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.ranks import RankPair
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.outcome import Outcome, placed
from formats.toolkit.simulator.rest import Rest


def rest_of_table(progress: Progress) -> Rest:
    """Return what is left: the open matches and those of the coming sittings."""
    stage = progress.stage
    still_in = frozenset(stage.still_in)
    order = [*progress.places(), *(who for who in stage.seeds if who not in progress.seats)]
    games = [
        pairing
        for round_ in stage.rounds
        for pairing in round_.open_pairings()
        if set(pairing.seats) <= set(progress.seats)
    ]
    return Rest([who for who in order if who in still_in], partial(_play, progress, games), games)


def _play(progress: Progress, games: Sequence[Pairing], dice: Dice) -> Outcome:
    """Play all matches to come. Those without a seat come last, in seed order."""
    table = _Ranks(progress, dice)
    open_wins = np.empty((dice.runs, 0), dtype=np.bool_)
    for game in games:
        first, second = (progress.seed(who) for who in game.seats)
        better, worse = sorted(map(progress.ranking.rank_of, (first, second)))
        table.play([(better, worse)])
        open_wins = np.column_stack((open_wins, table.holders[:, better - 1] == first - 1))
    for sitting in progress.table.sittings[len(progress.stage.rounds) :]:
        table.play([match.ranks for match in sitting.matches])
    ranks = np.argsort(table.holders, axis=1)[:, : len(progress.seats)]
    standing = np.tile(-len(ranks[0]) - np.arange(dice.seats) - progress.table.size, (dice.runs, 1))
    standing[:, table.seats[: len(progress.seats)]] = -ranks
    places, order = placed([standing])
    rounds = np.full(dice.runs, len(progress.table.sittings))
    return Outcome.of_places(places, order, table.games[:, : dice.seats], rounds=rounds, open_wins=open_wins)


class _Ranks:
    """The ranks in all runs. `holders[run, rank - 1]` is the seed minus one of the holder.

    `seats` are the seats of the dice by seed; a virtual bye has the one after the last.
    """

    def __init__(self, progress: Progress, dice: Dice) -> None:
        size, seats = progress.table.size, progress.stage.seeds
        self.dice = dice
        self.seats = np.full(size, dice.seats)
        self.seats[: len(progress.seats)] = [seats.index(who) for who in progress.seats]
        self.absent = np.isin(np.arange(1, size + 1), list(progress.ranking.absent))
        self.holders = np.tile(np.array(progress.ranking.order) - 1, (dice.runs, 1))
        self.games = np.zeros((dice.runs, dice.seats + 1), dtype=np.int64)

    def play(self, matches: Sequence[RankPair]) -> None:
        """Play matches of different ranks: the winner has the better rank. An absent player loses (rule 13)."""
        better, worse = (np.array(matches).T - 1)[:, None]
        first, second = self.holders[:, better[0]], self.holders[:, worse[0]]
        both = ~(self.absent[first] | self.absent[second])
        wins = self._wins(first, second, both)
        self.holders[:, better[0]] = np.where(wins, first, second)
        self.holders[:, worse[0]] = np.where(wins, second, first)
        rows = np.arange(len(both))[:, None]
        for side in (first, second):
            self.games[rows, self.seats[side]] += both

    def _wins(self, first: Whole, second: Whole, both: Flags) -> Flags:
        """Return where the first one wins; of two absent ones the better seed."""
        played = self.dice.first_wins(np.where(both, self.seats[first], -1), np.where(both, self.seats[second], -1))
        walkover = np.where(self.absent[first] == self.absent[second], first < second, self.absent[second])
        return np.where(both, played, walkover)
