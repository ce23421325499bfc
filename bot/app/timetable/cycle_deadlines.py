"""Reminders of games that players of leagues arrange themselves and have not finished."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.app.speaking.wording import cycle as words
from formats.core.engine import Engine
from formats.core.state import Tournament

DECLINED = "declined"
INVITE = "invite"
UNFINISHED = "unfinished"
NEXT_GAME = "next_game"
STEPS = (DECLINED, INVITE, NEXT_GAME)
"""What changes something, in the order in which it is done."""

BEFORE_THE_END = (timedelta(days=14), timedelta(days=3), timedelta(days=1))
AFTER_THE_END = tuple(timedelta(weeks=week) for week in range(5))
"""When those with unfinished games are reminded where it is said by when they should be over."""

EVERY = timedelta(days=14)
MOST = 26
"""How often else, for a year."""

NOT_BEFORE = timedelta(days=1)
"""Nobody is reminded of games that have just been opened."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A reminder that comes due; see `bot.app.timetable.deadlines.Deadline`."""

    id: str
    at: datetime
    what: str
    subject: str


def unfinished(state: Tournament, engine: Engine) -> Iterator[Unfinished]:
    """Reminders of games that players arrange themselves and that are still open."""
    if state.phase != "running" or not state.started or not state.open_games():
        return
    number, log = state.stage_number, state.started[-1]
    if not engine.rules_of(state, number).opens_at_once or not log.paired_at:
        return
    for at in reminder_times(log.paired_at[0], state.settings.play_until):
        identity = f"unfinished:s{number}:{_seconds(at)}"
        if identity not in state.passed:
            yield Unfinished(identity, at, words.UNFINISHED(), f"s{number}")
            return


def reminder_times(opened: datetime, until: datetime | None) -> list[datetime]:
    """When to remind of unfinished games, in order."""
    if until is None:
        return [opened + time * EVERY for time in range(1, MOST + 1)]
    times = [*(until - before for before in BEFORE_THE_END), *(until + after for after in AFTER_THE_END)]
    return [at for at in times if at >= opened + NOT_BEFORE]


def _seconds(at: datetime) -> int:
    return int(at.timestamp())
