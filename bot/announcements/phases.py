"""Posts about phases of a tournament, and about its timetable being paused or resumed."""

from __future__ import annotations

from bot.announcements import ending, signup
from bot.announcements.event_posts import posts_because_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_cards import coming
from bot.service.next_act import only_goes_on
from bot.text.actions import round_argument
from bot.text.texts import texts
from bot.views.next_act import shared_next_button
from formats.core import events as ev
from formats.core.possible.clock import latest_round

HELD = "held"
"""Prefix of the key of the post that says whether a tournament without a weekly timetable is paused."""


@posts_because_of(ev.PhaseChanged)
def phase_changed(builder: PostBuilder, event: ev.PhaseChanged) -> None:
    """Post that registration opens or closes, or that the tournament is finished or cancelled."""
    match event.phase:
        case "registration":
            signup.opened(builder)
        case "closed":
            signup.closed(builder)
        case "cancelled":
            signup.called_off(builder)
        case "finished":
            ending.finished(builder)
        case "draft" | "running" | "series":
            pass  # the stage that starts has its own post, a series its card


@posts_because_of(ev.TimetableSwitched)
def timetable_stands_or_runs(builder: PostBuilder, event: ev.TimetableSwitched) -> None:
    """Post that the timetable is paused or resumed, unless the post of an undo says it."""
    if builder.after.phase == "series":
        builder.say((texts.series.goes_on if event.running else texts.series.stopped)(title=builder.after.title))
        return
    held = only_goes_on(builder.after)
    said = _timetable_switched(running=event.running, only_goes_on=held)
    if held:
        _pause_post(builder, event, said)
    elif event.cause != "undo":
        builder.say(said)


def _pause_post(builder: PostBuilder, event: ev.TimetableSwitched, said: str) -> None:
    """Keep one post between two rounds, updated in place, however often a tournament is paused and resumed."""
    latest = latest_round(builder.after)
    key = HELD if latest is None else f"{HELD}:{round_argument(latest[0], latest[1].number)}"
    lines = [said, *(coming(builder.context) if event.running else ())]
    messages = pages("", blocks_of(lines), buttons=shared_next_button(builder.context, builder.loaded.id))
    if event.cause == "undo":
        builder.change_public(key, messages)
    else:
        builder.keep(key, messages)


def _timetable_switched(*, running: bool, only_goes_on: bool) -> str:
    """A director switched the timetable, or, where a tournament `only_goes_on`, holds it or lets it go on."""
    if only_goes_on:
        return texts.rounds.goes_on() if running else texts.rounds.on_hold()
    if running:
        return texts.rounds.timetable_switched_running()
    return texts.rounds.timetable_switched()
