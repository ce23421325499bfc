"""Ratings read from a playing site."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.catalogue import say
from bot.text.names import quoted
from bot.text.phrases import Phrase

TITLE = Phrase("ratings-title")
TROUBLES: Mapping[str, Phrase] = {
    "unknown_account": Phrase("ratings-troubles-unknown-account"),
    "unreachable": Phrase("ratings-troubles-unreachable"),
    "unreadable": Phrase("ratings-troubles-unreadable"),
}
AWAY = frozenset({"slow_down", "refused"})
"""Troubles that are told as a server that does not answer."""

NOT_READ = Phrase("ratings-not-read")
WITHOUT_NUMBER = Phrase("ratings-without-number")
WITHOUT_ACCOUNT = Phrase("ratings-without-account")
SAME = Phrase("ratings-same")


def preview(count: int) -> str:
    """Above what would change."""
    return say("ratings-preview", count=count)


def change(name: str, there: str, before: str, after: str) -> str:
    """One player's rating."""
    return say("ratings-change", name=name, there=quoted(there, 40), before=before or say("ratings-none"), after=after)


def title(server: str) -> str:
    """Where the ratings are read, by the name of a game server."""
    return say("ratings-title-at", server=server)


def trouble(name: str, there: str, what: str) -> str:
    """Why one player's rating could not be read; `there` is the number or the account."""
    known = TROUBLES.get(what) or TROUBLES["unreachable" if what in AWAY else "unreadable"]
    return f"{name} ({there}): {known()}"


def taken_over(count: int) -> str:
    """Done."""
    return say("ratings-taken-over", count=count)
