"""The menu of what can be created, and the form of a tournament for tonight."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.texts import texts

LABELS: Mapping[str, Phrase] = {
    "name": texts.tonight.labels_name,
    "kind": texts.tonight.labels_kind,
    "rounds": texts.tonight.labels_rounds,
    "best_of": texts.tonight.labels_best_of,
    "third_place": texts.tonight.labels_third_place,
}
"""The fields of the form."""


def opened(title: str, channel: int, minutes: int) -> str:
    """It is there, people can join, and how it goes on."""
    is_open = texts.tonight.opened(title=quoted(title), channel=str(channel))
    return f"{is_open} {texts.tonight.goes_on(minutes=minutes)}"
