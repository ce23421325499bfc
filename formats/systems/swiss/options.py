"""Options of the Swiss."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from formats.core.contract import Options
from formats.core.results import FULL_POINT
from formats.toolkit.tie_breaks import TieBreakName, each_once


class SwissOptions(Options):
    """Options of the plain Swiss."""

    rounds: int | None = Field(
        default=None, ge=1, le=30, description="How many rounds; empty means as many as a knock-out would need."
    )
    tie_breaks: Annotated[tuple[TieBreakName, ...], AfterValidator(each_once)] = Field(
        title="Tie-breaks",
        default=("buchholz_cut_1", "buchholz", "sodos", "direct", "wins"),
        max_length=6,
        description="What breaks ties on points, in this order: buchholz_cut_1, buchholz, median_buchholz, sodos "
        "(Sonneborn-Berger), direct, wins.",
    )
    bye_half_points: int = Field(
        title="Half-points for a bye",
        default=FULL_POINT,
        ge=0,
        le=2,
        description="What a bye is worth, in half-points.",
    )
    allow_repeats: bool = Field(
        default=False, description="May players meet again when no pairing without repeats is left?"
    )
