"""Local search that gives each game a start so that few games run at the same time.

Input and output are plain integers: games are indexes, starts are indexes into a list of minutes. The objective is
lexicographic: first the levels of all games (the worst level is avoided first), then

    60 * index of the start (earlier is better) + weight * minutes that games run together

summed over games. Games of the same entrant never overlap (hard constraint). Finding the optimum is a graph colouring
problem, so it is approximated by large neighbourhood search with threshold accepting:

1. Greedy start: each game, those with the fewest choices first, takes its cheapest free start.
2. Rounds: remove a game, its rivals and a few random ones, and insert them in random order at their cheapest starts.
   Keep the change if the cost rises by at most a random threshold, whose bound falls to 0 over the rounds; otherwise
   restore.
3. Return the best assignment seen.

Invariant: `_Grid.price` is the cost of one more game at each place given all placed games; `put` and `take` update it
in the length of the overlap. Rounds are limited to about 20 ms. Deterministic for a given generator; the random
functions are those of `random_picks`, since Python's own may change between versions.
"""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from formats.toolkit.scheduling.random_picks import choice, sample, shuffle

_FEW = 5
"""Random games removed in each round, besides the first one and its rivals."""
_LEAST_ROUNDS, _ROUNDS_PER_GAME, _MOST_ROUNDS = 100, 15, 400
"""Number of rounds. More rounds improve the result little and take longer than 20 ms."""
_HOUR = 60


@dataclass(frozen=True)
class SpreadTask:
    """Input of the search.

    `minutes`: every possible start in minutes, ascending. `levels[game]`: its starts as indexes into `minutes`, level
    by level; every game has the same number of levels, and no start is in two of them. `rivals[game]`: the other games
    that share an entrant. `fixed`: starts that are given. `length`: minutes that a game takes. `weight`: how many
    places later a game may start to save an hour in which two games run together; with 0 every game takes its earliest
    start.
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
    """Return a place for each game, or None for a game whose rivals leave it no start."""
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
            # Accepting small losses at first leads out of local optima (threshold accepting). The threshold is never
            # large enough to pay for a worse level.
            patience = int(rng.random() * _HOUR * task.weight * left / rounds / 2)
            cost += _try_again(board, free, patience, rng)
            if cost < least:
                best, least = list(board.place_of), cost
    return best


def _try_again(board: _Grid, free: Sequence[int], patience: int, rng: random.Random) -> int:
    """Remove a few games and insert them in random order; restore them if the cost rises by more than `patience`.

    Returns the change of the total cost.
    """
    first = choice(free, rng)
    rivals = [game for game in board.task.rivals[first] if game not in board.task.fixed]
    some = list(dict.fromkeys([first, *rivals, *sample(free, min(_FEW, len(free)), rng)]))
    shuffle(some, rng)
    before = [(game, board.place_of[game]) for game in some]
    saved = sum(board.take(game) for game in some)
    # Half of the time let the first game take a random start: some improvements need a start that looks worse at first.
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
    """The current assignment, and the marginal cost of one more game at each place.

    `price[place]` holds the cost without levels; `penalty[level]` is added for the level, the last one for no start at
    all.
    """

    def __init__(self, task: SpreadTask) -> None:
        self.task = task
        self.place_of: list[int | None] = [None] * len(task.levels)
        self.price = [_HOUR * place for place in range(len(task.minutes))]
        games, levels = len(task.levels), max(map(len, task.levels), default=0)
        # The unit exceeds everything that all games together can gain by earlier starts and less overlap, and each
        # level weighs more than all games at the level before it. That makes the objective lexicographic.
        unit = games * (_HOUR * len(task.minutes) + task.weight * task.length * games) + 1
        self.penalty: list[int] = [0, *(unit * (games + 1) ** level for level in range(levels))]
        self.level_of = [
            {place: level for level, places in enumerate(levels) for place in places} for levels in task.levels
        ]

    def put(self, game: int, place: int | None) -> None:
        """Place an unplaced game at `place`; None leaves it unplaced."""
        self.place_of[game] = place
        if place is not None:
            for other, minutes in self.task.overlaps[place]:
                self.price[other] += self.task.weight * minutes

    def take(self, game: int) -> int:
        """Remove a game and return the cost that this saves."""
        place = self.place_of[game]
        if place is None:
            return self.penalty[-1]
        self.place_of[game] = None
        for other, minutes in self.task.overlaps[place]:
            self.price[other] -= self.task.weight * minutes
        return self.penalty[self.level_of[game][place]] + self.price[place]

    def put_cheapest(self, game: int) -> int:
        """Place an unplaced game at the cheapest free place of its best level, and return the cost.

        Of equal places the earliest is taken. A game without any free place stays unplaced.
        """
        closed = self._closed(game)
        for places in self.task.levels[game]:
            free = [place for place in places if place not in closed] if closed else places
            if free:
                return self._put_at(game, min(free, key=self.price.__getitem__))
        return self.penalty[-1]

    def put_anywhere(self, game: int, rng: random.Random) -> int:
        """Place an unplaced game at a random free place and return its cost.

        A game without rivals stays in its best level: it can always be there, so other levels would only do harm.
        """
        levels: Sequence[Sequence[int]] = self.task.levels[game]
        if not self.task.rivals[game]:
            levels = [next((places for places in levels if places), ())]
        closed = self._closed(game)
        free = [place for places in levels for place in places if place not in closed]
        return self._put_at(game, choice(free, rng)) if free else self.penalty[-1]

    def _closed(self, game: int) -> set[int]:
        """Return the places at which the game would overlap with a rival."""
        at = (self.place_of[rival] for rival in self.task.rivals[game])
        return {other for place in at if place is not None for other, _ in self.task.overlaps[place]}

    def _put_at(self, game: int, place: int) -> int:
        """Place the game and return its cost."""
        cost = self.penalty[self.level_of[game][place]] + self.price[place]
        self.put(game, place)
        return cost
