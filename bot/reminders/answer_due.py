"""Reminder for entrants who have not answered a prompt of the format: after half of the answer time, then daily."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements import questions
from bot.announcements.reminder import Reminder
from bot.schedule.reminder import MOST_NAGS, Due, Outlook, daily
from bot.text.texts import texts
from formats.core.possible.answers import answer_time, asked_at, is_asked
from formats.core.steps import WaitForAnswers


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the next daily reminder of each open prompt."""
    prompts = outlook.step.prompts if isinstance(outlook.step, WaitForAnswers) else ()
    for prompt in (prompt for prompt in prompts if is_asked(outlook.state, prompt)):
        first = asked_at(outlook.state, prompt.key) + answer_time(outlook.state) / 2
        yield from daily(outlook, "answer", prompt.key, first, most=MOST_NAGS)


REMINDER = Reminder(
    "answer_due", _when, lambda _outlook, _due: texts.agenda.answer_due(), questions.answer_is_due, order=190
)
