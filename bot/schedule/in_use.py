"""The reminders that this process gives. The composition root puts them in; the rooms of the bot ask only here."""

from __future__ import annotations

from collections.abc import Iterable

from bot.face_api.in_use import faces
from bot.schedule.reminder import Reminder
from formats.core.state import TournamentState

_in_use: tuple[Reminder, ...] = ()


def use(found: Iterable[Reminder]) -> None:
    """Give these reminders in all tournaments from now on, and no others."""
    global _in_use  # noqa: PLW0603 - the one place where a process keeps its reminders
    _in_use = tuple(found)


def reminders_everywhere() -> tuple[Reminder, ...]:
    """The reminders of all tournaments: the same object for as long as they are in use."""
    return _in_use


def reminders(state: TournamentState) -> tuple[Reminder, ...]:
    """The reminders of a tournament: those of all tournaments, then those of its formats."""
    return (*_in_use, *(reminder for face in faces().of(state) for reminder in face.reminders))
