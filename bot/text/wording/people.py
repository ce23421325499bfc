"""How people are called when their name is not known or not wanted."""

from __future__ import annotations

from bot.text.texts import texts
from bot.text.wording.numbers import plain_number


def which_one(name: str, *, member: bool, rating: float | None, is_in: bool) -> str:
    """What tells somebody from others of the same name: `Ada #7 (guest, 1500)`."""
    kind = "member" if member else "guest"
    if rating is None:
        return texts.people.which_one(name=name, kind=kind, state="in" if is_in else "out")
    number = plain_number(rating)
    return texts.people.which_one_rated(name=name, kind=kind, rating=number, state="in" if is_in else "out")
