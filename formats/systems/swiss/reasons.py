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
    ahead = "_ahead" if position.ahead else ""
    if points == other_points:
        place, other_place = pair.places
        numbers: dict[str, str | int | float | bool | None] = {
            "points": points,
            "place": place,
            "other_place": other_place,
        }
        reasons = [Reason(code=f"same_score{ahead}", rule="R7", about=pair.players, params=numbers)]
    else:
        params: dict[str, str | int | float | bool | None] = {"points": points, "other_points": other_points}
        reasons = [Reason(code=f"floated{ahead}", rule="R7", about=pair.players, params=params)]
    reasons += _passed(pair, position)
    if pair.earlier_meetings:
        times: dict[str, str | int | float | bool | None] = {"times": pair.earlier_meetings}
        reasons.append(Reason(code="repeat", rule="R5", about=pair.players, params=times, warning=True))
    reasons += position.separation.broken(*pair.players, rule="R15")
    if position.due_side(pair.players[0]) == position.due_side(pair.players[1]) != 0:
        reasons.append(Reason(code="third_side", rule="R17", about=pair.players))
    return tuple(reasons)


def _passed(pair: SwissPair, position: Position) -> Iterator[Reason]:
    """Yield the opponent in the other half of the score group if a rule above R7 has kept the two from meeting."""
    upper, lower = pair.players
    natural = opposite(upper, position)
    if natural is None or natural == lower:
        return
    if position.meetings.get(couple(upper, natural)):
        yield Reason(code="passed_met", rule="R5", about=(upper, natural))
    yield from position.separation.passed_over(upper, natural, rule="R15")
    if position.due_side(upper) == position.due_side(natural) != 0:
        yield Reason(code="passed_side", rule="R17", about=(upper, natural))


def opposite(who: EntrantId, position: Position) -> EntrantId | None:
    """Return the opponent of a top-half player if only the halves counted (rule 9); None for all others."""
    group = position.score_groups[position.points[who]]
    half, place = len(group) // 2, group.index(who)
    return group[place + half] if place < half else None


def round_reasons(position: Position) -> tuple[Reason, ...]:
    """Return that the upper half is paired with points ahead (R20); nothing without acceleration in this round."""
    if not position.ahead:
        return ()
    points = shown(max(position.ahead.values()), position.scale)
    return (Reason(code="accelerated", rule="R20", params={"players": len(position.ahead), "points": points}),)


def bye_reasons(swiss_round: SwissRound, position: Position) -> tuple[Reason, ...]:
    """Return why this player has the bye, and why nobody below."""
    if swiss_round.bye is None:
        return ()
    had = position.byes.get(swiss_round.bye, 0)
    again = had > position.forfeits.get(swiss_round.bye, 0)
    reasons = [Reason(code="bye_again" if again else "bye", rule="R6", about=(swiss_round.bye,))]
    for who, byes in swiss_round.passed.items():
        code, rule = _why_not(who, position) if byes > had else _why_needed(position)
        reasons.append(Reason(code=code, rule=rule, about=(who,)))
    return tuple(reasons)


def _why_not(who: EntrantId, position: Position) -> tuple[str, str]:
    """Return the code and rule for a player who has had more byes, or has won by forfeit instead."""
    return ("bye_passed_forfeit", "R19") if position.forfeits.get(who) else ("bye_passed_had", "R4")


def _why_needed(position: Position) -> tuple[str, str]:
    """Return the code and rule for a player without whom no round as good could be paired."""
    if position.separation:
        return "bye_passed_apart", "R15"
    return ("bye_passed_sides", "R17") if any(map(position.due_side, position.order)) else ("bye_passed_needed", "R5")
