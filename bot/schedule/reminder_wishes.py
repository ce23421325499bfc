"""Which reminders a person wants: kept beside the person as JSON, `{}` meaning the tournament's own."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, ValidationError

from formats.core.plan import Settings
from formats.core.values import Value
from storage.people import Person

CHOICES = (1440, 180, 60, 15)
"""Minutes before a game that everybody may choose, whatever the tournament's own are."""

LONGEST = 7 * 24 * 60


class Reminders(Value):
    """A person's wish. `off`: no reminders at all, only news; `minutes` before a game, None for the tournament's.

    `direct`: asked to be written to, or not to be; None where the person never said. Whoever chose minutes before that
    could be said has asked for messages.
    """

    off: bool = False
    direct: bool | None = None
    minutes: tuple[Annotated[int, Field(ge=1, le=LONGEST)], ...] | None = Field(default=None, max_length=10)

    @property
    def by_direct_message(self) -> bool:
        """Has the person asked to be written to?"""
        asked = self.minutes is not None if self.direct is None else self.direct
        return asked and not self.off


def reminders_of(person: Person) -> Reminders:
    """What the person chose; what cannot be read counts as nothing chosen."""
    try:
        return Reminders.model_validate(dict(person.reminders))
    except ValidationError:
        return Reminders()


def offered_minutes(settings: Settings) -> tuple[int, ...]:
    """The moments before a game at which somebody may want to be reminded, longest first."""
    return tuple(sorted({minutes for minutes in (*settings.reminder_minutes, *CHOICES) if minutes > 0}, reverse=True))


def wanted_minutes(person: Person, settings: Settings) -> tuple[int, ...]:
    """The moments before a game at which this person wants to be reminded, longest first."""
    wish = reminders_of(person)
    if wish.off:
        return ()
    chosen = settings.reminder_minutes if wish.minutes is None else wish.minutes
    return tuple(minutes for minutes in offered_minutes(settings) if minutes in chosen)
