"""Acts: commands that a person may give, with the time in which they may be given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Any

from formats.core.commands import Command
from formats.core.errors import TooEarlyError, TooLateError
from formats.core.values import EntrantId, Value


class Role(Enum):
    """An actor who is not an entrant: a director, the timetable, or a person who has not signed up yet."""

    DIRECTOR = "director"
    CLOCK = "clock"
    NEWCOMER = "newcomer"


Who = EntrantId | Role


@dataclass(frozen=True, slots=True)
class Window:
    """From when (`opens`) until when (`closes`) something may be done, both moments included; None is no bound.

    `due` is by when it should be done: the last moment before somebody else, or the timetable, may act instead.
    """

    opens: datetime | None = None
    closes: datetime | None = None
    due: datetime | None = None

    def is_open(self, now: datetime) -> bool:
        """May it be done at this moment?"""
        return (self.opens is None or self.opens <= now) and (self.closes is None or now <= self.closes)

    def need(self, now: datetime) -> None:
        """Refuse a moment outside with `TooEarlyError` or `TooLateError`."""
        if self.opens is not None and now < self.opens:
            raise TooEarlyError(self.opens)
        if self.closes is not None and now > self.closes:
            raise TooLateError(self.closes)


ALWAYS = Window()
"""As long as things stand as they do."""


@dataclass(frozen=True, slots=True)
class Act:
    """A command that would be taken while its `window` is open.

    `given` are those of its fields that say what the act is about (a pairing, a form, a prompt, who acts); the actor
    fills in the rest, which may still be refused for its content. `about` is whom it concerns, where the command does
    not say.
    """

    command: type[Value]
    given: Mapping[str, Any] = field(default_factory=dict)
    window: Window = ALWAYS
    about: EntrantId | None = None

    def is_open(self, now: datetime) -> bool:
        """May it be done at this moment?"""
        return self.window.is_open(now)

    def made(self, **said: Any) -> Command:
        """The command, with what was left to say."""
        return self.command.model_validate({**self.given, **said})  # type: ignore[return-value]
