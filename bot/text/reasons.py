"""Rationale in words: the sentences belong to the formats and the engine; here they are filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.text.catalogue import later, register, speaking
from bot.text.format_texts import format_sentence, format_text
from bot.text.names import Names, quoted
from bot.text.numbers import plain_number
from bot.text.texts import texts
from bot.text.times import duration, stamp, utc_text
from formats.core.model import Reason
from formats.core.sentences import SentenceFormatter, places_in
from formats.core.values import EntrantId, Scalar
from formats.messages.parts import Value

_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)")
_SAID_BY_PEOPLE = "text"
"""The parameter that holds a person's own words."""


def reason_text(
    reason: Reason, words: Mapping[str, str], names: Names, *, cite: bool = False, markdown: bool = True
) -> str:
    """The reason's sentence with names and values in place, in the language of the reader.

    `words` are those of the format and the engine. Parameters that hold an instant (ISO 8601 with an
    offset, or seconds since 1970 under a name that ends in `_at`) become timestamps, `minutes` a duration.
    `markdown=False` is for files and code blocks. `cite` adds the number of the rule. A code nobody has words for is
    shown as it is: a missing sentence must not hide the rest.
    """
    sentence = words.get(reason.code) or reason.code
    name = names.plain if markdown else names.full
    text = _filled(sentence, _values(reason, places_in(sentence), name, markdown=markdown))
    if cite and reason.rule:
        text = later("@cited", text=text, rule=reason.rule)
    return f"⚠ {text}" if reason.warning else text


def reason_lines(reasons: Sequence[Reason], words: Mapping[str, str], names: Names, *, cite: bool = False) -> list[str]:
    """Each reason as a line, warnings first."""
    ordered = sorted(reasons, key=lambda reason: not reason.warning)
    return [reason_text(reason, words, names, cite=cite) for reason in ordered]


@register("@cited")
def _cited(code: str, values: Mapping[str, Any]) -> str:
    """The sentence with its rule: behind it where the language has no full stop to put it before."""
    with speaking(code):
        return texts.why.cited(text=str(values["text"]).rstrip(".。"), rule=values["rule"])


def _filled(sentence: str, values: Mapping[str, Value | None]) -> str:
    known = {place: value for place, value in values.items() if value is not None}
    if len(known) == len(values):
        text = format_sentence(sentence, known)
        if text is not None:
            return text
    return _Sentence().vformat(sentence, (), {**values})


def _values(
    reason: Reason, places: frozenset[str], name: Callable[[EntrantId], str], *, markdown: bool
) -> dict[str, Value | None]:
    """What fills each place of the sentence; None where the reason says nothing of it."""
    values: dict[str, Value | None] = {}
    for place in places:
        if place.isdigit():
            number = int(place)
            values[place] = name(reason.about[number]) if number < len(reason.about) else None
        else:
            values[place] = _shown(place, reason.params[place], markdown=markdown) if place in reason.params else None
    return values


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


class _Sentence(SentenceFormatter):
    """Fills a sentence that no catalogue has, in English; what is missing shows as its own place."""

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """What fills a place."""
        del args
        value = kwargs.get(str(key))
        return f"{{{key}}}" if value is None else value
