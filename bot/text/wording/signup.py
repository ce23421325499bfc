"""Sign-up: opening, closing, coming and going. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance


def closes(at: datetime) -> str:
    """Until when."""
    return texts.signup.closes(at=stamp_with_distance(at))


def ratings_fixed(at: datetime) -> str:
    """When ratings stop to change."""
    return texts.signup.ratings_fixed(at=stamp_with_distance(at))


def first_round(at: datetime) -> str:
    """When play begins."""
    return texts.signup.first_round(at=stamp_with_distance(at))


def fee(amount: str, *, returned: bool) -> str:
    """What it costs."""
    return texts.signup.fee_returned_2(amount=amount) if returned else texts.signup.fee(amount=amount)


def closed(title: str, entered: int, waiting: int) -> str:
    """Sign-up is over."""
    if waiting:
        return texts.signup.closed_waiting(title=title, entered=entered, waiting=waiting)
    return texts.signup.closed(title=title, entered=entered)


def entered(name: str, count: int, limit: int | None) -> str:
    """Somebody is in."""
    if limit is None:
        return texts.signup.entered(name=name, count=count)
    return texts.signup.entered_limit(name=name, count=count, limit=limit)


def imported(count: int, waiting: int) -> str:
    """A director entered many at once."""
    if waiting:
        return texts.signup.imported_waiting(count=count, waiting=waiting)
    return texts.signup.imported(count=count)


def withdrew(name: str, *, before_play: bool) -> str:
    """Somebody left at their own wish."""
    if before_play:
        return texts.signup.withdrew_before_play(name=name)
    return texts.signup.withdrew(name=name)


def back(name: str, *, waiting: bool) -> str:
    """Somebody came back."""
    if waiting:
        return texts.signup.back_waiting(name=name)
    return texts.signup.back(name=name)
