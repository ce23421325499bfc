"""Rationale in words: the sentences belong to the formats and the engine; here they are filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from string import Formatter
from typing import Any

from bot.app.speaking.names import Names, quoted
from bot.app.speaking.wording.numbers import plain_number
from bot.app.speaking.wording.times import duration, stamp, utc_text
from formats.core.model import Reason
from formats.core.values import EntrantId, Scalar

_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)")


def reason_text(
    reason: Reason, words: Mapping[str, str], names: Names, *, cite: bool = False, markdown: bool = True
) -> str:
    """The reason's sentence with names and values in place.

    `words` are those of the format and the engine. Parameters that hold an instant (ISO 8601 with an
    offset, or seconds since 1970 under a name that ends in `_at`) become timestamps, `minutes` a duration.
    `markdown=False` is for files and code blocks. `cite` adds the number of the rule. A code nobody has words for is
    shown as it is: a missing sentence must not hide the rest.
    """
    template = words.get(reason.code) or reason.code
    name = names.plain if markdown else names.full
    text = _Sentence(reason, name, markdown=markdown).format(template)
    if cite and reason.rule:
        text = f"{text.rstrip('.')} (rule {reason.rule})."
    return f"⚠ {text}" if reason.warning else text


def reason_lines(reasons: Sequence[Reason], words: Mapping[str, str], names: Names, *, cite: bool = False) -> list[str]:
    """Each reason as a line, warnings first."""
    ordered = sorted(reasons, key=lambda reason: not reason.warning)
    return [reason_text(reason, words, names, cite=cite) for reason in ordered]


class _Sentence(Formatter):
    """Fills a template: numbered fields are entrants, named ones parameters; what is missing shows as its own field."""

    def __init__(self, reason: Reason, name: Callable[[EntrantId], str], *, markdown: bool) -> None:
        self._reason = reason
        self._name = name
        self._markdown = markdown

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """The entrant's name or the parameter behind a field of the template."""
        del args, kwargs
        if isinstance(key, int):
            return self._name(self._reason.about[key]) if key < len(self._reason.about) else f"{{{key}}}"
        if key not in self._reason.params:
            return f"{{{key}}}"
        return self._shown(key, self._reason.params[key])

    def _shown(self, key: str, value: Scalar) -> Any:
        at = _as_instant(key, value)
        if at is not None:
            return stamp(at) if self._markdown else utc_text(at)
        if key == "minutes" and isinstance(value, int):
            return duration(value)
        if value is None or isinstance(value, bool):
            return {None: "–", True: "yes", False: "no"}[value]
        if isinstance(value, float):
            return plain_number(value)
        return quoted(value) if self._markdown and isinstance(value, str) else value


def _as_instant(key: str, value: Scalar) -> datetime | None:
    """The instant a parameter holds, if it holds one."""
    if isinstance(value, str) and _INSTANT.fullmatch(value):
        return datetime.fromisoformat(value)
    if key.endswith("_at") and isinstance(value, int):
        return datetime.fromtimestamp(value, UTC)
    return None
