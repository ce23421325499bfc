"""Options of the group rounds."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from formats.core.separation import SEPARATION_FORM, SeparatingOptions
from formats.systems.group_rounds.structure import Roll
from formats.toolkit.point_options import POINTS_FORM, PointOptions


class GroupOptions(PointOptions, SeparatingOptions):
    """Options of the group rounds. The preset has those of the Pentolla tournament."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (SEPARATION_FORM, POINTS_FORM)

    fewest: int = Field(default=2, ge=2, le=32)
    round_three_roll: Roll = "3"
