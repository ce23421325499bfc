"""What has to be posted because of a command: to the channel, to players, to directors.

Each kind of event has one teller; after them come the things that no single event says (a round is complete, a question
has opened). The posts are stored in the transaction that stores the events, so they must be made without waiting for
anything, and must not fail: everything of any length goes through `pages`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.app.posting import (
    answers,
    asking,
    ending,
    forms,
    games,
    imports,
    prompts,
    published,
    reports,
    rounds,
    rulings,
    signup,
    ticks,
    times,
    undoing,
)
from bot.app.posting.board import follow as follow_with_board
from bot.app.posting.groups import refresh as refresh_groups
from bot.app.posting.newcomers import asked as ask_newcomers
from bot.app.posting.post_builder import PostBuilder
from bot.app.posting.round_events import follow as follow_with_events
from bot.app.speaking.catalogue import deferred
from bot.app.speaking.context import posts_language
from bot.app.speaking.wording.rounds import timetable_switched
from bot.app.tournaments.service import Change
from formats.core import events as ev
from formats.core.engine import Engine
from storage.outbox import Post


def compose(change: Change, engine: Engine) -> list[Post]:
    """Everything to post because of a change, in order; empty where nothing happened."""
    if not change.records:
        return []
    with deferred(posts_language(change.loaded.state)):
        return _composed(PostBuilder(change, engine))


def _composed(builder: PostBuilder) -> list[Post]:
    together = imports.TOLD_TOGETHER if imports.imported(builder) else ()
    for event in builder.events:
        if not isinstance(event, together):
            TELLERS[type(event)](builder, event)
            _told_by_faces(builder, event)
    if together:
        imports.told(builder)
    published.told(builder)
    for face in builder.faces:
        face.after_results(builder)
    rounds.settled(builder)
    refresh_groups(builder)
    for face in builder.faces:
        face.after_field(builder)
    ask_newcomers(builder)
    for face in builder.faces:
        face.after_play(builder)
    prompts.opened(builder)
    signup.registered(builder)
    follow_with_board(builder)
    follow_with_events(builder)
    return builder.posts


def _told_by_faces(builder: PostBuilder, event: ev.Event) -> None:
    """What the faces of its formats say about an event besides."""
    for face in builder.faces:
        if type(event) in face.events:
            face.events[type(event)](builder, event)


def _phase(builder: PostBuilder, event: ev.PhaseChanged) -> None:
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


def _switched(builder: PostBuilder, event: ev.TimetableSwitched) -> None:
    if event.cause != "undo":
        builder.say(timetable_switched(running=event.running))


def _noted(builder: PostBuilder, event: ev.MatchNoted) -> None:
    games.noted(builder, event)
    answers.noted(builder, event)
    asking.noted(builder, event)


def _form_submitted(builder: PostBuilder, event: ev.FormSubmitted) -> None:
    answers.form_submitted(builder, event)
    forms.submitted(builder, event)


def _untold(_desk: PostBuilder, _event: ev.Event) -> None:
    """Whoever did this has an answer of their own; nobody else needs to hear of it."""


TELLERS: Mapping[type[ev.Event], Callable[[PostBuilder, Any], None]] = {
    ev.TournamentCreated: _untold,
    ev.SeedReplaced: _untold,
    ev.PlanChanged: _untold,
    ev.PhaseChanged: _phase,
    ev.TimetableSwitched: _switched,
    ev.EntrantRegistered: _untold,
    ev.EntrantChanged: _untold,
    ev.EntrantStatusChanged: signup.status_changed,
    ev.StageStarted: rounds.stage_started,
    ev.RoundPaired: rounds.paired,
    ev.RoundAmended: rounds.amended,
    ev.PlayTakenBack: rounds.taken_back,
    ev.GameTimesSet: times.times_set,
    ev.ResultReported: reports.reported,
    ev.ReportTakenBack: reports.taken_back,
    ev.ReportDisputed: reports.disputed,
    ev.ResultRecorded: games.recorded,
    ev.ResultCleared: games.cleared,
    ev.FormAsked: forms.asked,
    ev.FormSubmitted: _form_submitted,
    ev.FormsSeen: _untold,
    ev.DrawCommitted: prompts.committed,
    ev.DrawContributed: prompts.contributed,
    ev.PromptsOpened: _untold,
    ev.PromptAnswered: prompts.answered,
    ev.MatchNoted: _noted,
    ev.RulingMade: rulings.made,
    ev.FeeMarked: signup.fee_marked,
    ev.StepTold: _untold,
    ev.Announced: signup.announced,
    ev.DeadlinePassed: ticks.passed,
    ev.CommandUndone: undoing.undone,
}
"""Who tells which event; a test holds this against the union of all events."""
