"""Settings of a tournament as fields of forms.

The form of a setting, and how it is displayed and parsed, follow from the `Settings` model: from the name of the form
at the field, and from the field's type.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import AwareDatetime

from bot.parsing.typed_values import prizes_text, read_minutes, read_money, read_prizes
from bot.text.numbers import money
from formats.core.plan import FORM, Money, Prize, Settings, SettingsForm
from formats.core.wall_clock import wall_time

YES, NO = "yes", "no"
ZONE, LANGUAGE = "zone", "language"


@dataclass(frozen=True)
class Typed:
    """How a type is displayed (on the clocks of a zone) and parsed (raising `ValueError`).

    `read` is None for times and zones, which need the current time.
    """

    shown: Callable[[Any, str], str]
    read: Callable[[str], Any] | None


def _moment_text(at: datetime, zone: str) -> str:
    """Return a time as it would be typed."""
    return f"{wall_time(at, zone):%Y-%m-%d %H:%M}"


def _prizes_text(prizes: tuple[Prize, ...], _zone: str) -> str:
    """Return prizes as they would be typed."""
    return prizes_text(prizes)


PLAIN = Typed(lambda value, _zone: str(value), str)
MOMENT = Typed(_moment_text, None)
SWITCH = Typed(lambda value, _zone: YES if value else NO, lambda text: text == YES)
TYPES: dict[Any, Typed] = {
    str: PLAIN,
    int: Typed(PLAIN.shown, int),
    bool: SWITCH,
    AwareDatetime: MOMENT,
    Money: Typed(lambda amount, _zone: money(amount), read_money),
    tuple[int, ...]: Typed(lambda numbers, _zone: ", ".join(map(str, numbers)), read_minutes),
    tuple[Prize, ...]: Typed(_prizes_text, read_prizes),
}


def kinds_of(annotation: Any) -> tuple[Any, ...]:
    """Return the types that a field accepts; `NoneType` is one of them if it may be empty."""
    return get_args(annotation) if get_origin(annotation) in {Union, types.UnionType} else (annotation,)


def literals_of(annotation: Any) -> tuple[Any, ...]:
    """Return the possible values of a field with a few values, else an empty tuple."""
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def form_of(name: str) -> SettingsForm | None:
    """Return the form of a setting; None if directors do not set it directly."""
    extra = Settings.model_fields[name].json_schema_extra
    return extra.get(FORM) if isinstance(extra, dict) else None  # type: ignore[return-value] # `_form` made it


def typed_as(name: str) -> Typed:
    """Return how a setting is typed."""
    (kind,) = (kind for kind in kinds_of(Settings.model_fields[name].annotation) if kind is not types.NoneType)
    return PLAIN if literals_of(kind) else TYPES[kind]


SETTINGS = tuple(name for name in Settings.model_fields if form_of(name) is not None)
MOMENTS = tuple(name for name in SETTINGS if typed_as(name) is MOMENT)
SWITCHES = tuple(name for name in SETTINGS if typed_as(name) is SWITCH)


def settings_in(form: SettingsForm) -> tuple[str, ...]:
    """Return the settings of a form that are typed or chosen, in order."""
    return tuple(name for name in SETTINGS if form_of(name) == form and name not in SWITCHES)


def switches_in(form: SettingsForm) -> tuple[str, ...]:
    """Return the settings of a form that are checkboxes, in order."""
    return tuple(name for name in SWITCHES if form_of(name) == form)


def setting_texts(settings: Settings, zone: str) -> dict[str, str]:
    """Return every current setting as text, as a person in `zone` would type it."""
    values = {name: getattr(settings, name) for name in SETTINGS}
    return {name: "" if value is None else typed_as(name).shown(value, zone) for name, value in values.items()}


def emptied(name: str) -> Any:
    """Return the meaning of an emptied field: None if that is allowed, else the default."""
    info = Settings.model_fields[name]
    if types.NoneType in kinds_of(info.annotation):
        return None
    return () if isinstance(info.default, tuple) else info.default
