"""Choice of the puzzle of a round (rules 14 to 17). Players are their seeds, 1 the best."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from formats.systems.swiss_elimination.ranks import Ranking
from formats.systems.swiss_elimination.table import BRACKETS, MatchTable, bracket_of

Puzzle = str
"""Code of a puzzle."""


@dataclass(frozen=True, slots=True)
class Pick:
    """How the puzzle of a round was chosen. `order` is the pick priority; without a `picker` a drawn list decided."""

    puzzle: Puzzle
    order: tuple[int, ...]
    picker: int | None = None
    reversed: bool = False


@dataclass(frozen=True)
class RoundChoice:
    """Input of the choice of an online round's puzzle.

    `lists` holds the preference lists for this round by seed, best first; `used` the puzzles of earlier rounds.
    """

    table: MatchTable
    round: str
    ranking: Ranking
    lists: Mapping[int, Sequence[Puzzle]]
    pool: Sequence[Puzzle]
    used: frozenset[Puzzle]

    def pick_priority(self) -> tuple[int, ...]:
        """Return the pick priority.

        With a list before without, still solving before done, then bracket, then seed (rule 15).

        Readings W4 and W6. Absent players do not pick.
        """
        done = self.table.done_online(self.round)

        def key(seed: int) -> tuple[bool, bool, int, int]:
            bracket = bracket_of(self.ranking.losses[seed - 1])
            return seed not in self.lists, self.ranking.rank_of(seed) in done, BRACKETS.index(bracket), seed

        return tuple(sorted((seed for seed in self.ranking.order if seed not in self.ranking.absent), key=key))

    def is_reversed(self, picker: int) -> bool:
        """Return True if the picker's list is reversed (rule 16).

        That is so in rounds in which rank 1 does not solve, for the best rank of the winner's bracket. The picker, the
        best seed of that bracket, need not be its best rank; then nothing is reversed (reading W3).
        """
        unbeaten = [seed for seed in self.ranking.order if self.ranking.losses[seed - 1] == 0]
        return self.round in reversed_rounds(self.table) and unbeaten[:1] == [picker]

    def remaining(self, wishes: Sequence[Puzzle]) -> list[Puzzle]:
        """Return the unused puzzles in the preferred order (rule 16).

        Those missing in the list follow in the pool's order.
        """
        wished = [puzzle for puzzle in wishes if puzzle in self.pool]
        full = [*wished, *(puzzle for puzzle in self.pool if puzzle not in wished)]
        return [puzzle for puzzle in full if puzzle not in self.used]

    def pick(self, drawn: Sequence[Puzzle] = ()) -> Pick:
        """Choose the puzzle (rules 15 to 17). `drawn` is the list that counts if no player gave one."""
        order = self.pick_priority()
        if not order or order[0] not in self.lists:
            return Pick(self.remaining(drawn)[0], order)
        picker = order[0]
        left = self.remaining(self.lists[picker])
        turned = self.is_reversed(picker)
        return Pick(left[-1] if turned else left[0], order, picker, turned)


def reversed_rounds(table: MatchTable) -> frozenset[str]:
    """Return the rounds with online matches but none for rank 1 (rule 16): C, E, F and G of the printed table."""
    return frozenset(
        sitting.round for sitting in table.sittings if sitting.venue == "online" and 1 not in sitting.ranks
    )


def drawn_list(number: int, pool: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the permutation of the pool with that number, from 1, in lexicographic order (rule 17).

    The number minus one, divided by the number of orders of all puzzles but one, gives the first puzzle; the remainder
    orders the others in the same way (Lehmer code).
    """
    rest, order = number - 1, []
    left = list(pool)
    while left:
        place, rest = divmod(rest, math.factorial(len(left) - 1))
        order.append(left.pop(place))
    return order


def orders_of(pool: Sequence[Puzzle]) -> int:
    """Return the number of permutations of the pool."""
    return math.factorial(len(pool))
