"""The menu of what can be created, and the form of a tournament for tonight."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.names import quoted
from bot.text.phrases import Phrase

MENU = Phrase("tonight-menu")
PRESETS, FORMATS = Phrase("tonight-presets"), Phrase("tonight-formats")
FORM_TITLE, DEFAULT_NAME = Phrase("tonight-form-title"), Phrase("tonight-default-name")
ROUNDS_HELP = Phrase("tonight-rounds-help")
YES, NO = Phrase("tonight-yes"), Phrase("tonight-no")

LABELS: Mapping[str, Phrase] = {
    "name": Phrase("tonight-labels-name"),
    "kind": Phrase("tonight-labels-kind"),
    "rounds": Phrase("tonight-labels-rounds"),
    "best_of": Phrase("tonight-labels-best-of"),
    "third_place": Phrase("tonight-labels-third-place"),
}
"""The fields of the form."""


def kind(title: str, summary: str) -> str:
    """One kind of tournament in the list."""
    return say("tonight-kind", title=title, summary=summary)


def choice(title: str, summary: str) -> str:
    """One line of the menu."""
    return say("tonight-choice", title=title, summary=summary)


def series(games: str) -> str:
    """How many games a match has."""
    return say("tonight-series", games=int(games))


def not_in(title: str) -> str:
    """That kind of tournament has nothing of that sort."""
    return say("tonight-not-in", kind=title)


def whole_number(most: int) -> str:
    """The number of rounds cannot be read."""
    return say("tonight-whole-number", most=most)


def opened(title: str, channel: int, minutes: int) -> str:
    """It is there, people can join, and how it goes on."""
    is_open = say("tonight-opened", title=quoted(title), channel=str(channel))
    return f"{is_open} {say('tonight-goes-on', minutes=minutes)}"
