"""What is told to everybody step by step, as the director goes on."""

from __future__ import annotations

from bot.app.effects.desk import Desk
from bot.app.effects.pages import blocks_of, pages
from bot.app.wording import scripts as words
from formats.core import events as ev


def told(desk: Desk, event: ev.StepTold) -> None:
    """The sentences of the step; whoever they are about is called by it."""
    lines = [words.emphasised(line) for line in desk.scene.reasons(event.reasons, event.stage)]
    title = desk.scene.heading(words.REVEAL)
    about = [entrant for reason in event.reasons for entrant in reason.about]
    desk.public(pages(title, blocks_of(lines), mentions=desk.users(about), tone="attention"))
