"""Options of the Swiss by score groups."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from formats.core.capabilities import ROUNDS_OFF_FORM, RoundsOffOptions
from formats.core.results import FULL_POINT
from formats.core.separation import SEPARATION_FORM, SeparatingOptions
from formats.systems.score_group_swiss.order import Deviation
from formats.toolkit.point_options import POINTS_FORM, PointOptions


class SwissOptions(PointOptions, RoundsOffOptions, SeparatingOptions):
    """Options of the Swiss by score groups. The defaults are those of the Arimaa World Championship."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (SEPARATION_FORM, POINTS_FORM, ROUNDS_OFF_FORM)

    rounds: int | None = Field(default=None, ge=1, le=40)
    bye_half_points: int = Field(default=FULL_POINT, ge=0, le=FULL_POINT)
    deviation: Deviation = "population"
    allow_repeats: bool = False
