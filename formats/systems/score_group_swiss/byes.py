"""Choice of the bye in an odd field (rule 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from formats.core.separation import NO_SEPARATION, Separation
from formats.core.values import EntrantId
from formats.toolkit.matching import EMPTY_SEAT
from formats.toolkit.record import Couple

if TYPE_CHECKING:
    from formats.toolkit.matching.costs import Whole  # which imports NumPy


@dataclass(frozen=True)
class ByeChoice:
    """The player with the bye. `had_one` and `needed` are lower in the list, from the bottom up.

    `had_one` were passed over because they have had a bye; `needed` because without them another player would have to
    meet an old opponent. `again` is True if all players have had a bye.
    """

    player: EntrantId
    had_one: tuple[EntrantId, ...]
    needed: tuple[EntrantId, ...]
    again: bool


def bye_candidates(order: Sequence[EntrantId], byes: Mapping[EntrantId, int]) -> list[EntrantId]:
    """Return the players without a bye, from the bottom up; all players if each has had one (reading A11)."""
    upwards = list(reversed(order))
    return [player for player in upwards if not byes.get(player)] or upwards


def choose_bye(
    order: Sequence[EntrantId],
    byes: Mapping[EntrantId, int],
    meetings: Mapping[Couple, int],
    separation: Separation = NO_SEPARATION,
) -> ByeChoice | None:
    """Return the bye of an odd field, which is removed before pairing; None for an even field.

    It goes to the lowest candidate without whom the others can be paired with the minimum of repeats. One matching
    answers that: the empty seat is a vertex that may be matched with candidates only and prefers the lowest. Where some
    must not meet there may be no such round; then others may have the bye too. Raises `NoPairingExistsError` if some
    who must not meet would have to.
    """
    if len(order) % 2 == 0:
        return None
    import numpy as np  # noqa: PLC0415 - likewise

    from formats.toolkit.matching.pair_tables import all_pairs, distances, times_met, with_seat  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.separated import best_separated_pairs, to_avoid  # noqa: PLC0415 - likewise

    candidates = set(bye_candidates(order, byes))
    met = with_seat(times_met(order, meetings))
    had = np.array([player not in candidates for player in order])
    layers, allowed = [*repeat_costs(met)], all_pairs(len(met))
    if separation.avoid:
        layers.append(with_seat(to_avoid(order, separation)))
    if separation.never:
        layers.insert(0, with_seat(np.zeros_like(met[1:, 1:]), had.astype(np.int64)))
    else:
        allowed[0, 1:] = ~had
    # Only the empty seat has preferences here, for the lowest player.
    dislikes = -distances(len(met)) + len(order)
    dislikes[1:] = 0
    pairs = best_separated_pairs((EMPTY_SEAT, *order), layers, allowed, dislikes, separation)
    player = order[pairs[0][1] - 1]
    place = {who: number for number, who in enumerate(order)}
    lower = order[: place[player] : -1]
    return ByeChoice(
        player=player,
        had_one=tuple(other for other in lower if other not in candidates),
        needed=tuple(other for other in lower if other in candidates),
        again=bool(byes.get(player)),
    )


def repeat_costs(met: Whole) -> tuple[Whole, Whole]:
    """Return the cost layers of rule 3: whether the two have met, and how often."""
    import numpy as np  # noqa: PLC0415 - likewise

    return np.minimum(met, 1), met
