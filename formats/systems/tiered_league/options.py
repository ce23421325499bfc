"""Options of the tiered league."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from formats.toolkit.point_options import POINTS_FORM, PointOptions


class LeagueOptions(PointOptions):
    """Options of the tiered league. The defaults are those of the Kuksu title tournament, but without invitations."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (POINTS_FORM,)

    invitations: bool = Field(
        default=False,
        description=(
            "Must everybody who signed up accept an invitation before play starts? Anyone who hasn't is left out."
        ),
    )
    invitation_days: int = Field(
        default=14,
        ge=1,
        le=60,
        description="How many days players have to answer the invitation.",
    )
    title_held: bool = Field(
        default=False,
        description="Does someone hold the title from before? They keep it if they do not take part.",
    )
    title_match: bool = Field(default=True, description="Does the winner of league A challenge the title holder?")
    title_games: Literal[1, 3, 5, 7, 9] = Field(
        default=5, description="The title match is the best of this many games."
    )

    @property
    def games_to_win(self) -> int:
        """Return the number of games that wins the title match."""
        return self.title_games // 2 + 1
