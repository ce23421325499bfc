"""Rule 9: who sits out when the number of players is odd."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from formats.core.values import EntrantId
from formats.toolkit.matching import EMPTY_SEAT, best_matching
from formats.toolkit.record import Couple, couple


@dataclass(frozen=True)
class ByeChoice:
    """Who gets the bye. `had_one` and `needed` stand lower in the list, from the bottom up.

    `had_one` were passed over because they have had a bye; `needed` because without them somebody would have to play an
    old opponent. `again` says that everybody has had a bye.
    """

    player: EntrantId
    had_one: tuple[EntrantId, ...]
    needed: tuple[EntrantId, ...]
    again: bool


def bye_candidates(order: Sequence[EntrantId], byes: Mapping[EntrantId, int]) -> list[EntrantId]:
    """From the bottom up: those without a bye; everybody when all have had one (reading A11)."""
    upwards = list(reversed(order))
    return [player for player in upwards if not byes.get(player)] or upwards


def choose_bye(
    order: Sequence[EntrantId], byes: Mapping[EntrantId, int], meetings: Mapping[Couple, int]
) -> ByeChoice | None:
    """The bye of an odd field, taken off before anybody is paired; None for an even one.

    It goes to the lowest candidate without whom the others can be paired with as few repeats as any candidate allows.
    """
    if len(order) % 2 == 0:
        return None
    candidates = bye_candidates(order, byes)
    layers = {(EMPTY_SEAT, player): (0, 0) for player in candidates}
    layers |= {(a, b): repeat_cost(a, b, meetings) for a, b in combinations(order, 2)}
    tastes = {(EMPTY_SEAT, player): dislike for dislike, player in enumerate(candidates)}
    player = dict(best_matching((EMPTY_SEAT, *order), layers, tastes))[EMPTY_SEAT]
    lower = [other for other in reversed(order) if order.index(other) > order.index(player)]
    return ByeChoice(
        player=player,
        had_one=tuple(other for other in lower if other not in candidates),
        needed=tuple(other for other in lower if other in candidates),
        again=bool(byes.get(player)),
    )


def repeat_cost(a: EntrantId, b: EntrantId, meetings: Mapping[Couple, int]) -> tuple[int, int]:
    """What a pairing costs by rule 3: is it a repeat, and how often have the two met."""
    times = meetings.get(couple(a, b), 0)
    return min(times, 1), times
