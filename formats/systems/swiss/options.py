"""Options of the Swiss."""

from __future__ import annotations

from functools import partial
from typing import Annotated, ClassVar, Final, Self, get_args

from pydantic import AfterValidator, Field, model_validator

from formats.core.capabilities import ROUNDS_OFF_FORM, RoundsOffOptions
from formats.core.model import Bye
from formats.core.results import FULL_POINT
from formats.core.separation import SEPARATION_FORM, SeparatingOptions
from formats.toolkit.fide.stage_record import points_of
from formats.toolkit.fide.tie_breaks.named import LONGEST_CODE, check_chosen, code_or
from formats.toolkit.point_options import POINTS_FORM, PointOptions
from formats.toolkit.tie_breaks import TieBreakName, each_once

OWN_TIE_BREAKS: Final = get_args(TieBreakName)
SwissTieBreakName = Annotated[str, Field(max_length=LONGEST_CODE), AfterValidator(partial(code_or, OWN_TIE_BREAKS))]

FINER_RULES = ("no_third_side", "remember_floats", "forfeit_counts_as_bye", "acceleration")


class SwissOptions(PointOptions, RoundsOffOptions, SeparatingOptions):
    """Options of the plain Swiss."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (
        ("through_and_out", ("wins_to_advance", "losses_to_leave")),
        SEPARATION_FORM,
        POINTS_FORM,
        ROUNDS_OFF_FORM,
        ("sides_and_floats", FINER_RULES),
    )

    rounds: int | None = Field(default=None, ge=1, le=30)
    tie_breaks: Annotated[tuple[SwissTieBreakName, ...], AfterValidator(each_once)] = Field(
        default=("buchholz_cut_1", "buchholz", "sodos", "direct", "wins"), max_length=6
    )
    bye_half_points: int = Field(default=FULL_POINT, ge=0, le=2)
    allow_repeats: bool = False
    wins_to_advance: int | None = Field(default=None, ge=1, le=15)
    losses_to_leave: int | None = Field(default=None, ge=1, le=15)

    no_third_side: bool = True
    remember_floats: bool = True
    forfeit_counts_as_bye: bool = True
    acceleration: bool = False

    @model_validator(mode="after")
    def _tie_breaks_of_one_kind(self) -> Self:
        check_chosen(self.tie_breaks, in_report=points_of(self.point_table, self.bye_half_points) is not None)
        return self

    @property
    def superseded(self) -> frozenset[str]:
        """Return also the rules about sides, floats, byes and acceleration that are off (R17 to R20)."""
        return super().superseded | {name for name in FINER_RULES if not getattr(self, name)}

    @property
    def bye_is_win(self) -> bool:
        """True if the bye of a round is worth as much as a win."""
        return self.point_table.is_win(Bye(entrant="", half_points=self.bye_half_points))

    @property
    def most_rounds(self) -> int | None:
        """Rounds after which every record is decided; None unless both limits are set."""
        if self.wins_to_advance is None or self.losses_to_leave is None:
            return None
        return self.wins_to_advance + self.losses_to_leave - 1
