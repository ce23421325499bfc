"""Results of many games at once."""

from __future__ import annotations

from bot.text.texts import texts

FORM_TITLE, LINES, LINES_HELP = texts.bulk.form_title, texts.bulk.lines, texts.bulk.lines_help
PREVIEW, ENTER = texts.bulk.preview, texts.bulk.enter
PEOPLE_LINES = texts.bulk.people_lines


def entered(games: int) -> str:
    """Results are official."""
    return texts.bulk.entered(games=games)


def people_title(about: str) -> str:
    """The title of the form: ratings, fees, check-ins or seeds."""
    return texts.bulk.people_title(about=about)


def people_help(about: str) -> str:
    """How a line looks."""
    return texts.bulk.people_help(about=about)


def people_entered(count: int) -> str:
    """What was said of so many is noted."""
    return texts.bulk.people_entered(count=count)
