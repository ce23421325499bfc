"""A person's reminder preferences, stored with the person as JSON; `{}` means those of the tournament."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, ValidationError

from formats.core.plan import Settings
from formats.core.values import Value
from storage.people import Person

CHOICES = (1440, 180, 60, 15)
"""Minutes before a game that can always be chosen, besides those of the tournament."""

LONGEST = 7 * 24 * 60


class Reminders(Value):
    """A person's preferences.

    `off`: no reminders at all, only news. `minutes`: times before a game, None for those of the tournament. `direct`:
    direct messages wanted or not, None without a choice. In that case a person who chose minutes gets direct messages,
    because `minutes` is older than `direct` and meant that.
    """

    off: bool = False
    direct: bool | None = None
    minutes: tuple[Annotated[int, Field(ge=1, le=LONGEST)], ...] | None = Field(default=None, max_length=10)

    @property
    def by_direct_message(self) -> bool:
        """Return whether the person asked for direct messages."""
        asked = self.minutes is not None if self.direct is None else self.direct
        return asked and not self.off


def reminders_of(person: Person) -> Reminders:
    """Return the person's preferences; the defaults if they cannot be parsed."""
    try:
        return Reminders.model_validate(dict(person.reminders))
    except ValidationError:
        return Reminders()


def offered_minutes(settings: Settings) -> tuple[int, ...]:
    """Return the times before a game that can be chosen for reminders, in minutes, longest first."""
    return tuple(sorted({minutes for minutes in (*settings.reminder_minutes, *CHOICES) if minutes > 0}, reverse=True))


def wanted_minutes(person: Person, settings: Settings) -> tuple[int, ...]:
    """Return the times before a game that the person chose, in minutes, longest first."""
    wish = reminders_of(person)
    if wish.off:
        return ()
    chosen = settings.reminder_minutes if wish.minutes is None else wish.minutes
    return tuple(minutes for minutes in offered_minutes(settings) if minutes in chosen)
