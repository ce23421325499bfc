"""Texts about eligibility, seeds and reserves. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import say
from bot.text.numbers import listed
from bot.text.phrases import Phrase

TITLE = Phrase("eligibility-title")
SEEDS = Phrase("eligibility-seeds")
RESERVES = Phrase("eligibility-reserves")
ABOUT_SEEDS = Phrase("eligibility-about-seeds")
ORDER = Phrase("eligibility-order")
NAME = Phrase("eligibility-name")
SCORE = Phrase("eligibility-score")
STATUS = Phrase("eligibility-status")
HEADS = ("place", "name", "score", "status")
"""The columns of the file, as a list of entrants is read again."""
HELP = Phrase("eligibility-help")
LEVEL = Phrase("eligibility-level")
NOTHING = Phrase("eligibility-nothing")
DECLINED = Phrase("eligibility-declined")
NO_ANSWER = Phrase("eligibility-no-answer")
NOT_INVITED = Phrase("eligibility-not-invited")
CLOSED = Phrase("eligibility-closed")
LIST_STANDS = Phrase("eligibility-list-stands")


def seed(number: int) -> str:
    """A seat, as things stand."""
    return say("eligibility-seed", number=number)


def reserve(number: int) -> str:
    """Next in line."""
    return say("eligibility-reserve", number=number)


def seed_line(number: int, name: str) -> str:
    """A seeded player."""
    return f"{number}. **{name}**"


def byes(count: int) -> str:
    """Seats nobody has."""
    return say("eligibility-byes", count=count)


def reserves(names: Sequence[str]) -> str:
    """The reserves in their order."""
    line = names[0] if names else ""
    for name in names[1:]:
        line = say("eligibility-then", names=line, name=name)
    return line


def dropped_out(gone: Sequence[str], came: Sequence[tuple[str, int]]) -> str:
    """In the channel: seats have changed hands before the first round."""
    left = say("eligibility-gone", count=len(gone), names=listed([f"**{name}**" for name in gone])) if gone else ""
    up = [say("eligibility-came", name=name, number=number) for name, number in came]
    return " ".join(filter(None, (left, *up)))


def you_moved_up(title: str, number: int) -> str:
    """To a reserve."""
    return say("eligibility-you-moved-up", title=title, number=number)


def rounds(first: str, last: str) -> str:
    """Name the rounds."""
    return say("eligibility-rounds", first=first, last=last)
