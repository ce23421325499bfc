"""Options of the tiered league."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from formats.toolkit.point_options import POINTS_FORM, PointOptions


class LeagueOptions(PointOptions):
    """Options of the tiered league. The defaults are those of the Kuksu title tournament, but without invitations."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (POINTS_FORM,)

    invitations: bool = False
    invitation_days: int = Field(default=14, ge=1, le=60)
    title_held: bool = False
    title_match: bool = True
    title_games: Literal[1, 3, 5, 7, 9] = 5

    @property
    def games_to_win(self) -> int:
        """Return the number of games that wins the title match."""
        return self.title_games // 2 + 1
