"""Order of two players as seeds in round 3, the final and the game for third place (rules 9 and 10).

The lists of the source are lost; these are readings P3 and P4.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from formats.core.values import EntrantId
from formats.systems.group_rounds.draws import Toss
from formats.systems.group_rounds.phases import MATCHES, Phase
from formats.systems.group_rounds.progress import Progress
from formats.systems.group_rounds.ranking import mean_difference, record_share
from formats.systems.group_rounds.structure import RoundKey

PLACE, RECORD, DIFFERENCE, GAME, TOSS = "place", "record", "difference", "game", "toss"
Pair = tuple[EntrantId, EntrantId]


@dataclass(frozen=True, slots=True)
class Seeded:
    """Two players, the higher seed first, with the criterion and the earlier phase that decided.

    `toss` if a call did.
    """

    order: Pair
    by: str
    phase: RoundKey | None = None
    toss: Toss | None = None


def seed_pair(progress: Progress, pair: Pair, key: RoundKey) -> Seeded | None:
    """Return the order of two players in the phase `key`; None while a call of odd or even has to decide."""
    for phase, criterion, first, second in _compared(progress, pair, key):
        if first != second:
            return Seeded(pair if first > second else pair[::-1], criterion, phase.key)
    toss = progress.answers.toss(key, pair)
    if toss is None:
        return None
    return Seeded(pair if toss.first == pair[0] else pair[::-1], TOSS, toss=toss)


def _compared(progress: Progress, pair: Pair, key: RoundKey) -> Iterator[tuple[Phase, str, Fraction, Fraction]]:
    """Yield the values that readings P3 and P4 compare, in order. The greater value is better."""
    phases = [phase for phase in progress.phases if phase.key not in MATCHES and phase.key != key]
    wanted: dict[RoundKey, tuple[str, ...]] = {
        "round3": (PLACE, RECORD, DIFFERENCE, GAME),
        "round2": (RECORD, DIFFERENCE),
        "round1": (PLACE, RECORD, DIFFERENCE, GAME),
    }
    for phase in reversed(phases):
        for criterion in wanted[phase.key]:
            first, second = (_value(progress, phase, criterion, *two) for two in (pair, pair[::-1]))
            yield phase, criterion, first, second


def _value(progress: Progress, phase: Phase, criterion: str, player: EntrantId, other: EntrantId) -> Fraction:
    """Return a player's value of a criterion in a phase."""
    group = phase.group_of(player)
    if group is None:
        return Fraction(0)
    games = progress.counted(phase, group)
    match criterion:
        case "place":
            return Fraction(-progress.ranking(phase, group).place(player))
        case "record":
            return record_share(player, games)
        case "difference":
            return mean_difference(player, games)
        case _:
            return record_share(player, [game for game in games if other in game.players])
