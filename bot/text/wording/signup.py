"""Sign-up: opening, closing, coming and going. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import ordinal
from bot.text.wording.times import stamp_with_distance

HOW_TO_JOIN = Phrase("signup-how-to-join")
REALLY_LEAVE, CORRECT = Phrase("signup-really-leave"), Phrase("signup-correct")
FEE_RETURNED = Phrase("signup-fee-returned")


def opened(title: str) -> str:
    """The first line of the announcement."""
    return say("signup-opened", title=title)


def closes(at: datetime) -> str:
    """Until when."""
    return say("signup-closes", at=stamp_with_distance(at))


def ratings_fixed(at: datetime) -> str:
    """When ratings stop to change."""
    return say("signup-ratings-fixed", at=stamp_with_distance(at))


def first_round(at: datetime) -> str:
    """When play begins."""
    return say("signup-first-round", at=stamp_with_distance(at))


def capacity(limit: int) -> str:
    """How many fit."""
    return say("signup-capacity", limit=limit)


def fee(amount: str, *, returned: bool) -> str:
    """What it costs."""
    return say("signup-fee-returned-2", amount=amount) if returned else say("signup-fee", amount=amount)


def closed(title: str, entered: int, waiting: int) -> str:
    """Sign-up is over."""
    if waiting:
        return say("signup-closed-waiting", title=title, entered=entered, waiting=waiting)
    return say("signup-closed", title=title, entered=entered)


def field_set(title: str, entered: int) -> str:
    """Directors have entered everybody: there was no sign-up."""
    return say("signup-field-set", title=title, entered=entered)


def reopened(title: str) -> str:
    """A director opened sign-up again."""
    return say("signup-reopened", title=title)


def entered(name: str, count: int, limit: int | None) -> str:
    """Somebody is in."""
    if limit is None:
        return say("signup-entered", name=name, count=count)
    return say("signup-entered-limit", name=name, count=count, limit=limit)


def waits(name: str, place: int) -> str:
    """Somebody is on the waiting list."""
    return say("signup-waits", name=name, place=ordinal(place))


def imported(count: int, waiting: int) -> str:
    """A director entered many at once."""
    if waiting:
        return say("signup-imported-waiting", count=count, waiting=waiting)
    return say("signup-imported", count=count)


def moved_up(name: str) -> str:
    """A place became free."""
    return say("signup-moved-up", name=name)


def withdrew(name: str, *, before_play: bool) -> str:
    """Somebody left at their own wish."""
    if before_play:
        return say("signup-withdrew-before-play", name=name)
    return say("signup-withdrew", name=name)


def disqualified(name: str) -> str:
    """A director disqualified somebody."""
    return say("signup-disqualified", name=name)


def taken_out(name: str) -> str:
    """A director took somebody out."""
    return say("signup-taken-out", name=name)


def joined_late(name: str) -> str:
    """A director has entered somebody during play."""
    return say("signup-joined-late", name=name)


def lost_unplayed(games: int) -> str:
    """How many games somebody who is back has lost because they were away."""
    return say("signup-lost-unplayed", games=games)


def void(games: int) -> str:
    """How many games of somebody who is back count for nothing because they were away."""
    return say("signup-void", games=games)


def back(name: str, *, waiting: bool) -> str:
    """Somebody came back."""
    if waiting:
        return say("signup-back-waiting", name=name)
    return say("signup-back", name=name)


def called_off(title: str) -> str:
    """The tournament will not go on."""
    return say("signup-called-off", title=title)


def because(text: str) -> str:
    """A director's reason, already safe to show."""
    return say("signup-because", text=text)


def really_leave(title: str) -> str:
    """Asked before somebody is taken out."""
    return say("signup-really-leave-2", title=title)


def leave_before_play(title: str) -> str:
    """Asked before somebody leaves the field."""
    return say("signup-leave-before-play", title=title)


def form_title(title: str) -> str:
    """What a format asks of people who sign up."""
    return say("signup-form-title", title=title)


def not_entered(problems: Sequence[str]) -> str:
    """A form that cannot be taken."""
    return say("signup-not-entered", problems="; ".join(problems))


def and_more(others: int) -> str:
    """The end of a list that is too long to be shown."""
    return say("signup-and-more", others=others)
