"""Phases of the event (R9) and the fixed schedules of the opening (R10)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from formats.core.lots import Lots
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.cop.options import CopOptions
from formats.toolkit.matching import EMPTY_SEAT
from formats.toolkit.round_robin import berger_table

Phase = Literal["round_robin", "initial_fontes", "swiss", "cop"]
Pair = tuple["EntrantId", "EntrantId"]
Group = tuple["EntrantId", ...]
"""Players in seed order, the empty seat last."""

FONTES_ROUNDS = 3
GROUP = 4
FOUR = (((1, 4), (2, 3)), ((1, 3), (2, 4)), ((1, 2), (3, 4)))
"""Rounds of a group of four, as numbers within the group."""
SIX = (((1, 6), (2, 3), (4, 5)), ((1, 4), (2, 5), (3, 6)), ((1, 2), (3, 4), (5, 6)))
"""Rounds of a group of six, "shirts against skins": the first, third and fifth meet the second, fourth and sixth."""


@dataclass(frozen=True)
class Phases:
    """The opening schedule, its number of rounds, and the round with which COP begins."""

    opening: Phase
    opening_rounds: int
    first_cop_round: int

    def of_round(self, number: int) -> Phase:
        """Return the phase of a round."""
        if number <= self.opening_rounds:
            return self.opening
        return "swiss" if number < self.first_cop_round else "cop"


def phases(players: int, options: CopOptions) -> Phases:
    """Return the phases (R9): a whole round robin if it fits, else Initial Fontes and a Swiss; then COP."""
    second_half = options.first_cop_round or options.rounds // 2 + 1
    robin = players - 1 + players % 2
    before_cop = options.first_cop_round is None or robin < options.first_cop_round
    room = before_cop and robin <= options.rounds - options.round_robin_margin
    if options.opening == "round_robin" or (options.opening == "auto" and room):
        return Phases("round_robin", robin, max(robin + 1, options.first_cop_round or 0))
    groups = players + players % 2 >= GROUP
    if groups and (options.opening == "initial_fontes" or (options.opening == "auto" and second_half > FONTES_ROUNDS)):
        return Phases("initial_fontes", FONTES_ROUNDS, max(second_half, FONTES_ROUNDS + 1))
    return Phases("swiss", 0, second_half)


def starters(stage: Stage) -> tuple[EntrantId, ...]:
    """Return the entrants of the first round in seed order: schedules are made for them, also if they have it off."""
    if not stage.rounds:
        return stage.still_in
    first = stage.rounds[0].pairings.members()
    return tuple(entrant for entrant in stage.seeds if entrant in first)


def round_robin_pairs(field: Sequence[EntrantId], round_number: int) -> list[Pair]:
    """Return the pairs of a round of the Berger table (R10).

    The player without an opponent is paired with the empty seat.
    """
    table_round = berger_table(len(field))[round_number - 1]
    pairs = [(field[first - 1], field[second - 1]) for first, second in table_round.pairs]
    return pairs + ([] if table_round.free is None else [(field[table_round.free - 1], EMPTY_SEAT)])


def draw_fontes_groups(field: Sequence[EntrantId], lots: Lots) -> list[Group]:
    """Draw the groups (R10): groups of four, one player from each quarter of the seeds.

    Two players left over join a group from the middle quarters and make it a group of six. In an odd field the empty
    seat takes part as the last seed.
    """
    seats = [*field, *([EMPTY_SEAT] if len(field) % 2 else [])]
    number = {seat: seed for seed, seat in enumerate(seats)}
    quarter, left = divmod(len(seats), GROUP)
    middle = quarter + left // 2
    sizes = (quarter, middle, middle, quarter)
    groups: list[list[EntrantId]] = [[] for _ in range(quarter)]
    start = 0
    for pot, size in enumerate(sizes, start=1):
        drawn = lots.shuffled(seats[start : start + size], f"groups of the first rounds, quarter {pot}")
        for place, seat in enumerate(drawn):
            groups[min(place, quarter - 1)].append(seat)
        start += size
    return [tuple(sorted(group, key=number.__getitem__)) for group in groups]


def fontes_pairs(groups: Sequence[Group], round_number: int) -> list[Pair]:
    """Return the games of the first, second or third round of all groups (R10)."""
    return [
        (group[first - 1], group[second - 1])
        for group in groups
        for first, second in (FOUR if len(group) == GROUP else SIX)[round_number - 1]
    ]


@dataclass(frozen=True)
class Kept:
    """The part of a schedule that can be played: its games, other free players, and players whose opponent has left."""

    games: tuple[Pair, ...]
    free: tuple[EntrantId, ...]
    left_alone: tuple[EntrantId, ...]


def keep_schedule(pairs: Sequence[Pair], active: Sequence[EntrantId], elsewhere: Collection[EntrantId]) -> Kept:
    """Return the games whose players are active and not prepaired elsewhere, and the players left over.

    `free` are left over with a chance of another game: those free by the schedule, new in the field, or with a
    prepaired opponent. `left_alone` are those whose opponent has left, or has the round off.
    """
    here = {entrant for entrant in active if entrant not in elsewhere}
    games = tuple((first, second) for first, second in pairs if {first, second} <= here)
    seated = {seat for game in games for seat in game}
    gone = {seat for pair in pairs for seat in pair} - {EMPTY_SEAT, *active}
    alone = {seat for pair in pairs if not gone.isdisjoint(pair) for seat in pair}
    over = [entrant for entrant in active if entrant in here - seated]
    return Kept(
        games,
        tuple(entrant for entrant in over if entrant not in alone),
        tuple(entrant for entrant in over if entrant in alone),
    )
