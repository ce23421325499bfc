"""Definition of a reminder: when it comes due, and its text on the agenda.

The posts of a reminder are added in `bot.announcements.reminder`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.text.games import round_name
from bot.text.texts import texts
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.possible import Act
from formats.core.possible.presence import final_start
from formats.core.state import TournamentState
from formats.core.steps import Step

AFTER_STEPS = 120
"""Smallest order after all steps of the timetable; see `bot.schedule.deadlines.ORDER`."""

MOST_OPEN = 2048
"""Size of the caches of deadlines of open reports, one entry per report."""

NAG_EVERY = timedelta(days=1)
MOST_NAGS = 3
"""How often the players of a game are asked for its result."""


class Stamp(NamedTuple):
    """Id of a deadline, and the time for which it was made, if any: another time makes another deadline."""

    id: str
    at: datetime | None = None


def stamped(*parts: str, at: datetime) -> Stamp:
    """Return an id that ends in the time, so that it is different for every time."""
    return Stamp(":".join((*filter(None, parts), str(int(at.timestamp())))), at)


@dataclass(frozen=True, slots=True)
class Outlook:
    """A tournament with a running timetable: the next step, and the automatic acts of the timetable (`by_clock`)."""

    state: TournamentState
    engine: Engine
    step: Step
    by_clock: tuple[Act, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """One occurrence of a reminder, at `at`; `minutes` is set if it comes that long before something else."""

    stamp: Stamp
    at: datetime
    subject: str = ""
    minutes: int | None = None


@dataclass(frozen=True)
class ScheduledReminder:
    """A deadline that only posts messages and changes nothing. Its `key` is the topic of the tick in logs, for ever.

    `when` may yield occurrences that have passed already: they are filtered out. `agenda` returns a plain sentence for
    a watched clock. Of several deadlines at the same time the one with the lower `order` comes first. The live board
    lists those that are `for_everybody`; the others are about one game, or for directors.
    """

    key: str
    when: Callable[[Outlook], Iterable[Due]]
    agenda: Callable[[Outlook, Due], str]
    order: int = field(default=AFTER_STEPS, kw_only=True)
    for_everybody: bool = field(default=False, kw_only=True)


def never_due(_outlook: Outlook) -> Iterable[Due]:
    """Return no occurrence, for reminders whose tick is passed by another part of the program."""
    return ()


def unlisted(_outlook: Outlook, _due: Due) -> str:
    """Return no text, for reminders that are not on the agenda."""
    return ""


def daily(outlook: Outlook, name: str, subject: str, first: datetime, *, most: int) -> Iterator[Due]:
    """Yield the earliest of `most` daily occurrences that has not passed."""
    for number in range(most):
        at = first + number * NAG_EVERY
        stamp = stamped(name, subject, at=at)
        if stamp.id not in outlook.state.passed:
            yield Due(stamp, at, subject)
            return


def games_with_start(outlook: Outlook) -> Iterator[tuple[Pairing, datetime]]:
    """Yield the games with a final time and no result, with that time."""
    if outlook.state.phase != "running" or not outlook.state.times:
        return
    for pairing in outlook.state.open_games():
        start = final_start(outlook.state, pairing.id)
        if start is not None:
            yield pairing, start


def board(state: TournamentState, pairing: str) -> str:
    """Return the name of a game on the agenda, without its players."""
    _, round_, game = state.find(pairing)
    return texts.agenda.game(board=game.board, number=round_name(round_.number, round_.pairings.label))
