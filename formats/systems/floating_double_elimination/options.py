"""Options of the floating double elimination."""

from __future__ import annotations

from typing import ClassVar

from formats.core.separation import SEPARATION_FORM, SeparatingOptions


class FinalsOptions(SeparatingOptions):
    """Options of the floating double elimination. The defaults are those of the Arimaa World Championship."""

    forms: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (SEPARATION_FORM,)

    earlier_meetings_count: bool = False
    byes_count_as_wins: bool = False
