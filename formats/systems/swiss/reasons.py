"""Write the recorded rationale of a round."""

from __future__ import annotations

from collections.abc import Iterator

from formats.core.model import Reason
from formats.core.points import shown
from formats.core.values import EntrantId
from formats.systems.swiss.pairing import SwissPair, SwissRound
from formats.systems.swiss.position import Position
from formats.toolkit.record import couple


def pair_reasons(pair: SwissPair, position: Position) -> tuple[Reason, ...]:
    """Return why these two meet."""
    points, other_points = (shown(value, position.scale) for value in pair.points)
    if points == other_points:
        place, other_place = pair.places
        numbers: dict[str, str | int | float | bool | None] = {
            "points": points,
            "place": place,
            "other_place": other_place,
        }
        reasons = [Reason(code="same_score", rule="R7", about=pair.players, params=numbers)]
    else:
        params: dict[str, str | int | float | bool | None] = {"points": points, "other_points": other_points}
        reasons = [Reason(code="floated", rule="R7", about=pair.players, params=params)]
    reasons += _passed(pair, position)
    if pair.earlier_meetings:
        times: dict[str, str | int | float | bool | None] = {"times": pair.earlier_meetings}
        reasons.append(Reason(code="repeat", rule="R5", about=pair.players, params=times, warning=True))
    reasons += position.separation.broken(*pair.players, rule="R15")
    return tuple(reasons)


def _passed(pair: SwissPair, position: Position) -> Iterator[Reason]:
    """Yield the opponent in the other half of the score group if the two have met already or are kept apart."""
    upper, lower = pair.players
    natural = opposite(upper, position)
    if natural is None or natural == lower:
        return
    if position.meetings.get(couple(upper, natural)):
        yield Reason(code="passed_met", rule="R5", about=(upper, natural))
    yield from position.separation.passed_over(upper, natural, rule="R15")


def opposite(who: EntrantId, position: Position) -> EntrantId | None:
    """Return the opponent of a top-half player if only the halves counted (rule 9); None for all others."""
    group = position.score_groups[position.points[who]]
    half, place = len(group) // 2, group.index(who)
    return group[place + half] if place < half else None


def bye_reasons(swiss_round: SwissRound, position: Position) -> tuple[Reason, ...]:
    """Return why this player has the bye, and why nobody below."""
    if swiss_round.bye is None:
        return ()
    had = position.byes.get(swiss_round.bye, 0)
    reasons = [Reason(code="bye_again" if had else "bye", rule="R6", about=(swiss_round.bye,))]
    for who, byes in swiss_round.passed.items():
        needed = ("bye_passed_apart", "R15") if position.separation else ("bye_passed_needed", "R5")
        code, rule = ("bye_passed_had", "R4") if byes > had else needed
        reasons.append(Reason(code=code, rule=rule, about=(who,)))
    return tuple(reasons)
