"""How people are called when their name is not known or not wanted."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import plain_number

SOMEBODY = texts.people.somebody
"""For sentences about an entrant whose name is not at hand."""

TIMETABLE = texts.people.timetable
"""The actor of everything that nobody typed."""

UNKNOWN_PERSON = texts.people.unknown_person


def nameless(entrant: str) -> str:
    """What to call an entrant without a name: erased, or not known here. `e7` is Entrant 7."""
    return texts.people.nameless(value=entrant.removeprefix("e"))


def which_one(name: str, *, member: bool, rating: float | None, is_in: bool) -> str:
    """What tells somebody from others of the same name: `Ada #7 (guest, 1500)`."""
    kind = "member" if member else "guest"
    if rating is None:
        return texts.people.which_one(name=name, kind=kind, state="in" if is_in else "out")
    number = plain_number(rating)
    return texts.people.which_one_rated(name=name, kind=kind, rating=number, state="in" if is_in else "out")


def called_alike(name: str, others: str) -> str:
    """Said to whoever enters somebody whose name is taken. Names come in ready to be shown."""
    return texts.people.called_alike(name=name, others=others)
