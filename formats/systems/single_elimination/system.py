"""The single elimination format: defines the bracket; playing it is the toolkit's."""

from __future__ import annotations

from typing import ClassVar

from formats.core.contract import Options
from formats.toolkit.brackets.format import BracketFormat, BracketOptions
from formats.toolkit.brackets.tree import Bracket, single_elimination


class SingleOptions(BracketOptions):
    """Options of the single elimination."""

    third_place: bool = False
    all_places: bool = False


class SingleElimination(BracketFormat[SingleOptions]):
    """A seeded bracket: out after one loss; see RULES.md."""

    key: ClassVar[str] = "single_elimination"
    separation_rule: ClassVar[str] = "R11"
    crossing_rule: ClassVar[str] = "R12"
    for_tonight: ClassVar[bool] = True
    usual_tonight: ClassVar[bool] = True
    options: ClassVar[type[Options]] = SingleOptions

    def bracket(self, size: int, options: SingleOptions) -> Bracket:
        """Return the smallest full bracket that holds the field (R2 to R5)."""
        return single_elimination(size, third_place=options.third_place, all_places=options.all_places)
