"""Ratings read from a playing site."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import Phrase
from bot.text.texts import texts

TROUBLES: Mapping[str, Phrase] = {
    "unknown_account": texts.ratings.troubles_unknown_account,
    "unreachable": texts.ratings.troubles_unreachable,
    "unreadable": texts.ratings.troubles_unreadable,
}
AWAY = frozenset({"slow_down", "refused"})
"""Troubles that are told as a server that does not answer."""


def trouble(name: str, there: str, what: str) -> str:
    """Why one player's rating could not be read; `there` is the number or the account."""
    known = TROUBLES.get(what) or TROUBLES["unreachable" if what in AWAY else "unreadable"]
    return f"{name} ({there}): {known()}"
