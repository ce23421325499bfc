"""A player's tournaments, and what they bring along from one cycle to the next."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import ordinal

NOTHING = texts.career.nothing
NOT_PLAYED = texts.career.not_played
TAKE_OVER = texts.career.take_over
NOTHING_NEW = texts.career.nothing_new
OUTDATED = texts.career.outdated


def title(name: str) -> str:
    """Above everything."""
    return texts.career.title(name=name)


def place(group: str, rank: int, of: int, came_to: str, wins: int, losses: int) -> str:
    """Where somebody came in, or stands now."""
    return texts.career.place(group=group, rank=ordinal(rank), of=of, came_to=came_to, wins=wins, losses=losses)


def preview(last: str, count: int) -> str:
    """Above the list of what would be taken over."""
    return texts.career.preview(last=last, count=count)


def line(name: str, values: str) -> str:
    """What somebody brings along."""
    return f"{name}: {values}"


def taken_over(count: int) -> str:
    """Done."""
    return texts.career.taken_over(count=count)


def created_after(last: str) -> str:
    """The next cycle exists; how the players' places get into it."""
    return texts.career.created_after(last=last)
