"""Menu of kinds with a sketch for each format: chosen by its face, or derived from its capabilities."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any

from bot.charts.capabilities import ChoosesSketch
from bot.face_api.in_use import faces
from bot.pictures.kinds import Kind, Kinds, KindsSheet
from bot.pictures.sketches import Sketch
from bot.text.texts import texts
from formats.core.contract import Format
from formats.core.model import Entrant
from formats.core.plan import StagePlan
from formats.core.rules import StageRules
from formats.core.state import Stage
from formats.toolkit.brackets.format import BracketFormat

logger = logging.getLogger(__name__)

FIELDS = (6, 10)
"""A format with size - 1 rounds for each of these field sizes is a round robin."""


def kinds_sheet(
    parts: Iterable[tuple[str, Iterable[tuple[str, Iterable[str]]]]],
    systems: Mapping[str, Format[Any]],
    title: str = "",
) -> KindsSheet:
    """Return the picture of a menu, or of a tournament by its title.

    Its headings have titles, each with the keys of its stages' formats.
    """
    shown = [
        Kinds(heading, tuple(Kind(title, tuple(sketch_of(key, systems) for key in keys)) for title, keys in kinds))
        for heading, kinds in parts
    ]
    return KindsSheet(title or texts.pictures.kinds(), tuple(shown))


def sketch_of(key: str, systems: Mapping[str, Format[Any]]) -> Sketch:
    """Return the sketch of a format; `rounds` if it cannot be determined."""
    face = faces().of_format(key)
    if isinstance(face, ChoosesSketch):
        return face.sketch
    try:
        return by_capabilities(systems[key])
    except Exception:
        logger.exception("cannot determine the sketch of format %s, using rounds", key)
        return "rounds"


def by_capabilities(system: Format[Any]) -> Sketch:
    """Derive a sketch from the capabilities of a format."""
    rules = StageRules(system, system.read_options({}))
    if isinstance(system, BracketFormat):
        matches = system.bracket(4, rules.options)
        return "double_bracket" if any(match.kind == "grand_final" for match in matches) else "bracket"
    if rules.has_groups:
        return "groups"
    if rules.lives is not None:
        return "lives"
    if rules.simulates_marks:
        return "odds"
    return "everybody" if all(_rounds(system, size) == size - 1 for size in FIELDS) else "rounds"


def _rounds(system: Format[Any], size: int) -> int | None:
    """Return the number of rounds that a field of this size plays by default."""
    options = system.read_options({})
    field = {f"e{number}": Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)}
    return system.planned_rounds(Stage(0, StagePlan(system=system.key, title=""), tuple(field), field), options)
