"""Sign-up: opening, closing, coming and going. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.speaking.wording.numbers import counted, ordinal
from bot.app.speaking.wording.times import stamp_with_distance

HOW_TO_JOIN = "Press **Sign up** or use `/join`. To leave again, use `/leave`."
REALLY_LEAVE, CORRECT = "Yes, take me out", "Correct it"
FEE_RETURNED = "It is returned at the end to everybody who neither forfeits nor drops out."


def opened(title: str) -> str:
    """The first line of the announcement."""
    return f"Sign-up for **{title}** is open!"


def closes(at: datetime) -> str:
    """Until when."""
    return f"Sign-up closes {stamp_with_distance(at)}."


def ratings_fixed(at: datetime) -> str:
    """When ratings stop to change."""
    return f"Ratings and seeds are fixed {stamp_with_distance(at)}."


def first_round(at: datetime) -> str:
    """When play begins."""
    return f"Play begins {stamp_with_distance(at)}."


def capacity(limit: int) -> str:
    """How many fit."""
    return f"There is room for {limit}; whoever comes later waits for a free place."


def fee(amount: str, *, returned: bool) -> str:
    """What it costs."""
    return f"Entry fee: {amount}. {FEE_RETURNED}" if returned else f"Entry fee: {amount}."


def closed(title: str, entered: int, waiting: int) -> str:
    """Sign-up is over."""
    text = f"Sign-up for **{title}** is closed: {counted(entered, 'entrant')}"
    return f"{text}, {waiting} on the waiting list." if waiting else f"{text}."


def reopened(title: str) -> str:
    """A director opened sign-up again."""
    return f"Sign-up for **{title}** is open again. {HOW_TO_JOIN}"


def entered(name: str, count: int, limit: int | None) -> str:
    """Somebody is in."""
    of = f" of {limit}" if limit is not None else ""
    return f"**{name}** is in ({count}{of})."


def waits(name: str, place: int) -> str:
    """Somebody is on the waiting list."""
    return f"**{name}** is {ordinal(place)} on the waiting list."


def imported(count: int, waiting: int) -> str:
    """A director entered many at once."""
    text = f"{counted(count, 'entrant')} joined by a director's list"
    return f"{text}; {waiting} of them are on the waiting list." if waiting else f"{text}."


def moved_up(name: str) -> str:
    """A place became free."""
    return f"A place is free: **{name}** moves up from the waiting list and is in."


def withdrew(name: str, *, before_play: bool) -> str:
    """Somebody left at their own wish."""
    if before_play:
        return f"**{name}** has left the field."
    return f"**{name}** has withdrawn. Games played so far count as they are."


def disqualified(name: str) -> str:
    """A director disqualified somebody."""
    return f"**{name}** has been disqualified."


def taken_out(name: str) -> str:
    """A director took somebody out."""
    return f"A director has taken **{name}** out of the tournament."


def back(name: str, *, waiting: bool) -> str:
    """Somebody came back."""
    if waiting:
        return f"**{name}** is back, on the waiting list."
    return f"**{name}** is back and will be paired from the next round on."


def called_off(title: str) -> str:
    """The tournament will not go on."""
    return f"**{title}** has been called off. Thank you to everybody who entered."


def because(text: str) -> str:
    """A director's reason, already safe to show."""
    return f"Reason: {text}"


def really_leave(title: str) -> str:
    """Asked before somebody is taken out."""
    return (
        f"Leave **{title}**? Your open games count as lost by forfeit, and you are not paired any more. "
        "Only a director can let you back in once play has begun."
    )


def leave_before_play(title: str) -> str:
    """Asked before somebody leaves the field."""
    return f"Leave **{title}**? Your place goes to the next on the waiting list, if there is one."


def form_title(title: str) -> str:
    """What a format asks of people who sign up."""
    return f"Sign up: {title}"


def not_entered(problems: Sequence[str]) -> str:
    """A form that cannot be taken."""
    return f"You are not in yet: {'; '.join(problems)}. Please correct it."


def and_more(others: int) -> str:
    """The end of a list that is too long to be shown."""
    return f"and {others} more"
