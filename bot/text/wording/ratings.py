"""Ratings read from a playing site."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.names import quoted
from bot.text.phrases import Phrase
from bot.text.texts import texts

TITLE = texts.ratings.title
TROUBLES: Mapping[str, Phrase] = {
    "unknown_account": texts.ratings.troubles_unknown_account,
    "unreachable": texts.ratings.troubles_unreachable,
    "unreadable": texts.ratings.troubles_unreadable,
}
AWAY = frozenset({"slow_down", "refused"})
"""Troubles that are told as a server that does not answer."""

NOT_READ = texts.ratings.not_read
WITHOUT_NUMBER = texts.ratings.without_number
WITHOUT_ACCOUNT = texts.ratings.without_account
SAME = texts.ratings.same


def preview(count: int) -> str:
    """Above what would change."""
    return texts.ratings.preview(count=count)


def change(name: str, there: str, before: str, after: str) -> str:
    """One player's rating."""
    return texts.ratings.change(name=name, there=quoted(there, 40), before=before or texts.ratings.none(), after=after)


def title(server: str) -> str:
    """Where the ratings are read, by the name of a game server."""
    return texts.ratings.title_at(server=server)


def trouble(name: str, there: str, what: str) -> str:
    """Why one player's rating could not be read; `there` is the number or the account."""
    known = TROUBLES.get(what) or TROUBLES["unreachable" if what in AWAY else "unreadable"]
    return f"{name} ({there}): {known()}"


def taken_over(count: int) -> str:
    """Done."""
    return texts.ratings.taken_over(count=count)
