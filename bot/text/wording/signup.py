"""Sign-up: opening, closing, coming and going. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.numbers import ordinal
from bot.text.wording.times import stamp_with_distance

HOW_TO_JOIN = texts.signup.how_to_join
REALLY_LEAVE, CORRECT = texts.signup.really_leave, texts.signup.correct
FEE_RETURNED = texts.signup.fee_returned


def opened(title: str) -> str:
    """The first line of the announcement."""
    return texts.signup.opened(title=title)


def closes(at: datetime) -> str:
    """Until when."""
    return texts.signup.closes(at=stamp_with_distance(at))


def ratings_fixed(at: datetime) -> str:
    """When ratings stop to change."""
    return texts.signup.ratings_fixed(at=stamp_with_distance(at))


def first_round(at: datetime) -> str:
    """When play begins."""
    return texts.signup.first_round(at=stamp_with_distance(at))


def capacity(limit: int) -> str:
    """How many fit."""
    return texts.signup.capacity(limit=limit)


def fee(amount: str, *, returned: bool) -> str:
    """What it costs."""
    return texts.signup.fee_returned_2(amount=amount) if returned else texts.signup.fee(amount=amount)


def closed(title: str, entered: int, waiting: int) -> str:
    """Sign-up is over."""
    if waiting:
        return texts.signup.closed_waiting(title=title, entered=entered, waiting=waiting)
    return texts.signup.closed(title=title, entered=entered)


def field_set(title: str, entered: int) -> str:
    """Directors have entered everybody: there was no sign-up."""
    return texts.signup.field_set(title=title, entered=entered)


def reopened(title: str) -> str:
    """A director opened sign-up again."""
    return texts.signup.reopened(title=title)


def entered(name: str, count: int, limit: int | None) -> str:
    """Somebody is in."""
    if limit is None:
        return texts.signup.entered(name=name, count=count)
    return texts.signup.entered_limit(name=name, count=count, limit=limit)


def waits(name: str, place: int) -> str:
    """Somebody is on the waiting list."""
    return texts.signup.waits(name=name, place=ordinal(place))


def imported(count: int, waiting: int) -> str:
    """A director entered many at once."""
    if waiting:
        return texts.signup.imported_waiting(count=count, waiting=waiting)
    return texts.signup.imported(count=count)


def moved_up(name: str) -> str:
    """A place became free."""
    return texts.signup.moved_up(name=name)


def withdrew(name: str, *, before_play: bool) -> str:
    """Somebody left at their own wish."""
    if before_play:
        return texts.signup.withdrew_before_play(name=name)
    return texts.signup.withdrew(name=name)


def disqualified(name: str) -> str:
    """A director disqualified somebody."""
    return texts.signup.disqualified(name=name)


def taken_out(name: str) -> str:
    """A director took somebody out."""
    return texts.signup.taken_out(name=name)


def joined_late(name: str) -> str:
    """A director has entered somebody during play."""
    return texts.signup.joined_late(name=name)


def lost_unplayed(games: int) -> str:
    """How many games somebody who is back has lost because they were away."""
    return texts.signup.lost_unplayed(games=games)


def void(games: int) -> str:
    """How many games of somebody who is back count for nothing because they were away."""
    return texts.signup.void(games=games)


def back(name: str, *, waiting: bool) -> str:
    """Somebody came back."""
    if waiting:
        return texts.signup.back_waiting(name=name)
    return texts.signup.back(name=name)


def called_off(title: str) -> str:
    """The tournament will not go on."""
    return texts.signup.called_off(title=title)


def because(text: str) -> str:
    """A director's reason, already safe to show."""
    return texts.signup.because(text=text)


def really_leave(title: str) -> str:
    """Asked before somebody is taken out."""
    return texts.signup.really_leave_2(title=title)


def leave_before_play(title: str) -> str:
    """Asked before somebody leaves the field."""
    return texts.signup.leave_before_play(title=title)


def form_title(title: str) -> str:
    """What a format asks of people who sign up."""
    return texts.signup.form_title(title=title)


def not_entered(problems: Sequence[str]) -> str:
    """A form that cannot be taken."""
    return texts.signup.not_entered(problems="; ".join(problems))


def and_more(others: int) -> str:
    """The end of a list that is too long to be shown."""
    return texts.signup.and_more(others=others)
