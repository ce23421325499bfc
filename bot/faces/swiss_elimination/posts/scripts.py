"""What is told to everybody step by step, as the director goes on."""

from __future__ import annotations

from bot.app.posting.pages import blocks_of, pages
from bot.app.posting.post_builder import PostBuilder
from bot.faces.swiss_elimination.wording import scripts as words
from formats.core import events as ev


def post_step_of_reveal(builder: PostBuilder, event: ev.StepTold) -> None:
    """The sentences of the step; whoever they are about is called by it."""
    lines = [words.emphasised(line) for line in builder.context.reasons(event.reasons, event.stage)]
    title = builder.context.heading(words.REVEAL())
    about = [entrant for reason in event.reasons for entrant in reason.about]
    builder.public(pages(title, blocks_of(lines), mentions=builder.users(about), tone="attention"))
