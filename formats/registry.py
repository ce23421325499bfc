"""Finds pairing systems and presets: whatever lies in `formats/systems` and `formats/presets` is in the game.

A system is a package `formats.systems.<key>` with `FORMAT`, an instance of a `Format` of that key; a preset a module
`formats.presets.<key>` with `PRESET`. Nothing has to be entered anywhere.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, TypeVar

import formats
from formats import presets as presets_package
from formats import systems as systems_package
from formats.core.contract import Format
from formats.core.engine import Engine
from formats.core.errors import InvariantError, UnknownFormatError
from formats.core.plan import Preset
from formats.toolkit.requirements import REQUIREMENT, is_required, requirement_form
from formats.toolkit.scheduling.rounds import AVAILABILITY, availability_form, schedule_round
from formats.toolkit.scheduling.words import WORDS

T = TypeVar("T", Format[Any], Preset)


def systems() -> Mapping[str, Format[Any]]:
    """Every pairing system by its key, in alphabetical order."""
    return _found(systems_package, "FORMAT", Format)


def presets() -> Mapping[str, Preset]:
    """Every preset by its key, in alphabetical order."""
    return _found(presets_package, "PRESET", Preset)


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
        words=WORDS,
        wanted={REQUIREMENT: is_required},
    )


def sentence(code: str, system: str | None = None) -> str | None:
    """The sentence of a `Reason.code` as the system of that key uses it, or as the engine does; None if unknown."""
    return engine().sentence(code, system)


@cache
def _found(package: ModuleType, attribute: str, kind: type[T]) -> Mapping[str, T]:
    found: dict[str, T] = {}
    for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda module: module.name):
        value = getattr(importlib.import_module(f"{package.__name__}.{module.name}"), attribute, None)
        if not isinstance(value, kind) or value.key != module.name:
            what = (
                f"{package.__name__}.{module.name} must hold {attribute}, a {kind.__name__} whose key is its own name"
            )
            raise InvariantError(what)
        found[value.key] = value
    return found
