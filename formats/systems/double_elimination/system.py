"""The double elimination format: defines the bracket; playing it is the toolkit's."""

from __future__ import annotations

from typing import ClassVar

from formats.core.contract import Options
from formats.toolkit.brackets.format import BracketFormat, BracketOptions
from formats.toolkit.brackets.tree import Bracket, double_elimination


class DoubleOptions(BracketOptions):
    """Options of the double elimination."""

    reset: bool = True


class DoubleElimination(BracketFormat[DoubleOptions]):
    """A winners' and a losers' bracket: out after two losses; see RULES.md."""

    key: ClassVar[str] = "double_elimination"
    separation_rule: ClassVar[str] = "R12"
    crossing_rule: ClassVar[str] = "R13"
    for_tonight: ClassVar[bool] = True
    options: ClassVar[type[Options]] = DoubleOptions

    def bracket(self, size: int, options: DoubleOptions) -> Bracket:
        """Return both brackets, the grand final and, by option, its replay (R2 to R5)."""
        return double_elimination(size, reset=options.reset)
