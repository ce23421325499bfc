"""Commands about a series: its plan, and what happens to its evenings."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from formats.core.events import EveningGame, Outcome, SeriesPlan
from formats.core.values import EntrantId, Value


class PlanSeries(Value):
    """Make a series of a tournament that has not begun, or change the plan of a series."""

    kind: Literal["PlanSeries"] = "PlanSeries"
    plan: SeriesPlan


class OpenEvening(Value):
    """Open the next evening, which has this number; if its start has passed, it is recorded as missed."""

    kind: Literal["OpenEvening"] = "OpenEvening"
    number: int = Field(ge=1)


class RecordEvening(Value):
    """Record how an evening stands, in place of what was recorded before; nothing if that is the same.

    So many `newcomers` take part in the series for the first time. Their ids are the next ones.
    """

    kind: Literal["RecordEvening"] = "RecordEvening"
    number: int = Field(ge=1)
    outcome: Outcome
    places: tuple[tuple[EntrantId, ...], ...] = ()
    games: tuple[EveningGame, ...] = ()
    newcomers: int = Field(default=0, ge=0, le=2000)


EveningCommand = PlanSeries | OpenEvening | RecordEvening
"""The commands of this module."""
