"""A player's tournaments, and what they bring along from one cycle to the next."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import ordinal

NOTHING = Phrase("career-nothing")
NOT_PLAYED = Phrase("career-not-played")
TAKE_OVER = Phrase("career-take-over")
NOTHING_NEW = Phrase("career-nothing-new")
OUTDATED = Phrase("career-outdated")


def title(name: str) -> str:
    """Above everything."""
    return say("career-title", name=name)


def place(group: str, rank: int, of: int, came_to: str, wins: int, losses: int) -> str:
    """Where somebody came in, or stands now."""
    return say(
        "career-place",
        group=group,
        rank=ordinal(rank),
        of=of,
        came_to=came_to,
        wins=wins,
        losses=losses,
    )


def preview(last: str, count: int) -> str:
    """Above the list of what would be taken over."""
    return say("career-preview", last=last, count=count)


def line(name: str, values: str) -> str:
    """What somebody brings along."""
    return f"{name}: {values}"


def taken_over(count: int) -> str:
    """Done."""
    return say("career-taken-over", count=count)


def created_after(last: str) -> str:
    """The next cycle exists; how the players' places get into it."""
    return say("career-created-after", last=last)
