"""Names and descriptions of slash commands as Discord shows them, in the language of the user.

The English stands at the commands; `bot/locales/en/commands.ftl` is written from them by `make reference`, and every
language translates that file. A description is found by its English, so commands need no ids; a name has one
translation wherever it is used. Discord sends the bot the English names.
"""

from __future__ import annotations

from functools import cache

from bot.text.catalogue import catalogue, language_for
from formats.messages.languages import ENGLISH

KINDS = ("command", "option", "choice")
"""What the ids of these messages begin with: a description of a command or group, of an option, a choice's name."""

NAME = "name"
"""What the id of the name of a command, group or option begins with."""


def command_text(english: str, locale: str) -> str | None:
    """The text in the language of a locale of Discord such as `es-419`; None where English is all there is."""
    code, message = language_for(locale), _ids().get(english)
    if code == ENGLISH or message is None:
        return None
    return catalogue(code).said(message, {})


def command_name(english: str, locale: str) -> str | None:
    """Return the name of a command, group or option in the language of a locale; None where it stays English."""
    code = language_for(locale)
    if code == ENGLISH or name_id(english) not in catalogue(ENGLISH).ids:
        return None
    return catalogue(code).said(name_id(english), {})


def name_id(english: str) -> str:
    """Return the id of the message that is the name of a command, group or option."""
    return f"{NAME}-{english.replace('_', '-')}"


@cache
def _ids() -> dict[str, str]:
    english = catalogue(ENGLISH)
    names = (name for name in english.ids if name.partition("-")[0] in KINDS)
    return {english.said(name, {}) or "": name for name in names}
