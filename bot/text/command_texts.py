"""Descriptions of slash commands as Discord shows them, in the language of the user.

The English stands at the commands; `bot/locales/en/commands.ftl` is written from them by `make reference`, and every
language translates that file. A text is found by its English, so commands need no ids.
"""

from __future__ import annotations

from functools import cache

from bot.text.catalogue import catalogue, language_for
from formats.messages.languages import ENGLISH

KINDS = ("command", "option", "choice")
"""What the ids of these messages begin with: a description of a command or group, of an option, a choice's name."""


def command_text(english: str, locale: str) -> str | None:
    """The text in the language of a locale of Discord such as `es-419`; None where English is all there is."""
    code, message = language_for(locale), _ids().get(english)
    if code == ENGLISH or message is None:
        return None
    return catalogue(code).said(message, {})


@cache
def _ids() -> dict[str, str]:
    english = catalogue(ENGLISH)
    names = (name for name in english.ids if name.partition("-")[0] in KINDS)
    return {english.said(name, {}) or "": name for name in names}
