"""Options of the floating double elimination."""

from __future__ import annotations

from pydantic import Field

from formats.core.contract import Options


class FinalsOptions(Options):
    """Options of the floating double elimination. The defaults are those of the Arimaa World Championship."""

    earlier_meetings_count: bool = Field(
        default=False, description="Do games of earlier stages count as meetings when repeats are avoided?"
    )
    byes_count_as_wins: bool = Field(
        default=False, description="Does a bye count as a game won when second and third place are recognised?"
    )
