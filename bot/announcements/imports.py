"""Posts about rounds imported from elsewhere: one summary, not one post per past game."""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import round_key, round_pages
from bot.text.texts import texts
from formats.core import events as ev

POSTED_TOGETHER = (ev.StageStarted, ev.RoundPaired, ev.ResultRecorded)
"""Events that are summarised when they were imported."""


def imported(builder: PostBuilder) -> bool:
    """Return whether the change contains imported results."""
    return any(isinstance(event, ev.ResultRecorded) and event.source == "import" for event in builder.events)


def post_imported_rounds(builder: PostBuilder) -> None:
    """Post the number of imported rounds and results, and the card of the latest round if it has open games."""
    rounds = [event for event in builder.events if isinstance(event, ev.RoundPaired)]
    results = sum(isinstance(event, ev.ResultRecorded) for event in builder.events)
    builder.say(texts.imports.played_elsewhere(rounds=len(rounds), results=results), tone="good")
    current = builder.after.current_round
    if current is not None and not current.complete:
        stage = builder.after.stage_number
        builder.public(round_pages(builder, builder.context, stage, current), key=round_key(stage, current.number))
