"""Format the reasons of a rationale as sentences, from the messages of the formats."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

from bot.text.catalogue import catalogue, in_language, later, register, say
from bot.text.format_texts import format_text
from bot.text.names import Names, quoted
from bot.text.numbers import plain_number
from bot.text.texts import texts
from bot.text.times import duration, stamp, utc_text
from formats.core.model import Reason
from formats.core.values import Scalar
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value
from formats.messages.sentences import message_of, reason_values, variables_of

_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)")
_SAID_BY_PEOPLE = "text"
"""The parameter that holds a person's own words."""


def reason_text(reason: Reason, system: str, names: Names, *, cite: bool = False, markdown: bool = True) -> str:
    """Return a reason's sentence in the language of the reader, with names and values in place.

    `system` is the key of the format, or empty. Parameters that hold an instant (ISO 8601 with an offset, or seconds
    since 1970 under a name that ends in `_at`) become timestamps, `minutes` a duration. `markdown=False` is for files
    and code blocks. `cite` adds the number of the rule. A code without a message is shown as it is: a missing sentence
    must not hide the rest.
    """
    name = names.plain if markdown else names.full
    english = catalogue(ENGLISH)
    message = message_of(english, reason.code, system)
    if message is None:
        text = reason.code
    else:
        shown = partial(_shown, markdown=markdown)
        text = say(message, **reason_values(reason, variables_of(english, message), name, shown))
    if cite and reason.rule:
        text = later("@cited", text=text, rule=reason.rule)
    return f"⚠ {text}" if reason.warning else text


def reason_lines(reasons: Sequence[Reason], system: str, names: Names, *, cite: bool = False) -> list[str]:
    """Each reason as a line, warnings first."""
    ordered = sorted(reasons, key=lambda reason: not reason.warning)
    return [reason_text(reason, system, names, cite=cite) for reason in ordered]


@register("@cited")
def _cited(code: str, values: Mapping[str, Any]) -> str:
    """The sentence with its rule: behind it where the language has no full stop to put it before."""
    with in_language(code):
        return texts.why.cited(text=str(values["text"]).rstrip(".。"), rule=values["rule"])


def _shown(place: str, value: Scalar, *, markdown: bool) -> Value:
    at = _as_instant(place, value)
    if at is not None:
        return stamp(at) if markdown else utc_text(at)
    if place == "minutes" and isinstance(value, int):
        return duration(value)
    if value is None or isinstance(value, bool):
        return {None: "–", True: "yes", False: "no"}[value]
    if isinstance(value, float):
        return plain_number(value)
    if not isinstance(value, str):
        return value
    said = value if place == _SAID_BY_PEOPLE else format_text(value)
    return said if said != value or not markdown else quoted(value)


def _as_instant(key: str, value: Scalar) -> datetime | None:
    """The instant a parameter holds, if it holds one."""
    if isinstance(value, str) and _INSTANT.fullmatch(value):
        return datetime.fromisoformat(value)
    if key.endswith("_at") and isinstance(value, int):
        return datetime.fromtimestamp(value, UTC)
    return None
