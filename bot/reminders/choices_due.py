"""Reminder for entrants with choices to make about games: after half of the time, one for all choices of an entrant."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements import questions
from bot.announcements.reminder import Reminder
from bot.schedule.reminder import Due, Outlook, stamped
from bot.text.texts import texts
from formats.core.commands import NoteMatch
from formats.core.possible.answers import answer_time


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield one reminder per entrant and time."""
    reminded: set[str] = set()
    for act in outlook.by_clock:
        if act.command is NoteMatch and act.about is not None and act.window.opens is not None:
            halfway = act.window.opens - answer_time(outlook.state) / 2
            stamp = stamped("choices", act.about, at=halfway)
            if stamp.id not in reminded:
                reminded.add(stamp.id)
                yield Due(stamp, halfway, act.about)


REMINDER = Reminder(
    "choices_due", _when, lambda _outlook, _due: texts.agenda.choices_due(), questions.choices_due, order=200
)
