"""Rounds that were played elsewhere come in together: one post, not one for every game of the past."""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import round_key, round_pages
from bot.text.texts import texts
from formats.core import events as ev

POSTED_TOGETHER = (ev.StageStarted, ev.RoundPaired, ev.ResultRecorded)
"""What nobody is told of one by one when it was imported."""


def imported(builder: PostBuilder) -> bool:
    """Does the change bring results from elsewhere?"""
    return any(isinstance(event, ev.ResultRecorded) and event.source == "import" for event in builder.events)


def post_imported_rounds(builder: PostBuilder) -> None:
    """How much came in, and the latest round where games of it are still open."""
    rounds = [event for event in builder.events if isinstance(event, ev.RoundPaired)]
    results = sum(isinstance(event, ev.ResultRecorded) for event in builder.events)
    builder.say(texts.imports.played_elsewhere(rounds=len(rounds), results=results), tone="good")
    current = builder.after.current_round
    if current is not None and not current.complete:
        stage = builder.after.stage_number
        builder.public(round_pages(builder, builder.context, stage, current), key=round_key(stage, current.number))
