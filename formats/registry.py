"""Discovery of pairing systems and presets in the packages `formats/systems` and `formats/presets`.

A system is a package `formats.systems.<key>` with `FORMAT`, an instance of a `Format` of that key; a preset a module
`formats.presets.<key>` with `PRESET`. Nothing has to be entered anywhere. What cannot be loaded is left out
(`left_out`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import formats
from formats import presets as presets_package
from formats import systems as systems_package
from formats.core.contract import Format
from formats.core.discovery import LeftOut, PluginFolder
from formats.core.engine import Engine
from formats.core.errors import UnknownFormatError
from formats.core.plan import Preset
from formats.toolkit.requirements import REQUIREMENT, is_required, requirement_form
from formats.toolkit.scheduling.rounds import AVAILABILITY, availability_form, schedule_round

SYSTEMS: PluginFolder[Format[Any]] = PluginFolder(systems_package, "FORMAT", Format)  # type: ignore[type-abstract]  # asked with isinstance only
PRESETS = PluginFolder(presets_package, "PRESET", Preset)


def systems() -> Mapping[str, Format[Any]]:
    """Every pairing system by its key, in alphabetical order."""
    return SYSTEMS.found.by_key


def presets() -> Mapping[str, Preset]:
    """Every preset by its key, in alphabetical order."""
    return PRESETS.found.by_key


def left_out() -> tuple[LeftOut, ...]:
    """The systems and presets that cannot be loaded, and why."""
    return (*SYSTEMS.found.left_out, *PRESETS.found.left_out)


def preset(key: str) -> Preset:
    """The preset of that key, or `UnknownFormatError`."""
    try:
        return presets()[key]
    except KeyError:
        raise UnknownFormatError(key) from None


@cache
def engine() -> Engine:
    """The engine with every system, the scheduler of game times and all forms."""
    return Engine(
        version=formats.__version__,
        formats=systems(),
        schedule=schedule_round,
        forms={AVAILABILITY: availability_form, REQUIREMENT: requirement_form},
        wanted={REQUIREMENT: is_required},
        left_out={broken.key: broken.problem for broken in SYSTEMS.found.left_out},
    )


def forget() -> None:
    """Search the folders again at the next access. Modules that are imported stay imported."""
    SYSTEMS.forget()
    PRESETS.forget()
    engine.cache_clear()
