"""What directors can set about groups."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, Field

from formats.toolkit.point_options import POINTS_FORM, PointOptions
from formats.toolkit.tie_breaks import ScoreTieBreak, each_once

USUAL_SIZE = 4
"""Members of a group where directors do not set the number of groups."""

MOST_GROUPS = 26
"""As many as there are letters."""


class GroupStageOptions(PointOptions):
    """Options of the group stage."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (POINTS_FORM,)

    groups: int | None = Field(default=None, ge=1, le=MOST_GROUPS)
    deal: Literal["snake", "drawn"] = "snake"
    legs: int = Field(default=1, ge=1, le=4)
    tie_breaks: Annotated[tuple[Literal["direct", "sodos", "wins", ScoreTieBreak], ...], AfterValidator(each_once)] = (
        Field(default=("direct", "sodos", "wins"), max_length=5)
    )

    def count(self, size: int) -> int:
        """Return the number of groups for a field of this size."""
        return self.groups or max(1, -(-size // USUAL_SIZE))

    @property
    def needs_scores(self) -> bool:
        """True if scores break ties."""
        return super().needs_scores or not {"difference", "scored"}.isdisjoint(self.tie_breaks)
