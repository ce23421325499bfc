"""A tournament goes from one phase to another, and its timetable stands or runs."""

from __future__ import annotations

from bot.app.posting import ending, signup
from bot.app.posting.event_posts import posts_because_of
from bot.app.posting.post_builder import PostBuilder
from bot.app.speaking.wording.rounds import timetable_switched
from bot.app.tournaments.next_act import has_weeks
from formats.core import events as ev


@posts_because_of(ev.PhaseChanged)
def phase_changed(builder: PostBuilder, event: ev.PhaseChanged) -> None:
    """Sign-up opens or closes, the tournament is called off or over."""
    match event.phase:
        case "registration":
            signup.opened(builder)
        case "closed":
            signup.closed(builder)
        case "cancelled":
            signup.called_off(builder)
        case "finished":
            ending.finished(builder)
        case "draft" | "running":
            pass  # the stage that starts is told itself


@posts_because_of(ev.TimetableSwitched)
def timetable_stands_or_runs(builder: PostBuilder, event: ev.TimetableSwitched) -> None:
    """For everybody, unless an undo says it."""
    if event.cause != "undo":
        builder.say(timetable_switched(running=event.running, weeks=has_weeks(builder.after)))
