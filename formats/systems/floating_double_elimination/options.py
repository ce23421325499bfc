"""Options of the floating double elimination."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from formats.core.separation import SEPARATION_FORM, SeparatingOptions


class FinalsOptions(SeparatingOptions):
    """Options of the floating double elimination. The defaults are those of the Arimaa World Championship."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (SEPARATION_FORM,)

    earlier_meetings_count: bool = Field(
        default=False, description="Do games of earlier stages count as meetings when repeats are avoided?"
    )
    byes_count_as_wins: bool = Field(
        default=False, description="Does a bye count as a game won when second and third place are recognised?"
    )
