"""Options of formats that count points: the points table that directors can set."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Self, cast

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from formats.core.contract import Options
from formats.core.points import USUAL, Bonus, BonusFor, PointTable

_NEGATIVE = re.compile(r"(?:^|[-\s])-\d")
"""A number with a minus of its own: at the beginning, after a blank or after another minus."""

Worth = Annotated[int, Field(ge=0, le=1000)]


def _typed(value: Any) -> Any:
    """Return the numbers of a text such as `3-1-0`; anything else unchanged. Refuses negative points."""
    text = value[0] if isinstance(value, list) and len(value) == 1 else value
    numbers = re.split(r"[-\s]+", text.strip()) if isinstance(text, str) else value
    signed = [text] if isinstance(text, str) else value if isinstance(value, list | tuple) else ()
    if any(_NEGATIVE.search(str(one)) for one in signed):
        raise PydanticCustomError("points_negative", "points are not negative: a round without a game is worth 0")
    return numbers


POINTS_FORM = ("points", ("points", "forfeit_points", "bye_points", "bonus", "point_scale"))
"""The form in which directors set the table."""


class PointOptions(Options):
    """The points table as options, all empty by default: one point for a win, half a point for a tie."""

    points: Annotated[tuple[Worth, ...] | None, BeforeValidator(_typed)] = Field(
        default=None, min_length=3, max_length=3
    )
    forfeit_points: Annotated[tuple[Worth, ...] | None, BeforeValidator(_typed)] = Field(
        default=None, min_length=2, max_length=2
    )
    bye_points: Annotated[tuple[Worth, ...] | None, BeforeValidator(_typed)] = Field(
        default=None, min_length=1, max_length=4
    )
    bonus: tuple[Annotated[str, Field(pattern=r"^(win|loss) by \d{1,4}: \d{1,4}$")], ...] = Field(
        default=(), max_length=4
    )
    point_scale: int | None = Field(default=None, ge=1, le=100)

    @model_validator(mode="after")
    def _is_a_table(self) -> Self:
        if self.points is None:
            if any((self.forfeit_points, self.bye_points, self.bonus, self.point_scale)):
                raise PydanticCustomError("points_needed", "the points for a win, a tie and a loss are missing")
            return self
        win, tie, loss = self.points
        if not (win >= tie >= loss and win > loss):
            raise PydanticCustomError("points_out_of_order", "a win must give more than a loss, a tie no more nor less")
        return self

    @property
    def superseded(self) -> frozenset[str]:
        """Points for byes replace the half-points of a bye."""
        return frozenset({"bye_half_points"}) if self.bye_points else frozenset()

    @property
    def point_table(self) -> PointTable:
        """Return the points table."""
        if self.points is None:
            return USUAL
        return _table(self.points, self.forfeit_points, self.bye_points or (), self.bonus, self.point_scale or 1)


@lru_cache(maxsize=256)
def _table(
    points: tuple[int, ...],
    by_forfeit: tuple[int, ...] | None,
    byes: tuple[int, ...],
    bonuses: tuple[str, ...],
    scale: int,
) -> PointTable:
    """Return the table of these options: always the same object, as what is memoized depends on it."""
    win, tie, loss = points
    forfeit_win, forfeit_loss = by_forfeit or (win, loss)
    full, half, zero = (*byes[1:], *(forfeit_win, tie, 0)[len(byes[1:]) :])
    return PointTable(
        win=win,
        tie=tie,
        loss=loss,
        forfeit_win=forfeit_win,
        forfeit_loss=forfeit_loss,
        full_bye=full,
        half_bye=half,
        zero_bye=zero,
        allocated_bye=byes[0] if byes else None,
        bonuses=tuple(map(_bonus, bonuses)),
        scale=scale,
    )


def _bonus(text: str) -> Bonus:
    """Return a bonus of the options."""
    given_for, _, margin, points = text.replace(":", "").split()
    return Bonus(cast("BonusFor", given_for), int(margin), int(points))
