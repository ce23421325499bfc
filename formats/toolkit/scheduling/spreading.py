"""Choosing one start for each game so that few games run at the same time: the search behind `game_times`.

Everything here is a number: games are places in a list, starts are places in a list of minutes. A game has its starts
in levels, best level first; a better level of any game goes before every wish about spreading, and the worst levels
are avoided first. Games of the same entrant never run at the same time.

Method: each game at its cheapest start, the game with the fewest choices first; then rounds of taking a few games out
and putting them back in another order, keeping what does little harm and in the end the best that was seen. The
caller's random numbers decide which games.
"""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from formats.toolkit.scheduling.random_picks import choice, sample, shuffle

_FEW = 5
"""Games taken out at a time, besides the first and its rivals."""
_LEAST_ROUNDS, _ROUNDS_PER_GAME, _MOST_ROUNDS = 100, 15, 400
"""More rounds find little more: at most about 20 ms are spent."""
_HOUR = 60


@dataclass(frozen=True)
class SpreadTask:
    """What to choose from.

    `minutes`: every possible start in minutes, ascending. `levels[game]`: its starts as places in `minutes`, level by
    level, as many levels for every game, no place twice. `rivals[game]`: the other games with a common entrant.
    `fixed`: places that are given. `length`: minutes that a game takes. `weight`: how many places later a game may
    start to save an hour during which two games run at the same time; with 0 every game takes its earliest start.
    """

    minutes: Sequence[int]
    levels: Sequence[Sequence[Sequence[int]]]
    rivals: Sequence[Sequence[int]]
    fixed: Mapping[int, int]
    length: int
    weight: int

    @cached_property
    def overlaps(self) -> list[list[tuple[int, int]]]:
        """For each place the (place, minutes) at which a game would run together with one there, itself included."""
        runs: list[list[tuple[int, int]]] = []
        for minute in self.minutes:
            first = bisect_right(self.minutes, minute - self.length)
            last = bisect_left(self.minutes, minute + self.length)
            runs.append([(place, self.length - abs(self.minutes[place] - minute)) for place in range(first, last)])
        return runs


def spread(task: SpreadTask, rng: random.Random) -> list[int | None]:
    """A place for each game, None for one that its rivals leave no start."""
    board = _Grid(task)
    for game, place in task.fixed.items():
        board.put(game, place)
    free = [game for game in range(len(task.levels)) if game not in task.fixed]
    for game in sorted(free, key=lambda game: next((len(level) for level in task.levels[game] if level), 0)):
        board.put_cheapest(game)
    best, cost, least = list(board.place_of), 0, 0
    if task.weight or any(task.rivals):
        rounds = min(_MOST_ROUNDS, _LEAST_ROUNDS + _ROUNDS_PER_GAME * len(free)) if free else 0
        for left in range(rounds, 0, -1):
            # Accepting a little harm at first leads out of dead ends. It is never enough to pay for a worse level.
            patience = int(rng.random() * _HOUR * task.weight * left / rounds / 2)
            cost += _try_again(board, free, patience, rng)
            if cost < least:
                best, least = list(board.place_of), cost
    return best


def _try_again(board: _Grid, free: Sequence[int], patience: int, rng: random.Random) -> int:
    """Take a few games out, put them back in random order, undo that if it does harm; what it adds to the cost."""
    first = choice(free, rng)
    rivals = [game for game in board.task.rivals[first] if game not in board.task.fixed]
    some = list(dict.fromkeys([first, *rivals, *sample(free, min(_FEW, len(free)), rng)]))
    shuffle(some, rng)
    before = [(game, board.place_of[game]) for game in some]
    saved = sum(board.take(game) for game in some)
    # Some good choices are only found when one game does not take the start that looks best.
    spent = board.put_anywhere(some[0], rng) if rng.getrandbits(1) else board.put_cheapest(some[0])
    spent += sum(board.put_cheapest(game) for game in some[1:])
    if spent <= saved + patience:
        return spent - saved
    for game in some:
        board.take(game)
    for game, place in before:
        board.put(game, place)
    return 0


class _Grid:
    """Where every game stands, and what a further game would cost at each place."""

    def __init__(self, task: SpreadTask) -> None:
        self.task = task
        self.place_of: list[int | None] = [None] * len(task.levels)
        self.price = [_HOUR * place for place in range(len(task.minutes))]
        games, levels = len(task.levels), max(map(len, task.levels), default=0)
        # One game a level lower must outweigh all that the others could gain by better levels and by spreading.
        unit = games * (_HOUR * len(task.minutes) + task.weight * task.length * games) + 1
        self.penalty: list[int] = [0, *(unit * (games + 1) ** level for level in range(levels))]
        self.level_of = [
            {place: level for level, places in enumerate(levels) for place in places} for levels in task.levels
        ]

    def put(self, game: int, place: int | None) -> None:
        """Put a game that is off the board at `place`."""
        self.place_of[game] = place
        if place is not None:
            for other, minutes in self.task.overlaps[place]:
                self.price[other] += self.task.weight * minutes

    def take(self, game: int) -> int:
        """Take a game off the board; what that saves."""
        place = self.place_of[game]
        if place is None:
            return self.penalty[-1]
        self.place_of[game] = None
        for other, minutes in self.task.overlaps[place]:
            self.price[other] -= self.task.weight * minutes
        return self.penalty[self.level_of[game][place]] + self.price[place]

    def put_cheapest(self, game: int) -> int:
        """Put a game that is off the board at its cheapest free place, the earliest of equals; what that costs."""
        closed = self._closed(game)
        for places in self.task.levels[game]:
            free = [place for place in places if place not in closed] if closed else places
            if free:
                return self._put_at(game, min(free, key=self.price.__getitem__))
        return self.penalty[-1]

    def put_anywhere(self, game: int, rng: random.Random) -> int:
        """Put a game that is off the board at any free place (of its best level if it has no rivals); what it costs."""
        levels: Sequence[Sequence[int]] = self.task.levels[game]
        if not self.task.rivals[game]:
            levels = [next((places for places in levels if places), ())]
        closed = self._closed(game)
        free = [place for places in levels for place in places if place not in closed]
        return self._put_at(game, choice(free, rng)) if free else self.penalty[-1]

    def _closed(self, game: int) -> set[int]:
        """The places where the game would run together with a rival."""
        at = (self.place_of[rival] for rival in self.task.rivals[game])
        return {other for place in at if place is not None for other, _ in self.task.overlaps[place]}

    def _put_at(self, game: int, place: int) -> int:
        cost = self.penalty[self.level_of[game][place]] + self.price[place]
        self.put(game, place)
        return cost
