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

    fewest: int = Field(
        default=2,
        ge=2,
        le=32,
        description="The fewest players to start with; 16 players fill four groups.",
    )
    round_three_roll: Roll = Field(
        default="3",
        description="The number drawn for round 3: 1 to 3, 1 to 6, 1 to 9, or 0 to 9, where 0 means drawing again.",
    )
