"""Ratings read from a playing site."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.names import quoted

TITLE = Phrase("ratings-title")
TROUBLES: Mapping[str, Phrase] = {
    "unknown_player": Phrase("ratings-troubles-unknown-player"),
    "unreachable": Phrase("ratings-troubles-unreachable"),
    "unreadable": Phrase("ratings-troubles-unreadable"),
}
NOT_READ = Phrase("ratings-not-read")
WITHOUT_NUMBER = Phrase("ratings-without-number")
SAME = Phrase("ratings-same")


def preview(count: int) -> str:
    """Above what would change."""
    return say("ratings-preview", count=count)


def change(name: str, there: str, before: str, after: str) -> str:
    """One player's rating."""
    return say("ratings-change", name=name, there=quoted(there, 40), before=before or say("ratings-none"), after=after)


def trouble(name: str, number: int, what: str) -> str:
    """Why one player's rating could not be read."""
    return f"{name} ({number}): {TROUBLES[what]()}"


def taken_over(count: int) -> str:
    """Done."""
    return say("ratings-taken-over", count=count)
