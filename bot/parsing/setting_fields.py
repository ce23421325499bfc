"""Settings of a tournament as fields of forms.

In which form one stands, how it is shown and how it is read follows from `Settings`: from the name of the form at the
field, and from what the field holds.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import AwareDatetime

from bot.parsing.typed_values import prizes_text, read_minutes, read_money, read_prizes
from bot.text.wording.numbers import money
from formats.core.plan import FORM, Money, Prize, Settings, SettingsForm
from formats.core.wall_clock import wall_time

YES, NO = "yes", "no"
ZONE, LANGUAGE = "zone", "language"


@dataclass(frozen=True)
class Typed:
    """How something is typed: what of it is shown (on the clocks of a zone), and how that is read (ValueError).

    A `read` of None is left to whoever knows the clock: moments and zones.
    """

    shown: Callable[[Any, str], str]
    read: Callable[[str], Any] | None


def _moment_text(at: datetime, zone: str) -> str:
    return f"{wall_time(at, zone):%Y-%m-%d %H:%M}"


def _prizes_text(prizes: tuple[Prize, ...], _zone: str) -> str:
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
    """What a field can hold, each kind by itself; None is one of them where it may be empty."""
    return get_args(annotation) if get_origin(annotation) in {Union, types.UnionType} else (annotation,)


def literals_of(annotation: Any) -> tuple[Any, ...]:
    """The few values a field can have; empty where they are many."""
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def form_of(name: str) -> SettingsForm | None:
    """In which form a setting stands; None where directors do not set it by itself."""
    extra = Settings.model_fields[name].json_schema_extra
    return extra.get(FORM) if isinstance(extra, dict) else None  # type: ignore[return-value] # `_form` made it


def typed_as(name: str) -> Typed:
    """How a setting is typed."""
    (kind,) = (kind for kind in kinds_of(Settings.model_fields[name].annotation) if kind is not types.NoneType)
    return PLAIN if literals_of(kind) else TYPES[kind]


SETTINGS = tuple(name for name in Settings.model_fields if form_of(name) is not None)
MOMENTS = tuple(name for name in SETTINGS if typed_as(name) is MOMENT)
SWITCHES = tuple(name for name in SETTINGS if typed_as(name) is SWITCH)


def settings_in(form: SettingsForm) -> tuple[str, ...]:
    """The settings of a form that are typed or chosen, in their order."""
    return tuple(name for name in SETTINGS if form_of(name) == form and name not in SWITCHES)


def switches_in(form: SettingsForm) -> tuple[str, ...]:
    """The settings of a form that are ticked, in their order."""
    return tuple(name for name in SWITCHES if form_of(name) == form)


def setting_texts(settings: Settings, zone: str) -> dict[str, str]:
    """Every setting as it stands, typed as somebody in `zone` would type it."""
    values = {name: getattr(settings, name) for name in SETTINGS}
    return {name: "" if value is None else typed_as(name).shown(value, zone) for name, value in values.items()}


def emptied(name: str) -> Any:
    """What an emptied field means: nothing where that is possible, else the default."""
    info = Settings.model_fields[name]
    if types.NoneType in kinds_of(info.annotation):
        return None
    return () if isinstance(info.default, tuple) else info.default
