"""Rounds of COP made by hand, for the reasons that they give."""

from __future__ import annotations

from typing import Any

from formats.core.model import Reason
from formats.systems.cop.outcome import Outcome
from formats.systems.cop.pairing import CopRound
from formats.systems.cop.position import Ranks
from formats.systems.cop.weights import Broken, Findings, Weight, WeightTable
from tests.formats.systems.cop.made import finding, standing, terms

LIGHT = Weight(repeats=0, rank_difference=1, can_catch=0, times=0, broken=Broken())


EVEN = standing([10, 9, 8, 7, 4, 0], 3)
"""Six players, `a` to `f`."""


ODD = standing([10, 9, 8, 7, 4], 3)
"""Five, of whom one has the bye: rank 5 is nobody."""


def made(weights: dict[Ranks, Weight] | None = None, findings: Findings | None = None, **more: Any) -> CopRound:
    """A round in which rank 0 meets 1, and so on, of light weights but for those that are named."""
    table = WeightTable.of({(i, j): LIGHT for j in range(6) for i in range(j)} | (weights or {}))
    given: dict[str, Any] = {
        "position": EVEN,
        "terms": terms(3, place_prizes=2, hopefulness=(0.25,), control_loss_thresholds=(0.5,)),
        "outcome": Outcome(100, ((90, 10, 0), (10, 60, 30), (0, 30, 70)), factor=2, games=9),
        "control": None,
        "prohibitive": 1000,
        "pairs": ((0, 1), (2, 3), (4, 5)),
        "byes": (),
        "pinned": frozenset(),
        "dropped": (),
        **more,
    }
    return CopRound(table=table, findings=findings or finding(lowest_absolute=4), **given)


def told(reasons: list[Reason] | tuple[Reason, ...], code: str) -> Reason:
    """The one reason of this code."""
    (reason,) = [reason for reason in reasons if reason.code == code]
    return reason


def codes(reasons: list[Reason] | tuple[Reason, ...]) -> list[str]:
    return [reason.code for reason in reasons]
