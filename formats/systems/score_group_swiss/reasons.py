"""Write the recorded rationale of a round."""

from __future__ import annotations

from collections.abc import Sequence

from formats.core.model import Reason
from formats.core.points import shown
from formats.core.separation import NO_SEPARATION, Separation
from formats.core.values import EntrantId
from formats.systems.score_group_swiss.byes import ByeChoice
from formats.systems.score_group_swiss.rounds import wins_needed
from formats.systems.score_group_swiss.scan import ScanPair

LOTS = "lots"
"""Code of the reason with the numbers drawn for a round: its `about` lists the entrants, the lowest number first."""


def round_reasons(number: int, rounds: int, drawn: Sequence[EntrantId], *, by_table: bool) -> tuple[Reason, ...]:
    """Return the round, the wins that the rounds table names (if the rounds follow it), and the numbers drawn."""
    reasons = [Reason(code="round", rule="R1", params={"round": number, "rounds": rounds})]
    if by_table:
        reasons.append(Reason(code="wins_needed", rule="R1", params={"wins": wins_needed(rounds)}))
    return (*reasons, Reason(code=LOTS, rule="R4", about=tuple(drawn)))


def pair_reasons(scan_pair: ScanPair, separation: Separation = NO_SEPARATION, scale: int = 2) -> tuple[Reason, ...]:
    """Return the player's position, how far the search went, and who was passed over and why.

    `scale` units of the players' points make one point.
    """
    pair = (scan_pair.upper, scan_pair.lower)
    reasons = [_search_reason(scan_pair, scale)]
    reasons += [Reason(code="passed_met", rule="R3", about=(scan_pair.upper, other)) for other in scan_pair.met]
    reasons += [Reason(code="passed_kept", rule="R10", about=(scan_pair.upper, other)) for other in scan_pair.kept_free]
    for other in scan_pair.kept_apart:
        reasons += separation.passed_over(scan_pair.upper, other, rule="R15")
    if scan_pair.earlier_meetings:
        reasons.append(
            Reason(code="repeat", rule="R10", about=pair, params={"times": scan_pair.earlier_meetings}, warning=True)
        )
    reasons += separation.broken(*pair, rule="R15")
    return tuple(reasons)


def _search_reason(scan_pair: ScanPair, scale: int) -> Reason:
    """Return how the opponent was found."""
    places = {"points": shown(scan_pair.group.points, scale), "lower_points": shown(scan_pair.lower_points, scale)}
    if scan_pair.floats:
        code = "floated"
    elif scan_pair.top_half:
        code = "opposite" if scan_pair.first_choice else "searched"
    else:
        code = "next_below" if scan_pair.step == 1 else "searched_below"
    return Reason(
        code=code, rule="R8", about=(scan_pair.upper, scan_pair.lower), params={**places, "step": scan_pair.step}
    )


def bye_reasons(bye: ByeChoice, separation: Separation = NO_SEPARATION) -> tuple[Reason, ...]:
    """Return why this player has the bye, and why nobody lower in the list."""
    code = "bye_again" if bye.again else "bye_lowest"
    reasons = [Reason(code=code, rule="R9", about=(bye.player,), warning=bye.again)]
    reasons += [Reason(code="bye_passed_had", rule="R9", about=(other,)) for other in bye.had_one]
    needed = "bye_passed_apart" if separation else "bye_passed_needed"
    reasons += [Reason(code=needed, rule="R9", about=(other,)) for other in bye.needed]
    return tuple(reasons)
