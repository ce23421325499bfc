"""Rounds that were played elsewhere come in together: one post, not one for every game of the past."""

from __future__ import annotations

from bot.app.effects.desk import Desk
from bot.app.effects.rounds import round_key, round_pages
from bot.app.wording import imports as words
from formats.core import events as ev

TOLD_TOGETHER = (ev.StageStarted, ev.RoundPaired, ev.ResultRecorded)
"""What nobody is told of one by one when it was imported."""


def imported(desk: Desk) -> bool:
    """Does the change bring results from elsewhere?"""
    return any(isinstance(event, ev.ResultRecorded) and event.source == "import" for event in desk.events)


def told(desk: Desk) -> None:
    """How much came in, and the latest round where games of it are still open."""
    rounds = [event for event in desk.events if isinstance(event, ev.RoundPaired)]
    results = sum(isinstance(event, ev.ResultRecorded) for event in desk.events)
    desk.say(words.played_elsewhere(len(rounds), results), tone="good")
    current = desk.after.current_round
    if current is not None and not current.complete:
        stage = desk.after.stage_number
        desk.public(round_pages(desk, desk.scene, stage, current), key=round_key(stage, current.number))
