"""Choose the language of a response."""

from __future__ import annotations

from bot.text.catalogue import language_for, languages
from formats.messages.languages import ENGLISH

LONGEST = 200
"""Characters of an Accept-Language header that are read."""

MOST = 12
"""Languages of it that are looked at."""


def reader_language(chosen: str, accepted: str) -> str:
    """The language chosen in the address, else the first of the Accept-Language header that there is; else English."""
    if chosen in languages():
        return chosen
    for tag in _by_preference(accepted[:LONGEST]):
        language = language_for(tag)
        if language != ENGLISH or tag.lower().partition("-")[0] == ENGLISH:
            return language
    return ENGLISH


def _by_preference(accepted: str) -> list[str]:
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:MOST]:
        tag, _, parameter = part.strip().partition(";")
        weight = _weight(parameter)
        if tag and tag.isascii() and weight > 0:
            wanted.append((-weight, tag.strip()))
    return [tag for _, tag in sorted(wanted, key=lambda pair: pair[0])]


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
