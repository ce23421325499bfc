"""Results of many games at once."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase

FORM_TITLE, LINES, LINES_HELP = Phrase("bulk-form-title"), Phrase("bulk-lines"), Phrase("bulk-lines-help")
PREVIEW, ENTER = Phrase("bulk-preview"), Phrase("bulk-enter")
PEOPLE_LINES = Phrase("bulk-people-lines")


def entered(games: int) -> str:
    """Results are official."""
    return say("bulk-entered", games=games)


def people_title(about: str) -> str:
    """The title of the form: ratings, fees, check-ins or seeds."""
    return say("bulk-people-title", about=about)


def people_help(about: str) -> str:
    """How a line looks."""
    return say("bulk-people-help", about=about)


def people_entered(count: int) -> str:
    """What was said of so many is noted."""
    return say("bulk-people-entered", count=count)
