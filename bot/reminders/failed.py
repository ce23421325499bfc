"""Notice to directors that a step of the timetable was refused, with the reason."""

from __future__ import annotations

from collections.abc import Mapping

from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.schedule import deadlines as due
from bot.schedule.deadlines import FAILED
from bot.schedule.reminder import never_due, unlisted
from bot.text import actions
from bot.text.errors.error_text import refusal_text
from bot.text.phrases import Phrase, by_code
from bot.text.texts import texts
from formats.core import events as ev

FAILED_STEPS: Mapping[str, Phrase] = by_code(
    texts.directors, "failed_steps_", "close_registration", "pair", "fix", "silence", "finish"
)
"""By topic, see `bot.schedule.deadlines`."""


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Post which step was refused and why, and ask the directors to do it."""
    if event.step == due.PAIR and event.subject in _published(builder):
        return
    lines = [FAILED_STEPS.get(event.step, texts.directors.failed_other)()]
    if event.refusal is not None:
        lines.append(texts.directors.what_went_wrong(text=refusal_text(event.refusal, builder.context)))
    lines.append(texts.directors.do_it_yourself())
    for message in pages(builder.after.title, blocks_of(lines), tone="bad"):
        builder.directors(message)


def _published(builder: PostBuilder) -> set[str]:
    """Return every published round: a director may have published the round before the timetable could."""
    return {
        actions.round_argument(stage, round_.number)
        for stage, log in enumerate(builder.after.started)
        for round_ in log.rounds
    }


REMINDER = Reminder(FAILED, never_due, unlisted, _post)
