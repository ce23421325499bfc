"""Timeline of a tournament that is held up: who is asked, and when everybody is informed.

The first director is asked first, and again at growing intervals; then the other directors and the coordinators; then a
post says what is missing. Everything is derived from the moment since which play is held up, so that another result, a
correction or an undo begins the timeline again.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.schedule.reminder import Due, Outlook, stamped
from formats.core.engine import Engine
from formats.core.possible.held_up import held_up_since
from formats.core.state import TournamentState
from formats.core.steps import next_step

ASKS, HELD_UP = "digest", "held_up"
"""Topics of the ticks: the first director is asked; the others are, or everybody is informed."""

WITHOUT_DATE = timedelta(hours=1)
"""How long the first director has before being asked, where no date says when play should go on."""

DEPUTIES_AFTER, EVERYBODY_AFTER = timedelta(hours=3), timedelta(hours=6)
DEPUTIES, EVERYBODY = "deputies", "everybody"
"""Subjects of the ticks of `HELD_UP`, and their times after the beginning."""

ASKED_AFTER = (*(timedelta(days=days) for days in (0, 1, 3, 7, 14)), *(timedelta(days=28 * n) for n in range(1, 13)))
"""When the first director is asked, counted from the first time: at growing intervals, for most of a year."""


def first_asked(state: TournamentState, since: datetime) -> datetime:
    """Return when the first director is asked for the first time."""
    dated = state.settings.week is not None or since == state.settings.play_until
    return since if dated else since + WITHOUT_DATE


def asks(outlook: Outlook) -> Iterator[Due]:
    """Yield the next time at which the first director is asked."""
    since = held_up_since(outlook.state, outlook.engine, outlook.step)
    if since is None:
        return
    first = first_asked(outlook.state, since)
    times = (first + after for after in ASKED_AFTER)
    at = next((at for at in times if stamped(ASKS, at=at).id not in outlook.state.passed), None)
    if at is not None:
        yield Due(stamped(ASKS, at=at), at)


def escalations(outlook: Outlook) -> Iterator[Due]:
    """Yield when the others are asked and when everybody is informed."""
    since = held_up_since(outlook.state, outlook.engine, outlook.step)
    if since is None:
        return
    for subject, after in ((DEPUTIES, DEPUTIES_AFTER), (EVERYBODY, EVERYBODY_AFTER)):
        yield Due(stamped(HELD_UP, subject, at=since + after), since + after, subject)


def known_since(state: TournamentState, engine: Engine) -> datetime | None:
    """Return since when play is held up, once a director was asked about it; None otherwise."""
    since = held_up_since(state, engine, next_step(state, engine))
    if since is None or stamped(ASKS, at=first_asked(state, since)).id not in state.passed:
        return None
    return since


def is_public(state: TournamentState, engine: Engine) -> bool:
    """Has everybody been informed that play is held up, as it still is?"""
    since = held_up_since(state, engine, next_step(state, engine))
    return since is not None and stamped(HELD_UP, EVERYBODY, at=since + EVERYBODY_AFTER).id in state.passed
