"""Options of the FIDE Dutch system."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from formats.core.capabilities import ROUNDS_OFF_FORM, RoundsOffOptions
from formats.core.errors import InvariantError
from formats.core.results import FULL_POINT
from formats.core.separation import SEPARATION_FORM, SeparatingOptions
from formats.toolkit.fide.baku import may_accelerate
from formats.toolkit.fide.record import Points
from formats.toolkit.fide.stage_record import points_of
from formats.toolkit.fide.tie_breaks.named import LONGEST_CODE, code_of
from formats.toolkit.point_options import POINTS_FORM, PointOptions
from formats.toolkit.tie_breaks import each_once


class FideDutchOptions(PointOptions, RoundsOffOptions, SeparatingOptions):
    """Options of the FIDE Dutch system."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (SEPARATION_FORM, POINTS_FORM, ROUNDS_OFF_FORM)

    rounds: int = Field(default=5, ge=1, le=30)
    tie_breaks: Annotated[
        tuple[Annotated[str, Field(max_length=LONGEST_CODE), AfterValidator(code_of)], ...], AfterValidator(each_once)
    ] = Field(default=("DE", "BH/C1", "BH", "SB", "WIN"), max_length=6)
    bye_half_points: int = Field(default=FULL_POINT, ge=1, le=2)
    initial_colour: Literal["lot", "white", "black"] = "lot"
    acceleration: bool = False
    fide_rules: bool = True

    @model_validator(mode="after")
    def _follows_the_handbook(self) -> Self:
        """Refuse what C.04.3, C.04.7 and the report file have no place for (R4, R9, R10)."""
        if self.avoid_meeting:
            raise PydanticCustomError("only_never", "the Dutch system has never_meet only: C6 to C21 leave no wishes")
        table = points_of(self.point_table, self.bye_half_points)
        if table is None:
            raise PydanticCustomError(
                "not_in_report", "forfeits and full byes count as wins, without bonus points, in tenths of a point"
            )
        if self.fide_rules and (2 * table.draw > table.win + table.loss or table.bye > table.win):
            raise PydanticCustomError("not_of_fide", "two draws give at most a win and a loss, a bye at most a win")
        if self.acceleration and not may_accelerate(table):
            raise PydanticCustomError("not_accelerated", "acceleration needs a tie worth half a win, a loss worth 0")
        return self

    @property
    def chess_points(self) -> Points:
        """Return the points table in tenths."""
        points = points_of(self.point_table, self.bye_half_points)
        if points is None:
            raise InvariantError("the Dutch system has points that no report file has")
        return points
