"""The menu of what can be created, and the form of a tournament for tonight."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.texts import texts

MENU = texts.tonight.menu
PRESETS, FORMATS = texts.tonight.presets, texts.tonight.formats
FORM_TITLE, DEFAULT_NAME = texts.tonight.form_title, texts.tonight.default_name
ROUNDS_HELP = texts.tonight.rounds_help
YES, NO = texts.tonight.yes, texts.tonight.no

LABELS: Mapping[str, Phrase] = {
    "name": texts.tonight.labels_name,
    "kind": texts.tonight.labels_kind,
    "rounds": texts.tonight.labels_rounds,
    "best_of": texts.tonight.labels_best_of,
    "third_place": texts.tonight.labels_third_place,
}
"""The fields of the form."""


def kind(title: str, summary: str) -> str:
    """One kind of tournament in the list."""
    return texts.tonight.kind(title=title, summary=summary)


def choice(title: str, summary: str) -> str:
    """One line of the menu."""
    return texts.tonight.choice(title=title, summary=summary)


def series(games: str) -> str:
    """How many games a match has."""
    return texts.tonight.series(games=int(games))


def not_in(title: str) -> str:
    """That kind of tournament has nothing of that sort."""
    return texts.tonight.not_in(kind=title)


def whole_number(most: int) -> str:
    """The number of rounds cannot be read."""
    return texts.tonight.whole_number(most=most)


def opened(title: str, channel: int, minutes: int) -> str:
    """It is there, people can join, and how it goes on."""
    is_open = texts.tonight.opened(title=quoted(title), channel=str(channel))
    return f"{is_open} {texts.tonight.goes_on(minutes=minutes)}"
