"""Ratings read from a playing site."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app.speaking.names import quoted
from bot.app.speaking.wording.numbers import counted

TITLE = "Ratings at online-go.com"
TROUBLES: Mapping[str, str] = {
    "unknown_player": "no player has this number there",
    "unreachable": "the server did not answer; try again later",
    "unreadable": "the server's answer has no rating in it",
}
NOT_READ = "Not read"
WITHOUT_NUMBER = "No number given"
SAME = "Everybody's rating is already what it is there."


def preview(count: int) -> str:
    """Above what would change."""
    return f"{counted(count, 'rating')} would change. Nothing has changed yet."


def change(name: str, there: str, before: str, after: str) -> str:
    """One player's rating."""
    return f"{name} ({quoted(there, 40)}): {before or 'none'} → {after}"


def trouble(name: str, number: int, what: str) -> str:
    """Why one player's rating could not be read."""
    return f"{name} ({number}): {TROUBLES[what]}"


def taken_over(count: int) -> str:
    """Done."""
    return f"{counted(count, 'rating')} taken over."
