"""When a reminder comes due, and what the agenda says of it. What it posts is added in `bot.announcements.reminder`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.text.texts import texts
from bot.text.wording.games import round_name
from formats.core.engine import Engine
from formats.core.model import Pairing
from formats.core.possible import Act
from formats.core.possible.presence import final_start
from formats.core.state import TournamentState
from formats.core.steps import Step

AFTER_STEPS = 110
"""The steps of the timetable take the numbers below; see `bot.schedule.deadlines.ORDER`."""

MOST_OPEN = 2048
"""Of so many reports it is known what comes due because nobody has answered them."""

NAG_EVERY = timedelta(days=1)
MOST_NAGS = 3
"""How often the players of a game are asked for its result."""


class Stamp(NamedTuple):
    """The id of a deadline, and the moment it is made for, if any: another moment makes another deadline."""

    id: str
    at: datetime | None = None


def stamped(*parts: str, at: datetime) -> Stamp:
    """An id that differs from moment to moment."""
    return Stamp(":".join((*filter(None, parts), str(int(at.timestamp())))), at)


@dataclass(frozen=True, slots=True)
class Outlook:
    """A tournament whose timetable runs: what comes next, and what the timetable will do by itself (`by_clock`)."""

    state: TournamentState
    engine: Engine
    step: Step
    by_clock: tuple[Act, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """One occurrence of a reminder, at `at`; `minutes` where it comes that long before something else."""

    stamp: Stamp
    at: datetime
    subject: str = ""
    minutes: int | None = None


@dataclass(frozen=True)
class ScheduledReminder:
    """What is posted and changes nothing when it comes due. The log keeps its `key` as the topic of the tick for ever.

    `when` may name what has been dealt with: that is left out. `agenda` is a plain sentence for those who watch the
    clock. Of several at the same moment the one with the lower `order` comes first. The live board lists what is
    `for_everybody`; the rest is about one game, or the directors'.
    """

    key: str
    when: Callable[[Outlook], Iterable[Due]]
    agenda: Callable[[Outlook, Due], str]
    order: int = field(default=AFTER_STEPS, kw_only=True)
    for_everybody: bool = field(default=False, kw_only=True)


def not_by_itself(_outlook: Outlook) -> Iterable[Due]:
    """Never due: somebody passes the tick at the moment when it is to be told."""
    return ()


def unlisted(_outlook: Outlook, _due: Due) -> str:
    """Not on the agenda: whoever watches the clock does not wait for it."""
    return ""


def daily(outlook: Outlook, name: str, subject: str, first: datetime, *, most: int) -> Iterator[Due]:
    """The soonest occurrence, day by day, that has not been dealt with."""
    for number in range(most):
        at = first + number * NAG_EVERY
        stamp = stamped(name, subject, at=at)
        if stamp.id not in outlook.state.passed:
            yield Due(stamp, at, subject)
            return


def games_with_start(outlook: Outlook) -> Iterator[tuple[Pairing, datetime]]:
    """The games that have a final time and no result."""
    if outlook.state.phase != "running" or not outlook.state.times:
        return
    for pairing in outlook.state.open_games():
        start = final_start(outlook.state, pairing.id)
        if start is not None:
            yield pairing, start


def board(state: TournamentState, pairing: str) -> str:
    """A game without its players, as the agenda names it."""
    _, round_, game = state.find(pairing)
    return texts.agenda.game(board=game.board, number=round_name(round_.number, round_.pairings.label))
