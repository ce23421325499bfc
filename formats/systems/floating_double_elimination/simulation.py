"""Play the finals in all runs at once (rules 2 to 11).

A round is paired from the top and then improved by exchanges, with the costs of `cost_layers`: repeats, losses,
mirrored ranks. The bye is chosen before the pairs (R3, R5). So single pairings can differ from the format's; chances
hardly do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from formats.systems.floating_double_elimination.progress import LOSSES_TO_GO, Progress
from formats.toolkit.record import couple
from formats.toolkit.simulator.dice import Dice, Flags, Whole
from formats.toolkit.simulator.odds import seats_of
from formats.toolkit.simulator.outcome import Outcome, placed
from formats.toolkit.simulator.swiss_pairing import improved_pairs

LOSSES, REPEATS, APART = 1 << 18, 1 << 22, 1 << 60
"""Weights of different losses, of repeats, and of a pair of which only one plays. A unit is one squared rank."""

MOST_MEETINGS = 12


@dataclass
class _Finals:
    """The state of all runs before a round, by seat; with an odd field the last seat is an empty one that is gone."""

    losses: Whole
    wins: Whole
    byes: Whole
    out: Whole
    games: Whole
    met: NDArray[np.int8]
    gone: Flags

    @classmethod
    def of(cls, dice: Dice, finals: Progress | None = None) -> _Finals:
        """Return the state at the beginning, or of finals in play."""
        size = dice.seats + dice.seats % 2
        losses, wins, byes, out, games = (np.zeros((dice.runs, size), dtype=np.int64) for _ in range(5))
        state = cls(
            losses, wins, byes, out, games, np.zeros((dice.runs, size, size), np.int8), np.zeros(size, np.bool_)
        )
        state.gone[dice.seats :] = True
        if finals is None:
            return state
        seeds = finals.stage.seeds
        for seat, who in enumerate(seeds):
            losses[:, seat], wins[:, seat], byes[:, seat] = finals.losses[who], finals.wins[who], finals.byes[who]
            out[:, seat], state.gone[seat] = finals.last_round(who), who not in finals.stage.active
            state.met[:, seat, : len(seeds)] = [finals.meetings.get(couple(who, other), 0) for other in seeds]
        return state

    @property
    def still_in(self) -> Flags:
        """Those who play on."""
        return (self.losses < LOSSES_TO_GO) & ~self.gone

    def add(self, rows: Whole, first: Whole, second: Whole, wins: Flags, number: int) -> None:
        """Add games of a round to these runs, of the shape (runs, games); no player twice."""
        for one, other, won in ((first, second, wins), (second, first, ~wins)):
            self.wins[rows, one] += won
            self.losses[rows, one] += ~won
            self.games[rows, one] += 1
            self.out[rows, one] = number
            self.met[rows, one, other] += 1


def play_finals(dice: Dice, finals: Progress | None = None, *, byes_are_wins: bool = False) -> Outcome:
    """Play from the beginning, or the open games and coming rounds of finals in play, and the play-offs."""
    state, played, open_wins = _Finals.of(dice, finals), 0, None
    known: Mapping[tuple[int, int], bool] = {}
    if finals is not None:
        known, played = _known_duels(finals), len(finals.rounds)
        pairs = seats_of(finals.stage, (game.seats for game in finals.open_games()))
        first, second = pairs.T
        open_wins = dice.first_wins(first, second)
        state.add(np.arange(dice.runs)[:, None], first, second, open_wins, played)
    rounds = np.full(dice.runs, played)
    while (more := state.still_in.sum(axis=1) > 1).any():
        played += 1
        rounds += more
        _play_round(state, dice, played, win_bye=byes_are_wins)
    order = _recognised(state, dice, known)
    places = np.argsort(order, axis=1) + 1
    return Outcome.of_places(places, order, state.games[:, : dice.seats], rounds=rounds, open_wins=open_wins)


def _known_duels(finals: Progress) -> Mapping[tuple[int, int], bool]:
    """Return whether the first of two seats has won their play-off, in either order."""
    known = {}
    for pair, winner in finals.play_offs().items():
        for one, other in permutations(pair):
            known[finals.stage.seeds.index(one), finals.stage.seeds.index(other)] = winner == one
    return known


def _play_round(state: _Finals, dice: Dice, number: int, *, win_bye: bool) -> None:
    """Pair and play one round in all runs with more than one player in; the bye is a round of R9."""
    rows, playing = np.arange(len(state.losses))[:, None], state.still_in
    playing &= playing.sum(axis=1)[:, None] > 1
    order = np.argsort(np.where(playing, state.losses, LOSSES_TO_GO), axis=1, kind="stable")
    free = _bye(state, playing)
    alone = np.flatnonzero(free >= 0)
    state.byes[alone, free[alone]] += 1
    state.wins[alone, free[alone]] += win_bye
    state.out[alone, free[alone]] = number
    losses = np.where(playing, state.losses, LOSSES_TO_GO)[rows, order]
    playing[alone, free[alone]] = False
    plays = playing[rows, order]
    pairs = improved_pairs(
        lambda block: _costs(state.met[block], order[block], losses[block], plays[block]), np.ones_like(plays)
    )
    first, second = (order[rows, side] for side in pairs)
    real = playing[rows, first]
    wins = dice.first_wins(np.where(real, first, -1), np.where(real, second, -1))
    at, game = np.nonzero(real)
    state.add(at[:, None], first[at, game][:, None], second[at, game][:, None], wins[at, game][:, None], number)


def _bye(state: _Finals, playing: Flags) -> Whole:
    """Return the seat that has the bye, -1 for none: the fewest byes, the fewest losses, the best seed (R3, R5)."""
    size = playing.shape[1]
    claims = (state.byes * LOSSES_TO_GO + state.losses) * size + np.arange(size)
    seat = np.where(playing, claims, np.iinfo(np.int64).max).argmin(axis=1)
    return np.where(playing.sum(axis=1) % 2 == 1, seat, -1)


def _costs(met: NDArray[np.int8], order: Whole, losses: Whole, playing: Flags) -> Whole:
    """Return the costs of all pairs of places: frequent repeats, losses, mirrored ranks (R4 to R7)."""
    runs, size = np.arange(len(order))[:, None], order.shape[1]
    places = np.arange(size)
    same = losses[:, :, None] == losses[:, None, :]
    below = (losses[:, None, :] < losses[:, :, None]).sum(axis=2)
    middle = 2 * places - (2 * below + same.sum(axis=2) - 1)
    own, squares = 2 * middle**2, (places[:, None] - places) ** 2
    ranks = 4 * np.where(same, -squares, squares) + own[:, :, None] + own[:, None, :]
    times = met[runs[:, :, None], order[:, :, None], order[:, None, :]].astype(np.int64)
    both, one = playing[:, :, None] & playing[:, None, :], playing[:, :, None] ^ playing[:, None, :]
    costs = ranks + ~same * LOSSES + (4 ** np.minimum(times, MOST_MEETINGS) - 1) * REPEATS
    return np.asarray(np.where(both, costs, one * APART))


def _recognised(state: _Finals, dice: Dice, known: Mapping[tuple[int, int], bool]) -> Whole:
    """Return the order: the champion, then games won, with play-offs for second and third place (R8 to R11)."""
    seats = dice.seats
    _, order = placed([values[:, :seats] for values in (state.still_in.astype(np.int64), state.wins, state.out)])
    wins = np.take_along_axis(state.wins, order, axis=1)
    for place in (2, 1):
        if place + 1 < seats:
            _duel(order, wins[:, place] == wins[:, place + 1], place, dice, known)
    return order


def _duel(order: Whole, where: Flags, place: int, dice: Dice, known: Mapping[tuple[int, int], bool]) -> None:
    """Exchange two neighbours in the order where the lower one wins their play-off."""
    pair = order[:, place : place + 2]
    wins = dice.first_wins(pair[:, :1], pair[:, 1:])[:, 0]
    for (one, other), first_won in known.items():
        wins = np.where((pair[:, 0] == one) & (pair[:, 1] == other), first_won, wins)
    order[:, place : place + 2] = np.where((where & ~wins)[:, None], pair[:, ::-1], pair)
