"""Small drawings of what can be created: a format's face brings its own, or it follows from what the format can do."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any

from bot.charts.capabilities import ChoosesSketch
from bot.face_api.in_use import faces
from bot.pictures.kinds import Kind, Kinds, KindsSheet
from bot.pictures.sketches import Sketch
from bot.text.wording.pictures import KINDS
from formats.core.contract import Format
from formats.core.model import Entrant
from formats.core.plan import StagePlan
from formats.core.rules import StageRules
from formats.core.state import Stage
from formats.toolkit.brackets.format import BracketFormat

logger = logging.getLogger(__name__)

FIELDS = (6, 10)
"""Who plays as many rounds as there are others, in each of these fields, meets everybody."""


def kinds_sheet(
    parts: Iterable[tuple[str, Iterable[tuple[str, Iterable[str]]]]], systems: Mapping[str, Format[Any]]
) -> KindsSheet:
    """The picture of a menu: by heading the titles that it offers, each with the formats of its stages by key."""
    shown = [
        Kinds(heading, tuple(Kind(title, tuple(sketch_of(key, systems) for key in keys)) for title, keys in kinds))
        for heading, kinds in parts
    ]
    return KindsSheet(KINDS(), tuple(shown))


def sketch_of(key: str, systems: Mapping[str, Format[Any]]) -> Sketch:
    """How the format of a key is drawn; one that cannot say what it does is drawn as rounds."""
    face = faces().of_format(key)
    if isinstance(face, ChoosesSketch):
        return face.sketch
    try:
        return by_capabilities(systems[key])
    except Exception:
        logger.exception("no sketch of %s but rounds", key)
        return "rounds"


def by_capabilities(system: Format[Any]) -> Sketch:
    """What a format can do, as a drawing."""
    rules = StageRules(system, system.read_options({}))
    if isinstance(system, BracketFormat):
        matches = system.bracket(4, rules.options)
        return "double_bracket" if any(match.kind == "grand_final" for match in matches) else "bracket"
    if rules.has_groups:
        return "groups"
    if rules.lives is not None:
        return "lives"
    if rules.simulates_odds:
        return "odds"
    return "everybody" if all(_rounds(system, size) == size - 1 for size in FIELDS) else "rounds"


def _rounds(system: Format[Any], size: int) -> int | None:
    """How many rounds a field of that size plays by default."""
    options = system.read_options({})
    field = {f"e{number}": Entrant(id=f"e{number}", number=number) for number in range(1, size + 1)}
    return system.planned_rounds(Stage(0, StagePlan(system=system.key, title=""), tuple(field), field), options)
